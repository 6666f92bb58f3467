// `navii/png` in Node, Bun and Deno: it reads the rasterizer's binary from its package, and compresses with zlib.
import { deflate, readBinary } from './node-platform.js';
import { createToPng, type PngOptions } from './to-png.js';

export type { PngOptions, RasterizerBinary } from './to-png.js';

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
 * @throws TypeError if the drawing is not a string, or the options are not an object; RangeError if the drawing contains anything else
 *   or is too long, if an option is unknown, if the size is out of range, or if the PNG would have more than 64 million pixels; Error if the text is not SVG; Error with the code
 *   `ERR_MODULE_NOT_FOUND` if the package is missing
 * @example
 * const png = await toPng(createAvatar('ada'), { size: 256 });
 */
export function toPng(svg: string, options?: PngOptions): Promise<Uint8Array<ArrayBuffer>> {
  return draw(svg, options);
}
