// Routes of mascots: /avatar/:seed, /random, /group and /group.png. Seeds in paths and options in queries are read by the URL
// standard, which never fails.
import type { Catalogue } from '../choose/catalogue.js';
import { createUuid, isEmail } from '../choose/seed.js';
import { formatOf, FORMATS, joinSuffixes, type Format } from '../formats.js';
import { setApart } from '../likeness.js';
import { memoize } from '../memoize.js';
import { list, listNonDefaults, readAvatarOptions, readGroupOptions, type ValueOf } from '../options/read.js';
import type { OptionTable } from '../options/row.js';
import { AVATAR_SCHEMA, dropUnshown, GROUP_SEEDS, type AvatarSettings, type GroupSettings } from '../options/schema.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../options/table.js';
import { renderSeed } from '../render/avatar.js';
import { measureGroup, readMembers, renderMembers, type Members } from '../render/group.js';
import {
  CACHE,
  hashText,
  HttpError,
  imageHeaders,
  etagOf,
  TYPES,
  type Answer,
  type AnswerBody,
  type MaybePromise,
} from './answer.js';
import { BUSY, describeLine, describeTable, DRAWING, type Parameter } from './describe.js';
import { findHash, GRAVATAR_PARAMETERS, withGravatarSize } from './gravatar.js';
import { hashCustom } from './hash-custom.js';
import { answerPicture, type Host, MASCOTS_PER_TURN, type Picture, type Route, type RouteRequest } from './route.js';

/**
 * Decodes percent-encoded bytes once, as the URL standard does; broken escapes stay as they are, and broken UTF-8
 * becomes U+FFFD. `decodeURIComponent` would throw.
 *
 * @param text - ASCII, as paths are
 */
export function decodeLeniently(text: string): string {
  if (!text.includes('%')) return text;
  // These two characters would have another meaning in the value of a query.
  return new URLSearchParams(`=${text.replace(/[&+]/g, encodeURIComponent)}`).get('') ?? '';
}

/**
 * Reads a seed: everything after the prefix, also slashes, without one suffix that names a format.
 *
 * @param path - the raw path of the request
 * @param prefix - path of the route, with a slash at its end
 * @returns an empty seed if there is none
 */
export function readSeedPath(
  path: string,
  prefix: string,
): { readonly seed: string; readonly format: Format | undefined } {
  const text = decodeLeniently(path.slice(prefix.length));
  const format = formatOf(text);
  return { seed: format === undefined ? text : text.slice(0, -format.length - 1), format };
}

/** Makes a function that returns the values of a query by name. If a parameter repeats, its first value counts. */
export function valuesOfQuery(query: URLSearchParams): ValueOf {
  return (name) => query.get(name) ?? undefined;
}

/**
 * Reads the options of an avatar from a query.
 *
 * @param extend - wraps the values, as for the parameters of Gravatar
 */
export function readAvatarQuery(
  query: string,
  known: Catalogue,
  extend: (valueOf: ValueOf, known: Catalogue) => ValueOf = (valueOf) => valueOf,
): AvatarSettings {
  // Most requests have no options.
  if (query === '') return known.defaults;
  return readAvatarOptions(extend(valuesOfQuery(new URLSearchParams(query)), known), known);
}

const WARNING = 'x-service-warning';
/** Formats of images. A suffix that names one that this service does not draw is a part of the seed. */
const ANY_FORMAT = /\.(?:jpe?g|webp|avif|gif)$/i;
// The message does not contain the address.
const EMAIL_MESSAGE = 'an e-mail address was used as a seed; hash it with seedFromEmail()';
const SVG = imageHeaders(TYPES.svg, CACHE.forever);
const PNG = imageHeaders(TYPES.png, CACHE.forever);

/** Number and length of the queries that are memoized: pages name the same options for all of their mascots. */
const KEPT_QUERIES = 100;
const KEPT_QUERY_LENGTH = 300;

/** The options of a query for one format. */
interface ReadOptions {
  readonly settings: AvatarSettings;
  /** A text that is unique to the options and to the drawings of the packs. With the seed it becomes the key of a picture. */
  readonly key: string;
  /** Its entity tag. With a hash of the seed it becomes the tag of a picture. */
  readonly etag: string;
}

/** The picture of a seed. */
function paint(seed: string, settings: AvatarSettings, known: Catalogue): Picture {
  return { draw: () => renderSeed(seed, settings, known), width: settings.size, height: settings.size };
}

