// The two content codings, brotli (RFC 7932) and gzip (RFC 1952), for answers and for the files of the build.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

/** A content coding that we make (RFC 9110 §8.4.1). */
export type Encoding = 'br' | 'gzip';

/** How a coding is made and undone. */
interface Coder {
  /** Ending of the compressed file that lies beside a plain one. */
  readonly suffix: string;
  /** Compresses; the quality is at most {@link BEST}. */
  readonly compress: (body: Uint8Array, quality: number) => Promise<Buffer>;
  /** Decompresses, or throws. */
  readonly expand: (body: Buffer) => Buffer;
}

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** Quality for the build, where time does not matter. */
export const BEST = 11;
/** Bytes below which compressing does not save a single network packet. */
export const THRESHOLD = 1024;

/** The codings, the preferred one first. */
export const CODERS: Readonly<Record<Encoding, Coder>> = {
  br: {
    suffix: '.br',
    compress: (body, quality) =>
      runBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    expand: (body) => brotliDecompressSync(body),
  },
  gzip: {
    suffix: '.gz',
    compress: (body, quality) => runGzip(body, { level: Math.min(9, quality) }),
    expand: (body) => gunzipSync(body),
  },
};
