// `navii/fetch`: the API on platforms with the Request and Response of fetch: Workers, Deno, Bun, service workers.
import { catalogue } from '../catalogue.js';
import { openEngine, type Engine } from '../create-engine.js';
import { FORMATS } from '../formats.js';
import { expectNames } from '../options/defaults.js';
import { COMMON_HEADERS, HttpError, retryLater } from './answer.js';
import { createApiRoutes } from './meta.js';
import {
  compilePaths,
  createResponder,
  listMethods,
  MAX_TARGET_LENGTH,
  PREFLIGHT,
  readyError,
  type Host,
  type ReadyAnswer,
  type Route,
  type RouteRequest,
} from './route.js';

/**
 * Options of {@link createHandler}.
 *
 * @example
 * const options: HandlerOptions = { prefix: '/faces', rasterize: (svg) => toPng(svg) };
 */
export interface HandlerOptions {
  /**
   * Draws the mascots: an engine with packs of your own, or with defaults. Default: all packs of this library.
   *
   * @example
   * createHandler({ engine: createEngine({ packs: PACKS, defaults: { background: 'ring' } }) });
   */
  readonly engine?: Engine | undefined;
  /**
   * Format of an address that is an MD5 or SHA-256 hash and names no format: `png` for clients of Gravatar that cannot show SVG.
   * They may add `.jpg` to the hash, and get a PNG too. Default: svg.
   *
   * @example
   * createHandler({ gravatarFormat: 'png', rasterize: (svg) => toPng(svg) });
   */
  readonly gravatarFormat?: 'svg' | 'png' | undefined;
  /**
   * Path before all routes, as in /faces/avatar/ada. Default: none.
   *
   * @example
   * createHandler({ prefix: '/faces' });
   */
  readonly prefix?: string | undefined;
  /**
   * Makes a PNG from a drawing, for instance `toPng` of `navii/png`. Without it, requests for PNGs get 501. They get
   * 501 too if it rejects with the code `ERR_MODULE_NOT_FOUND`, and 503 if it fails otherwise.
   *
   * @example
   * createHandler({ rasterize: (svg) => toPng(svg) });
   */
  readonly rasterize?: ((svg: string) => Promise<Uint8Array>) | undefined;
  /**
   * Called with messages for the operator, such as that an e-mail address was used as a seed. They never contain a seed.
   *
   * @example
   * createHandler({ warn: (message) => console.warn(message) });
   */
  readonly warn?: ((message: string) => void) | undefined;
}

/**
 * Answers a request to a route of the API, and any other one with 404. It never rejects.
 *
 * @example
 * const handle: Handler = createHandler();
 * const response = await handle(new Request('https://navii.example/avatar/ada'));
 */
export type Handler = (request: Request) => Promise<Response>;

const UNAVAILABLE = 'PNG rasterization unavailable';
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;

