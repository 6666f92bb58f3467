// Mounts the routes on koa-router, and does the work that is the same for all of them: errors, OPTIONS with @koa/cors,
// the rate limit, compression, metrics, the log, and sending the response.
//
// Responses are not sent with Koa's `ctx.body` and `ctx.set`, which inspect the body and each header again. Requests
// per second for new avatars, relative to a bare Koa application with a router and open CORS (medians of 11 rounds):
// 0.61 with them, 0.77 without them, and 0.59 without them but with @koa/cors on every response. When the routes are
// mounted in another application, Koa sends the responses, so that the middleware of that application can read and
// change them.
import type { ServerResponse } from 'node:http';
import koaCors from '@koa/cors';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import Router from 'koa-router';
import {
  CACHE,
  COMMON_HEADERS,
  compilePaths,
  createResponder,
  flatten,
  HttpError,
  listMethods,
  PREFLIGHT,
  readyError,
  TYPES,
  type AnswerBody,
  type MaybePromise,
  type ReadyAnswer,
} from '../lib/http/index.js';
import { printPage } from '../lib/pages/template.js';
import { createEncoder, isLong, type Encoding } from './encode.js';
import type { ServiceHost, ServiceRoute } from './host.js';
import type { Metrics } from './metrics.js';
import { idOf, normalizeRequest, prefersHtml, readRequest, REQUEST_ID } from './request.js';
import { NOT_FOUND_PAGE, type BuiltSite } from './site.js';

interface MountOptions {
  readonly host: ServiceHost;
  /** The site; `undefined` when the routes are mounted in another application, which answers all other paths. */
  readonly site: BuiltSite | undefined;
  readonly metrics: Metrics | undefined;
  /** One request in this many is logged; 0: none. */
  readonly accessLog: number;
}

function end(res: ServerResponse): void {
  res.end();
}

/**
 * Sends a response with Node's API, without Koa.
 *
 * @param headers - alternating names and values of all headers but `content-length`; the function may change the array
 */
function sendWithNode(ctx: Context, status: number, headers: string[], body: AnswerBody | undefined): void {
  const { req, res } = ctx;
  // This prevents Koa from sending a response as well.
  ctx.respond = false;
  if (body === undefined) {
    res.writeHead(status, headers).end();
    return;
  }
  const size = Buffer.byteLength(body);
  ctx.state['bytes'] = size;
  headers.push('content-length', String(size));
  res.writeHead(status, headers);
  // A string with as many bytes as characters is ASCII, which Node copies unchanged. For others it reserves three bytes
  // per character.
  if (req.method !== 'HEAD') res.write(body, size === body.length ? 'latin1' : 'utf8');
  // The response ends in the next tick. If it ended here, Node would write two chunks, of which the last is empty, and
  // that takes longer than one.
  process.nextTick(end, res);
}

/** Sends the same response through Koa. */
function sendWithKoa(ctx: Context, status: number, headers: string[], body: AnswerBody | undefined): void {
  ctx.body = body === undefined ? null : typeof body === 'string' ? body : Buffer.from(body);
  ctx.status = status;
  for (let i = 0; i < headers.length; i += 2) ctx.set(headers[i] ?? '', headers[i + 1] ?? '');
}

/** Makes a function that answers OPTIONS as a preflight, even if the request is not a preflight. */
function createPreflight(methods: readonly string[]): (ctx: Context) => Promise<void> {
  const allow = methods.join(', ');
  const open = koaCors({ origin: '*', allowMethods: allow, keepHeadersOnError: false, ...PREFLIGHT });
  return async (ctx) => {
    // @koa/cors ignores a request without this header.
    ctx.req.headers['access-control-request-method'] ||= 'GET';
    await open(ctx, async () => undefined);
    // All origins get the same response. With `vary: origin`, caches would keep one response per origin.
    ctx.remove('vary');
    ctx.set({ ...COMMON_HEADERS, allow, [REQUEST_ID]: idOf(ctx) });
  };
}

/** Makes the 404 page for browsers; other clients get a line of text. */
function createNotFoundPage({ pages, headers }: BuiltSite): ReadyAnswer | undefined {
  const page = pages[NOT_FOUND_PAGE];
  if (page === undefined) return undefined;
  const own = flatten({ ...COMMON_HEADERS, 'content-type': TYPES.html, 'cache-control': CACHE.never, ...headers });
  return { status: 404, headers: [...own], body: Buffer.from(printPage(page)), etag: undefined };
}

