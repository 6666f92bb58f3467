// The mascot and the team of the playground as code in several languages. Each snippet draws the same picture as the page.
import { catalogue } from '../../lib/catalogue.js';
import { createGroup } from '../../lib/index.js';
import { linkGroup } from '../../lib/links.js';
import { readOption } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import {
  chooseLabel,
  type ElementSyntax,
  escapeMarkdown,
  quoteHtml,
  quoteMarkup,
  quoteScript,
  writeAttributes,
  writeCall,
  writeElement,
  writeImage,
  writeLoader,
  writeTag,
} from '../shared/code.js';
import { linkAvatar } from '../shared/links.js';
import { listOptions } from '../shared/options.js';
import { getSeed, listTeam, listTeamOptions, type PlaygroundState } from './state.js';

/** A tab with code. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  /** Whether the code loads a picture from a service. */
  readonly needsService: boolean;
  /** @param origin - address of the service, without a slash at the end */
  readonly write: (state: PlaygroundState, origin: string) => string;
}

/** Lists the options of the team: its own, and `animated`, which it shares with the avatar. */
function listGroupOptions(state: PlaygroundState): (readonly [name: string, text: string])[] {
  return [...listTeamOptions(state), ...listOptions(state).filter(([name]) => name === 'animated')];
}

/** Address of the team on a service. */
export function linkTeam(state: PlaygroundState, origin: string): string {
  return linkGroup(listTeam(state), listGroupOptions(state), origin);
}

function findOption(state: PlaygroundState, wanted: string): string | undefined {
  return listOptions(state).find(([name]) => name === wanted)?.[1];
}

function labelOf(state: PlaygroundState): string {
  return chooseLabel(findOption(state, 'title'), getSeed(state));
}

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
  const { width = '', height = '' } =
    /width="(?<width>[\d.]+)" height="(?<height>\d+)"/.exec(
      createGroup(seeds, Object.fromEntries(listTeamOptions(state))),
    )?.groups ?? {};
  return writeImage(linkTeam(state, origin), Math.round(Number(width)), Number(height), TEAM);
}

/** The tabs of the code, in order. */
export const SNIPPETS: readonly [Snippet, ...Snippet[]] = [
  {
    id: 'html',
    name: 'HTML',
    needsService: true,
    write: (state, origin) => {
      const size = readOption(AVATAR_OPTIONS, 'size', findOption(state, 'size'), catalogue);
      return writeImage(linkAvatar(getSeed(state), listOptions(state), origin), size, size, labelOf(state));
    },
  },
  {
    id: 'element',
    name: 'Element',
    needsService: false,
    write: (state, origin) => `${writeLoader(origin)}\n\n${writeFace(state)}`,
  },
  {
    id: 'esm',
    name: 'JavaScript',
    needsService: false,
    write: (state) => INSTALL_SCRIPT + writeCall('navii', getSeed(state), listOptions(state)),
  },
  {
    id: 'react',
    name: 'React',
    needsService: false,
    write: (state) => {
      const line = writeFace(state, { component: 'NaviiAvatar', quote: quoteMarkup, end: ' />', indent: '    ' });
      const element = line.includes('\n') ? `(\n    ${line}\n  )` : line;
      return `${INSTALL_SCRIPT}import { NaviiAvatar } from 'navii/react';\n\nexport function Face() {\n  return ${element};\n}`;
    },
  },
  {
    id: 'vue',
    name: 'Vue',
    needsService: false,
    write: (state) =>
      `${INSTALL_MARKUP}<script setup>\n// In vite.config.js, so that Vue leaves the tag alone:\n` +
      `// vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })\n` +
      `import 'navii/define';\n</script>\n\n<template>\n  ${writeFace(state, { quote: quoteHtml, end: ' />', indent: '  ' })}\n</template>`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    needsService: false,
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
  {
    id: 'markdown',
    name: 'Markdown',
    needsService: true,
    write: (state, origin) =>
      `![${escapeMarkdown(labelOf(state))}](${linkAvatar(getSeed(state), listOptions(state), origin)})`,
  },
  { id: 'team', name: 'Team', needsService: true, write: writeTeam },
];

/** Returns the snippet of a tab; the first one if there is no such tab. */
export function findSnippet(id: string | undefined): Snippet {
  return SNIPPETS.find((snippet) => snippet.id === id) ?? SNIPPETS[0];
}
