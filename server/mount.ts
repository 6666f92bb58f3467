// Puts routes on koa-router, and does for all of them what does not depend on the route: errors, OPTIONS by @koa/cors, the
// rate limit, content codings, the log, and sending.
//
// The service does not send answers through Koa's `ctx.body` and `ctx.set`, which look at the body and at each header
// anew. A bare Koa application with a router and open CORS is the measure (1.00): this service answers fresh avatars at
// 0.61 of its rate with them, at 0.77 without them, and at 0.59 without them but with @koa/cors in front of each answer
// (medians of 11 rounds). An application around this one gets answers by Koa all the same, so that its middleware may
// look at them and add to them.
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
} from 'navii/internals/http';
import { createEncoder, isLong, type Encoding } from './encode.js';
import type { ServiceHost, ServiceRoute } from './host.js';
import { MAX_ACCEPT_LENGTH } from './limits.js';
import type { Metrics } from './metrics.js';
import { idOf, normalizeRequest, normalizeTarget, readRequest, REQUEST_ID } from './request.js';
import type { Site } from './site.js';

interface MountOptions {
  readonly host: ServiceHost;
  /** The site. Without it, the routes stand in another application, which answers all other paths. */
  readonly site: Site | undefined;
  readonly metrics: Metrics | undefined;
  /** One request in so many is logged; 0: none. */
  readonly accessLog: number;
}

/**
 * Sends an answer. `fields` alternates the names and values of all its headers but the length; the function may change
 * that array.
 */
type Deliver = (ctx: Context, status: number, fields: string[], body: AnswerBody | undefined) => void;

function end(res: ServerResponse): void {
  res.end();
}

/** Sends an answer by Node alone. */
function write(ctx: Context, status: number, fields: string[], body: AnswerBody | undefined): void {
  const { req, res } = ctx;
  // This keeps Koa from answering, too.
  ctx.respond = false;
  if (body === undefined) {
    res.writeHead(status, fields).end();
    return;
  }
  const size = Buffer.byteLength(body);
  ctx.state['bytes'] = size;
  fields.push('content-length', String(size));
  res.writeHead(status, fields);
  // A text with as many bytes as characters is ASCII, which Node copies as it is; for others it makes room for three
  // bytes a character.
  if (req.method !== 'HEAD') res.write(body, size === body.length ? 'latin1' : 'utf8');
  // The answer ends a moment later: if it ended at once, Node would write two pieces, the last one empty, which takes
  // longer than to write one.
  process.nextTick(end, res);
}

/** Lets Koa send an answer. */
function setOnContext(ctx: Context, status: number, fields: string[], body: AnswerBody | undefined): void {
  ctx.body = body === undefined ? null : typeof body === 'string' ? body : Buffer.from(body);
  ctx.status = status;
  for (let at = 0; at < fields.length; at += 2) ctx.set(fields[at] ?? '', fields[at + 1] ?? '');
}

/** Answers OPTIONS, always as if it were a preflight. */
function answerOptions(methods: readonly string[]): (ctx: Context) => Promise<void> {
  const allow = methods.join(', ');
  const open = koaCors({ origin: '*', allowMethods: allow, keepHeadersOnError: false, ...PREFLIGHT });
  return async (ctx) => {
    // @koa/cors ignores a request without this header.
    ctx.req.headers['access-control-request-method'] ||= 'GET';
    await open(ctx, async () => undefined);
    // Every origin gets the same answer: to vary by it would split caches by the page that asks.
    ctx.remove('vary');
    ctx.set({ ...COMMON_HEADERS, allow, [REQUEST_ID]: idOf(ctx) });
  };
}

/** Whether a client prefers HTML to plain text, as browsers do when a person opens an address. */
function prefersHtml(ctx: Context): boolean {
  return ctx.get('accept').length <= MAX_ACCEPT_LENGTH && ctx.accepts('text/plain', 'text/html') === 'text/html';
}

/**
 * Makes a function that returns the part of an address that may be logged: the path alone for a private route, the
 * first segment alone for an address that begins like one, and else `whole`.
 */
function createRedactor(routes: readonly ServiceRoute[]): (url: string, whole: string) => string {
  const paths = routes.filter(({ isPrivate = false }) => isPrivate).flatMap((route) => route.paths);
  const segments = paths.map((path) => path.split('/', 2).join('/'));
  const pattern = new RegExp(`^(?:${[...paths, ...segments].join('|')})(?=[/?]|$)`, 'i');
  return (url, whole) => pattern.exec(url)?.[0] ?? whole;
}

/** The page for browsers that ask for an address which no route has; other clients get a line. */
function createNotFoundPage({ notFoundPage, headers }: Site): ReadyAnswer | undefined {
  if (notFoundPage === undefined) return undefined;
  const own = flatten({ ...COMMON_HEADERS, 'content-type': TYPES.html, 'cache-control': CACHE.never, ...headers });
  return { status: 404, headers: [...own], body: notFoundPage, tag: undefined, isCompressible: false };
}

