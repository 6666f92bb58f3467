// The grid of a gallery: hundreds of mascots, drawn a few at a time, so that nobody else waits for them.
import { type AvatarSettings, catalogue, MOTION_CSS } from 'navii';
import { compileCell, drawSeed, type GallerySettings, listGallerySeeds, listNonDefaults } from 'navii/internals';
import { MASCOTS_PER_TURN, retryLater } from 'navii/internals/http';
import type { Asker } from '../connections.js';
import { giveWay } from '../http/turns.js';
import { MAX_GALLERIES_WAITING, MAX_GALLERY_WAIT_MS } from '../limits.js';

/** What a gallery shows. */
export interface GalleryRequest {
  readonly gallery: GallerySettings;
  readonly avatars: AvatarSettings;
}

function refuse(): never {
  throw retryLater(503, 'Too many galleries');
}

const STYLE = `<style>${MOTION_CSS}</style>`;

/**
 * Makes a function that draws grids, one after the other.
 *
 * @param template - HTML of a cell
 * @returns a function that throws HttpError 503 when too many wait, or when nobody waits any more
 */
export function createGridPainter(template: string): (asked: GalleryRequest, asker?: Asker) => Promise<Buffer> {
  const fillCell = compileCell(template);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function paint({ gallery, avatars }: GalleryRequest, asker: Asker): Promise<Buffer> {
    // Hundreds of links repeat the options: only those that are not their defaults, in their shortest form.
    const options = listNonDefaults(avatars);
    const seeds = listGallerySeeds(gallery);
    const slices: Buffer[] = [];
    for (let start = 0; start < seeds.length; start += MASCOTS_PER_TURN) {
      // oxlint-disable-next-line no-await-in-loop -- in between, others are answered
      await giveWay();
      // Whoever is gone reads no answer, this one neither.
      if (asker() === 'gone') refuse();
      const cells = seeds.slice(start, start + MASCOTS_PER_TURN).map((seed, index) => {
        const svg = drawSeed(seed, avatars, catalogue);
        return fillCell({
          seed,
          query: new URLSearchParams([['seed', seed], ...options]).toString(),
          // A stylesheet in one drawing is one for the whole page.
          svg: start + index === 0 ? svg : svg.replace(STYLE, ''),
        });
      });
      slices.push(Buffer.from(cells.join('')));
    }
    return Buffer.concat(slices);
  }

  return async (asked, asker = () => 'here') => {
    if (waiting > MAX_GALLERIES_WAITING) refuse();
    waiting += 1;
    const start = performance.now();
    const painted = last.then(() => (performance.now() - start > MAX_GALLERY_WAIT_MS ? refuse() : paint(asked, asker)));
    last = painted.catch(() => undefined);
    try {
      return await painted;
    } finally {
      waiting -= 1;
    }
  };
}
