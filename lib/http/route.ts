// A route as a value, and its host: Koa behind Node, or fetch wherever that is. Each host puts a list of routes behind its own
// router: the service with koa-router, `navii/fetch` with a loop. All that routes do alike, whatever the host, is done here:
// methods, errors, 304 and the common headers.
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

/** A drawing that is drawn where no PNG of it is kept. */
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
    /** Rewrites colours for the rasterizer; what looks the same then has equal settings. Left out where it does so itself. */
    readonly rewriteColors?: (settings: AvatarSettings) => AvatarSettings;
    /**
     * Makes a PNG.
     *
     * @param key - under which it may be kept; none for what will hardly be asked for again
     * @throws HttpError when there is none to be had
     */
    make(picture: Picture, request: RouteRequest, key?: string): MaybePromise<Uint8Array>;
    /** How many are kept. */
    readonly count: () => number;
  };
  /** Told of what an operator should know; never of a seed. */
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
  /** Paths with `:name` for what varies: a segment with a pattern, or else the rest of the path, slashes too. */
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
  /** Answers by status, for its description. */
  readonly answers?: Readonly<Record<number, AnswerDescription>>;
  /** Headers that scripts of other origins may read. */
  readonly exposes?: readonly string[];
  /** Whether requests count against the limit of a client (SPEC §8). */
  readonly isLimited?: boolean;
  /** Whether query and path stay out of the log: they may hold keys. */
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

/** The same for every preflight (Fetch §4.8). The wildcard does not cover Authorization. `maxAge` is in seconds. */
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
    // The answer tells suffixes apart. Without a seed, and without its slash too, it says that one is missing.
    return literal.endsWith('/') ? `${literal.slice(0, -1)}(?:/.*)?` : `${literal}.*`;
  });
  return `^(?:${[...new Set(patterns)].join('|')})$`;
}

const BODILESS_HEADER = /^content-(?:type|encoding)$/;
const unchangedHeaders = new WeakMap<FlatHeaders, FlatHeaders>();

/** The headers of a 304: those of the answer in its place, without those that speak of a body (RFC 9110 §15.4.5). */
function listUnchanged(headers: FlatHeaders): FlatHeaders {
  const known = unchangedHeaders.get(headers);
  if (known !== undefined) return known;
  const kept = headers.filter((_, at) => !BODILESS_HEADER.test(headers[at - (at % 2)] ?? ''));
  unchangedHeaders.set(headers, kept);
  return kept;
}

/** Uses a value, at once where it is there. */
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
 * Makes the function that answers requests to a route, with any method but OPTIONS, which is the host's.
 *
 * @returns a function that throws, or rejects with, nothing but what is no {@link HttpError}
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
