// `navii/fetch`: the routes of the API where requests and answers are those of fetch: Workers, Deno, Bun, service workers.
import { answerLine, type Answer } from './answer.js';
import { answerRoute, API_ENDPOINTS, createApi, META_ENDPOINTS } from './api.js';
import { MAX_TARGET_LENGTH, type Host } from './host.js';
import { HttpError, retryLater } from './http-error.js';

/**
 * Options of {@link createHandler}.
 *
 * @example
 * const options: HandlerOptions = { prefix: '/avatars', rasterize: (svg) => toPng(svg) };
 */
export interface HandlerOptions {
  /**
   * Path under which the routes are, without a slash at its end.
   *
   * @example
   * createHandler({ prefix: '/faces' }); // answers /faces/avatar/ada
   */
  readonly prefix?: string | undefined;
  /**
   * Makes a PNG of a drawing, for instance `toPng` of `navii/png`. Without it, PNGs are answered with 501 (SPEC §7).
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
 * Answers a request: one of the routes of the API, else 404.
 *
 * @example
 * const handle: Handler = createHandler();
 * const response = await handle(new Request('https://navii.example/avatar/ada'));
 */
export type Handler = (request: Request) => Promise<Response>;

const NO_RASTERIZER = 'PNG rasterization unavailable: none was handed to createHandler';
const FAILED = 'PNG rasterization failed';
const LATER_MS = 5_000;
const NOT_FOUND = answerLine(404, 'Not found');
const TOO_LONG = answerLine(414, 'URL too long');
const FAILURE = answerLine(500, 'Internal error');
const BODILESS: ReadonlySet<number> = new Set([204, 304]);

function createHost({ prefix = '', rasterize, warn }: HandlerOptions): Host<Request> {
  return {
    png: {
      async make(draw) {
        if (rasterize === undefined) throw new HttpError(501, NO_RASTERIZER);
        try {
          return await rasterize(draw());
        } catch (error) {
          // What it says may name files; what an operator is told must not name the seed.
          warn?.(`${FAILED}: ${error instanceof Error ? error.name : 'no error'}`);
          throw retryLater(503, FAILED, LATER_MS);
        }
      },
      count: () => 0,
    },
    warn: (message) => warn?.(message),
    takeTurn: () => undefined,
    baseOf: ({ url }) => new URL(url).origin + prefix,
  };
}

function respond({ status, headers, body, tag }: Answer, method: string): Response {
  const fields = new Headers();
  for (let at = 0; at < headers.length; at += 2) fields.set(headers[at] ?? '', headers[at + 1] ?? '');
  if (tag !== undefined) fields.set('etag', `"${tag}"`);
  if (BODILESS.has(status)) return new Response(null, { status, headers: fields });
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
 * export default { fetch: handle };
 */
export function createHandler(options: HandlerOptions = {}): Handler {
  const { prefix = '' } = options;
  const api = createApi([...API_ENDPOINTS, ...META_ENDPOINTS], createHost(options));
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const isOurs = pathname.startsWith(`${prefix}/`);
    const path = pathname.slice(prefix.length);
    const route = isOurs ? api.find(path) : undefined;
    const { method, headers } = request;
    if (pathname.length + search.length > MAX_TARGET_LENGTH) return respond(TOO_LONG, method);
    if (route === undefined) return respond(NOT_FOUND, method);
    const asked = {
      method,
      path,
      query: search.slice(1),
      ifNoneMatch: headers.get('if-none-match') ?? undefined,
      origin: request,
    };
    try {
      return respond(await answerRoute(route, asked), method);
    } catch (error) {
      options.warn?.(`request failed: ${error instanceof Error ? error.name : 'no error'}`);
      return respond(FAILURE, method);
    }
  };
}
