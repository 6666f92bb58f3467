// `navii/png` in Node, Bun and Deno: the binary is read from where it is installed, and zlib is Node's own.
import { encodePng as encode, type Pixels } from './encode-png.js';
import { deflate, readBinary } from './node-platform.js';
import type { PngOptions } from './options.js';
import { createToPng } from './to-png.js';

export { toRasterColor } from './colors.js';
export type { Pixels } from './encode-png.js';
export type { PngOptions, RasterizerBinary } from './options.js';

const draw = createToPng({ deflate, findBinary: () => readBinary(), importFont: () => import('./font.js') });

/**
 * Rasterizes a drawing: the same bytes in Node, in browsers and from the service. It needs the package
 * `@resvg/resvg-wasm`, and no font of the machine.
 *
 * It is for drawings of this library. It takes others if they hold shapes, clips, gradients and text alone: no filters,
 * images, styles, comments or entities. Their time still grows with their elements times their pixels, so draw what strangers
 * send in a thread that you can end.
 *
 * @param svg - an SVG document of at most 16 million characters
 * @param options - the size in pixels
 * @returns a PNG
 * @throws TypeError when the drawing is not a string, RangeError when it holds anything else or is too long, when the size is
 *   out of range or the PNG would have more than 64 million pixels, Error when the text is no SVG, and one with the code
 *   `ERR_MODULE_NOT_FOUND` when the package is missing
 * @example
 * const png = await toPng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', { size: 16 });
 */
export function toPng(svg: string, options?: PngOptions): Promise<Uint8Array<ArrayBuffer>> {
  return draw(svg, options);
}

/**
 * Encodes pixels as a PNG with 8 bits per channel (PNG, third edition).
 *
 * @param image - premultiplied RGBA, row by row; overwritten
 * @returns a PNG in a buffer of its own
 * @example
 * encodePng({ pixels: Uint8Array.of(255, 0, 0, 255), width: 1, height: 1 }).length; // 70
 */
export function encodePng(image: Pixels): Uint8Array<ArrayBuffer> {
  return encode(image, deflate);
}
