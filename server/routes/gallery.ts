// GET /gallery: the site's page with the mascots that the query asks for, complete without JavaScript (SPEC §4.4).
import { AVATAR_OPTIONS, catalogue, readAvatarOptions } from 'navii';
import { escapeXml, GALLERY_OPTIONS, readGallery } from 'navii/internals';
import { BUSY, CACHE, describeTable, PAGE, tagOf, textHeaders, TYPES, valuesOfQuery } from 'navii/internals/http';
import { createBufferCache } from '../cache.js';
import { createGridPainter } from '../draw/grid.js';
import type { ServiceRoute } from '../host.js';
import { GALLERY_CACHE_BYTES } from '../limits.js';
import { fillAddress, markPage } from '../site.js';
import type { Pages } from './pages.js';

/** The page where the site is not built. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery · Navii</title></head>' +
  '<body><main><h1>Gallery</h1><ul data-grid></ul></main>' +
  '<template data-cell><li>{svg}<span>{seed}</span></li></template></body></html>';

/**
 * Makes the route of the gallery. Its page has a list marked `data-grid`, whose items are replaced, and a template of such an
 * item marked `data-cell`.
 */
export function createGalleryRoute({ htmlOf, headers, answers }: Pages): ServiceRoute {
  const html = htmlOf('/gallery') ?? BARE_PAGE;
  const answerPage = answers.get('/gallery');
  const marked = markPage(html);
  // The two marks around the cells stay in the page, because its script finds the cells between them.
  const [, before = '', after = ''] =
    /^([^]*?<ul[^>]*\sdata-grid[^>]*>(?:<!--lit-part-->)?)[^]*?((?:<!--\/lit-part-->)?<\/ul>[^]*)$/.exec(marked) ?? [];
  const [, template = ''] = /<template data-cell>([^]*?)<\/template>/.exec(html) ?? [];
  const paint = createGridPainter(template);
  const kept = createBufferCache(GALLERY_CACHE_BYTES);
  const pageTag = tagOf('page', html);
  const fields = textHeaders(TYPES.html, CACHE.revalidate, headers);

  return {
    name: 'gallery',
    paths: ['/gallery'],
    methods: ['GET'],
    description: 'A page of many mascots.',
    tag: 'pages',
    parameters: { ...describeTable(GALLERY_OPTIONS), ...describeTable(AVATAR_OPTIONS) },
    answers: { 200: PAGE, 503: BUSY },
    answer(request, host) {
      const query = new URLSearchParams(request.query);
      const base = host.baseOf(request);
      // The built page already has the cells of a gallery without options.
      if (query.size === 0 && answerPage !== undefined) return answerPage(base);
      const valueOf = valuesOfQuery(query);
      const options = { gallery: readGallery(valueOf, catalogue), avatars: readAvatarOptions(valueOf, catalogue) };
      const key = JSON.stringify([base, options]);
      const job = host.jobOf(request, options.gallery.count);
      const create = (presence = job.presence): Promise<Buffer> =>
        host.galleries.run({ ...job, presence }, async () => {
          const grid = await paint(options, (mascots, draw) =>
            host.turns.run({ ...job, presence, cost: mascots }, draw),
          );
          return Buffer.concat([
            Buffer.from(fillAddress(before, base, escapeXml)),
            grid,
            Buffer.from(fillAddress(after, base, escapeXml)),
          ]);
        });
      return {
        status: 200,
        headers: fields,
        body: () => kept.getOrCreate(key, job.presence, create),
        tag: tagOf('gallery', pageTag + key),
      };
    },
  };
}