/** Makes one middleware of all routes. */
export function mount(routes: readonly ServiceRoute[], options: MountOptions): Middleware {
  const { host, site, metrics, accessLog } = options;
  const { log, throttled } = host;
  const isMounted = site === undefined;
  const encode = createEncoder(site?.files);
  const notFoundPage = site && createNotFoundPage(site);
  const send = isMounted ? sendWithKoa : sendWithNode;

  function addHeadersAndSend(
    ctx: Context,
    { status, headers, etag }: ReadyAnswer,
    body: AnswerBody | undefined,
    encoding?: Encoding,
  ): void {
    headers.push(REQUEST_ID, idOf(ctx));
    if (etag !== undefined) headers.push('etag', encoding === undefined ? `"${etag}"` : `"${etag}-${encoding}"`);
    if (encoding !== undefined) headers.push('content-encoding', encoding);
    send(ctx, status, headers, body);
  }

  function compressAndSend(ctx: Context, answer: ReadyAnswer): MaybePromise<void> {
    const { status, headers, body } = answer;
    // Texts vary by the accepted codings.
    if (status !== 200 || body === undefined || !isLong(body) || !headers.includes('vary'))
      return addHeadersAndSend(ctx, answer, body);
    return encode(ctx, body).then((made) => addHeadersAndSend(ctx, answer, made?.bytes ?? body, made?.encoding));
  }

  function handle(route: ServiceRoute): Middleware {
    const respond = createResponder(route, host);
    const preflight = createPreflight(listMethods(route));
    return (ctx) => {
      ctx.state['route'] = route.name;
      if (ctx.req.method === 'OPTIONS') return preflight(ctx);
      const answer = respond(readRequest(ctx));
      return answer instanceof Promise
        ? answer.then((made) => compressAndSend(ctx, made))
        : compressAndSend(ctx, answer);
    };
  }

  const servicePreflight = createPreflight([...new Set(routes.flatMap(listMethods))]);

  /** Checks the request, calls the routes, and turns errors into responses. */
  async function handleErrors(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    try {
      // `OPTIONS *` is about the service as a whole (RFC 9110 §9.3.7).
      const isForAll = ctx.req.url === '*' && ctx.req.method === 'OPTIONS';
      normalizeRequest(ctx.req);
      await (isForAll ? servicePreflight(ctx) : next());
    } catch (error) {
      if (error instanceof HttpError) return compressAndSend(ctx, readyError(error));
      // The URL is not logged, because it may hold a person's name.
      throttled.error('request failed', { err: error, id: idOf(ctx), method: ctx.method });
      return compressAndSend(ctx, readyError(new HttpError(500, 'Internal error')));
    }
  }

  const publicRoutes = new Set(routes.filter(({ isPrivate = false }) => !isPrivate).map(({ name }) => name));
  let requestCount = 0;

  /** Records metrics and log lines of a request. Only lines of the level debug have its URL, if its route is public. */
  async function observe(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status, method } = ctx;
    const route = (ctx.state['route'] as string | undefined) ?? 'none';
    metrics?.observe(route, status, ms);
    if (log.isLevelEnabled('debug')) {
      // A URL without a route may be a misspelt private one, and hold a license key.
      const url = publicRoutes.has(route) ? ctx.originalUrl : undefined;
      log.debug({ id: idOf(ctx), method, route, url, status, ms: Math.round(ms) }, 'request');
    }
    requestCount += 1;
    if (accessLog === 0 || requestCount % accessLog !== 0) return;
    const bytes = method === 'HEAD' ? 0 : Number(ctx.state['bytes'] ?? ctx.length ?? 0);
    log.info({ id: idOf(ctx), route, method, status, ms: Number(ms.toFixed(2)), bytes }, 'access');
  }

  /** Answers requests that match no route. */
  function answerNotFound(ctx: Context): MaybePromise<void> {
    if (notFoundPage === undefined) throw new HttpError(404, 'Not found');
    const isPage = prefersHtml(ctx);
    const { headers, ...answer } = isPage ? notFoundPage : readyError(new HttpError(404, 'Not found'));
    return compressAndSend(ctx, { ...answer, headers: [...headers, 'vary', 'accept'] });
  }

  // The first route gets the most requests, so it has its own router. One router for all would also compare each path
  // with those of thirty other routes, which takes a tenth of the throughput.
  const routers = [routes.slice(0, 1), routes.slice(1)].map((part) => {
    const router = new Router();
    for (const route of part) {
      // The router accepts all methods, because the route itself answers 405.
      router.all(route.name, new RegExp(compilePaths(route)), handle(route));
    }
    return router;
  });
  const isObserved = metrics !== undefined || accessLog > 0 || log.isLevelEnabled('debug');
  const chain = compose<Context>([
    ...(isObserved ? [observe] : []),
    handleErrors,
    // The types of koa-router require properties of the context that koa-router itself sets.
    ...routers.map((router) => router.routes() as Middleware),
    answerNotFound,
  ]);
  if (!isMounted) return chain;
  return (ctx, next) =>
    routers.some((router) => router.match(ctx.path, ctx.method).path.length > 0) ? chain(ctx) : next();
}
