// Sends the answers of the API. Not through Koa's `ctx.body`: that sets each header by itself and looks at the body to guess
// what it is, which takes longer than to draw an avatar.
import type { ServerResponse } from 'node:http';
import type { Context, Middleware } from 'koa';
import { answerRoute, type Answer, type Api } from 'navii/internals/http';
import { isLong, type Compress } from './compress.js';
import type { Encoding } from './encodings.js';
import { idOf, REQUEST_ID } from './request-id.js';

const BODILESS: ReadonlySet<number> = new Set([204, 304]);

function end(res: ServerResponse): void {
  res.end();
}

function write(ctx: Context, { status, headers, body, tag }: Answer, encoding?: Encoding): void {
  const { req, res } = ctx;
  // Told to Koa, which would answer otherwise.
  ctx.respond = false;
  const fields = [...headers, REQUEST_ID, idOf(ctx)];
  if (tag !== undefined) fields.push('etag', encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`);
  if (encoding !== undefined) fields.push('content-encoding', encoding);
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

async function compressAndWrite(ctx: Context, answer: Answer, compress: Compress): Promise<void> {
  const compressed = await compress(ctx, answer.body);
  if (compressed === undefined) write(ctx, answer);
  else write(ctx, { ...answer, body: compressed.bytes }, compressed.encoding);
}

function send(ctx: Context, answer: Answer, compress: Compress): Promise<void> | undefined {
  const { status, headers, body } = answer;
  const isCompressible = status === 200 && isLong(body) && headers.includes('vary');
  if (isCompressible) return compressAndWrite(ctx, answer, compress);
  write(ctx, answer);
  return undefined;
}

/** Answers requests to routes of the API, and leaves all others to what comes next. */
export function answerApi(api: Api<Context>, compress: Compress): Middleware {
  return (ctx, next) => {
    const { method = 'GET', url = '', headers } = ctx.req;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const route = api.find(path);
    if (route === undefined) return next();
    const query = mark === -1 ? '' : url.slice(mark + 1);
    const asked = { method, path, query, ifNoneMatch: headers['if-none-match'], origin: ctx };
    const answer = answerRoute(route, asked);
    return answer instanceof Promise ? answer.then((made) => send(ctx, made, compress)) : send(ctx, answer, compress);
  };
}
