// Contact sheets: many mascots as one drawing, in rows, each with its seed below it.
import type { Catalogue } from '../choose/catalogue.js';
import { selectSeed } from '../choose/select.js';
import { toLine } from '../options/read.js';
import type { AvatarSettings } from '../options/schema.js';
import { delayClass, drawAvatar } from './avatar.js';
import { drawBadge } from './badge.js';
import { escapeXml, formatHundredths, styleOf } from './svg.js';

/** The layout of a sheet. */
export interface SheetSettings {
  /** Mascots in a row: an integer of at least 1. */
  readonly columns: number;
  /** Whether each has its seed below it. */
  readonly labels: boolean;
}

// A mascot is 100 units wide.
const GAP = 8;
const STEP = 100 + GAP;
const LABEL = 14;
/** Letters that fit under a mascot. Wide letters count twice. */
const LETTERS = 18;

/** Letters that are as wide as high: Chinese, Japanese, Korean, emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Cuts a seed to the width of a mascot. */
function fitLabel(seed: string): string {
  const letters = [...(toLine(seed, LETTERS + 1) ?? '')];
  let width = 0;
  for (const [index, letter] of letters.entries()) {
    width += WIDE.test(letter) ? 2 : 1;
    if (width > LETTERS) return `${letters.slice(0, index > 0 ? index - 1 : 0).join('')}…`;
  }
  return letters.join('');
}

function drawLabel(seed: string): string {
  return (
    '<text x="50" y="110" text-anchor="middle" font-family="system-ui,sans-serif" font-size="9" fill="#3a3354">' +
    `${escapeXml(fitLabel(seed))}</text>`
  );
}

function drawCell(seed: string, settings: AvatarSettings, catalogue: Catalogue): string {
  const selection = selectSeed(seed, settings, catalogue);
  const figure = drawAvatar('', selection, settings, catalogue.layers) + drawBadge(settings);
  return settings.animated ? `<g class="${delayClass(selection)}">${figure}</g>` : figure;
}

/**
 * Draws a contact sheet.
 *
 * @param seeds - seeds that are not empty, row by row
 * @param settings - settings of each mascot; the size is in px
 * @returns an SVG document without ids, and its size in px
 */
export function renderSheet(
  seeds: readonly string[],
  settings: AvatarSettings,
  { columns, labels }: SheetSettings,
  catalogue: Catalogue,
): { readonly width: number; readonly height: number; readonly svg: string } {
  const across = Math.min(columns, seeds.length);
  const rowStep = STEP + (labels ? LABEL : 0);
  const { size } = settings;
  const width = across * STEP + GAP;
  const height = (1 + Math.floor((seeds.length - 1) / columns)) * rowStep + GAP;
  const cells = seeds.map((seed, i) => {
    const [x, y] = [(i % columns) * STEP + GAP, Math.floor(i / columns) * rowStep + GAP];
    const label = labels ? drawLabel(seed) : '';
    return `<g transform="translate(${x} ${y})">${drawCell(seed, settings, catalogue)}${label}</g>`;
  });
  const [pixelWidth, pixelHeight] = [(width * size) / 100, (height * size) / 100];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${formatHundredths(width * size)}" ` +
    `height="${formatHundredths(height * size)}" fill="none" stroke-linecap="round">` +
    `${styleOf(settings)}<rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}</svg>`;
  return { width: pixelWidth, height: pixelHeight, svg };
}
