// Rows of the landing page that show what the engine can do, drawn by it.
import { PALETTES } from '../../lib/core.js';
import { createAvatar, MOODS, PACKS, type AvatarOptions } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import { NAMES } from '../shared/names.js';
import { linkToPlayground } from '../shared/playground-link.js';
import { renderPreview } from './preview.js';
import { FIRST_SEED } from './state.js';

function writeQuery(options: AvatarOptions): string {
  return new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)])).toString();
}

/** A link that gives the visitor's mascot some options, with a picture of it. */
function renderOffer(options: AvatarOptions, overrides: AvatarOptions, inside: string): string {
  return (
    `<li><a href="${escapeHtml(linkToPlayground(FIRST_SEED, options))}" data-offer="${escapeHtml(writeQuery(options))}">` +
    `${renderPreview(writeQuery({ ...overrides, ...options }))}${inside}</a></li>`
  );
}

/** The visitor's mascot in every mood. */
export function renderMoods(): string {
  return each(MOODS, (mood) => renderOffer({ mood }, { background: 'none', animated: true }, `<b>${mood}</b>`));
}

/** The place of a hex colour in the order of the rainbow, for sorting; greys come last. */
function rankHue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const span = Math.max(r, g, b) - Math.min(r, g, b);
  if (span < 24) return 9;
  // The hue, in half turns. It is shifted so that pinks come before red, not after violet.
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) / Math.PI + 2.2) % 2;
}

/** The visitor's mascot in every base palette, in the order of the rainbow. */
export function renderPalettes(): string {
  const rainbow = PALETTES.toSorted((a, b) => rankHue(a.body) - rankHue(b.body));
  return each(rainbow, ({ id }) => {
    const overrides = { background: 'none', tileBg: 'none', mood: 'happy', animated: false } as const;
    return renderOffer({ palette: id }, overrides, `<span class="hidden">${id}</span>`);
  });
}

const PACK_FACES = 4;

/** Seeds that stand for a pack: other ones for each, so that the pictures differ in more than their clothes. */
function listPackSeeds(index: number): readonly string[] {
  return NAMES.slice(index * PACK_FACES, (index + 1) * PACK_FACES);
}

/** The visitor's mascot in each pack; where there is no script, some of the pack's own ({@link drawPackPictures}). */
export function renderPacks(): string {
  return each(PACKS, ({ id, name, about }) => {
    return (
      `<li><a href="${escapeHtml(linkToPlayground(FIRST_SEED, { packs: id }))}" data-offer="packs=${id}">` +
      `<navii-avatar class="preview" data-preview="packs=${id}&amp;parts=&amp;palette=&amp;animated=0">` +
      `<img src="/pictures/pack-${id}.svg" width="204" height="204" alt="" loading="lazy"></navii-avatar>` +
      `<b>${escapeHtml(name)}</b><span>${escapeHtml(about)}</span></a></li>`
    );
  });
}

/** The pictures of the packs, by file name. They are files of their own so that the page itself stays small. */
export function drawPackPictures(): Map<string, string> {
  return new Map(
    PACKS.map(({ id }, index) => {
      const faces = each(listPackSeeds(index), (seed, place) =>
        createAvatar(seed, { packs: id, size: 100 }).replace(
          '<svg ',
          `<svg x="${(place % 2) * 104}" y="${Math.floor(place / 2) * 104}" `,
        ),
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 204 204">${faces}</svg>`;
      return [`pictures/pack-${id}.svg`, svg];
    }),
  );
}

/** Mean size of an avatar in kilobytes, over the names. */
export function measureAverageSize(): string {
  const total = NAMES.reduce((sum, name) => sum + createAvatar(name).length, 0);
  return (total / NAMES.length / 1000).toFixed(1);
}
