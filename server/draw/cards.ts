// Draws the icons, and the cards that other sites show with a link to this site.
import { catalogue } from '../../lib/catalogue.js';
import { selectSpec } from '../../lib/choose/select.js';
import type { Picture } from '../../lib/http/index.js';
import { type AvatarSettings, createAvatar } from '../../lib/index.js';
import { INK, SKY } from '../../lib/pages/brand.js';
import { describeShared, findGround } from '../../lib/pages/share.js';
import { renderSeed } from '../../lib/render/avatar.js';
import { escapeXml } from '../../lib/render/svg.js';
import { fitText, LINE_HEIGHT, type Lettering } from './lettering.js';

/** Width and height of the icon in pixels. */
const ICON = 180;
/** Size of a card in pixels. */
export const CARD = { width: 1200, height: 630, hasText: true } as const;

const DISPLAY_FONT = 'Bagel Fat One';

/** Moves a drawing within a larger one. */
export function place(svg: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`;
}

/** Position, in pixels, and font of a text. */
interface TextStyle {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: string;
  readonly anchor?: 'start' | 'middle';
}

export function write(text: string, { x, y, size, font = DISPLAY_FONT, anchor = 'middle' }: TextStyle): string {
  // Each of the two fonts has a single weight.
  const weight = font === DISPLAY_FONT ? 400 : 900;
  return (
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${font}" font-weight="${weight}" font-size="${size}" ` +
    `fill="${INK}">${escapeXml(text)}</text>`
  );
}

/**
 * Writes the lines of a text around a point.
 *
 * @param lineHeight - distance between the base lines of two lines, in ems
 */
export function writeLines({ font, size, lines }: Lettering, x: number, y: number, lineHeight = LINE_HEIGHT): string {
  // The middle of a letter is about a third of the size above its base line.
  const first = y - ((lines.length - 1) * lineHeight * size) / 2 + size * 0.33;
  return lines
    .map((line, index) => write(line, { x, y: Math.round(first + index * lineHeight * size), size, font }))
    .join('');
}

