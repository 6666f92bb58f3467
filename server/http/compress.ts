// brotli and gzip. Whole buffers, not streams: HEAD then equals GET, and an entity tag can name the bytes.
import type { Context, Middleware } from 'koa';
import { CODERS, THRESHOLD, type Encoding } from './encodings.js';

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml$|application\/(?:json|xml|manifest\+json)$)/;
/** Drawn anew for each request: fast. */
const QUICK = 4;
/** Once for each file that the build left plain: small. */
const SMALL = 9;

/** A body that is the same buffer each time, with the forms of it that there are already. */
export interface Precompressed {
  readonly body: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/**
 * Compresses text and SVG for clients that take it.
 *
 * @param files - what need not be compressed again
 */
export function compress(files: readonly Precompressed[] = []): Middleware {
  // Files of the site are the same buffers each time; what is drawn is new each time and never kept.
  const kept = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();
  for (const { body, encoded } of files) {
    kept.set(body, new Map([...encoded].map(([encoding, bytes]) => [encoding, Promise.resolve(bytes)])));
  }

  function compressFile(body: Buffer, encoding: Encoding): Promise<Buffer> {
    const forms = kept.get(body) ?? new Map<Encoding, Promise<Buffer>>();
    const made = forms.get(encoding) ?? CODERS[encoding].compress(body, SMALL);
    kept.set(body, forms.set(encoding, made));
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
      ctx.body = await CODERS[encoding].compress(Buffer.from(body), QUICK);
    } else if (Buffer.isBuffer(body)) {
      if (body.length < THRESHOLD) return;
      ctx.body = await compressFile(body, encoding);
    } else return;
    ctx.set('content-encoding', encoding);
  };
}
