// `navii/fetch`: the routes of the API where requests and answers are those of fetch: Workers, Deno, Bun, service workers.
import { COMMON_HEADERS, HttpError, retryLater } from './answer.js';
import { API_ROUTES } from './meta.js';
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
   * Path under which the routes are, as in /faces/avatar/ada. Left out: the root.
   *
   * @example
   * createHandler({ prefix: '/faces' });
   */
  readonly prefix?: string | undefined;
  /**
   * Makes a PNG of a drawing, for instance `toPng` of `navii/png`. Without it, and where it rejects with the code
   * `ERR_MODULE_NOT_FOUND`, PNGs are answered with 501 (SPEC §7); where it fails otherwise, with 503.
   *
   * @example
   * createHandler({ rasterize: (svg) => toPng(svg) });
   */
  readonly rasterize?: ((svg: string) => Promise<Uint8Array>) | undefined;
  /**
   * Told what an operator should know, such as that an e-mail address was used as a seed; never of the seed.
   *
   * @example
   * createHandler({ warn: (message) => console.warn(message) });
   */
  readonly warn?: ((message: string) => void) | undefined;
}

/**
 * Answers a request: one of the routes of the API, else 404. It never rejects.
 *
 * @example
 * const handle: Handler = createHandler();
 * const response = await handle(new Request('https://navii.example/avatar/ada'));
 */
export type Handler = (request: Request) => Promise<Response>;

const UNAVAILABLE = 'PNG rasterization unavailable';
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;

/** Writes a prefix as URLs have it: escaped, with a slash before each of its parts. */
function readPrefix(text = ''): string {
  const path = text.split('/').filter(Boolean).join('/');
  return path === '' ? '' : new URL(`/${path}`, 'https://navii.invalid').pathname;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error');

/** A request as routes read it, and the base that fetch asked: origin and prefix. */
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
          // Neither the client nor an operator is told more: messages name files, and may name the seed.
          warn(`${FAILED}: ${nameOf(error)}`);
          if (isMissing(error)) throw new HttpError(501, `${UNAVAILABLE}: its package is not installed`);
          throw retryLater(503, FAILED, LATER_MS);
        }
      },
      count: () => 0,
    },
    warn,
    takeTurn: () => undefined,
    baseOf: ({ base }) => base,
  };
}

const NOT_FOUND = readyError(new HttpError(404, 'Not found'));
const TOO_LONG = readyError(new HttpError(414, 'URL too long'));
const FAILURE = readyError(new HttpError(500, 'Internal error'));

/** Answers OPTIONS as if it were a preflight: in the service @koa/cors does. */
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

function send({ status, headers, body, tag }: ReadyAnswer, method: string): Response {
  const fields = new Headers();
  for (let at = 0; at < headers.length; at += 2) fields.set(headers[at] ?? '', headers[at + 1] ?? '');
  if (tag !== undefined) fields.set('etag', `"${tag}"`);
  if (body === undefined) return new Response(null, { status, headers: fields });
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  fields.set('content-length', String(bytes.length));
  return new Response(method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers: fields });
}

/**
 * Makes a function that answers requests as the service does: `/avatar/:seed`, `/random`, `/group`, `/api`,
 * `/openapi.json` and `/healthz`, with the same bytes, headers and errors (SPEC §4). Limits are the platform's.
 *
 * @param options - what differs from an API at the root of its host, without PNGs
 * @example
 * const handle = createHandler();
 * const response = await handle(new Request('https://navii.example/avatar/ada?mood=wink'));
 */
export function createHandler(options: HandlerOptions = {}): Handler {
  const prefix = readPrefix(options.prefix);
  function warn(message: string): void {
    try {
      options.warn?.(message);
    } catch {
      // There is nobody left to tell, and it is not the client's concern.
    }
  }
  const host = createHost(warn, options.rasterize);
  const responders = API_ROUTES.map((route) => {
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
