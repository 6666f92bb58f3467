// Sends the answers of the API: in the service not through Koa's `ctx.body`, which sets each header by itself and looks at the
// body to guess what it is. That takes longer than to draw an avatar.
import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import { answerRoute, BODILESS, type Answer, type Api } from 'navii/internals/http';
import { isLong, type Compress } from './compress.js';
import type { Encoding } from './encodings.js';
import { idOf, REQUEST_ID } from './request-id.js';

/**
 * Sends an answer that is complete but for the length.
 *
 * @param fields - names and values of its headers in turn, in an array of its own
 */
export type Deliver = (ctx: Context, status: number, fields: string[], body: Answer['body']) => void;

function end(res: ServerResponse): void {
  res.end();
}

/** Sends it by Node alone. */
export function write(ctx: Context, status: number, fields: string[], body: Answer['body']): void {
  const { req, res } = ctx;
  // Told to Koa, which would answer otherwise.
  ctx.respond = false;
  if (BODILESS.has(status)) {
    res.writeHead(status, fields).end();
    return;
  }
  const size = Buffer.byteLength(body);
  ctx.state['bytes'] = size;
  fields.push('content-length', String(size));
  res.writeHead(status, fields);
  if (req.method !== 'HEAD') {
    // A text with one byte a sign is ASCII. Node copies that as it is, and makes room for three bytes a sign otherwise.
    res.write(body, size === body.length ? 'latin1' : 'utf8');
  }
  // A moment later: ended at once, Node would write two pieces, the last one empty, which takes longer than to write one.
  process.nextTick(end, res);
}

/** Sends it by Koa, for an application around this one, whose middleware may look at the answer and add to it. */
export function setOnContext(ctx: Context, status: number, fields: string[], body: Answer['body']): void {
  ctx.body = BODILESS.has(status) ? null : typeof body === 'string' ? body : Buffer.from(body);
  ctx.status = status;
  for (let at = 0; at < fields.length; at += 2) ctx.set(fields[at] ?? '', fields[at + 1] ?? '');
}

function listFields(ctx: Context, { headers, tag }: Answer, encoding?: Encoding): string[] {
  const fields = [...headers, REQUEST_ID, idOf(ctx)];
  if (tag !== undefined) fields.push('etag', encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`);
  if (encoding !== undefined) fields.push('content-encoding', encoding);
  return fields;
}

/**
 * Answers requests to routes of the API, and leaves all others to what comes next.
 *
 * @param deliver - sends the answers
 */
export function answerApi(api: Api<Context>, compress: Compress, deliver: Deliver): Middleware {
  async function compressAndSend(ctx: Context, answer: Answer): Promise<void> {
    const compressed = await compress(ctx, answer.body);
    const { bytes = answer.body, encoding } = compressed ?? {};
    deliver(ctx, answer.status, listFields(ctx, answer, encoding), bytes);
  }

  function send(ctx: Context, answer: Answer): Promise<void> | undefined {
    const { status, headers, body } = answer;
    const isCompressible = status === 200 && isLong(body) && headers.includes('vary');
    if (isCompressible) return compressAndSend(ctx, answer);
    deliver(ctx, status, listFields(ctx, answer), body);
    return undefined;
  }

  return (ctx, next) => {
    const { method = 'GET', url = '', headers } = ctx.req;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const route = api.find(path);
    if (route === undefined) return next();
    const query = mark === -1 ? '' : url.slice(mark + 1);
    const asked = { method, path, query, ifNoneMatch: headers['if-none-match'], origin: ctx };
    const answer = answerRoute(route, asked);
    return answer instanceof Promise ? answer.then((made) => send(ctx, made)) : send(ctx, answer);
  };
}
