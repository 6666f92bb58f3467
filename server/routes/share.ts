// GET /@:seed: the site's page about one mascot, complete without JavaScript; and GET /og/avatar/:seed.png, the card that
// other sites show beside a link to it.
import { AVATAR_OPTIONS, type AvatarSettings, catalogue, readAvatarOptions } from 'navii';
import {
  compileSharePage,
  describeShared,
  escapeXml,
  isEmail,
  linkSharePage,
  listSharedOptions,
  quoteUrl,
  renderShareTags,
  SHARE_PREFIX,
  writeQuery,
} from 'navii/internals';
import {
  BUSY,
  CACHE,
  decodeLeniently,
  describeTable,
  DRAWING,
  HttpError,
  imageHeaders,
  MASCOTS_PER_TURN,
  PAGE,
  RATE_EXPOSED,
  RATE_HEADERS,
  RATED,
  readAvatarQuery,
  readSeedPath,
  tagOf,
  textHeaders,
  TYPES,
  UNLISTED,
  valuesOfQuery,
  type AnswerDescription,
} from 'navii/internals/http';
import { createBufferCache } from '../cache.js';
import { giveWay } from '../draw/grid.js';
import { createShareCard } from '../draw/share-card.js';
import type { ServiceRoute } from '../host.js';
import { SHARE_CACHE_BYTES } from '../limits.js';
import { fillAddress, markPage } from '../site.js';
import { redirect, type Pages } from './pages.js';

const NO_SEED = 'seed required';
const NO_EMAIL = 'an e-mail address is no seed here; hash it with seedFromEmail()';

const SEED = {
  values: 'text, not empty, no e-mail address',
  default: 'required',
  description: 'Seed, percent-encoded; slashes may stand as they are.',
  schema: { type: 'string', minLength: 1 },
};

const REFUSED: AnswerDescription = {
  description: 'No seed, or an e-mail address.',
  type: 'text/plain',
  schema: { enum: [NO_SEED, NO_EMAIL] },
};

/**
 * Checks the seed of an address that people send to each other.
 *
 * @throws HttpError 400 where there is none, and where it is an e-mail address, which is not repeated
 */
function checkSeed(seed: string): string {
  if (seed === '') throw new HttpError(400, NO_SEED);
  if (isEmail(seed)) throw new HttpError(400, NO_EMAIL);
  return seed;
}

const CARD_PREFIX = '/og/avatar/';
const CARD = imageHeaders(TYPES.png, CACHE.day);

/** The card of a share page. Its drawing changes with the version, as that of other cards. */
const shareCardRoute: ServiceRoute = {
  name: 'shareCard',
  paths: [`${CARD_PREFIX}:seed.png`],
  methods: ['GET'],
  description:
    'The Open Graph card of the page about one mascot, 1200 × 630. Its requests count as those of avatars do.',
  tag: 'files',
  parameters: describeTable(AVATAR_OPTIONS),
  segments: { seed: SEED },
  answers: {
    200: { ...DRAWING, headers: { ...DRAWING.headers, ...RATE_HEADERS } },
    400: { ...REFUSED, headers: RATE_HEADERS },
    ...RATED,
  },
  exposes: RATE_EXPOSED,
  isLimited: true,
  answer(request, { png }) {
    const { seed: given, isPng } = readSeedPath(request.path, CARD_PREFIX);
    if (!isPng && given !== '') throw new HttpError(404, 'Not found');
    const seed = checkSeed(given);
    const settings = png.rewriteColors(readAvatarQuery(request.query));
    // This key equals no other in the cache: keys of avatars begin with a brace, and those of other cards are paths,
    // which have no space.
    const key = `card ${JSON.stringify(listSharedOptions(settings))}${seed}`;
    const body = (): Promise<Buffer> | Buffer => png.make(createShareCard(seed, settings), request, key);
    return { status: 200, headers: CARD, body, tag: tagOf('card', key) };
  },
};

/** The page where the site is not built. */
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title></title>' +
  '<meta name="description" content=""><!--share--><!--/share--></head><body><main><!--mascot--><!--/mascot--></main>' +
  '<template data-template><article data-mascot="{address}">{portrait}<h1 dir="auto">{name}</h1><p>{words}</p>' +
  '<p>{rarity}</p></article></template></body></html>';