/** The seed in a path. */
export const SEED_SEGMENT: Parameter = {
  values: 'text, not empty',
  default: 'required',
  description: 'Seed, percent-encoded; slashes need no encoding.',
  schema: { type: 'string', minLength: 1 },
};

/** GET /avatar/:seed, and the same with the suffix of each format. */
function createAvatarRoute(known: Catalogue, gravatarFormat: Format): Route {
  const custom = hashCustom(known);

  /** Makes a function that reads the options of a query. Reading options can take as long as drawing a mascot, so results are memoized. */
  function createReader(format: Format): (query: string) => ReadOptions {
    function read(query: string): ReadOptions {
      const given = readAvatarQuery(query, known, withGravatarSize);
      const settings = format === 'svg' ? given : dropUnshown(given, AVATAR_SCHEMA);
      const key = custom + JSON.stringify(listNonDefaults(settings, known));
      return { settings, key, etag: etagOf(format, key) };
    }
    const readKept = memoize(read, KEPT_QUERIES);
    return (query) => (query.length > KEPT_QUERY_LENGTH ? read : readKept)(query);
  }

  const readSvg = createReader('svg');
  const readPng = createReader('png');

  function answerSvg(seed: string, query: string): Answer {
    const { settings, etag } = readSvg(query);
    const body = (): string => renderSeed(seed, settings, known);
    return { status: 200, headers: SVG, body, etag: `${etag}-${hashText(seed)}` };
  }

  function answerPng(seed: string, request: RouteRequest, host: Host): Answer {
    const { settings, key, etag } = readPng(request.query);
    const names = { kind: 'png', key: key + seed, etag: `${etag}-${hashText(seed)}` };
    return answerPicture(paint(seed, settings, known), names, PNG, request, host);
  }

  const isRaster = gravatarFormat !== 'svg';
  const about = isRaster
    ? ` An MD5 or SHA-256 hash without a suffix, or with .jpg or .jpeg, is a ${gravatarFormat.toUpperCase()}.`
    : '';

  /** Reads the seed and the format of a path. A path that ends with its seed names no format. */
  function readPath(path: string): ReturnType<typeof readSeedPath> {
    const read = readSeedPath(path, '/avatar/');
    const hash = isRaster && read.format === undefined ? findHash(read.seed) : undefined;
    return hash === undefined ? read : { seed: hash, format: gravatarFormat };
  }

  return {
    name: 'avatar',
    paths: ['/avatar/:seed', ...FORMATS.map((format) => `/avatar/:seed.${format}`)],
    description: `The mascot of a seed: equal seeds and options give equal bytes.${about}`,
    tag: 'mascots',
    parameters: { ...describeTable(AVATAR_OPTIONS, known), ...GRAVATAR_PARAMETERS },
    segments: { seed: SEED_SEGMENT },
    answers: {
      200: {
        ...DRAWING,
        headers: {
          ...DRAWING.headers,
          [WARNING]: 'The seed is an e-mail address, or it ends with the suffix of a format other than SVG and PNG.',
        },
      },
      400: describeLine('seed required'),
    },
    exposes: [WARNING],
    isLimited: true,
    answer(request, host) {
      const { seed, format = 'svg' } = readPath(request.path);
      if (seed === '') throw new HttpError(400, 'seed required');
      const answer = format === 'svg' ? answerSvg(seed, request.query) : answerPng(seed, request, host);
      // Few seeds have a dot or an @.
      if (!/[.@]/.test(seed)) return answer;
      const warn = (text: string): Answer => ({ ...answer, headers: [...answer.headers, WARNING, text] });
      if (isEmail(seed)) {
        host.warn(EMAIL_MESSAGE);
        return warn('plaintext-email-seed; hash with seedFromEmail()');
      }
      return format === 'svg' && ANY_FORMAT.test(seed)
        ? warn(`suffix-in-seed; formats are ${joinSuffixes('and')}`)
        : answer;
    },
  };
}

const SEED = 'x-service-seed';
const RANDOM_SVG = imageHeaders(TYPES.svg, CACHE.never);
const RANDOM_PNG = imageHeaders(TYPES.png, CACHE.never);

