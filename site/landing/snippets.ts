// The state as code. Each snippet draws what the page shows.
import { FLAGS } from '../../components/read-properties.js';
import { propertyOf } from '../../components/schema.js';
import { AVATAR_OPTIONS, catalogue, renderGroup } from '../../lib/index.js';
import { readOption } from '../../lib/options/read.js';
import type { OptionRow, OptionTable } from '../../lib/options/row.js';
import { toKebab } from '../../lib/options/words.js';
import { linkAvatar } from '../shared/links.js';
import { listOptions } from '../shared/options.js';
import { escapeMarkdown, quoteBase, quoteHtml, quoteMarkup, quoteScript, quoteUrl } from '../shared/quotes.js';
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

/** The most columns of a line. */
const LINE_WIDTH = 80;

/** The options of the team: its own, and the one that it shares with the avatar. */
function listGroupOptions(state: State): (readonly [name: string, text: string])[] {
  return [...listTeamOptions(state), ...listOptions(state).filter(([name]) => name === 'animated')];
}

/** Address of the team on a service. */
export function linkTeam(state: State, origin: string): string {
  const options = listGroupOptions(state).map(([name, text]) => `&${name}=${quoteUrl(text)}`);
  return `${quoteBase(origin)}/group?seeds=${listTeam(state).map(quoteUrl).join(',')}${options.join('')}`;
}

function findOption(state: State, wanted: string): string | undefined {
  return listOptions(state).find(([name]) => name === wanted)?.[1];
}

/** The alternative text of a picture. A hash would say nothing to a listener. */
function chooseLabel(state: State): string {
  const seed = getSeed(state);
  const name = /^[0-9a-f]{64}$/.test(seed) ? undefined : readOption(AVATAR_OPTIONS, 'title', seed, catalogue);
  return findOption(state, 'title') ?? name ?? '';
}

function writeImage(source: string, width: number, height: number, label: string): string {
  return `<img src=${quoteHtml(source)}\n     width="${width}" height="${height}" alt=${quoteHtml(label)}>`;
}

/** A tag with its attributes, in one line if that is short enough, else in a line each. */
function writeTag(name: string, attributes: readonly string[], end: string, indent = ''): string {
  const line = `<${name} ${attributes.join(' ')}${end}`;
  if (indent.length + line.length <= LINE_WIDTH) return line;
  return [`<${name}`, ...attributes.map((text) => `${indent}  ${text}`), `${indent}${end.trimStart()}`].join('\n');
}

type Options = readonly (readonly [name: string, text: string])[];

function writeAttributes(options: Options, quote: (text: string) => string): string[] {
  return options.map(([name, text]) => {
    const attribute = toKebab(propertyOf(name));
    return FLAGS.has(name) ? attribute : `${attribute}=${quote(text)}`;
  });
}

function writeElement(state: State, quote: (text: string) => string, end: string, indent = ''): string {
  const attributes = writeAttributes([['seed', getSeed(state)], ...listOptions(state)], quote);
  return writeTag('navii-avatar', attributes, end, indent);
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

function writeLoader(origin: string): string {
  return `<script type="module" src=${quoteHtml(`${origin}/navii.js`)}></script>`;
}

const TEAM = 'The team';

// For seeds with a comma, or with spaces at an end: lists in addresses and attributes are split and trimmed, properties not.
function writeTeamElement(state: State, origin: string): string {
  const attributes = ['id="team"', ...writeAttributes(listGroupOptions(state), quoteHtml), `label="${TEAM}"`];
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
    write: (state, origin) => `${writeLoader(origin)}\n\n${writeElement(state, quoteHtml, '></navii-avatar>')}`,
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
      const line = writeElement(state, quoteMarkup, ' />', '    ');
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
      `import 'navii/define';\n</script>\n\n<template>\n  ${writeElement(state, quoteHtml, ' />', '  ')}\n</template>`,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    needsService: false,
    write: (state) =>
      `<script>\n  import 'navii/define';\n</script>\n\n${writeElement(state, quoteMarkup, '></navii-avatar>')}`,
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
