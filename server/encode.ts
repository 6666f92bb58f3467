// Compresses responses with brotli (RFC 7932) and gzip (RFC 1952). This does not use
// koa-compress, which streams and ignores HEAD: then HEAD would differ from GET, and the codings could not have strong
// ETags of their own.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { AnswerBody, MaybePromise } from '../lib/http/index.js';
import { MAX_ACCEPT_LENGTH, MAX_COMPRESSIONS, MAX_COMPRESSIONS_WAITING } from './limits.js';

/** A supported content coding (RFC 9110 §8.4.1). */
export type Encoding = 'br' | 'gzip';

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** It compresses pages as fast as the lowest quality does, and the result is a tenth smaller. */
const QUALITY = 6;
/** Bodies below this many bytes are not compressed, because that would not save a network packet. */
const THRESHOLD = 1024;
/**
 * Drawings below this many bytes are not compressed. Compressing an avatar takes longer than the rest of its request,
 * and saves no round trip: TCP sends ten packets before it waits for the client (RFC 6928).
 */
const DRAWING_THRESHOLD = 8 * 1024;

/** The codings, the preferred one first: the suffix of compressed files of the build, and a function that compresses. */
export const CODERS = {
  br: {
    suffix: '.br',
    compress: (body: Uint8Array): Promise<Buffer> =>
      runBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
  },
  gzip: {
    suffix: '.gz',
    compress: (body: Uint8Array): Promise<Buffer> => runGzip(body, { level: QUALITY }),
  },
} as const;

/** A body, and the compressed forms of it that the build has made. */
interface Precompressed {
  readonly body: Uint8Array;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.get('accept-encoding').length > MAX_ACCEPT_LENGTH) return undefined;
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/** Tells whether a body is long enough to be compressed. A string is a drawing, which has its own threshold. */
export function isLong(body: AnswerBody): boolean {
  return body.length >= (typeof body === 'string' ? DRAWING_THRESHOLD : THRESHOLD);
}

/**
 * Makes a function that compresses a body with a coding that the client accepts. It returns `undefined` when the body
 * should be sent uncompressed: the client accepts no coding, or too many compressions wait.
 *
 * @param files - files with compressed forms that the build has made
 */
export function createEncoder(files: readonly Precompressed[] = []) {
  // Compressed forms by the buffer of their body. Files, pages and galleries have the same buffer at each request, so
  // each is compressed once, also for simultaneous requests. A drawing is a string: its buffer is new at each request
  // and soon freed.
  const kept = new WeakMap<Uint8Array, Map<Encoding, MaybePromise<Buffer>>>();
  for (const { body, encoded } of files) kept.set(body, new Map(encoded));

  /** Compressions that wait for a running one to end. */
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
    // When a compression ends, it starts the next one, and `running` stays the same.
    if (running >= MAX_COMPRESSIONS) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await CODERS[encoding].compress(body);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  function compress(body: AnswerBody, encoding: Encoding): MaybePromise<Buffer> | undefined {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const forms = kept.get(bytes) ?? new Map<Encoding, MaybePromise<Buffer>>();
    const known = forms.get(encoding);
    if (known !== undefined) return known;
    if (waiting.length >= MAX_COMPRESSIONS_WAITING) return undefined;
    const made = run(bytes, encoding);
    made.catch(() => forms.delete(encoding));
    kept.set(bytes, forms.set(encoding, made));
    return made;
  }

  return async (ctx: Context, body: AnswerBody) => {
    const encoding = chooseEncoding(ctx);
    const bytes = encoding && (await compress(body, encoding));
    return bytes && { bytes, encoding };
  };
}
