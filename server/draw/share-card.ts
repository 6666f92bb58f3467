// The card of a share page: the mascot on its own ground, its name on a label, and how rare it looks.
import { type AvatarSettings, catalogue, type Catalogue } from 'navii';
import { describeShared, drawSeed, findGround, INK, selectSpec, SKY } from 'navii/internals';
import type { Picture } from 'navii/internals/http';
import { createCard, write } from './cards.js';
import { fitText, LINE_HEIGHT, type Lettering } from './lettering.js';

/** Draws a label: a box with round corners, and its shadow to the bottom right. */
function drawLabel(x: number, y: number, width: number, height: number, fill: string, round: number): string {
  const shape = `width="${width}" height="${height}" rx="${round}"`;
  return `<rect x="${x + 9}" y="${y + 10}" ${shape} fill="${INK}"/><rect x="${x}" y="${y}" ${shape} fill="${fill}"/>`;
}

function drawEye(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="7.6" fill="#fff"/><circle cx="${x + 0.4}" cy="${y + 0.6}" r="5.4" fill="${INK}"/>` +
    `<circle cx="${x - 1.8}" cy="${y - 2}" r="1.9" fill="#fff"/>`
  );
}

/** The label with the name, and the row of smaller ones below it. */
const LABEL = { x: 598, y: 104, width: 552, height: 270 } as const;
const ROW = { y: 424, height: 88 } as const;
const WORDMARK_WIDTH = 176;
const MIDDLE = LABEL.x + LABEL.width / 2;
/** Edge of the mascot, and its corner. */
const MASCOT = { x: 10, y: 24, size: 582 } as const;

/** The wordmark at the end of the row: the dots of the two i are eyes. */
function drawWordmark(): string {
  const left = LABEL.x + LABEL.width - WORDMARK_WIDTH;
  const [x, y, size] = [left + 33, ROW.y + 61, 52];
  // Where the two stems stand, in ems: after `nav`, each in the middle of its letter.
  const eyes = [1.751, 1.983].map((ems) => drawEye(x + Math.round(ems * size), y - 37));
  const label = drawLabel(left, ROW.y, WORDMARK_WIDTH, ROW.height, '#fff', ROW.height / 2);
  return label + write('navıı', { x, y, size, anchor: 'start' }) + eyes.join('');
}

/** A few words in the row: how rare the look is. */
function drawNote(words: string): string {
  const width = LABEL.width - WORDMARK_WIDTH - 24;
  const { size = 0 } = fitText(words, { width: width - 48, height: ROW.height - 24, minSize: 20, maxSize: 46 }) ?? {};
  return (
    drawLabel(LABEL.x, ROW.y, width, ROW.height, SKY, ROW.height / 2) +
    write(words, { x: LABEL.x + width / 2, y: Math.round(ROW.y + ROW.height / 2 + size * 0.33), size })
  );
}

/** A label that says something large under something small. */
function drawWords(small: string, { font, size, lines }: Lettering): string {
  // Letters stand on the base line: their middle is about a third of the size above it.
  const middle = LABEL.y + LABEL.height / 2 + 34;
  const first = middle - ((lines.length - 1) * LINE_HEIGHT * size) / 2 + size * 0.33;
  const rows = lines.map((line, at) =>
    write(line, { x: MIDDLE, y: Math.round(first + at * LINE_HEIGHT * size), size, font }),
  );
  const label = drawLabel(LABEL.x, LABEL.y, LABEL.width, LABEL.height, '#fff', 48);
  return label + write(small, { x: MIDDLE, y: LABEL.y + 64, size: 38 }) + rows.join('');
}

/** Where the mascot stands. A ring reaches to its very edge, and needs air about it. */
function placeMascot(background: string): { readonly x: number; readonly y: number; readonly size: number } {
  if (background !== 'ring') return MASCOT;
  const { x, y, size } = MASCOT;
  const inset = Math.round(size * 0.05);
  return { x: x + inset, y: y + inset, size: size - 2 * inset };
}

const PLACE = { width: LABEL.width - 56, height: LABEL.height - 100, minSize: 54, maxSize: 160 } as const;

function drawContent(seed: string, settings: AvatarSettings, known: Catalogue): string {
  const { name, odds } = describeShared(seed, settings, known);
  const named = name.isName ? fitText(name.text, PLACE) : undefined;
  const rare = fitText(odds, PLACE);
  const { background } = selectSpec(seed, settings, known);
  const { x, y, size } = placeMascot(background);
  // A disc that has the colour of the ground would only be seen where a scene ends with it.
  const isHidden = background === 'solid' && settings.tileBg === undefined;
  const own = isHidden ? { background: 'none' as const } : {};
  const mascot = drawSeed(seed, { ...settings, ...own, animated: false, size, title: undefined }, known);
  // The card says how rare the look is where no font has the letters of the name.
  const words =
    named === undefined
      ? (rare === undefined ? '' : drawWords('This look is', rare)) + drawNote('Every name has one')
      : drawWords('Hello, my name is', named) + drawNote(odds);
  return `<g transform="translate(${x} ${y})">${mascot}</g>${words}${drawWordmark()}`;
}

/** Makes the card of a seed, by options that are read already. */
export function createShareCard(seed: string, settings: AvatarSettings, known: Catalogue = catalogue): Picture {
  return createCard(findGround(seed, settings, known), () => drawContent(seed, settings, known));
}
