// The grid of a gallery: hundreds of mascots, drawn a few at a time, so that nobody else waits for them.
import { setImmediate } from 'node:timers/promises';
import { type AvatarSettings, catalogue, MOTION_CSS } from 'navii';
import { compileCell, drawSeed, type GallerySettings, listGallerySeeds, listNonDefaults } from 'navii/internals';
import { MASCOTS_PER_TURN } from 'navii/internals/http';

/** The mascots that a gallery shows. */
export interface GalleryOptions {
  readonly gallery: GallerySettings;
  readonly avatars: AvatarSettings;
}

/** Rounds of the event loop between two slices. In each one, Node accepts a single connection. */
const ROUNDS = 8;

/** Lets all that has arrived be answered first. */
export async function giveWay(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each round begins after the one before
  for (let round = 0; round < ROUNDS; round += 1) await setImmediate();
}

const STYLE = `<style>${MOTION_CSS}</style>`;

/**
 * Makes a function that draws grids.
 *
 * @param template - HTML of a cell
 * @returns a function that draws a grid; `takeTurn` runs each slice of it when it may begin
 */
export function createGridPainter(
  template: string,
): (
  options: GalleryOptions,
  takeTurn: (mascots: number, draw: () => Promise<Buffer>) => Promise<Buffer>,
) => Promise<Buffer> {
  const fillCell = compileCell(template);
  return async ({ gallery, avatars }, takeTurn) => {
    // Hundreds of links repeat the options: only those that are not their defaults, in their shortest form.
    const options = listNonDefaults(avatars);
    const seeds = listGallerySeeds(gallery);
    const slices: Buffer[] = [];
    for (let start = 0; start < seeds.length; start += MASCOTS_PER_TURN) {
      const part = seeds.slice(start, start + MASCOTS_PER_TURN);
      // oxlint-disable-next-line no-await-in-loop -- in between, others are answered
      const slice = await takeTurn(part.length, async () => {
        await giveWay();
        const cells = part.map((seed, index) => {
          const svg = drawSeed(seed, avatars, catalogue);
          return fillCell({
            seed,
            query: new URLSearchParams([['seed', seed], ...options]).toString(),
            // A stylesheet in one drawing is one for the whole page.
            svg: start + index === 0 ? svg : svg.replace(STYLE, ''),
          });
        });
        return Buffer.from(cells.join(''));
      });
      slices.push(slice);
    }
    return Buffer.concat(slices);
  };
}