function paint(width: number, height: number, ground: string, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`
  );
}

export function createCard(ground: string, draw: () => string): Picture {
  return { ...CARD, draw: () => paint(CARD.width, CARD.height, ground, draw()) };
}

// Icons

function drawMascot(size: number): string {
  return createAvatar('navii', { palette: 'violet', mood: 'happy', background: 'none', size });
}

export const FAVICON = drawMascot(64);

/** The icon for home screens. It has no transparency, because home screens would paint it black. */
export const TOUCH_ICON: Picture = {
  width: ICON,
  height: ICON,
  draw: () => paint(ICON, ICON, SKY, place(drawMascot(ICON - 16), 8, 4)),
};

// Cards of the site and of releases

interface CardMascot {
  readonly seed: string;
  /** Horizontal middle, height of the feet, and size, in pixels. */
  readonly x: number;
  readonly feet: number;
  readonly size: number;
  readonly palette?: string;
}

/** The mascots of a card, from the left. */
const CAST: readonly CardMascot[] = [
  { seed: 'bjarne', x: 115, feet: 640, size: 240 },
  { seed: 'susan', x: 310, feet: 645, size: 280 },
  { seed: 'kofi', x: 506, feet: 640, size: 260 },
  { seed: 'otis', x: 702, feet: 645, size: 290 },
  { seed: 'juan', x: 898, feet: 640, size: 260 },
  { seed: 'carol', x: 1085, feet: 645, size: 270, palette: 'mint' },
];

function drawCast(): string {
  return CAST.map(({ seed, x, feet, size, palette }) => {
    return place(createAvatar(seed, { background: 'none', size, palette }), x - size / 2, feet - size);
  }).join('');
}

const writeLine = (text: string, y: number, size: number): string => write(text, { x: CARD.width / 2, y, size });

export const LINK_CARD = createCard(
  SKY,
  () => writeLine('Every name', 150, 132) + writeLine('has a mascot.', 282, 132) + drawCast(),
);

export function createReleaseCard(version: string): Picture {
  return createCard(SKY, () => writeLine('Navii', 140, 96) + writeLine(version, 290, 160) + drawCast());
}

// The card of a share page: the mascot, its name on a label, and below it how rare the look is. All sizes are in pixels.

/** The label with the name. */
const LABEL = { x: 598, y: 104, width: 552, height: 270 } as const;
/** The row of smaller labels below it. */
const ROW = { y: 424, height: 88 } as const;
const WORDMARK_WIDTH = 176;
const MIDDLE = LABEL.x + LABEL.width / 2;
/** Top left corner and size of the mascot. */
const MASCOT = { x: 10, y: 24, size: 582 } as const;
/** The box for the large text of the label. */
const TEXT_BOX = { width: LABEL.width - 56, height: LABEL.height - 100, minSize: 54, maxSize: 160 } as const;

/** Draws a label: a box with round corners, and its shadow at the bottom right. */
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

/** Draws the wordmark at the end of the row, with eyes for the dots of the two letters i. */
function drawWordmark(): string {
  const left = LABEL.x + LABEL.width - WORDMARK_WIDTH;
  const [x, y, size] = [left + 33, ROW.y + 61, 52];
  // Middle of the two letters i after `nav`, in ems.
  const eyes = [1.751, 1.983].map((ems) => drawEye(x + Math.round(ems * size), y - 37));
  const label = drawLabel(left, ROW.y, WORDMARK_WIDTH, ROW.height, '#fff', ROW.height / 2);
  return label + write('navıı', { x, y, size, anchor: 'start' }) + eyes.join('');
}

/** Draws the label at the start of the row, which says how rare the look is. */
function drawNote(text: string): string {
  const width = LABEL.width - WORDMARK_WIDTH - 24;
  const { size = 0 } = fitText(text, { width: width - 48, height: ROW.height - 24, minSize: 20, maxSize: 46 }) ?? {};
  return (
    drawLabel(LABEL.x, ROW.y, width, ROW.height, SKY, ROW.height / 2) +
    write(text, { x: LABEL.x + width / 2, y: Math.round(ROW.y + ROW.height / 2 + size * 0.33), size })
  );
}

/** Draws the large label: a small line, and a large text below it. */
function drawNameLabel(small: string, large: Lettering): string {
  const label = drawLabel(LABEL.x, LABEL.y, LABEL.width, LABEL.height, '#fff', 48);
  const text = writeLines(large, MIDDLE, LABEL.y + LABEL.height / 2 + 34);
  return label + write(small, { x: MIDDLE, y: LABEL.y + 64, size: 38 }) + text;
}

/** Returns position and size of the mascot. A ring reaches to the edge of the drawing, so it gets a margin. */
function placeMascot(background: string): { readonly x: number; readonly y: number; readonly size: number } {
  if (background !== 'ring') return MASCOT;
  const { x, y, size } = MASCOT;
  const inset = Math.round(size * 0.05);
  return { x: x + inset, y: y + inset, size: size - 2 * inset };
}

function drawShareCard(seed: string, settings: AvatarSettings): string {
  const { name, odds } = describeShared(seed, settings);
  const named = name.isName ? fitText(name.text, TEXT_BOX) : undefined;
  const rare = fitText(odds, TEXT_BOX);
  const { background } = selectSpec(seed, settings, catalogue);
  const { x, y, size } = placeMascot(background);
  // The card has the colour of a solid background, so the disc itself is left out: it would only show as an edge in scenes.
  const isHidden = background === 'solid' && settings.tileBg === undefined;
  const own = isHidden ? { background: 'none' as const } : {};
  const mascot = renderSeed(seed, { ...settings, ...own, animated: false, size, title: undefined }, catalogue);
  // If no font has all letters of the name, the large label says how rare the look is.
  const labels =
    named === undefined
      ? (rare === undefined ? '' : drawNameLabel('This look is', rare)) + drawNote('Every name has one')
      : drawNameLabel('Hello, my name is', named) + drawNote(odds);
  return place(mascot, x, y) + labels + drawWordmark();
}

export function createShareCard(seed: string, settings: AvatarSettings): Picture {
  return createCard(findGround(seed, settings), () => drawShareCard(seed, settings));
}
