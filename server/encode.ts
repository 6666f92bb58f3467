// Content codings, brotli (RFC 7932) and gzip (RFC 1952), of answers and of the files of the build. Not koa-compress: it
// streams and leaves HEAD out, so neither "HEAD equals GET without a body" nor a strong tag for each coding would hold.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { AnswerBody, MaybePromise } from 'navii/internals/http';
import { MAX_ACCEPT_LENGTH, MAX_COMPRESSIONS, MAX_COMPRESSIONS_WAITING } from './limits.js';

/** A content coding that we make (RFC 9110 §8.4.1). */
export type Encoding = 'br' | 'gzip';

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** Quality for the build, where time does not matter. */
export const BEST = 11;
/** Quality for answers: as fast as the lowest ones for pages, and a tenth smaller. */
const FAST = 6;
/** Bytes below which compressing does not save a single network packet. */
export const THRESHOLD = 1024;
/**
 * Bytes below which drawings are sent as they are. Compressing an avatar takes longer than all else that its request
 * takes, and saves no round trip: TCP sends ten packets before it waits for the client (RFC 6928).
 */
const DRAWING_THRESHOLD = 8 * 1024;

/**
 * Lists the codings, the preferred one first. Each has the suffix of compressed files, which lie beside the plain ones,
 * a function that compresses, with {@link BEST} at most, and a function that expands, or throws.
 */
export const CODERS = {
  br: {
    suffix: '.br',
    compress: (body: Uint8Array, quality: number): Promise<Buffer> =>
      runBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    expand: (body: Buffer): Buffer => brotliDecompressSync(body),
  },
  gzip: {
    suffix: '.gz',
    compress: (body: Uint8Array, quality: number): Promise<Buffer> => runGzip(body, { level: Math.min(9, quality) }),
    expand: (body: Buffer): Buffer => gunzipSync(body),
  },
} as const;

/** A body, and its compressed forms as far as the build has made them. */
interface Precompressed {
  readonly body: Uint8Array;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.get('accept-encoding').length > MAX_ACCEPT_LENGTH) return undefined;
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/** Tells whether an answer is long enough to be compressed. A string is a drawing, which has a threshold of its own. */
export function isLong(body: AnswerBody): boolean {
  return body.length >= (typeof body === 'string' ? DRAWING_THRESHOLD : THRESHOLD);
}

/**
 * Makes a function that compresses a body for a client that accepts it. It gives `undefined` for one that is better sent as it
 * is: the client accepts no coding, or many others wait for theirs.
 *
 * @param files - files whose compressed forms the build has made already
 */
export function createEncoder(files: readonly Precompressed[] = []) {
  // The map finds compressed forms by the buffer of a body: files, pages and galleries have the same buffer at each
  // request. A form is made once, however many ask for it meanwhile. Drawings are strings, and nobody keeps the buffers
  // made from them.
  const kept = new WeakMap<Uint8Array, Map<Encoding, MaybePromise<Buffer>>>();
  for (const { body, encoded } of files) kept.set(body, new Map(encoded));

  /** Compressions that wait while others run. */
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
    // A compression that ends hands its place to the next one, and `running` stays as it is.
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
