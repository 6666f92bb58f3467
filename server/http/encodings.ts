// brotli (RFC 7932) and gzip (RFC 1952): by how much, and under which names.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

/** A content coding that we make (RFC 9110 §8.4.1). */
export type Encoding = 'br' | 'gzip';

/** How one is made and read. */
interface Coder {
  /** Ending of a file that holds it beside the plain one. */
  readonly suffix: string;
  /** Compresses; the quality is at most {@link BEST}. */
  readonly compress: (body: Buffer, quality: number) => Promise<Buffer>;
  /** Undoes it, or throws. */
  readonly expand: (body: Buffer) => Buffer;
}

const runBrotli = promisify(brotliCompress);
const runGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Quality of what is made at build time, where time does not matter. */
export const BEST = 11;
/** Bytes under which a packet is saved by nobody. */
export const THRESHOLD = 1024;

/** Coders, the preferred first. */
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
