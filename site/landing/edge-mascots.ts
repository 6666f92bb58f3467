// Decorative mascots on the edges of panels, tiles and the footer.
import { drawAnimated } from '../shared/draw-animated.js';
import { findMascots, renderMascots, type WantedMascot } from '../shared/mascots.js';
import { NAMES } from '../shared/names.js';

const FOOTER: readonly WantedMascot[] = [
  { palette: 'tangerine', body: 'bun', topper: true },
  { palette: 'lilac', body: 'ghost' },
  { palette: 'lime', body: 'bell', topper: true, mood: 'happy' },
  { palette: 'rose', body: 'cloud' },
  { palette: 'cream', body: 'loaf', topper: true },
  { palette: 'aqua', body: 'pill', mood: 'wink' },
  { palette: 'coral', body: 'egg', topper: true },
];

/** A row that looks over the edge of the footer. */
export function renderFooterMascots(): string {
  return `<ul class="footer-mascots" aria-hidden="true">${renderMascots(FOOTER, NAMES.toReversed())}</ul>`;
}

const PANEL: readonly WantedMascot[] = [
  { palette: 'aqua', body: 'swirl', mood: 'happy' },
  { palette: 'tangerine', body: 'pill', topper: true },
  { palette: 'lilac', body: 'mushroom', mood: 'wink' },
];

/** Three who sit on the panel of the playground. */
export function renderPanelMascots(): string {
  return `<ul class="panel-mascots" aria-hidden="true">${renderMascots(PANEL, NAMES.slice(60))}</ul>`;
}

const TILES = findMascots(
  [
    { palette: 'mint', body: 'star', mood: 'happy' },
    { palette: 'sky', body: 'bun', topper: true, mood: 'happy' },
    { palette: 'rose', body: 'bell', topper: true, mood: 'wink' },
    { palette: 'grape', body: 'pill', mood: 'happy' },
  ],
  NAMES.slice(90),
);

/** Draws the one who stands on the code of a tile; the tiles are the ways to use an avatar. */
export function drawTileMascot(tile: number): string {
  const mascot = TILES[tile];
  return mascot === undefined ? '' : drawAnimated(mascot.seed, mascot.options);
}
