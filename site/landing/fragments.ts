// What the build draws into the landing page, and no script draws again.
import { createAvatar, PACKS, renderGroup } from '../../lib/index.js';
import { removeMotionStyle } from '../shared/draw-animated.js';
import { each } from '../shared/html.js';
import { NAMES } from '../shared/names.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { renderCrowd } from './crowd.js';
import { renderFooterMascots, renderPanelMascots } from './edge-mascots.js';
import { describeLooks } from './looks.js';

const PACK_FACES = 4;

/** Seeds that stand for a pack: other ones for each, so that the pictures differ in more than their clothes. */
function listPackSeeds(index: number): readonly string[] {
  return NAMES.slice(index * PACK_FACES, (index + 1) * PACK_FACES);
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

/** Draws a team from the properties of its element. */
export function drawTeam({ seeds, ...options }: { readonly seeds?: readonly string[] }): string {
  return removeMotionStyle(renderGroup(seeds ?? [], options));
}

/** Mean size of an avatar in kilobytes, over the names. */
function measureAverageSize(): string {
  const total = NAMES.reduce((sum, name) => sum + createAvatar(name).length, 0);
  return (total / NAMES.length / 1000).toFixed(1);
}

export const LANDING_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['crowd', renderCrowd],
  ['panel-mascots', renderPanelMascots],
  ['looks', describeLooks],
  ['average-size', measureAverageSize],
  ['footer-mascots', renderFooterMascots],
]);
