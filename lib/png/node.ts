// `navii/png` in Node, Bun and Deno: it reads the rasterizer's binary from its package, and compresses with zlib.
import { deflate, readBinary } from './node-platform.js';
import { createToPng } from './to-png.js';

/**
 * The binary of the rasterizer: a URL, the promise of a response from `fetch`, bytes, or a compiled module.
 *
 * @example
 * const wasm: RasterizerBinary = new URL('https://example.org/resvg.wasm');
 */
export type RasterizerBinary = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Options of {@link toPng}.
 *
 * @example
 * const options: PngOptions = { size: 256 };
 */
export interface PngOptions {
  /**
   * Height in pixels, an integer from 1 to 4096; the width follows from it. Default: the size of the drawing. The PNG may have
   * at most 64 million pixels: a group of 50 mascots can have a height of 256, but not of 4096.
   */
  readonly size?: number | undefined;
  /**
   * The binary of the rasterizer, `@resvg/resvg-wasm/index_bg.wasm`, if it is not found without help. Only the first call reads
   * this option.
   */
  readonly wasm?: RasterizerBinary | Promise<RasterizerBinary> | undefined;
}

const draw = createToPng({ deflate, findBinary: () => readBinary(), importFont: () => import('./font.js') });

/**
 * Rasterizes a drawing. The bytes are the same in Node, in browsers and from the service. It needs the package
 * `@resvg/resvg-wasm`, and no fonts of the system.
 *
 * It is for drawings of this library. It accepts others that contain only shapes, clips, gradients and text: no filters,
 * images, styles, comments or entities. The time grows with the number of elements times the number of pixels, so rasterize
 * drawings from strangers in a thread that you can end.
 *
 * @param svg - an SVG document of at most 16 million characters
 * @param options - the size in pixels
 * @returns a PNG
 * @throws TypeError if the drawing is not a string, or the options are no object; RangeError if the drawing contains anything else
 *   or is too long, if an option is unknown, if the size is out of range, or if the PNG would have more than 64 million pixels; Error if the text is not SVG; Error with the code
 *   `ERR_MODULE_NOT_FOUND` if the package is missing
 * @example
 * const png = await toPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', { size: 16 });
 */
export function toPng(svg: string, options?: PngOptions): Promise<Uint8Array<ArrayBuffer>> {
  return draw(svg, options);
}
