// From a drawing to a PNG once the rasterizer is ready: what `navii/png` and the threads of the service do alike.
import type { ResvgRenderOptions } from '@resvg/resvg-wasm';
import { encodePng, type Deflate, type Pixels } from './encode-png.js';

/** Pixels of a PNG: 256 MB of them, and while it is made it takes that four times. The rasterizer breaks down far above. */
export const MAX_PIXELS = 64_000_000;

/** What holds memory of WebAssembly; native builds leave theirs to the garbage collector. */
interface Held {
  readonly free?: () => void;
}

/** What of the class `Resvg` is used, which WebAssembly and native builds have alike. */
export interface RasterizerClass<Options> {
  new (svg: string, options: Options): Extent & Held & { readonly render: () => Pixels & Held };
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

type Fitting = Pick<ResvgRenderOptions, 'fitTo'>;

/** Refuses a drawing that would take more memory than anyone meant it to. */
function expectArea(drawing: Extent, { fitTo }: Fitting): void {
  const size = fitTo?.mode === 'height' ? fitTo.value : undefined;
  const height = size ?? drawing.height;
  const width = size === undefined ? drawing.width : Math.ceil((drawing.width * size) / drawing.height);
  if (width * height > MAX_PIXELS)
    throw new RangeError(`svg: expected at most ${MAX_PIXELS} pixels, got ${width} × ${height}`);
}

/** Gives memory of the rasterizer back. Once it has broken down it refuses that too, and why it broke down matters more. */
function release(held: Held): void {
  try {
    held.free?.();
  } catch {
    // What made it break down is thrown already.
  }
}

/**
 * Rasterizes a drawing.
 *
 * @param Rasterizer - the class `Resvg` of @resvg/resvg-wasm, ready, or of a native build
 * @returns a PNG in a buffer of its own, which may be moved to another thread
 * @throws RangeError when the PNG would have more than 64 million pixels, and what the rasterizer throws
 */
export function rasterize<Options extends Fitting>(
  Rasterizer: RasterizerClass<Options>,
  svg: string,
  options: Options,
  deflate: Deflate,
): Uint8Array<ArrayBuffer> {
  const drawing = new Rasterizer(svg, options);
  try {
    expectArea(drawing, options);
    const image = drawing.render();
    try {
      return encodePng({ pixels: image.pixels, width: image.width, height: image.height }, deflate);
    } finally {
      release(image);
    }
  } finally {
    release(drawing);
  }
}
