// GET /gallery: the site's page with the mascots of the query, complete without JavaScript.
import { catalogue } from '../../lib/catalogue.js';
import {
  BUSY,
  CACHE,
  describeTable,
  HttpError,
  MASCOTS_PER_TURN,
  PAGE,
  etagOf,
  textHeaders,
  TYPES,
  valuesOfQuery,
} from '../../lib/http/index.js';
import { type AvatarSettings, MOTION_CSS, readAvatarOptions } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';
import { AVATAR_OPTIONS, GALLERY_OPTIONS } from '../../lib/options/table.js';
import { type GallerySettings, listGallerySeeds, readGallery } from '../../lib/pages/gallery.js';
import { fillTemplate, printPage, type Template } from '../../lib/pages/template.js';
import { renderSeed } from '../../lib/render/avatar.js';
import { createBufferCache } from '../cache.js';
import type { ServiceRoute } from '../host.js';
import { GALLERY_CACHE_BYTES } from '../limits.js';
import type { BuiltSite } from '../site.js';
import { createPageAnswer } from './files.js';

/** The options of a gallery. */
export interface GalleryOptions {
  readonly gallery: GallerySettings;
  readonly avatars: AvatarSettings;
}

const STYLE = `<style>${MOTION_CSS}</style>`;

/**
 * Draws the cells of a gallery, {@link MASCOTS_PER_TURN} at a time, so that other requests are answered in between.
 *
 * @param cell - the template of a cell
 * @param run - called for each slice, with the number of its mascots and the function that draws them; it decides when it starts
 */
export async function paintGrid(
  cell: Template,
  { gallery, avatars }: GalleryOptions,
  run: (mascots: number, draw: () => string) => Promise<string>,
): Promise<string> {
  // Hundreds of links repeat the options, so they have only those that differ from their defaults, in their shortest form.
  const options = listNonDefaults(avatars);
  const seeds = listGallerySeeds(gallery);
  const slices: string[] = [];
  for (let start = 0; start < seeds.length; start += MASCOTS_PER_TURN) {
    const part = seeds.slice(start, start + MASCOTS_PER_TURN);
    // oxlint-disable-next-line no-await-in-loop -- other requests are answered in between
    const slice = await run(part.length, () => {
      const cells = part.map((seed, index) => {
        const svg = renderSeed(seed, avatars, catalogue);
        return fillTemplate(cell, {
          seed,
          query: new URLSearchParams([['seed', seed], ...options]).toString(),
          // The stylesheet of the first drawing applies to the whole page.
          svg: start + index === 0 ? svg : svg.replace(STYLE, ''),
        });
      });
      return cells.join('');
    });
    slices.push(slice);
  }
  return slices.join('');
}

export function createGalleryRoute({ pages, cell, headers }: BuiltSite): ServiceRoute {
  const page = pages['/gallery'];
  const answerPage = createPageAnswer(page, headers);
  const cache = createBufferCache(GALLERY_CACHE_BYTES);
  const pageEtag = etagOf('page', JSON.stringify(page ?? ''));
  const pageHeaders = textHeaders(TYPES.html, CACHE.revalidate, headers);

  return {
    name: 'gallery',
    paths: ['/gallery'],
    description: 'A page of many mascots.',
    tag: 'pages',
    parameters: { ...describeTable(GALLERY_OPTIONS, catalogue), ...describeTable(AVATAR_OPTIONS, catalogue) },
    answers: { 200: PAGE, 503: BUSY },
    answer(request, host) {
      if (page === undefined) throw new HttpError(404, 'Not found');
      const query = new URLSearchParams(request.query);
      const base = host.baseOf(request);
      // The page of the build already has the cells of a gallery without options.
      if (query.size === 0) return answerPage(base);
      const valueOf = valuesOfQuery(query);
      const options = { gallery: readGallery(valueOf, catalogue), avatars: readAvatarOptions(valueOf, catalogue) };
      const key = JSON.stringify([base, options]);
      const caller = host.callerOf(request);
      const create = (isGone: () => boolean): Promise<Buffer> =>
        host.galleryQueue.run({ ...caller, isGone, cost: options.gallery.count }, async () => {
          const cells = await paintGrid(cell, options, (cost, draw) =>
            host.drawInTurn(request, draw, { isGone, cost }),
          );
          return Buffer.from(printPage(page, base, {}, { cells }));
        });
      return {
        status: 200,
        headers: pageHeaders,
        body: () => cache.getOrCreate(key, caller.isGone, create),
        etag: etagOf('gallery', pageEtag + key),
      };
    },
  };
}
