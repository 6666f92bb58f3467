// GET /@:seed: the site's page about one mascot, complete without JavaScript. Other sites show its card beside a link to it.
import type Router from 'koa-router';
import { AVATAR_OPTIONS, type AvatarSettings, catalogue, readAvatarOptions } from 'navii';
import {
  compileSharePage,
  describeShared,
  escapeXml,
  linkSharePage,
  listSharedOptions,
  renderShareTags,
  SHARE_PREFIX,
  type SharedMascot,
} from 'navii/internals';
import { BUSY, CACHE, decodeLeniently, describeGet, describeTable, valuesOfQuery } from 'navii/internals/http';
import type { Services } from '../api/services.js';
import { createBufferCache } from '../cache.js';
import { watchClient } from '../connections.js';
import { readBaseUrl } from '../http/base-url.js';
import type { PageHeaders } from '../http/page-headers.js';
import { createRouter } from '../http/router.js';
import { SHARE_CACHE_BYTES } from '../limits.js';
import { setBase } from './absolute.js';
import { linkShareCard } from './share-card.js';
import { checkSeed, REFUSED, SEED } from './share-seed.js';

/** The page where the site is not built. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title></title>' +
  '<meta name="description" content=""><!--share--><!--/share--></head><body><main><!--mascot--><!--/mascot--></main>' +
  '<template data-template><article data-mascot="{address}">{portrait}<h1 dir="auto">{name}</h1><p>{words}</p>' +
  '<p>{rarity}</p></article></template></body></html>';

export const shareEndpoint = describeGet('share', ['/@:seed'], 'A page about one mascot, to send to others.', {
  parameters: describeTable(AVATAR_OPTIONS),
  segments: { seed: SEED },
  answers: { 200: { description: 'The page.', type: 'text/html' }, 400: REFUSED, 503: BUSY },
});

/** What stands in the page for the mascot that it was built with. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const TAGS = /<!--share-->[^]*?<!--\/share-->/;
const MASCOT = /<!--mascot-->[^]*?<!--\/mascot-->/;

/**
 * Serves share pages.
 *
 * @param headers - of pages
 * @param page - HTML with the share tags and a mascot between comments, which are replaced, and a template of the mascot;
 * `undefined` stands for a bare one
 */
export function createShareRouter(
  { config, takeTurn }: Pick<Services, 'config' | 'takeTurn'>,
  headers: PageHeaders,
  page = BARE_PAGE,
): Router {
  const router = createRouter();
  const [, template = ''] = /<template data-template>([^]*?)<\/template>/.exec(page) ?? [];
  const fillMascot = compileSharePage(template, catalogue);
  const kept = createBufferCache(SHARE_CACHE_BYTES);

  function describeHead({ title, words, odds }: SharedMascot): readonly [title: string, description: string] {
    return [title, `${words}. How rare is that look? ${odds}.`];
  }

  function render(base: string, seed: string, settings: AvatarSettings): Buffer {
    const shared = describeShared(seed, settings, catalogue);
    const [title, description] = describeHead(shared);
    const address = linkSharePage(seed, listSharedOptions(settings));
    const tags = renderShareTags({
      title,
      description,
      address,
      card: linkShareCard(seed, settings),
      alt: shared.words,
    });
    const mascot = fillMascot(seed, settings, shared);
    // Functions, because `$` in a replacement text has a meaning. What is put in has no `<` of its own making, so that no text
    // stands for what is yet to be replaced.
    return Buffer.from(
      page
        .replace(TITLE, () => `<title>${escapeXml(title)}</title>`)
        .replace(DESCRIPTION, () => `<meta name="description" content="${escapeXml(description)}">`)
        .replace(TAGS, () => setBase(tags, base))
        .replace(MASCOT, () => mascot),
    );
  }

  router.get(SHARE_PREFIX, async (ctx) => {
    // Not ctx.params: the router reads a seed with a slash as two segments, and throws where an escape is broken.
    const seed = checkSeed(decodeLeniently(ctx.path.replace(SHARE_PREFIX, '')));
    const settings = readAvatarOptions(valuesOfQuery(new URLSearchParams(ctx.querystring)), catalogue);
    const base = readBaseUrl(ctx, config);
    const key = `${base} ${JSON.stringify(listSharedOptions(settings))}${seed}`;
    ctx.body = await kept.getOrCreate(key, watchClient(ctx.req), async () => {
      await takeTurn();
      return render(base, seed, settings);
    });
    ctx.type = 'text/html; charset=utf-8';
    ctx.set(headers);
    ctx.set('cache-control', CACHE.revalidate);
    // There is no end of such pages.
    ctx.set('x-robots-tag', 'noindex');
  });
  // The form of the address for hosts of files. Without a seed it is a page of the site.
  router.get('/share', async (ctx, next) => {
    const query = new URLSearchParams(ctx.querystring);
    const seed = query.get('seed') ?? '';
    if (seed === '') return next();
    const settings = readAvatarOptions(valuesOfQuery(query), catalogue);
    ctx.redirect(linkSharePage(checkSeed(seed), listSharedOptions(settings)));
    ctx.status = 308;
    ctx.set('cache-control', CACHE.revalidate);
  });
  return router;
}
