// What `navii/png` takes. Apart from what rasterizes, because types that name @resvg/resvg-wasm compile only where it is
// installed.

/**
 * The binary of the rasterizer: an address, an answer to `fetch`, bytes, or a compiled module.
 *
 * @example
 * const wasm: RasterizerBinary = new URL('https://example.org/resvg.wasm');
 */
export type RasterizerBinary = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * How a drawing becomes a PNG.
 *
 * @example
 * const options: PngOptions = { size: 256 };
 */
export interface PngOptions {
  /**
   * Height in pixels, an integer from 1 to 4096; the width follows. Left out: as large as the drawing says. The whole has at
   * most 64 million pixels, so a group of 50 at 4096 is refused, and at 256 it is not.
   */
  readonly size?: number | undefined;
  /**
   * The binary of the rasterizer, `@resvg/resvg-wasm/index_bg.wasm`, where it is not found by itself. The first call decides.
   */
  readonly wasm?: RasterizerBinary | Promise<RasterizerBinary> | undefined;
}
