// The parts of the README that the code prints: tables, snippets, the hash of the bundle, the picture of twelve mascots.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AVATAR_OPTIONS, createAvatar, GROUP_OPTIONS, PACKS, PALETTES } from 'navii';
import { describeDefault, describeValues } from '../../dist/lib/options/table.js';
import { layOut } from './raster.js';

/** What is shown of each framework: files that the tests build into pages and drive. */
const SNIPPETS = [
  ['React 19', 'react/team.tsx'],
  ['Vue 3', 'vue/team.vue'],
  ['Svelte 5', 'svelte/team.svelte'],
  ['Solid', 'solid/team.tsx'],
  ['Angular and plain DOM', 'properties/team.ts'],
];

/** The same of the components. */
const COMPONENTS = [
  ['React, as a component', 'components/react/team.tsx'],
  ['Vue, as a component', 'components/vue/team.vue'],
];

/** Twelve seeds whose mascots show the breadth of the cast. */
const CAST = 'anita bjarne carol ida kofi linus fei juan lise mary susan yuki'.split(' ');

/** @param {Readonly<Record<string, import('navii').OptionRow>>} options */
function printTable(options) {
  const rows = Object.entries(options).map(
    ([name, row]) => `| \`${name}\` | ${describeValues(row)} | ${describeDefault(row)} | ${row.doc} |`,
  );
  return ['| option | values | default | what it does |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** @param {readonly { id: string }[]} items */
function printIds(items) {
  return items.map(({ id }) => `\`${id}\``).join(' ');
}

/** @param {string} title @param {string} path below the pages of the frameworks */
function printSnippet(title, path) {
  const source = readFileSync(new URL(`../components/frameworks/${path}`, import.meta.url), 'utf8');
  // The tests hold several kinds of JSX, so each file names its own; a project has one.
  const code = source.replace(/^\/\*\* @jsxImportSource .*\n/, '').trimEnd();
  return `**${title}**\n\n\`\`\`${path.split('.').at(-1)}\n${code}\n\`\`\``;
}

/** @param {readonly (readonly string[])[]} snippets */
function printSnippets(snippets) {
  return snippets.map(([title = '', path = '']) => printSnippet(title, path)).join('\n\n');
}

/** The line that loads the bundle from another origin, if it is the one of this version (W3C Subresource Integrity). */
function printBundle() {
  const bytes = readFileSync(new URL('../../dist/cdn/navii.js', import.meta.url));
  const hash = createHash('sha384').update(bytes).digest('base64');
  const source = 'https://cdn.example/navii.js';
  return `\`\`\`html\n<script type="module" src="${source}" integrity="sha384-${hash}" crossorigin></script>\n\`\`\``;
}

/** Sections by the name of their marker. @type {Record<string, () => string>} */
export const SECTIONS = {
  bundle: printBundle,
  frameworks: () => printSnippets(SNIPPETS),
  components: () => printSnippets(COMPONENTS),
  'avatar options': () => printTable(AVATAR_OPTIONS),
  'group options': () => printTable(GROUP_OPTIONS),
  palettes: () => printIds(PALETTES),
  packs: () => PACKS.map(({ id, name, about }) => `- \`${id}\`: **${name}.** ${about}`).join('\n'),
};

/**
 * Puts the printed sections between their markers.
 *
 * @param {string} readme
 * @throws Error when a marker is missing
 */
export function fillReadme(readme) {
  let text = readme;
  for (const [name, print] of Object.entries(SECTIONS)) {
    const [open, close] = [`<!-- ${name} -->`, `<!-- end ${name} -->`];
    const [start, end] = [text.indexOf(open), text.indexOf(close)];
    if (start < 0 || end < start) throw new Error(`README.md: expected the markers ${open} and ${close}`);
    text = `${text.slice(0, start + open.length)}\n\n${print()}\n\n${text.slice(end)}`;
  }
  return text;
}

/** Draws the picture of twelve mascots. */
export function drawCast() {
  const svgs = CAST.map((seed) => createAvatar(seed, { size: 120 }));
  return `${layOut(svgs, { columns: 6, cell: 120, paper: 'none', resize: false })}\n`;
}
