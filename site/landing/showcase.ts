// Rows of the landing page that show what the engine can do, drawn by it.
import { PALETTES } from '../../lib/core.js';
import { createAvatar, MOODS, PACKS } from '../../lib/index.js';
import { castRoles, type Role, drawMoving, linkActor } from '../shared/cast.js';
import { each, escapeHtml } from '../shared/html.js';
import { NAMES } from '../shared/names.js';

/** One mascot in every mood. */
export function renderMoods(): string {
  return each(MOODS, (mood) => {
    const options = { palette: 'sky', background: 'none', mood } as const;
    return `<li>${drawMoving({ seed: 'Otto', options })}<b>${mood}</b></li>`;
  });
}

/** Position of a hex colour on the colour wheel, greys at the end. */
function turnOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const span = Math.max(r, g, b) - Math.min(r, g, b);
  if (span < 24) return 9;
  // Red stands in the middle of a band that begins with pink, as on the wheel of paints.
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) / Math.PI + 2.2) % 2;
}

/** One mascot in every base palette, in the order of the rainbow. */
export function renderPalettes(): string {
  const [actor] = castRoles([{ palette: 'mint', body: 'imp', topper: true }]);
  const seed = actor?.seed ?? '';
  const rainbow = PALETTES.toSorted((a, b) => turnOf(a.body) - turnOf(b.body));
  return each(rainbow, ({ id }) => {
    const options = { palette: id, background: 'none', mood: 'happy' } as const;
    return (
      `<li><a href="${escapeHtml(linkActor({ seed, options }))}" title="${id}">${createAvatar(seed, options)}` +
      `<span class="hidden">${id}</span></a></li>`
    );
  });
}

const PACK_FACES = 4;

/** Seeds that stand for a pack: other ones for each, so that the rows differ in more than their clothes. */
function listPackSeeds(index: number): readonly string[] {
  return NAMES.slice(index * PACK_FACES, (index + 1) * PACK_FACES);
}

/** Each pack with mascots of its own, from the pictures of {@link drawPackPictures}; nothing where there are no packs. */
export function renderPacks(): string {
  return each(PACKS, ({ id, name, about }, index) => {
    const [seed = ''] = listPackSeeds(index);
    return (
      `<li><a href="${escapeHtml(linkActor({ seed, options: { packs: id } }))}">` +
      `<img src="/pictures/pack-${id}.svg" width="204" height="204" alt="" loading="lazy">` +
      `<b>${escapeHtml(name)}</b><span>${escapeHtml(about)}</span></a></li>`
    );
  });
}

/** The pictures of the packs, by file name: too many to wait for in the page itself. */
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
export function measureAverage(): string {
  const total = NAMES.reduce((sum, name) => sum + createAvatar(name).length, 0);
  return (total / NAMES.length / 1000).toFixed(1);
}

function renderOnlookers(roles: Parameters<typeof castRoles>[0], names: readonly string[]): string {
  return each(castRoles(roles, names), (actor) => `<li>${drawMoving(actor)}</li>`);
}

/** A row that looks over the edge of what is below it. */
export function renderPeekers(): string {
  const roles: readonly Role[] = [
    { palette: 'tangerine', body: 'bun', topper: true },
    { palette: 'lilac', body: 'ghost' },
    { palette: 'lime', body: 'bell', topper: true, mood: 'happy' },
    { palette: 'rose', body: 'cloud' },
    { palette: 'cream', body: 'loaf', topper: true },
    { palette: 'aqua', body: 'imp', mood: 'wink' },
    { palette: 'coral', body: 'egg', topper: true },
  ];
  return renderOnlookers(roles, NAMES.toReversed());
}

/** Three who sit on the playground. */
export function renderSitters(): string {
  const roles: readonly Role[] = [
    { palette: 'aqua', body: 'swirl', topper: false, mood: 'happy' },
    { palette: 'tangerine', body: 'imp', topper: true },
    { palette: 'lilac', body: 'mushroom', mood: 'wink' },
  ];
  return renderOnlookers(roles, NAMES.slice(60));
}

const GUESTS = castRoles(
  [
    { palette: 'mint', body: 'star', mood: 'happy' },
    { palette: 'sky', body: 'bun', topper: true, mood: 'happy' },
    { palette: 'rose', body: 'bell', topper: true, mood: 'wink' },
    { palette: 'grape', body: 'imp', mood: 'happy' },
  ],
  NAMES.slice(90),
);

/** The one who stands on the code of a way to use them. */
export function renderGuest(place: 0 | 1 | 2 | 3): string {
  const actor = GUESTS[place];
  return actor ? `<div class="guest" aria-hidden="true">${drawMoving(actor)}</div>` : '';
}