/** GET /random, and the same with the suffix of each format. */
function createRandomRoute(known: Catalogue): Route {
  return {
    name: 'random',
    paths: ['/random', ...FORMATS.map((format) => `/random.${format}`)],
    description: 'The mascot of a new random seed, returned in x-service-seed.',
    tag: 'mascots',
    parameters: describeTable(AVATAR_OPTIONS, known),
    answers: { 200: { ...DRAWING, headers: { [SEED]: 'The seed that was drawn.' } }, 503: BUSY },
    exposes: [SEED],
    answer(request, host) {
      const seed = createUuid();
      const settings = readAvatarQuery(request.query, known);
      if ((formatOf(request.path) ?? 'svg') === 'svg') {
        const body = renderSeed(seed, settings, known);
        return { status: 200, headers: [...RANDOM_SVG, SEED, seed], body };
      }
      // This is not cached: hardly anybody requests this seed again.
      const picture = paint(seed, dropUnshown(settings, AVATAR_SCHEMA), known);
      const body = (): MaybePromise<AnswerBody> => host.png.make(picture, request);
      return { status: 200, headers: [...RANDOM_PNG, SEED, seed], body };
    },
  };
}

const ROWS: OptionTable = GROUP_OPTIONS;
const NO_SEEDS = 'seeds required (comma-separated)';

/** Reads the members and the options of a group from a query. */
function readGroup(search: string, known: Catalogue) {
  const query = new URLSearchParams(search);
  const seeds = list(query.getAll('seeds').join(','));
  if (seeds.length === 0) throw new HttpError(400, NO_SEEDS);
  const valueOf = valuesOfQuery(query);
  const settings = readGroupOptions((name) => (ROWS[name]?.inQuery === false ? undefined : valueOf(name)), known);
  return { seeds, settings };
}

/** Makes the routes GET /group and /group.png. Making a PNG takes long, so only the PNG has a rate limit. */
function createGroupRoutes(known: Catalogue): Route[] {
  const custom = hashCustom(known);
  const print = (seeds: readonly string[], settings: GroupSettings): string =>
    custom + JSON.stringify([seeds.slice(0, GROUP_SEEDS), seeds.length, settings]);
  const parameters = {
    seeds: {
      values: 'texts, comma-separated',
      default: 'required',
      description: `Seeds of the tiles, in order. Seeds after the first ${GROUP_SEEDS} only count into the \`+N\`.`,
      schema: { type: 'array', items: { type: 'string' }, minItems: 1 },
    },
    ...describeTable(GROUP_OPTIONS, known),
  };
  const drawGroup = (members: Members, settings: GroupSettings): string =>
    renderMembers(setApart(members, settings, known), settings, known);
  return [
    {
      name: 'group',
      paths: ['/group'],
      description: 'Several mascots as one horizontal stack.',
      tag: 'mascots',
      parameters,
      answers: { 200: DRAWING, 400: describeLine(NO_SEEDS), 503: BUSY },
      answer(request, host) {
        const { seeds, settings } = readGroup(request.query, known);
        const members = readMembers(seeds, settings, known);
        const draw = (): string => drawGroup(members, settings);
        const isSlow = settings.distinct || members.drawable.length > MASCOTS_PER_TURN;
        return {
          status: 200,
          headers: SVG,
          body: isSlow ? () => host.drawInTurn(request, draw) : draw,
          etag: etagOf('group', print(seeds, settings)),
        };
      },
    },
    {
      name: 'groupPng',
      paths: FORMATS.filter((format) => format !== 'svg').map((format) => `/group.${format}`),
      description: 'The PNG of /group, for mail and chat.',
      tag: 'mascots',
      parameters,
      answers: { 400: describeLine(NO_SEEDS) },
      isLimited: true,
      answer(request, host) {
        const { seeds, settings: given } = readGroup(request.query, known);
        // A PNG does not move.
        const settings = { ...given, animated: false };
        const { width, tiles } = measureGroup(seeds.length, settings);
        const size = { width: Math.ceil(Number(width)), height: settings.size, hasText: tiles < seeds.length };
        const draw = (): string => drawGroup(readMembers(seeds, settings, known), settings);
        return answerPicture({ draw, ...size }, { kind: 'group png', key: print(seeds, settings) }, PNG, request, host);
      },
    },
  ];
}

/**
 * Makes the routes of mascots over a catalogue, the most used one first.
 *
 * @param gravatarFormat - format of an address that is a hash and names no format
 */
export function createMascotRoutes(known: Catalogue, gravatarFormat: Format = 'svg'): Route[] {
  return [createAvatarRoute(known, gravatarFormat), createRandomRoute(known), ...createGroupRoutes(known)];
}
