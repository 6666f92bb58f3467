// This file defines a route as a value, and the host that answers by it: Koa under Node, or any platform with fetch.
// Each host puts a list of routes behind its own router: the service uses koa-router, `navii/fetch` a loop. This file
// does for every host what all routes have in common: methods, errors, 304 and the common headers.
import type { AvatarSettings } from '../options/schema.js';
import {
  answerLine,
  COMMON_HEADERS,
  findTag,
  flatten,
  HttpError,
  retryLater,
  type Answer,
  type Body,
  type FlatHeaders,
  type MaybePromise,
} from './answer.js';
import type { AnswerDescription, Parameter } from './describe.js';

/** A request, as far as answers depend on it. */
export interface RouteRequest {
  readonly method: string;
  /** Path as it was sent, not decoded. */
  readonly path: string;
  /** The text behind the question mark, or an empty one. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Longest target of a request that is answered, in bytes. A target is ASCII. */
export const MAX_TARGET_LENGTH = 16 * 1024;

/** Mascots that are drawn without waiting for a turn: 20 take about 1 ms. */
export const MASCOTS_PER_TURN = 20;

/** An SVG that is to become a PNG. */
export interface Drawing {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it has text, for which a rasterizer needs fonts. */
  readonly hasText?: boolean;
}

/** A picture that the host draws only when it keeps no PNG of it. */
export interface Picture extends Omit<Drawing, 'svg'> {
  readonly draw: () => string;
}

/** How a request of a client was counted (SPEC §8). */
export interface Counted {
  /** Requests that are left in the window. */
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly msBeforeNext: number;
  /** Whether this one was one too many. */
  readonly isOver: boolean;
}

/** Services that routes ask of their host. */
export interface Host {
  /** Counts requests to routes that are limited. Undefined where the platform has limits, or none are wanted. */
  readonly rateLimit?: { readonly limit: number; count(request: RouteRequest): MaybePromise<Counted> } | undefined;
  readonly png: {
    /**
     * Rewrites colours into forms that the rasterizer reads, so that pictures which look the same have equal settings.
     * A host leaves it out where its rasterizer rewrites colours itself.
     */
    readonly rewriteColors?: (settings: AvatarSettings) => AvatarSettings;
    /**
     * Makes a PNG.
     *
     * @param key - the host may keep the PNG under it; a route leaves it out for a picture that hardly anybody will
     *   ask for again
     * @throws HttpError when there is none to be had
     */
    make(picture: Picture, request: RouteRequest, key?: string): MaybePromise<Uint8Array>;
    /** Counts the PNGs that the host keeps. */
    readonly count: () => number;
  };
  /** Tells the operator something; routes never pass it a seed. */
  readonly warn: (message: string) => void;
  /**
   * Resolves when a drawing that takes long may begin.
   *
   * @throws HttpError 503 when too many wait
   */
  takeTurn(request: RouteRequest): MaybePromise<void>;
  /** Where the service is reached from outside, without a slash at the end. */
  baseOf(request: RouteRequest): string;
}

/** One route: all that is known of it. */
export interface Route<Request extends RouteRequest = RouteRequest, RouteHost extends Host = Host> {
  /** Its key in `/api`, and its name in metrics and logs. */
  readonly name: string;
  /**
   * Paths, in which `:name` stands for one segment if its schema has a pattern, or else for the rest of the path with
   * its slashes.
   */
  readonly paths: readonly string[];
  /** HEAD comes with GET, OPTIONS with every route. */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly description: string;
  /** Its group, for programs that show or generate by group. */
  readonly tag: 'mascots' | 'service' | 'pages' | 'files' | 'billing';
  /** Parameters that the query may hold, or the JSON of a body. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Segments that vary in the paths. */
  readonly segments?: Readonly<Record<string, Parameter>>;
  /** Describes the answers by status, for OpenAPI. */
  readonly answers?: Readonly<Record<number, AnswerDescription>>;
  /** Headers that scripts of other origins may read. */
  readonly exposes?: readonly string[];
  /** Whether requests count against the limit of a client (SPEC §8). */
  readonly isLimited?: boolean;
  /** Whether the log leaves out the query and all of the path that varies: they may hold keys. */
  readonly isPrivate?: boolean;
  /** Whether `/api` and OpenAPI leave it out. */
  readonly isUnlisted?: boolean;
  /**
   * Answers GET and HEAD, or POST.
   *
   * @throws HttpError whose status and line are the answer
   */
  // A method, so that a route of the library may stand in the list of a host that offers more.
  answer(request: Request, host: RouteHost): MaybePromise<Answer>;
}

/** An answer that is ready to be sent, but for `content-length`, `content-encoding` and `etag`. */
export interface ReadyAnswer {
  readonly status: number;
  /** In an array of its own, which the host may add to. */
  readonly headers: string[];
  readonly body: Body | undefined;
  readonly tag: string | undefined;
  readonly isCompressible: boolean;
}

/**
 * Every preflight gets these values (Fetch §4.8). They name Authorization, because the wildcard does not cover it.
 * `maxAge` is in seconds.
 */
export const PREFLIGHT = { allowHeaders: '*, Authorization', maxAge: 86_400 } as const;

/** All methods of a route. */
export function listMethods({ methods }: Pick<Route, 'methods'>): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * The paths of a route as one pattern.
 *
 * @returns its source; it begins with `^` and ends with `$`
 */
export function compilePaths({ paths, segments = {} }: Pick<Route, 'paths' | 'segments'>): string {
  const patterns = paths.map((path) => {
    const [, before = path, name = '', suffix = ''] = /^([^:]*):([a-z]+)(.*)$/.exec(path) ?? [];
    // Some programs escape this sign when they copy an address.
    const literal = before.replace(LITERAL, String.raw`\$&`).replace('@', '(?:@|%40)');
    if (name === '') return literal;
    const pattern = segments[name]?.schema?.['pattern'];
    if (typeof pattern === 'string')
      return literal + pattern.replace(/^\^|\$$/g, '') + suffix.replace(LITERAL, String.raw`\$&`);
    // The route itself reads the suffix. The pattern also matches a path without a seed, or without the slash before
    // it, so that the route can answer that the seed is missing.
    return literal.endsWith('/') ? `${literal.slice(0, -1)}(?:/.*)?` : `${literal}.*`;
  });
  return `^(?:${[...new Set(patterns)].join('|')})$`;
}

const BODILESS_HEADER = /^content-(?:type|encoding)$/;
const unchangedHeaders = new WeakMap<FlatHeaders, FlatHeaders>();

/** Lists the headers of a 304: those that the full answer would have, but none about a body (RFC 9110 §15.4.5). */
function listUnchanged(headers: FlatHeaders): FlatHeaders {
  const known = unchangedHeaders.get(headers);
  if (known !== undefined) return known;
  const kept = headers.filter((_, at) => !BODILESS_HEADER.test(headers[at - (at % 2)] ?? ''));
  unchangedHeaders.set(headers, kept);
  return kept;
}

/** Calls `use` with a value: at once with a plain one, later with that of a promise. */
export function after<Value, Result>(
  value: MaybePromise<Value>,
  use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}

const COMMON = flatten(COMMON_HEADERS);

/** The answer of an error: one plain line, never stored (SPEC §7). */
export function readyError({ status, message, headers }: HttpError, always: FlatHeaders = COMMON): ReadyAnswer {
  const line = answerLine(status, message, flatten(headers));
  return { status, headers: [...always, ...line.headers], body: message, tag: undefined, isCompressible: false };
}

/**
 * Makes the function that answers requests to a route with any method but OPTIONS, which the host answers itself.
 *
 * @returns a function that turns each {@link HttpError} into an answer, and passes on any other error, thrown or
 *   rejected
 */
export function createResponder<Request extends RouteRequest, RouteHost extends Host>(
  route: Route<Request, RouteHost>,
  host: RouteHost,
): (request: Request) => MaybePromise<ReadyAnswer> {
  const { exposes = [] } = route;
  const methods = listMethods(route);
  const allowed = methods.join(', ');
  const always = flatten({
    ...COMMON_HEADERS,
    ...(exposes.length === 0 ? {} : { 'access-control-expose-headers': exposes.join(', ') }),
  });

  function ready({ status, headers, tag, isCompressible }: Answer, body?: Body): ReadyAnswer {
    return {
      status,
      headers: [...always, ...headers],
      body,
      tag,
      isCompressible: isCompressible ?? headers.includes('vary'),
    };
  }

  function fail(error: unknown): ReadyAnswer {
    if (!(error instanceof HttpError)) throw error;
    return readyError(error, always);
  }

  function finish(answer: Answer, { headers: { 'if-none-match': header } }: Request): MaybePromise<ReadyAnswer> {
    const { tag, body } = answer;
    const known = tag === undefined || typeof header !== 'string' ? undefined : findTag(header, tag);
    if (known !== undefined) return ready({ status: 304, headers: listUnchanged(answer.headers), tag: known });
    return typeof body === 'function' ? after(body(), (made) => ready(answer, made)) : ready(answer, body);
  }

  function respond(request: Request): MaybePromise<ReadyAnswer> {
    if (!methods.includes(request.method)) return fail(new HttpError(405, 'Method not allowed', { allow: allowed }));
    try {
      const answer = after(route.answer(request, host), (made) => finish(made, request));
      return answer instanceof Promise ? answer.catch(fail) : answer;
    } catch (error) {
      return fail(error);
    }
  }

  const { rateLimit } = host;
  if (rateLimit === undefined || route.isLimited !== true) return respond;
  return (request) => {
    if (!methods.includes(request.method)) return respond(request);
    return after(rateLimit.count(request), (counted) => {
      const fields = describeCount(rateLimit.limit, counted);
      const answer = counted.isOver
        ? fail(retryLater(429, 'Rate limit exceeded', counted.msBeforeNext))
        : respond(request);
      return after(answer, (made) => {
        made.headers.push(...fields);
        return made;
      });
    });
  };
}

/** Headers that tell a client its limit (SPEC §8). */
function describeCount(limit: number, { remaining, msBeforeNext }: Counted): FlatHeaders {
  return [
    'x-ratelimit-limit',
    String(limit),
    'x-ratelimit-remaining',
    String(remaining),
    'x-ratelimit-reset',
    String(Math.ceil((Date.now() + msBeforeNext) / 1000)),
  ];
}
