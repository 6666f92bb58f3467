// The parts of the README and the docs that are printed from the code: tables, the hash of the bundle, the picture of twelve mascots.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AVATAR_OPTIONS, createAvatar, GROUP_OPTIONS, PACKS } from 'navii';
import { describeDefault, describeValues } from '../../dist/lib/options/describe.js';
import { layOut } from './raster.js';

/** Twelve seeds whose mascots show the breadth of the cast. */
const CAST = 'anita bjarne carol ida kofi linus fei juan lise mary susan yuki'.split(' ');

/** @param {Readonly<Record<string, import('navii').OptionRow>>} options */
function printTable(options) {
  const rows = Object.entries(options).map(
    ([name, row]) => `| \`${name}\` | ${describeValues(row)} | ${describeDefault(row)} | ${row.doc} |`,
  );
  return ['| option | values | default | effect |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Sections of the README by the name of their marker. @type {Record<string, () => string>} */
const SECTIONS = {
  'avatar options': () => printTable(AVATAR_OPTIONS),
  'group options': () => printTable(GROUP_OPTIONS),
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

/** The line of the docs that loads the bundle from another origin (W3C Subresource Integrity). */
export const INTEGRITY = /(?<=^<script .*integrity=")[^"]+/m;

/**
 * Writes the hash of the built bundle into a page of the docs.
 *
 * @param {string} page
 * @throws Error when no line of the page has a hash
 */
export function fillIntegrity(page) {
  if (!INTEGRITY.test(page)) throw new Error('expected a script with its hash');
  const bytes = readFileSync(new URL('../../dist/cdn/navii.js', import.meta.url));
  return page.replace(INTEGRITY, `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
}

/** Draws the picture of twelve mascots. */
export function drawCast() {
  const svgs = CAST.map((seed) => createAvatar(seed, { size: 120 }));
  return `${layOut(svgs, { columns: 6, cell: 120, paper: 'none', resize: false })}\n`;
}

/** The printed files: path and text. @type {readonly (readonly [path: string, text: string])[]} */
export const PRINTED = [
  ['README.md', fillReadme(readFileSync('README.md', 'utf8'))],
  ['site/docs/elements.md', fillIntegrity(readFileSync('site/docs/elements.md', 'utf8'))],
  ['site/public/cast.svg', drawCast()],
];
