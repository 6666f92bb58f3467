// Icons, and the cards that other sites show beside a link to us.
import { type AvatarOptions, createAvatar } from 'navii';
import { escapeXml } from 'navii/internals';
import type { Drawing } from 'navii/internals/http';

/** Edge of the icon in pixels (SPEC §4.4). */
const ICON = 180;
/** Size of a card in pixels (SPEC §4.4). */
const WIDTH = 1200;
const HEIGHT = 630;

const SKY = '#ffc94a';
const INK = '#22103f';

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

function openSvg(width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${SKY}"/>`
  );
}

function drawCast(): string {
  return CAST.map(({ seed, x, feet, size, palette }) => {
    return place(createAvatar(seed, { background: 'none', size, palette }), x - size / 2, feet - size);
  }).join('');
}

function write(text: string, y: number, size: number): string {
  return (
    `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" font-family="Bagel Fat One" font-size="${size}" ` +
    `fill="${INK}">${escapeXml(text)}</text>`
  );
}

function drawMascot(size: number): string {
  const [seed, options] = MASCOT;
  return createAvatar(seed, { ...options, size });
}

/** The favicon. */
export function drawFavicon(): string {
  return drawMascot(64);
}

/** The icon of a home screen: no transparency, since it would be painted black. */
function drawTouchIcon(): Drawing {
  const svg = `${openSvg(ICON, ICON)}${place(drawMascot(ICON - 16), 8, 4)}</svg>`;
  return { svg, width: ICON, height: ICON };
}

function drawCard(words: string): Drawing {
  return { svg: `${openSvg(WIDTH, HEIGHT)}${words}${drawCast()}</svg>`, width: WIDTH, height: HEIGHT, hasText: true };
}

/** The card of a link to the site. */
function drawLinkCard(): Drawing {
  return drawCard(write('Every name', 150, 132) + write('has a mascot.', 282, 132));
}

/** The card of a release. */
function drawReleaseCard(version: string): Drawing {
  return drawCard(write('Navii', 140, 96) + write(version, 290, 160));
}

/**
 * Every picture that is served as PNG under a path of its own, with what draws it.
 *
 * @param versions - releases that have a card
 */
export function listCards(versions: readonly string[]): ReadonlyMap<string, () => Drawing> {
  return new Map([
    ['/apple-touch-icon.png', drawTouchIcon],
    ['/og.png', drawLinkCard],
    ...versions.map((version) => [`/og/blog/v${version}.png`, () => drawReleaseCard(version)] as const),
  ]);
}
