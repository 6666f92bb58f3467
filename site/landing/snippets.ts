// The state as code. Each snippet draws what the page shows.
import { AVATAR_OPTIONS, catalogue, renderGroup } from '../../lib/index.js';
import { readOption } from '../../lib/options/read.js';
import type { OptionRow, OptionTable } from '../../lib/options/schema.js';
import {
  type Dialect,
  LINE_WIDTH,
  writeAttributes,
  writeElement,
  writeLoader,
  writeTag,
} from '../shared/element-code.js';
import { isEmailHash } from '../shared/email.js';
import { linkAvatar, linkGroup } from '../shared/links.js';
import { listOptions } from '../shared/options.js';
import { escapeMarkdown, quoteHtml, quoteMarkup, quoteScript } from '../shared/quotes.js';
import { getSeed, listTeam, listTeamOptions, type State } from './state.js';

/** A way to use an avatar. */
export interface Snippet {
  readonly id: string;
  readonly name: string;
  /** Whether the picture comes from a service. */
  readonly needsService: boolean;
  /** Writes the code for a state, with the address of a service, without a slash at its end. */
  readonly write: (state: State, origin: string) => string;
}

/** The options of the team: its own, and the one that it shares with the avatar. */
function listGroupOptions(state: State): (readonly [name: string, text: string])[] {
  return [...listTeamOptions(state), ...listOptions(state).filter(([name]) => name === 'animated')];
}

/** Address of the team on a service. */
export function linkTeam(state: State, origin: string): string {
  return linkGroup(listTeam(state), listGroupOptions(state), origin);
}

function findOption(state: State, wanted: string): string | undefined {
  return listOptions(state).find(([name]) => name === wanted)?.[1];
}

/** The alternative text of a picture. A hash would say nothing to a listener. */
function chooseLabel(state: State): string {
  const seed = getSeed(state);
  const name = isEmailHash(seed) ? undefined : readOption(AVATAR_OPTIONS, 'title', seed, catalogue);
  return findOption(state, 'title') ?? name ?? '';
}

function writeImage(source: string, width: number, height: number, label: string): string {
  return `<img src=${quoteHtml(source)}\n     width="${width}" height="${height}" alt=${quoteHtml(label)}>`;
}

type Options = readonly (readonly [name: string, text: string])[];

function writeFace(state: State, dialect?: Dialect): string {
  return writeElement(getSeed(state), listOptions(state), dialect);
}

function writeValue(kind: OptionRow['kind'], text: string): string {
  if (kind === 'integer' || kind === 'number') return text;
  if (kind === 'flag') return 'true';
  return kind === 'ids' ? `[${text.split(',').map(quoteScript).join(', ')}]` : quoteScript(text);
}

function writeOption([name, text]: Options[number]): string {
  const rows: OptionTable = AVATAR_OPTIONS;
  return `${name}: ${writeValue(rows[name]?.kind ?? 'text', text)}`;
}

function writeCall(state: State): string {
  const seed = quoteScript(getSeed(state));
  const options = listOptions(state).map(writeOption);
  if (options.length === 0) return `const svg = createAvatar(${seed});`;
  const line = `const svg = createAvatar(${seed}, { ${options.join(', ')} });`;
  return line.length <= LINE_WIDTH ? line : `const svg = createAvatar(${seed}, {\n  ${options.join(',\n  ')},\n});`;
}

const TEAM = 'The team';

// For seeds with a comma, or with spaces at an end: lists in addresses and attributes are split and trimmed, properties not.
function writeTeamElement(state: State, origin: string): string {
  const attributes = ['id="team"', ...writeAttributes(listGroupOptions(state)), `label="${TEAM}"`];
  const seeds = listTeam(state).map((seed) => `    ${quoteScript(seed)},\n`);
  return (
    `${writeLoader(origin)}\n\n${writeTag('navii-group', attributes, '></navii-group>')}\n` +
    `<script>\n  document.querySelector('#team').seeds = [\n${seeds.join('')}  ];\n</script>`
  );
}

function writeTeam(state: State, origin: string): string {
  const seeds = listTeam(state);
  if (seeds.some((seed) => seed.includes(',') || seed.trim() !== seed)) return writeTeamElement(state, origin);
  const { width = '', height = '' } =
    /width="(?<width>[\d.]+)" height="(?<height>\d+)"/.exec(
      renderGroup(seeds, Object.fromEntries(listTeamOptions(state))),
    )?.groups ?? {};
  return writeImage(linkTeam(state, origin), Math.round(Number(width)), Number(height), TEAM);
}

/** The tabs, in order. */
export const SNIPPETS: readonly [Snippet, ...Snippet[]] = [
  {
    id: 'html',
    name: 'HTML',
    needsService: true,
    write: (state, origin) => {
      const size = readOption(AVATAR_OPTIONS, 'size', findOption(state, 'size'), catalogue);
      return writeImage(linkAvatar(getSeed(state), listOptions(state), origin), size, size, chooseLabel(state));
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
    write: (state) => `import { createAvatar } from 'navii';\n\n${writeCall(state)}`,
  },
  {
    id: 'react',
    name: 'React',
    needsService: false,
    write: (state) => {
      const line = writeFace(state, { quote: quoteMarkup, end: ' />', indent: '    ' });
      const element = line.includes('\n') ? `(\n    ${line}\n  )` : line;
      return `import 'navii/define';\n\nexport function Face() {\n  return ${element};\n}`;
    },
  },
  {
    id: 'vue',
    name: 'Vue',
    needsService: false,
    write: (state) =>
      `<script setup>\n// In vite.config.js, so that Vue leaves the tag alone:\n` +
      `// vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })\n` +
      `import 'navii/define';\n</script>\n\n<template>\n  ${writeFace(state, { quote: quoteHtml, end: ' />', indent: '  ' })}\n</template>`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    needsService: false,
    write: (state) =>
      `<script>\n  import 'navii/define';\n</script>\n\n${writeFace(state, { quote: quoteMarkup, end: '></navii-avatar>' })}`,
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
      `![${escapeMarkdown(chooseLabel(state))}](${linkAvatar(getSeed(state), listOptions(state), origin)})`,
  },
  { id: 'team', name: 'Team', needsService: true, write: writeTeam },
];

/** The snippet of a tab; the first where there is no such tab. */
export function findSnippet(id: string | undefined): Snippet {
  return SNIPPETS.find((snippet) => snippet.id === id) ?? SNIPPETS[0];
}
