// The mascot and the team of the playground as code in several languages. Each snippet draws the same picture as the page.
import { catalogue } from '../../lib/catalogue.js';
import { createGroup } from '../../lib/index.js';
import { linkGroup } from '../../lib/links.js';
import { readOption } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import {
  chooseLabel,
  quoteHtml,
  quoteMarkup,
  quoteScript,
  writeAttributes,
  writeCall,
  writeDrawing,
  writeElement,
  writeLoader,
  writeTag,
} from '../shared/code.js';
import { linkAvatar } from '../shared/links.js';
import { listOptions, type RawTexts } from '../shared/options.js';
import { ELEMENT, HTML, MARKDOWN, type Snippets } from '../shared/snippets.js';
import { getSeed, listTeam, listTeamOptions, type PlaygroundState } from './state.js';

/** Lists the options of the team: its own, and `animated`, which it shares with the avatar. */
function listGroupOptions(state: PlaygroundState): (readonly [name: string, text: string])[] {
  return [...listTeamOptions(state), ...listOptions(state).filter(([name]) => name === 'animated')];
}

/** Address of the team on a service. */
export function linkTeam(state: PlaygroundState, origin: string): string {
  return linkGroup(listTeam(state), listGroupOptions(state), origin);
}

/** Describes the mascot of a state, as its code needs it. */
export function codeMascot(state: PlaygroundState) {
  const [seed, options] = [getSeed(state), listOptions(state)];
  const { title, size: text }: RawTexts = Object.fromEntries(options);
  const size = readOption(AVATAR_OPTIONS, 'size', text, catalogue);
  return { seed, options, size, label: chooseLabel(title, seed), state };
}

/** The line that installs the package, as a comment, so that the code runs as it is copied. */
const INSTALL = 'npm install navii';
const INSTALL_SCRIPT = `// ${INSTALL}\n`;
const INSTALL_MARKUP = `<!-- ${INSTALL} -->\n`;

const TEAM = 'The team';

// For seeds with a comma, or with a space at the start or end: lists in addresses and attributes are split and trimmed, but
// properties are not.
function writeTeamElement(state: PlaygroundState, origin: string): string {
  const attributes = ['id="team"', ...writeAttributes(listGroupOptions(state)), `label="${TEAM}"`];
  const seeds = listTeam(state).map((seed) => `    ${quoteScript(seed)},\n`);
  return (
    `${writeLoader(origin)}\n\n${writeTag('navii-group', attributes, '></navii-group>')}\n` +
    `<script>\n  document.querySelector('#team').seeds = [\n${seeds.join('')}  ];\n</script>`
  );
}

function writeTeam(state: PlaygroundState, origin: string): string {
  const seeds = listTeam(state);
  if (seeds.some((seed) => seed.includes(',') || seed.trim() !== seed)) return writeTeamElement(state, origin);
  const svg = createGroup(seeds, Object.fromEntries(listTeamOptions(state)));
  return writeDrawing(linkTeam(state, origin), svg, TEAM);
}

/** The tabs of the code, in order. */
export const SNIPPETS: Snippets<ReturnType<typeof codeMascot>> = [
  HTML,
  ELEMENT,
  {
    id: 'esm',
    name: 'JavaScript',
    write: ({ seed, options }) => INSTALL_SCRIPT + writeCall('navii', seed, options),
  },
  {
    id: 'react',
    name: 'React',
    write: ({ seed, options }) => {
      const syntax = { component: 'NaviiAvatar', quote: quoteMarkup, end: ' />', indent: '    ' };
      const line = writeElement(seed, options, syntax);
      const face = line.includes('\n') ? `(\n    ${line}\n  )` : line;
      return `${INSTALL_SCRIPT}import { NaviiAvatar } from 'navii/react';\n\nexport function Face() {\n  return ${face};\n}`;
    },
  },
  {
    id: 'vue',
    name: 'Vue',
    write: ({ seed, options }) =>
      `${INSTALL_MARKUP}<script setup>\n// In vite.config.js, so that Vue leaves the tag alone:\n` +
      `// vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })\n` +
      `import 'navii/define';\n</script>\n\n<template>\n  ${writeElement(seed, options, { quote: quoteHtml, end: ' />', indent: '  ' })}\n</template>`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    write: ({ seed, options }) =>
      `${INSTALL_MARKUP}<script>\n  import 'navii/define';\n</script>\n\n${writeElement(seed, options, { quote: quoteMarkup, end: '></navii-avatar>' })}`,
  },
  {
    id: 'curl',
    name: 'curl',
    needsService: true,
    write: ({ seed, options }, origin) => `curl -f -o avatar.png \\\n  '${linkAvatar(seed, options, origin, '.png')}'`,
  },
  MARKDOWN,
  { id: 'team', name: 'Team', needsService: true, write: ({ state }, origin) => writeTeam(state, origin) },
];
