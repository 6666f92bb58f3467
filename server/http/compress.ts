// brotli and gzip. Not koa-compress: it streams and leaves HEAD out, so neither "HEAD equals GET without a body" nor the
// strong entity tag of the contract would hold.
import type { Context, Middleware } from 'koa';
import { CODERS, THRESHOLD, type Encoding } from './encodings.js';

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml$|application\/(?:json|xml)$)/;
/** Quality for what is drawn anew at each request: fast. */
const FAST = 4;
/** Quality for files of the site that the build did not compress: made once, so slower and smaller. */
const SMALL = 9;

/** A file of the site, with its compressed forms as far as the build has made them. */
interface Precompressed {
  readonly body: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/**
 * Compresses text and SVG for clients that accept it.
 *
 * @param files - whose compressed forms need not be made again
 */
export function compress(files: readonly Precompressed[] = []): Middleware {
  // By buffer: a file of the site is the same buffer at each request. Drawings are strings and are not kept.
  const kept = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();
  for (const { body, encoded } of files) {
    kept.set(body, new Map([...encoded].map(([encoding, bytes]) => [encoding, Promise.resolve(bytes)])));
  }

  function compressFile(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const forms = kept.get(body) ?? new Map<Encoding, Promise<Buffer>>();
    const form = forms.get(encoding) ?? CODERS[encoding].compress(body, SMALL);
    kept.set(body, forms.set(encoding, form));
    return form;
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
      ctx.body = await CODERS[encoding].compress(Buffer.from(body), FAST);
    } else if (Buffer.isBuffer(body)) {
      if (body.length < THRESHOLD) return;
      ctx.body = await compressFile(body, encoding);
    } else return;
    ctx.set('content-encoding', encoding);
  };
}
