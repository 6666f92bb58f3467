// The mascot and the team of the playground as code in several languages. Each snippet draws the same picture as the page.
import { catalogue } from '../../lib/catalogue.js';
import { createGroup } from '../../lib/index.js';
import { linkGroup } from '../../lib/links.js';
import { readOption } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import {
  chooseLabel,
  type ElementSyntax,
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
import { createSnippets, type CodedMascot, type Snippets } from '../shared/snippets.js';
import { getSeed, listTeam, listTeamOptions, type PlaygroundState } from './state.js';

/** Lists the options of the team: its own, and `animated`, which it shares with the avatar. */
function listGroupOptions(state: PlaygroundState): (readonly [name: string, text: string])[] {
  return [...listTeamOptions(state), ...listOptions(state).filter(([name]) => name === 'animated')];
}

/** Address of the team on a service. */
export function linkTeam(state: PlaygroundState, origin: string): string {
  return linkGroup(listTeam(state), listGroupOptions(state), origin);
}

/** The mascot of a state, as its code needs it. */
function readMascot(state: PlaygroundState): CodedMascot {
  const options = listOptions(state);
  const { title, size: text }: RawTexts = Object.fromEntries(options);
  const size = readOption(AVATAR_OPTIONS, 'size', text, catalogue);
  return { seed: getSeed(state), options, size, label: chooseLabel(title, getSeed(state)) };
}

const { html, element, markdown } = createSnippets(readMascot);

function writeFace(state: PlaygroundState, syntax?: ElementSyntax): string {
  return writeElement(getSeed(state), listOptions(state), syntax);
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
export const SNIPPETS: Snippets<PlaygroundState> = [
  html,
  element,
  {
    id: 'esm',
    name: 'JavaScript',
    write: (state) => INSTALL_SCRIPT + writeCall('navii', getSeed(state), listOptions(state)),
  },
  {
    id: 'react',
    name: 'React',
    write: (state) => {
      const line = writeFace(state, { component: 'NaviiAvatar', quote: quoteMarkup, end: ' />', indent: '    ' });
      const face = line.includes('\n') ? `(\n    ${line}\n  )` : line;
      return `${INSTALL_SCRIPT}import { NaviiAvatar } from 'navii/react';\n\nexport function Face() {\n  return ${face};\n}`;
    },
  },
  {
    id: 'vue',
    name: 'Vue',
    write: (state) =>
      `${INSTALL_MARKUP}<script setup>\n// In vite.config.js, so that Vue leaves the tag alone:\n` +
      `// vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })\n` +
      `import 'navii/define';\n</script>\n\n<template>\n  ${writeFace(state, { quote: quoteHtml, end: ' />', indent: '  ' })}\n</template>`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    write: (state) =>
      `${INSTALL_MARKUP}<script>\n  import 'navii/define';\n</script>\n\n${writeFace(state, { quote: quoteMarkup, end: '></navii-avatar>' })}`,
  },
  {
    id: 'curl',
    name: 'curl',
    needsService: true,
    write: (state, origin) =>
      `curl -f -o avatar.png \\\n  '${linkAvatar(getSeed(state), listOptions(state), origin, '.png')}'`,
  },
  markdown,
  { id: 'team', name: 'Team', needsService: true, write: writeTeam },
];
