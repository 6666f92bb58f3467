// A route as a value, and the interface of its host: Koa in Node, or any platform with fetch. Each host has its own router: the
// service uses koa-router, `navii/fetch` a loop. This file does for every host what all routes have in common: methods,
// errors, 304, rate limits and common headers.
import { memoize } from '../memoize.js';
import {
  answerLine,
  COMMON_HEADERS,
  findEtag,
  flatten,
  HttpError,
  retryLater,
  etagOf,
  type Answer,
  type AnswerBody,
  type FlatHeaders,
  type MaybePromise,
} from './answer.js';
import { RATE_EXPOSED, type AnswerDescription, type Parameter } from './describe.js';

/** The parts of a request that answers depend on. */
export interface RouteRequest {
  readonly method: string;
  /** Path as in the request, not decoded. */
  readonly path: string;
  /** The text after the question mark; empty if there is none. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Maximum length of a request's target (path and query) in bytes. A target is ASCII. */
export const MAX_TARGET_LENGTH = 16 * 1024;

/** Maximum number of mascots that are drawn without waiting in the queue: 20 take about 1 ms. */
export const MASCOTS_PER_TURN = 20;

/** An SVG that becomes a PNG. */
export interface SvgPicture {
  readonly svg: string;
  /** Width and height in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it contains text, for which a rasterizer needs fonts. */
  readonly hasText?: boolean;
}

/** A picture that is drawn only if the host has no PNG of it in its cache. */
export interface Picture extends Omit<SvgPicture, 'svg'> {
  readonly draw: () => string;
}

/** The count of a client's requests, with the present one. */
export interface Counted {
  /** Requests left in the window. */
  readonly remaining: number;
  /** Milliseconds until the window ends. */
  readonly msBeforeNext: number;
  /** Whether the request exceeds the limit. */
  readonly isOver: boolean;
}

/** The functions of a host that routes call. */
export interface Host {
  /** Counts requests to routes with a limit. Undefined if the platform limits requests itself, or if no limit is wanted. */
  readonly rateLimit?: { readonly limit: number; count(request: RouteRequest): MaybePromise<Counted> } | undefined;
  readonly png: {
    /**
     * Makes a PNG.
     *
     * @param key - under which the host may cache the PNG; left out for a picture that hardly anybody requests again
     * @throws HttpError if the PNG cannot be made
     */
    make(picture: Picture, request: RouteRequest, key?: string): MaybePromise<Uint8Array>;
    /** Returns the number of PNGs in the cache. */
    readonly count: () => number;
  };
  /** Logs a message for the operator. Routes never write a seed into it. */
  readonly warn: (message: string) => void;
  /**
   * Draws something slow, after it has waited in the queue.
   *
   * @throws HttpError 503 if the queue is full
   */
  drawInTurn(request: RouteRequest, draw: () => string): MaybePromise<string>;
  /** Returns the public address of the service, without a slash at its end. */
  baseOf(request: RouteRequest): string;
}

/** A route: its paths, its description and its answers. */
export interface Route<Request extends RouteRequest = RouteRequest, RouteHost extends Host = Host> {
  /** Its key in `/api`, and its name in metrics and logs. */
  readonly name: string;
  /**
   * Paths with placeholders. `:name` is one segment if its schema has a pattern; otherwise it is the rest of the path, also
   * with slashes.
   */
  readonly paths: readonly string[];
  /** Default: GET. Every route has OPTIONS too, and a route with GET has HEAD. */
  readonly method?: 'GET' | 'POST';
  readonly description: string;
  /** Its group in OpenAPI. */
  readonly tag: 'mascots' | 'service' | 'pages' | 'files' | 'billing';
  /** Parameters of the query, or of the JSON body of a POST request. Default: none. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** Placeholders of the paths. */
  readonly segments?: Readonly<Record<string, Parameter>>;
  /** Descriptions of the answers by status, for OpenAPI. */
  readonly answers?: Readonly<Record<number, AnswerDescription>>;
  /** Headers that scripts of other origins may read, besides the headers of the rate limit. */
  readonly exposes?: readonly string[];
  /** Whether requests count for the rate limit of a client. Its headers and answers need not be described. */
  readonly isLimited?: boolean;
  /** Whether the log omits the URL, which may contain keys. */
  readonly isPrivate?: boolean;
  /** Whether `/api` and OpenAPI omit it. */
  readonly isUnlisted?: boolean;
  /**
   * Answers GET and HEAD, or POST.
   *
   * @throws HttpError, which becomes the answer
   */
  // A method, not a property: so a list of routes for a host with more functions may contain routes of the library.
  answer(request: Request, host: RouteHost): MaybePromise<Answer>;
}

/** An answer that is complete except for `content-length`, `content-encoding` and `etag`. */
export interface ReadyAnswer {
  readonly status: number;
  /** Alternating names and values. The host may add more. */
  readonly headers: string[];
  readonly body: AnswerBody | undefined;
  readonly etag: string | undefined;
}

/**
 * The values for every preflight (Fetch §4.8). Authorization is named, because the wildcard does not include it. `maxAge` is in
 * seconds.
 */
export const PREFLIGHT = { allowHeaders: '*, Authorization', maxAge: 86_400 } as const;

/** Lists all methods of a route. */
export function listMethods({ method = 'GET' }: Pick<Route, 'method'>): string[] {
  return [method, ...(method === 'GET' ? ['HEAD'] : []), 'OPTIONS'];
}

const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Makes one regular expression for the paths of a route.
 *
 * @returns its source, from `^` to `$`
 */
export function compilePaths({ paths, segments = {} }: Pick<Route, 'paths' | 'segments'>): string {
  const patterns = paths.map((path) => {
    const [, before = path, name = '', suffix = ''] = /^([^:]*):([a-z]+)(.*)$/.exec(path) ?? [];
    // Some programs encode the `@` when they copy an address.
    const literal = before.replace(LITERAL, String.raw`\$&`).replace('@', '(?:@|%40)');
    if (name === '') return literal;
    const pattern = segments[name]?.schema?.['pattern'];
    if (typeof pattern === 'string')
      return literal + pattern.replace(/^\^|\$$/g, '') + suffix.replace(LITERAL, String.raw`\$&`);
    // The route itself reads the suffix, decoded and in any case. The pattern also matches a path without a seed or without
    // the slash before it, so that the route answers that the seed is missing.
    const letters = suffix.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
    const ending = letters.replace('.', String.raw`(?:\.|%2[eE])`);
    return literal.endsWith('/') ? `${literal.slice(0, -1)}(?:/|/.*${ending})?` : `${literal}.*${ending}`;
  });
  return `^(?:${[...new Set(patterns)].join('|')})$`;
}

/** The names of a picture. */
interface PictureNames {
  /** Distinguishes it from other pictures with the same key. */
  readonly kind: string;
  /** Unique to the picture, of its kind: its key in the cache. */
  readonly key: string;
  /** Default: made from kind and key. */
  readonly etag?: string;
}

/** Answers with the PNG of a picture, which the host caches. */
export function answerPicture(
  picture: Picture,
  { kind, key, etag = etagOf(kind, key) }: PictureNames,
  headers: FlatHeaders,
  request: RouteRequest,
  { png }: Host,
): Answer {
  return { status: 200, headers, body: () => png.make(picture, request, `${kind} ${key}`), etag };
}

const BODILESS_HEADER = /^content-(?:type|encoding)$/;

/** Lists the headers of a 304: as in the full answer, without the headers about the body (RFC 9110 §15.4.5). */
const listUnchanged = /* @__PURE__ */ memoize((headers: FlatHeaders): FlatHeaders => {
  return headers.filter((_, at) => !BODILESS_HEADER.test(headers[at - (at % 2)] ?? ''));
}, 100);

/** Calls `use` with a value, or with the value of a promise once it is fulfilled. */
export function after<Value, Result>(
  value: MaybePromise<Value>,
  use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}

const COMMON = flatten(COMMON_HEADERS);

/** Makes the answer of an error: one plain line that no cache may store. */
export function readyError({ status, message, headers }: HttpError, always: FlatHeaders = COMMON): ReadyAnswer {
  const line = answerLine(status, message, flatten(headers));
  return { status, headers: [...always, ...line.headers], body: message, etag: undefined };
}

/**
 * Makes the function that answers requests to a route, except for the method OPTIONS, which the host answers.
 *
 * @returns a function that answers with each {@link HttpError}. It throws other errors, or rejects with them.
 */
export function createResponder<Request extends RouteRequest, RouteHost extends Host>(
  route: Route<Request, RouteHost>,
  host: RouteHost,
): (request: Request) => MaybePromise<ReadyAnswer> {
  const { isLimited = false } = route;
  const exposes = [...(route.exposes ?? []), ...(isLimited ? RATE_EXPOSED : [])];
  const methods = listMethods(route);
  const allowed = methods.join(', ');
  const always = flatten({
    ...COMMON_HEADERS,
    ...(exposes.length === 0 ? {} : { 'access-control-expose-headers': exposes.join(', ') }),
  });

  function ready({ status, headers, etag }: Answer, body?: AnswerBody): ReadyAnswer {
    return { status, headers: [...always, ...headers], body, etag };
  }

  function fail(error: unknown): ReadyAnswer {
    if (!(error instanceof HttpError)) throw error;
    return readyError(error, always);
  }

  function finish(answer: Answer, { headers: { 'if-none-match': header } }: Request): MaybePromise<ReadyAnswer> {
    const { etag, body } = answer;
    const matched = etag === undefined || typeof header !== 'string' ? undefined : findEtag(header, etag);
    if (matched !== undefined) return ready({ status: 304, headers: listUnchanged(answer.headers), etag: matched });
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
  if (rateLimit === undefined || !isLimited) return respond;
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

/** Headers with the rate limit of a client. */
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
