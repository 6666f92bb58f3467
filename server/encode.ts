// Compresses responses with brotli (RFC 7932) and gzip (RFC 1952). This does not use koa-compress, which streams and ignores HEAD:
// then HEAD would differ from GET, and the codings could not have their own strong ETags.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { AnswerBody, MaybePromise } from '../lib/http/index.js';
import { MAX_ACCEPT_LENGTH, MAX_COMPRESSIONS, MAX_COMPRESSIONS_WAITING, MAX_GALLERY_WAIT_MS } from './limits.js';
import { createQueue } from './queue.js';

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

/** A compressed form; undefined if the body should be sent uncompressed. */
type Compressed = MaybePromise<Buffer | undefined>;

function chooseEncoding(ctx: Context): Encoding | undefined {
  if (ctx.get('accept-encoding').length > MAX_ACCEPT_LENGTH) return undefined;
  if (ctx.acceptsEncodings('br') === 'br') return 'br';
  return ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : undefined;
}

/** Tells whether a body is long enough to be compressed. A string is a drawing: drawings have their own threshold. */
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
  const cache = new WeakMap<Uint8Array, Map<Encoding, Compressed>>();
  for (const { body, encoded } of files) cache.set(body, new Map(encoded));
  const queue = createQueue({
    slots: MAX_COMPRESSIONS,
    maxWaiting: MAX_COMPRESSIONS_WAITING,
    maxWaitMs: MAX_GALLERY_WAIT_MS,
    message: 'Too many compressions',
  });

  function compress(body: AnswerBody, encoding: Encoding): Compressed {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const forms = cache.get(bytes) ?? new Map<Encoding, Compressed>();
    const cached = forms.get(encoding);
    if (cached !== undefined) return cached;
    // One compression may serve several clients, so it belongs to no client.
    const job = { client: '', isGone: () => false, cost: bytes.length };
    const made = queue
      .run(job, () => CODERS[encoding].compress(bytes))
      .catch(() => {
        forms.delete(encoding);
        return undefined;
      });
    cache.set(bytes, forms.set(encoding, made));
    return made;
  }

  return async (ctx: Context, body: AnswerBody) => {
    const encoding = chooseEncoding(ctx);
    const bytes = encoding && (await compress(body, encoding));
    return bytes && { bytes, encoding };
  };
}
