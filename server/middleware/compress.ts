// brotli and gzip. Whole buffers, not streams: HEAD then equals GET, and an entity tag can name the bytes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';

type Encoding = 'br' | 'gzip';
type Compress = (body: Buffer, quality: number) => Promise<Buffer>;

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

const METHODS: Readonly<Record<Encoding, Compress>> = {
  br: (body, quality) =>
    runBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body, quality) => runGzip(body, { level: quality }),
};

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml$|application\/(?:json|xml|manifest\+json)$)/;
/** Bytes under which a packet is saved by nobody. */
const THRESHOLD = 1024;
/** Drawn anew for each request: fast. */
const QUICK = 4;
/** Once for each file: small. */
const SMALL = 9;

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/** Compresses text and SVG for clients that take it. */
export function compressBodies(): Middleware {
  // Files of the site are the same buffers each time; what is drawn is new each time and never kept.
  const kept: Readonly<Record<Encoding, WeakMap<Buffer, Promise<Buffer>>>> = { br: new WeakMap(), gzip: new WeakMap() };

  function compressFile(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const known = kept[encoding].get(body);
    if (known !== undefined) return known;
    const made = METHODS[encoding](body, SMALL);
    kept[encoding].set(body, made);
    return made;
  }

  return async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (ctx.status !== 200 || !COMPRESSIBLE.test(ctx.response.type)) return;
    ctx.vary('accept-encoding');
    const encoding = chooseEncoding(ctx);
    if (encoding === undefined) return;
    if (typeof body === 'string') {
      if (body.length < THRESHOLD) return;
      ctx.body = await METHODS[encoding](Buffer.from(body), QUICK);
    } else if (Buffer.isBuffer(body)) {
      if (body.length < THRESHOLD) return;
      ctx.body = await compressFile(body, encoding);
    } else return;
    ctx.set('content-encoding', encoding);
  };
}
