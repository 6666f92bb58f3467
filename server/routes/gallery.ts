// GET /gallery: the site's page with the mascots of the query, complete without JavaScript.
import { catalogue } from '../../lib/catalogue.js';
import {
  BUSY,
  CACHE,
  describeTable,
  MASCOTS_PER_TURN,
  PAGE,
  tagOf,
  textHeaders,
  TYPES,
  valuesOfQuery,
} from '../../lib/http/index.js';
import { type AvatarSettings, MOTION_CSS, readAvatarOptions } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { compileCell, type GallerySettings, listGallerySeeds, readGallery } from '../../lib/pages/gallery.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { escapeXml } from '../../lib/render/svg.js';
import { createBufferCache } from '../cache.js';
import type { ServiceRoute } from '../host.js';
import { GALLERY_CACHE_BYTES } from '../limits.js';
import { yieldToEventLoop } from '../queue.js';
import { fillAddress, markPage } from '../site.js';
import type { Pages } from './files.js';

/** The options of a gallery. */
export interface GalleryOptions {
  readonly gallery: GallerySettings;
  readonly avatars: AvatarSettings;
}

const STYLE = `<style>${MOTION_CSS}</style>`;

/**
 * Makes a function that draws the cells of a gallery, {@link MASCOTS_PER_TURN} at a time, so that other requests are
 * answered in between.
 *
 * @param template - HTML of a cell
 * @returns a function that draws the cells. It calls `run` for each slice, with the number of its mascots and the
 *   function that draws them; `run` decides when it starts.
 */
export function createGridPainter(
  template: string,
): (
  options: GalleryOptions,
  run: (mascots: number, draw: () => Promise<Buffer>) => Promise<Buffer>,
) => Promise<Buffer> {
  const fillCell = compileCell(template);
  return async ({ gallery, avatars }, run) => {
    // Hundreds of links repeat the options, so they have only those that differ from their defaults, in their shortest
    // form.
    const options = listNonDefaults(avatars);
    const seeds = listGallerySeeds(gallery);
    const slices: Buffer[] = [];
    for (let start = 0; start < seeds.length; start += MASCOTS_PER_TURN) {
      const part = seeds.slice(start, start + MASCOTS_PER_TURN);
      // oxlint-disable-next-line no-await-in-loop -- other requests are answered in between
      const slice = await run(part.length, async () => {
        await yieldToEventLoop();
        const cells = part.map((seed, index) => {
          const svg = drawSeed(seed, avatars, catalogue);
          return fillCell({
            seed,
            query: new URLSearchParams([['seed', seed], ...options]).toString(),
            // The stylesheet of the first drawing applies to the whole page.
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

/** The page without a built site. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery · Navii</title></head>' +
  '<body><main><h1>Gallery</h1><ul data-grid></ul></main>' +
  '<template data-cell><li>{svg}<span>{seed}</span></li></template></body></html>';

/**
 * Makes the route of the gallery. Its page has a list with the attribute `data-grid`, whose items are replaced, and a
 * template of an item with the attribute `data-cell`.
 */
export function createGalleryRoute({ htmlOf, headers, answers }: Pages): ServiceRoute {
  const html = htmlOf('/gallery') ?? BARE_PAGE;
  const answerPage = answers.get('/gallery');
  const marked = markPage(html);
  // The two comments around the cells stay in the page, because its script finds the cells between them.
  const [, before = '', after = ''] =
    /^([^]*?<ul[^>]*\sdata-grid[^>]*>(?:<!--lit-part-->)?)[^]*?((?:<!--\/lit-part-->)?<\/ul>[^]*)$/.exec(marked) ?? [];
  const [, template = ''] = /<template data-cell>([^]*?)<\/template>/.exec(html) ?? [];
  const paint = createGridPainter(template);
  const kept = createBufferCache(GALLERY_CACHE_BYTES);
  const pageTag = tagOf('page', html);
  const pageHeaders = textHeaders(TYPES.html, CACHE.revalidate, headers);

  return {
    name: 'gallery',
    paths: ['/gallery'],
    methods: ['GET'],
    description: 'A page of many mascots.',
    tag: 'pages',
    parameters: { ...describeTable(GALLERY_OPTIONS, catalogue), ...describeTable(AVATAR_OPTIONS, catalogue) },
    answers: { 200: PAGE, 503: BUSY },
    answer(request, host) {
      const query = new URLSearchParams(request.query);
      const base = host.baseOf(request);
      const valueOf = valuesOfQuery(query);
      const avatars = readAvatarOptions(valueOf, catalogue);
      // The page of the build already has the cells of a gallery without options.
      if (query.size === 0 && answerPage !== undefined) return answerPage(base);
      const options = { gallery: readGallery(valueOf, catalogue), avatars };
      const key = JSON.stringify([base, options]);
      const job = host.jobOf(request, options.gallery.count);
      const create = (readState = job.readState): Promise<Buffer> =>
        host.galleryQueue.run({ ...job, readState }, async () => {
          const grid = await paint(options, (mascots, draw) =>
            host.drawQueue.run({ ...job, readState, cost: mascots }, draw),
          );
          return Buffer.concat([
            Buffer.from(fillAddress(before, base, escapeXml)),
            grid,
            Buffer.from(fillAddress(after, base, escapeXml)),
          ]);
        });
      return {
        status: 200,
        headers: pageHeaders,
        body: () => kept.getOrCreate(key, job.readState, create),
        tag: tagOf('gallery', pageTag + key),
      };
    },
  };
}
