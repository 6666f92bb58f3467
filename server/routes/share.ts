// GET /@:seed: the site's page about one mascot, complete without JavaScript. GET /og/avatar/:seed.png: the card that
// other sites show with a link to it.
import { catalogue } from '../../lib/catalogue.js';
import { isEmail } from '../../lib/choose/seed.js';
import {
  answerPicture,
  BUSY,
  CACHE,
  decodeLeniently,
  describeTable,
  HttpError,
  imageHeaders,
  PAGE,
  readAvatarQuery,
  readSeedPath,
  SEED_SEGMENT,
  etagOf,
  textHeaders,
  TYPES,
  UNLISTED,
  valuesOfQuery,
  type Answer,
  type AnswerDescription,
} from '../../lib/http/index.js';
import { type AvatarSettings, readAvatarOptions } from '../../lib/index.js';
import { linkSharePage, quoteUrl, SHARE_PREFIX, writeQuery } from '../../lib/links.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { describeShared, fillSharePlaces, listSharedOptions } from '../../lib/pages/share.js';
import { fillTemplate, printPage, type Page } from '../../lib/pages/template.js';
import { createBufferCache } from '../cache.js';
import { createShareCard } from '../draw/cards.js';
import type { ServiceHost, ServiceRoute } from '../host.js';
import { SHARE_CACHE_BYTES } from '../limits.js';
import { prefersHtml, type ServiceRequest } from '../request.js';
import type { BuiltSite } from '../site.js';
import { createPageAnswer, redirect } from './files.js';

const NO_SEED = 'seed required';
const NO_EMAIL = 'an e-mail address is no seed here; hash it with seedFromEmail()';

const SEED = { ...SEED_SEGMENT, values: 'text, not empty, no e-mail address' };

const REFUSED: AnswerDescription = {
  description: 'No seed, or an e-mail address.',
  type: 'text/plain',
  schema: { enum: [NO_SEED, NO_EMAIL] },
};

const REFUSED_PAGE: AnswerDescription = {
  ...REFUSED,
  description: `${REFUSED.description} Browsers get a page with a field for a name.`,
};

/**
 * Checks the seed of a share page: people send its URL to each other.
 *
 * @throws HttpError 400 when it is empty or an e-mail address; the response does not repeat the address
 */
function checkSeed(seed: string): string {
  if (seed === '') throw new HttpError(400, NO_SEED);
  if (isEmail(seed)) throw new HttpError(400, NO_EMAIL);
  return seed;
}

const CARD_PREFIX = '/og/avatar/';
const CARD = imageHeaders(TYPES.png, CACHE.day);

/** Makes the route of the card of a share page. As with other cards, its drawing changes with the version. */
function createShareCardRoute(): ServiceRoute {
  return {
    name: 'shareCard',
    paths: [`${CARD_PREFIX}:seed.png`],
    description:
      'The Open Graph card of the page about one mascot, 1200 × 630. Requests count towards the limit of avatars.',
    tag: 'files',
    parameters: describeTable(AVATAR_OPTIONS, catalogue),
    segments: { seed: SEED },
    answers: { 400: REFUSED },
    isLimited: true,
    answer(request, host) {
      const { seed: given, format } = readSeedPath(request.path, CARD_PREFIX);
      if (format !== 'png' && given !== '') throw new HttpError(404, 'Not found');
      const seed = checkSeed(given);
      const settings = readAvatarQuery(request.query, catalogue);
      const key = JSON.stringify(listSharedOptions(settings)) + seed;
      return answerPicture(createShareCard(seed, settings), { kind: 'share card', key }, CARD, request, host);
    },
  };
}

/** Makes the routes of share pages and of their cards. */
export function createShareRoutes({ pages, mascot, headers: pageHeaders }: BuiltSite): ServiceRoute[] {
  const page = pages['/share'];
  // `/share` without a seed is a page of the site.
  const answerPage = createPageAnswer(page, pageHeaders);
  const answerEmail = createPageAnswer(pages['/email'], pageHeaders);
  const cache = createBufferCache(SHARE_CACHE_BYTES);
  const headers = textHeaders(TYPES.html, CACHE.revalidate, { ...pageHeaders, ...UNLISTED });
  const pageEtag = etagOf('page', JSON.stringify([page, mascot]));
  const parameters = describeTable(AVATAR_OPTIONS, catalogue);
  const refusalHeaders = textHeaders(TYPES.html, CACHE.never, { ...pageHeaders, ...UNLISTED, vary: 'accept' });

  /** Refuses an e-mail address, or no seed: browsers get a page with a field for one, other clients a line of text. */
  function refuse(seed: string, request: ServiceRequest, host: ServiceHost): Answer {
    const [path, answerOwn, text] =
      seed === '' ? (['/share', answerPage, NO_SEED] as const) : (['/email', answerEmail, NO_EMAIL] as const);
    if (pages[path] === undefined || !prefersHtml(request.ctx)) throw new HttpError(400, text, { vary: 'accept' });
    const { body = '' } = answerOwn(host.baseOf(request));
    return { status: 400, headers: refusalHeaders, body };
  }

  function print(own: Page, base: string, seed: string, settings: AvatarSettings): Buffer {
    const shared = describeShared(seed, settings);
    const { title, words, odds } = shared;
    const options = listSharedOptions(settings);
    const description = `${words}. How rare is that look? ${odds}.`;
    const address = linkSharePage(seed, options);
    const card = `${CARD_PREFIX}${quoteUrl(seed)}.png${writeQuery(options)}`;
    const values = { mascot: fillTemplate(mascot, fillSharePlaces(seed, settings, shared)) };
    return Buffer.from(printPage(own, base, { title, description, address, card, alt: words }, values));
  }

  return [
    {
      name: 'share',
      paths: ['/@:seed'],
      description: 'A page about one mascot, to send to others.',
      tag: 'pages',
      parameters,
      segments: { seed: SEED },
      answers: { 200: PAGE, 400: REFUSED_PAGE, 503: BUSY },
      answer(request, host) {
        const seed = decodeLeniently(request.path.replace(SHARE_PREFIX, ''));
        if (seed === '' || isEmail(seed)) return refuse(seed, request, host);
        if (page === undefined) throw new HttpError(404, 'Not found');
        const settings = readAvatarQuery(request.query, catalogue);
        const base = host.baseOf(request);
        const key = `${base} ${JSON.stringify(listSharedOptions(settings))}${seed}`;
        const { isGone } = host.callerOf(request);
        const draw = (): Buffer => print(page, base, seed, settings);
        return {
          status: 200,
          headers,
          body: () =>
            cache.getOrCreate(key, isGone, (areAllGone) => host.drawInTurn(request, draw, { isGone: areAllGone })),
          etag: etagOf('share', pageEtag + key),
        };
      },
    },
    createShareCardRoute(),
    {
      // Static hosts can only serve this form of the URL.
      name: 'shareQuery',
      paths: ['/share'],
      description: 'Redirects to the page about one mascot.',
      tag: 'pages',
      isUnlisted: true,
      answer(request, host) {
        const query = new URLSearchParams(request.query);
        const seed = query.get('seed') ?? '';
        if (isEmail(seed)) return refuse(seed, request, host);
        if (seed !== '') {
          const settings = readAvatarOptions(valuesOfQuery(query), catalogue);
          return redirect(308, linkSharePage(seed, listSharedOptions(settings)));
        }
        return answerPage(host.baseOf(request));
      },
    },
  ];
}