/** Puts routes behind one middleware. */
export function mount(routes: readonly ServiceRoute[], options: MountOptions): Middleware {
  const { host, site, metrics, accessLog } = options;
  const { log, throttled } = host;
  const isMounted = site === undefined;
  const encode = createEncoder(site?.files);
  const notFoundPage = site && createNotFoundPage(site);
  const deliver: Deliver = isMounted ? setOnContext : write;

  function sendAs(
    ctx: Context,
    { status, headers, tag }: ReadyAnswer,
    body: AnswerBody | undefined,
    encoding?: Encoding,
  ): void {
    headers.push(REQUEST_ID, idOf(ctx));
    if (tag !== undefined) headers.push('etag', encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`);
    if (encoding !== undefined) headers.push('content-encoding', encoding);
    deliver(ctx, status, headers, body);
  }

  function send(ctx: Context, answer: ReadyAnswer): MaybePromise<void> {
    const { status, body, isCompressible } = answer;
    if (!isCompressible || status !== 200 || body === undefined || !isLong(body)) return sendAs(ctx, answer, body);
    return encode(ctx, body).then((made) => sendAs(ctx, answer, made?.bytes ?? body, made?.encoding));
  }

  function handle(route: ServiceRoute): Middleware {
    const respond = createResponder(route, host);
    const preflight = answerOptions(listMethods(route));
    return (ctx) => {
      ctx.state['route'] = route.name;
      if (ctx.req.method === 'OPTIONS') return preflight(ctx);
      const answer = respond(readRequest(ctx));
      return answer instanceof Promise ? answer.then((made) => send(ctx, made)) : send(ctx, answer);
    };
  }

  const serviceOptions = answerOptions([...new Set(routes.flatMap(listMethods))]);

  /** Turns what was thrown into an answer. */
  async function receive(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    try {
      // `OPTIONS *` asks for the service as a whole (RFC 9110 §9.3.7).
      const isForAll = ctx.req.url === '*' && ctx.req.method === 'OPTIONS';
      normalizeRequest(ctx.req);
      await (isForAll ? serviceOptions(ctx) : next());
    } catch (error) {
      if (error instanceof HttpError) return send(ctx, readyError(error));
      // Without the URL: it may hold a person's name.
      throttled.error('request failed', { err: error, id: idOf(ctx), method: ctx.method });
      return send(ctx, readyError(new HttpError(500, 'Internal error')));
    }
  }

  const redact = createRedactor(routes);
  let seen = 0;

  /** Tells operators of a request: by figures, and by lines of the log, which have its address only at level debug. */
  async function observe(ctx: Context, next: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status, method } = ctx;
    const route = (ctx.state['route'] as string | undefined) ?? 'none';
    metrics?.observe(route, status, ms);
    if (log.isLevelEnabled('debug')) {
      const url = redact(normalizeTarget(ctx.url), ctx.originalUrl);
      log.debug({ id: idOf(ctx), method, url, status, ms: Math.round(ms) }, 'request');
    }
    seen += 1;
    if (accessLog === 0 || seen % accessLog !== 0) return;
    const bytes = method === 'HEAD' ? 0 : Number(ctx.state['bytes'] ?? ctx.length ?? 0);
    log.info({ id: idOf(ctx), route, method, status, ms: Number(ms.toFixed(2)), bytes }, 'access');
  }

  /** Answers 404 where there is no route. */
  function answerNotFound(ctx: Context): MaybePromise<void> {
    if (notFoundPage === undefined) throw new HttpError(404, 'Not found');
    const isPage = prefersHtml(ctx);
    const { headers, ...answer } = isPage ? notFoundPage : readyError(new HttpError(404, 'Not found'));
    return send(ctx, { ...answer, headers: [...headers, 'vary', 'accept'] });
  }

  // The first route has a router of its own, because it is asked for most: one router for all would compare its path
  // with those of thirty others too, which takes a tenth of its throughput.
  const routers = [routes.slice(0, 1), routes.slice(1)].map((part) => {
    const router = new Router();
    for (const route of part) {
      // The router lets every method through, because a route itself refuses those that it does not take.
      router.all(route.name, new RegExp(compilePaths(route)), handle(route));
    }
    return router;
  });
  const isObserved = metrics !== undefined || accessLog > 0 || log.isLevelEnabled('debug');
  const chain = compose<Context>([
    ...(isObserved ? [observe] : []),
    receive,
    // The type of koa-router asks for properties of the context that koa-router itself sets.
    ...routers.map((router) => router.routes() as Middleware),
    answerNotFound,
  ]);
  if (!isMounted) return chain;
  return (ctx, next) =>
    routers.some((router) => router.match(ctx.path, ctx.method).path.length > 0) ? chain(ctx) : next();
}
