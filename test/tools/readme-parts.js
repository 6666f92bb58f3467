// Generates the README's printed parts: tables, the packs, and the picture of twelve mascots.
import { createAvatar, listPacks } from 'navii';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from 'navii/options';
import { describeDefault, describeValues } from '../../dist/lib/options/table.js';
import { layOut } from './raster.js';

/** Twelve seeds whose mascots show the breadth of the cast. */
const CAST = 'anita bjarne carol ida kofi linus fei juan lise mary susan yuki'.split(' ');

/** @param {Readonly<Record<string, import('navii/options').OptionRow>>} options */
function printTable(options) {
  const rows = Object.entries(options).map(
    ([name, row]) =>
      `| \`${name}\` | ${describeValues(row).replace('|', '\\|')} | ${describeDefault(row)} | ${row.doc} |`,
  );
  return ['| option | values | default | effect |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Sections of the README by the name of their marker. @type {Record<string, () => string>} */
const SECTIONS = {
  'avatar options': () => printTable(AVATAR_OPTIONS),
  'group options': () => printTable(GROUP_OPTIONS),
  packs: () =>
    listPacks()
      .map(({ id, name, about }) => `- \`${id}\`: **${name}.** ${about}`)
      .join('\n'),
};

/**
 * Replaces the sections between the markers.
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
