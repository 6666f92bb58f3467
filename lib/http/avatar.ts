// GET /avatar/:seed[.svg|.png] (SPEC §4.1).
import { isEmail } from '../choose/seed.js';
import { drawSeed } from '../engine.js';
import { catalogue } from '../index.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { CACHE, HttpError, imageHeaders, tagOf, TYPES, type Answer } from './answer.js';
import { describeLine, describeTable, DRAWING, RATE_EXPOSED, RATE_HEADERS, RATED } from './describe.js';
import type { Host } from './host.js';
import { printSettings, readAvatarQuery, readPngQuery, readSeedPath } from './read-request.js';
import type { Route, RouteRequest } from './route.js';

const WARNING = 'x-service-warning';
// Never the address itself.
const EMAIL_MESSAGE = 'an e-mail address was used as a seed; hash it with seedFromEmail()';
const SVG = imageHeaders(TYPES.svg, CACHE.forever);
const PNG = imageHeaders(TYPES.png, CACHE.forever);

function answerSvg(seed: string, query: string): Answer {
  const settings = readAvatarQuery(query);
  const body = (): string => drawSeed(seed, settings, catalogue);
  return { status: 200, headers: SVG, body, tag: tagOf('svg', printSettings(settings) + seed) };
}

function answerPng(seed: string, request: RouteRequest, { png }: Host): Answer {
  const shown = readPngQuery(request.query);
  const settings = png.rewriteColors?.(shown) ?? shown;
  const { size } = settings;
  const draw = (): string => drawSeed(seed, settings, catalogue);
  const body = () => png.make({ draw, width: size, height: size }, request, printSettings(settings) + seed);
  return { status: 200, headers: PNG, body, tag: tagOf('png', printSettings(shown) + seed) };
}

export const avatarRoute: Route = {
  name: 'avatar',
  paths: ['/avatar/:seed', '/avatar/:seed.svg', '/avatar/:seed.png'],
  methods: ['GET'],
  description: 'The mascot of a seed: equal seeds and options give equal bytes.',
  tag: 'mascots',
  parameters: describeTable(AVATAR_OPTIONS),
  segments: {
    seed: {
      values: 'text, not empty',
      default: 'required',
      description: 'Seed, percent-encoded; slashes may stand as they are.',
      schema: { type: 'string', minLength: 1 },
    },
  },
  answers: {
    200: {
      ...DRAWING,
      headers: { ...DRAWING.headers, [WARNING]: 'The seed is an e-mail address.', ...RATE_HEADERS },
    },
    400: describeLine('seed required', RATE_HEADERS),
    ...RATED,
  },
  exposes: [WARNING, ...RATE_EXPOSED],
  isLimited: true,
  answer(request, host) {
    const { seed, isPng } = readSeedPath(request.path, '/avatar/');
    if (seed === '') throw new HttpError(400, 'seed required');
    const answer = isPng ? answerPng(seed, request, host) : answerSvg(seed, request.query);
    if (!isEmail(seed)) return answer;
    host.warn(EMAIL_MESSAGE);
    return { ...answer, headers: [...answer.headers, WARNING, 'plaintext-email-seed; hash with seedFromEmail()'] };
  },
};
