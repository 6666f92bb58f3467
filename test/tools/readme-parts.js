// The parts of the README that the code prints: the option tables and the picture of twelve mascots.
import { AVATAR_OPTIONS, createAvatar, GROUP_OPTIONS, PACKS, PALETTES } from 'navii';
import { layOut } from './raster.js';

/** Twelve seeds whose mascots show the breadth of the cast. */
const CAST = 'anita bjarne carol ida kofi linus fei juan lise mary susan yuki'.split(' ');

/** @param {Readonly<Record<string, { values: string, fallback: string, doc: string }>>} options */
function printTable(options) {
  const rows = Object.entries(options).map(
    ([name, { values, fallback, doc }]) => `| \`${name}\` | ${values} | ${fallback} | ${doc} |`,
  );
  return ['| option | values | default | what it does |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** @param {readonly { id: string }[]} items */
function printIds(items) {
  return items.map(({ id }) => `\`${id}\``).join(' ');
}

/** Sections by the name of their marker. @type {Record<string, () => string>} */
export const SECTIONS = {
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
