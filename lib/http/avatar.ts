// Routes of one mascot: GET /avatar/:seed[.svg|.png] (SPEC §4.1) and GET /random[.svg|.png] (SPEC §4.2). Seeds in paths and
// options in queries are read as the URL standard says, which never fails.
import { createUuid, isEmail } from '../choose/seed.js';
import { catalogue } from '../index.js';
import { AVATAR_DEFAULTS, readAvatarOptions, type ValueOf } from '../options/read.js';
import { AVATAR_SCHEMA, dropUnshown, type AvatarSettings } from '../options/schema.js';
import { AVATAR_OPTIONS } from '../options/table.js';
import { drawSeed } from '../render/avatar.js';
import { CACHE, HttpError, imageHeaders, tagOf, TYPES, type Answer, type Body, type MaybePromise } from './answer.js';
import { BUSY, describeLine, describeTable, DRAWING, RATE_EXPOSED, RATE_HEADERS, RATED } from './describe.js';
import type { Host, Route, RouteRequest } from './route.js';

const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true });
const ESCAPES = /(?:%[\da-f]{2})+/gi;

function decodeRun(run: string): string {
  const bytes = Uint8Array.from({ length: run.length / 3 }, (_, at) => parseInt(run.slice(3 * at + 1, 3 * at + 3), 16));
  return UTF8.decode(bytes);
}

// Not decodeURIComponent, which throws. This is the URL standard's percent-decode, with U+FFFD for broken UTF-8.
/** Decodes escapes once; a broken one stays as it is (SPEC §1.7). */
export function decodeLeniently(text: string): string {
  return text.includes('%') ? text.replace(ESCAPES, decodeRun) : text;
}

/**
 * Reads a seed: everything after the route, slashes too, without one suffix `.png` or `.svg` in any letter case.
 *
 * @param path - the raw path of the request
 * @param prefix - the route, with the slash at its end
 * @returns an empty seed when there is none
 */
export function readSeedPath(path: string, prefix: string): { readonly seed: string; readonly isPng: boolean } {
  const text = decodeLeniently(path.slice(prefix.length));
  const suffix = text.slice(-4).toLowerCase();
  const isPng = suffix === '.png';
  return { seed: isPng || suffix === '.svg' ? text.slice(0, -4) : text, isPng };
}

/** Values by name; the first one wins where a parameter repeats. */
export function valuesOfQuery(query: URLSearchParams): ValueOf {
  return (name) => query.get(name) ?? undefined;
}

/** The options of an avatar in a query. */
export function readAvatarQuery(query: string): AvatarSettings {
  // Most requests have no options.
  if (query === '') return AVATAR_DEFAULTS;
  return readAvatarOptions(valuesOfQuery(new URLSearchParams(query)), catalogue);
}

const SHOWN_DEFAULTS = dropUnshown(AVATAR_DEFAULTS, AVATAR_SCHEMA);

/** The options that a PNG shows (SPEC §2.1). */
function readPngQuery(query: string): AvatarSettings {
  return query === '' ? SHOWN_DEFAULTS : dropUnshown(readAvatarQuery(query), AVATAR_SCHEMA);
}

const texts = new Map([AVATAR_DEFAULTS, SHOWN_DEFAULTS].map((settings) => [settings, JSON.stringify(settings)]));

/**
 * Prints settings as a text; different settings have different texts, and that of the defaults is printed in advance.
 */
function printSettings(settings: AvatarSettings): string {
  return texts.get(settings) ?? JSON.stringify(settings);
}

const WARNING = 'x-service-warning';
// Never the address itself.
const EMAIL_MESSAGE = 'an e-mail address was used as a seed; hash it with seedFromEmail()';
const SVG = imageHeaders(TYPES.svg, CACHE.forever);
const PNG = imageHeaders(TYPES.png, CACHE.forever);

/** Makes the PNG of a seed; without a key it is not kept. */
function makePng(
  seed: string,
  shown: AvatarSettings,
  request: RouteRequest,
  { png }: Host,
  isKept: boolean,
): MaybePromise<Body> {
  const settings = png.rewriteColors?.(shown) ?? shown;
  const { size } = settings;
  const draw = (): string => drawSeed(seed, settings, catalogue);
  return png.make({ draw, width: size, height: size }, request, isKept ? printSettings(settings) + seed : undefined);
}

function answerSvg(seed: string, query: string): Answer {
  const settings = readAvatarQuery(query);
  const body = (): string => drawSeed(seed, settings, catalogue);
  return { status: 200, headers: SVG, body, tag: tagOf('svg', printSettings(settings) + seed) };
}

function answerPng(seed: string, request: RouteRequest, host: Host): Answer {
  const shown = readPngQuery(request.query);
  const body = (): MaybePromise<Body> => makePng(seed, shown, request, host, true);
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

const SEED = 'x-service-seed';
const RANDOM_SVG = imageHeaders(TYPES.svg, CACHE.never);
const RANDOM_PNG = imageHeaders(TYPES.png, CACHE.never);

export const randomRoute: Route = {
  name: 'random',
  paths: ['/random', '/random.svg', '/random.png'],
  methods: ['GET'],
  description: 'The mascot of a new random seed, returned in x-service-seed.',
  tag: 'mascots',
  parameters: describeTable(AVATAR_OPTIONS),
  answers: { 200: { ...DRAWING, headers: { [SEED]: 'The seed that was drawn.' } }, 503: BUSY },
  exposes: [SEED],
  answer(request, host) {
    const seed = createUuid();
    const { path, query } = request;
    if (!path.endsWith('.png')) {
      const body = drawSeed(seed, readAvatarQuery(query), catalogue);
      return { status: 200, headers: [...RANDOM_SVG, SEED, seed], body };
    }
    // Not kept: this seed will hardly be asked for again.
    const body = (): MaybePromise<Body> => makePng(seed, readPngQuery(query), request, host, false);
    return { status: 200, headers: [...RANDOM_PNG, SEED, seed], body };
  },
};
