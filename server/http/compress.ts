// brotli and gzip. Not koa-compress: it streams and leaves HEAD out, so neither "HEAD equals GET without a body" nor the
// strong entity tag of the contract would hold.
import type { Context, Middleware } from 'koa';
import { MAX_ACCEPT_LENGTH, MAX_COMPRESSIONS, MAX_COMPRESSIONS_WAITING } from '../limits.js';
import { CODERS, THRESHOLD, type Encoding } from './encodings.js';

const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml$|application\/(?:json|(?:\w+\+)?xml)$)/;
/** Quality: as fast as the lowest ones for pages, and a tenth smaller. Files of the site were compressed by the build, and better. */
const FAST = 6;
/**
 * Bytes below which drawings are sent as they are. Compressing an avatar takes longer than all else that its request
 * takes, and saves no round trip: TCP sends ten packets before it waits for the client (RFC 6928).
 */
const DRAWING_THRESHOLD = 8 * 1024;

/** A file of the site, with its compressed forms as far as the build has made them. */
interface Precompressed {
  readonly body: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.get('accept-encoding').length > MAX_ACCEPT_LENGTH) return undefined;
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/** An answer in a coding. */
interface Compressed {
  readonly bytes: Buffer;
  readonly encoding: Encoding;
}

/**
 * Compresses what may be compressed; `undefined` for what is better sent as it is: it is short, the client accepts no
 * coding, or many others wait for theirs.
 */
export type Compress = (ctx: Context, body: string | Uint8Array) => Promise<Compressed | undefined>;

/** Whether an answer is long enough to be compressed. */
export function isLong(body: string | Uint8Array): boolean {
  return body.length >= (typeof body === 'string' ? DRAWING_THRESHOLD : THRESHOLD);
}

/**
 * Makes what compresses for clients that accept it.
 *
 * @param files - whose compressed forms need not be made again
 */
export function createCompress(files: readonly Precompressed[] = []): Compress {
  // By buffer: files of the site and galleries are the same buffer at each request. Drawings are strings and not kept.
  const kept = new WeakMap<Uint8Array, ReadonlyMap<Encoding, Buffer>>();
  for (const { body, encoded } of files) kept.set(body, encoded);

  /** Those that wait while others are compressed. */
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
    // Whoever ends lets the next one take the place.
    if (running >= MAX_COMPRESSIONS) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await CODERS[encoding].compress(body, FAST);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  /** The compressed form of an answer; `undefined` when many others wait for theirs. */
  async function encode(body: string | Uint8Array, encoding: Encoding): Promise<Buffer | undefined> {
    const isFull = waiting.length >= MAX_COMPRESSIONS_WAITING;
    if (typeof body === 'string') return isFull ? undefined : run(Buffer.from(body), encoding);
    const form = kept.get(body)?.get(encoding);
    if (form !== undefined || isFull) return form;
    const made = await run(body, encoding);
    kept.set(body, new Map([...(kept.get(body) ?? []), [encoding, made]]));
    return made;
  }

  return async (ctx, body) => {
    const encoding = isLong(body) ? chooseEncoding(ctx) : undefined;
    const bytes = encoding === undefined ? undefined : await encode(body, encoding);
    return encoding === undefined || bytes === undefined ? undefined : { bytes, encoding };
  };
}

/** Compresses text and SVG that routers answer with. */
export function compressAnswers(compress: Compress): Middleware {
  return async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (ctx.status !== 200 || !COMPRESSIBLE.test(ctx.response.type)) return;
    ctx.vary('accept-encoding');
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) return;
    const compressed = await compress(ctx, body);
    if (compressed === undefined) return;
    ctx.body = compressed.bytes;
    ctx.set('content-encoding', compressed.encoding);
  };
}