/** Writes a prefix as part of a URL: percent-encoded, with a slash before each part. */
function readPrefix(text = ''): string {
  const path = text.split('/').filter(Boolean).join('/');
  return path === '' ? '' : new URL(`/${path}`, 'https://navii.invalid').pathname;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error');

/** Describes an error of a rasterizer, without any drawing that its message quotes: that may contain a person's name. */
function explain(error: unknown): string {
  const [message = ''] = error instanceof Error ? error.message.split('<') : [];
  return [nameOf(error), message.slice(0, 300).trim()].filter(Boolean).join(': ');
}

/** A request with its base: the origin and the prefix. */
interface FetchRequest extends RouteRequest {
  readonly base: string;
}

interface FetchHost extends Host {
  baseOf(request: FetchRequest): string;
}

function createHost(warn: Host['warn'], rasterize: HandlerOptions['rasterize']): FetchHost {
  return {
    png: {
      async make({ draw }) {
        if (rasterize === undefined) throw new HttpError(501, `${UNAVAILABLE}: none was handed to createHandler`);
        try {
          return await rasterize(draw());
        } catch (error) {
          warn(`${FAILED}: ${explain(error)}`);
          const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
          if (isMissing) throw new HttpError(501, `${UNAVAILABLE}: its package is not installed`);
          throw retryLater(503, FAILED, LATER_MS);
        }
      },
      count: () => 0,
    },
    warn,
    drawInTurn: (_request, draw) => draw(),
    baseOf: ({ base }) => base,
  };
}

const NOT_FOUND = readyError(new HttpError(404, 'Not found'));
const TOO_LONG = readyError(new HttpError(414, 'URL too long'));
const FAILURE = readyError(new HttpError(500, 'Internal error'));

/** Answers OPTIONS as a preflight. In the service, @koa/cors does this. */
function answerOptions(route: Route): Response {
  const methods = listMethods(route).join(', ');
  const headers = {
    ...COMMON_HEADERS,
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': PREFLIGHT.allowHeaders,
    'access-control-max-age': String(PREFLIGHT.maxAge),
  };
  return new Response(null, { status: 204, headers });
}

function send({ status, headers, body, etag }: ReadyAnswer, method: string): Response {
  const fields = new Headers();
  for (let at = 0; at < headers.length; at += 2) fields.set(headers[at] ?? '', headers[at + 1] ?? '');
  if (etag !== undefined) fields.set('etag', `"${etag}"`);
  if (body === undefined) return new Response(null, { status, headers: fields });
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  fields.set('content-length', String(bytes.length));
  return new Response(method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers: fields });
}

const OPTION_NAMES = ['engine', 'gravatarFormat', 'prefix', 'rasterize', 'warn'] satisfies (keyof HandlerOptions)[];

/**
 * Makes a function that answers requests as the service does: `/avatar/:seed`, `/random`, `/group`, `/api`, `/openapi.json` and
 * `/healthz`, with the same bytes, headers and errors. It has no rate limit; use the platform's.
 *
 * @param options - by default, the API is at the root of its host and has no PNGs
 * @throws TypeError when the options are not an object, RangeError for an unknown name or format; the error of a part of your own
 *   pack that cannot be drawn
 * @example
 * const handle = createHandler();
 * const response = await handle(new Request('https://navii.example/avatar/ada?mood=wink'));
 */
export function createHandler(options: HandlerOptions = {}): Handler {
  expectNames('options', options, OPTION_NAMES);
  const prefix = readPrefix(options.prefix);
  function warn(message: string): void {
    try {
      options.warn?.(message);
    } catch {
      // An error of the operator's callback must not change the answer.
    }
  }
  const host = createHost(warn, options.rasterize);
  const { engine, gravatarFormat = 'svg' } = options;
  if (!(FORMATS satisfies readonly HandlerOptions['gravatarFormat'][]).includes(gravatarFormat))
    throw new RangeError(`gravatarFormat: expected ${FORMATS.join(', ')}, got ${gravatarFormat as string}`);
  const routes = createApiRoutes(engine === undefined ? catalogue : openEngine(engine), gravatarFormat);
  const responders = routes.map((route) => {
    return { route, pattern: new RegExp(compilePaths(route)), respond: createResponder(route, host) };
  });
  return async ({ url, method, headers }) => {
    const { pathname, search, origin } = new URL(url);
    const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '';
    const responder = responders.find(({ pattern }) => pattern.test(path));
    if (pathname.length + search.length > MAX_TARGET_LENGTH) return send(TOO_LONG, method);
    if (responder === undefined) return send(NOT_FOUND, method);
    if (method === 'OPTIONS') return answerOptions(responder.route);
    const base = origin + prefix;
    const request = { method, path, query: search.slice(1), headers: Object.fromEntries(headers), base };
    try {
      return send(await responder.respond(request), method);
    } catch (error) {
      warn(`request failed: ${nameOf(error)}`);
      return send(FAILURE, method);
    }
  };
}