/** The page has places for title, description, tags and mascot, in any order. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const TAGS = /<!--share-->[^]*?<!--\/share-->/;
const MASCOT = /<!--mascot-->[^]*?<!--\/mascot-->/;
/** The template, which only this module reads. */
const TEMPLATE = /<template data-template>([^]*?)<\/template>/;

/** Makes a function that writes share pages: HTML with the four places and a template of the mascot. */
function createSharePage(page: string): (base: string, seed: string, settings: AvatarSettings) => Buffer {
  const [, template = ''] = TEMPLATE.exec(page) ?? [];
  const bare = page.replace(TEMPLATE, '');
  const fillMascot = compileSharePage(template, catalogue);
  return (base, seed, settings) => {
    const shared = describeShared(seed, settings, catalogue);
    const { title, words, odds } = shared;
    const options = listSharedOptions(settings);
    const description = `${words}. How rare is that look? ${odds}.`;
    const address = linkSharePage(seed, options);
    const card = `${CARD_PREFIX}${quoteUrl(seed)}.png${writeQuery(options)}`;
    const tags = markPage(renderShareTags({ title, description, address, card, alt: words }));
    const mascot = fillMascot(seed, settings, shared);
    // Functions, because `$` in a replacement text has a meaning. A text that is put in has no `<` of its own making, so
    // that none stands for a place that is yet to be filled.
    return Buffer.from(
      bare
        .replace(TITLE, () => `<title>${escapeXml(title)}</title>`)
        .replace(DESCRIPTION, () => `<meta name="description" content="${escapeXml(description)}">`)
        .replace(TAGS, () => fillAddress(tags, base))
        .replace(MASCOT, () => mascot),
    );
  };
}

/** Makes the routes of share pages and of their cards. */
export function createShareRoutes({ htmlOf, headers: pageHeaders, answers }: Pages): ServiceRoute[] {
  const html = htmlOf('/share') ?? BARE_PAGE;
  // Without a seed, `/share` is a page of the site.
  const answerPage = answers.get('/share');
  const render = createSharePage(html);
  const kept = createBufferCache(SHARE_CACHE_BYTES);
  const headers = textHeaders(TYPES.html, CACHE.revalidate, { ...pageHeaders, ...UNLISTED });
  const pageTag = tagOf('page', html);
  const parameters = describeTable(AVATAR_OPTIONS);
  return [
    {
      name: 'share',
      paths: ['/@:seed'],
      methods: ['GET'],
      description: 'A page about one mascot, to send to others.',
      tag: 'pages',
      parameters,
      segments: { seed: SEED },
      answers: { 200: PAGE, 400: REFUSED, 503: BUSY },
      answer(request, host) {
        const seed = checkSeed(decodeLeniently(request.path.replace(SHARE_PREFIX, '')));
        const settings = readAvatarQuery(request.query);
        const base = host.baseOf(request);
        const key = `${base} ${JSON.stringify(listSharedOptions(settings))}${seed}`;
        const job = host.jobOf(request, MASCOTS_PER_TURN);
        const create = async (presence = job.presence): Promise<Buffer> => {
          await host.turns.run({ ...job, presence }, giveWay);
          return render(base, seed, settings);
        };
        const body = (): Promise<Buffer> => kept.getOrCreate(key, job.presence, create);
        return { status: 200, headers, body, tag: tagOf('share', pageTag + key) };
      },
    },
    shareCardRoute,
    {
      // Static hosts need this form of the address.
      name: 'shareQuery',
      paths: ['/share'],
      methods: ['GET'],
      description: 'Leads to the page about one mascot.',
      tag: 'pages',
      parameters: {},
      isUnlisted: true,
      answer(request, host) {
        const query = new URLSearchParams(request.query);
        const seed = query.get('seed') ?? '';
        if (seed !== '') {
          const settings = readAvatarOptions(valuesOfQuery(query), catalogue);
          return redirect(308, linkSharePage(checkSeed(seed), listSharedOptions(settings)));
        }
        if (answerPage === undefined) throw new HttpError(404, 'Not found');
        return answerPage(host.baseOf(request));
      },
    },
  ];
}
