// Icons and cards (SPEC §4.4). Unlike drawings of seeds, search engines may show them.
import {
  CACHE,
  describeLine,
  DRAWING,
  HttpError,
  imageHeaders,
  tagOf,
  TYPES,
  type Picture,
} from 'navii/internals/http';
import { createReleaseCard, drawFavicon, LINK_CARD, TOUCH_ICON } from '../draw/cards.js';
import type { ServiceRoute } from '../host.js';
import { redirect } from './pages.js';

const PNG = imageHeaders(TYPES.png, CACHE.day, {});
const SVG = imageHeaders(TYPES.svg, CACHE.day, {});
const FAVICON = drawFavicon();

/** The pictures that are drawn as SVG and served as PNG, by their paths. */
export function listCards(versions: readonly string[]): ReadonlyMap<string, Picture> {
  return new Map([
    ['/apple-touch-icon.png', TOUCH_ICON],
    ['/og.png', LINK_CARD],
    ...versions.map((version) => [`/og/blog/v${version}.png`, createReleaseCard(version)] as const),
  ]);
}

/**
 * Makes the routes of icons and cards.
 *
 * @param versions - releases that have a card
 */
export function createImageRoutes(versions: readonly string[]): ServiceRoute[] {
  const cards = listCards(versions);

  /** The route of a card, or of the cards of all releases. */
  function createCardRoute(
    name: string,
    path: string,
    description: string,
    more?: Pick<ServiceRoute, 'segments' | 'answers'>,
  ): ServiceRoute {
    return {
      name,
      paths: [path],
      methods: ['GET'],
      description,
      tag: 'files',
      parameters: {},
      answers: { 200: DRAWING },
      ...more,
      answer(request, { png }) {
        const { path: asked } = request;
        const card = cards.get(asked);
        if (card === undefined) throw new HttpError(404, 'Not found');
        // Keys of avatars begin with a brace, so a path never equals one.
        return { status: 200, headers: PNG, body: () => png.make(card, request, asked), tag: tagOf('card', asked) };
      },
    };
  }

  return [
    {
      name: 'favicon',
      paths: ['/favicon.svg'],
      methods: ['GET'],
      description: 'The favicon.',
      tag: 'files',
      parameters: {},
      answers: { 200: DRAWING },
      answer: () => ({ status: 200, headers: SVG, body: FAVICON, tag: tagOf('card', 'favicon') }),
    },
    {
      name: 'oldFavicon',
      paths: ['/favicon.ico'],
      methods: ['GET'],
      description: 'The old name of the favicon.',
      tag: 'files',
      parameters: {},
      answers: { 301: { description: 'Where the favicon is.', headers: { location: 'Its path.' } } },
      answer: () => redirect(301, '/favicon.svg', CACHE.day),
    },
    createCardRoute('touchIcon', '/apple-touch-icon.png', 'The icon for home screens, 180 × 180.'),
    createCardRoute('linkCard', '/og.png', 'The Open Graph card of the site, 1200 × 630.'),
    createCardRoute('releaseCard', '/og/blog/v:version.png', 'The Open Graph card of a release, 1200 × 630.', {
      segments: {
        version: {
          values: 'version of a release',
          default: 'required',
          description: 'As the changelog writes it.',
          schema: { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+$` },
        },
      },
      answers: { 200: DRAWING, 404: describeLine('Not found') },
    }),
  ];
}
