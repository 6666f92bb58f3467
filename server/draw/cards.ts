// Icons, and the cards that other sites show beside a link to us.
import { type AvatarOptions, createAvatar } from 'navii';
import { escapeXml, INK, SKY } from 'navii/internals';
import type { Picture } from 'navii/internals/http';

/** Edge of the icon in pixels (SPEC §4.4). */
const ICON = 180;
/** Size of a card in pixels (SPEC §4.4). */
const CARD = { width: 1200, height: 630, hasText: true } as const;

const DISPLAY_FONT = 'Bagel Fat One';

/** The mascot of the icons. */
const MASCOT: readonly [seed: string, options: AvatarOptions] = [
  'navii',
  { palette: 'violet', mood: 'happy', background: 'none' },
];

interface Figure {
  readonly seed: string;
  /** Horizontal middle, height of the feet, and size, in pixels. */
  readonly x: number;
  readonly feet: number;
  readonly size: number;
  readonly palette?: string;
}

/** The mascots of a card, from the left. */
const CAST: readonly Figure[] = [
  { seed: 'bjarne', x: 115, feet: 640, size: 240 },
  { seed: 'susan', x: 310, feet: 645, size: 280 },
  { seed: 'kofi', x: 506, feet: 640, size: 260 },
  { seed: 'otis', x: 702, feet: 645, size: 290 },
  { seed: 'juan', x: 898, feet: 640, size: 260 },
  { seed: 'carol', x: 1085, feet: 645, size: 270, palette: 'mint' },
];

/** Moves a drawing to a place in a larger one. */
function place(svg: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`;
}

/** A text at a place, in pixels. */
interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font?: string;
  readonly anchor?: 'start' | 'middle';
}

export function write(text: string, { x, y, size, font = DISPLAY_FONT, anchor = 'middle' }: Words): string {
  // The weight of the second font; the first one has no other.
  const weight = font === DISPLAY_FONT ? 400 : 900;
  return (
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${font}" font-weight="${weight}" font-size="${size}" ` +
    `fill="${INK}">${escapeXml(text)}</text>`
  );
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

function drawCast(): string {
  return CAST.map(({ seed, x, feet, size, palette }) => {
    return place(createAvatar(seed, { background: 'none', size, palette }), x - size / 2, feet - size);
  }).join('');
}

function drawMascot(size: number): string {
  const [seed, options] = MASCOT;
  return createAvatar(seed, { ...options, size });
}

export function drawFavicon(): string {
  return drawMascot(64);
}

const writeLine = (text: string, y: number, size: number): string => write(text, { x: CARD.width / 2, y, size });

/** The icon of a home screen: no transparency, since it would be painted black. */
export const TOUCH_ICON: Picture = {
  width: ICON,
  height: ICON,
  draw: () => paint(ICON, ICON, SKY, place(drawMascot(ICON - 16), 8, 4)),
};

export const LINK_CARD = createCard(
  SKY,
  () => writeLine('Every name', 150, 132) + writeLine('has a mascot.', 282, 132) + drawCast(),
);

export function createReleaseCard(version: string): Picture {
  return createCard(SKY, () => writeLine('Navii', 140, 96) + writeLine(version, 290, 160) + drawCast());
}
