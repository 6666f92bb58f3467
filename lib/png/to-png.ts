// SVG to PNG: the rasterizer is @resvg/resvg-wasm, which whoever wants PNG installs; what differs between Node and browsers
// is where its binary comes from and what compresses.
import type * as Package from '@resvg/resvg-wasm';
import { rewriteColors } from './colors.js';
import { encodePng, type Deflate } from './encode-png.js';
import type { PngOptions, RasterizerBinary } from './options.js';

/** What of the package is used. */
export type Rasterizer = Pick<typeof Package, 'initWasm' | 'Resvg'>;

/** What a platform has. */
export interface Platform {
  readonly deflate: Deflate;
  /** Imports the rasterizer, where an import alone does not find it. */
  readonly importRasterizer?: () => Promise<Rasterizer>;
  /** Finds the binary of the rasterizer. */
  readonly findBinary: () => RasterizerBinary | Promise<RasterizerBinary>;
}

/** What whoever has not installed the rasterizer is told. */
export const MISSING_RASTERIZER = 'PNG needs @resvg/resvg-wasm: npm install @resvg/resvg-wasm';

const MAX_SIZE = 4096;

/** Pixels of a PNG: 256 MB of them, and while it is made it takes that four times. The rasterizer breaks down far above. */
export const MAX_PIXELS = 64_000_000;
const FONT_FAMILY = 'Bagel Fat One';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Draws PNGs. */
export type ToPng = (svg: string, options?: PngOptions) => Promise<Uint8Array<ArrayBuffer>>;

function expectSize(size: unknown): void {
  if (size === undefined) return;
  if (typeof size !== 'number') throw new TypeError(`size: expected a number, got ${typeof size}`);
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE)
    throw new RangeError(`size: expected an integer from 1 to ${MAX_SIZE}, got ${size}`);
}

/** Refuses a drawing that would take more memory than anyone meant it to. */
function expectArea(drawing: Extent, size: number | undefined): void {
  const height = size ?? drawing.height;
  const width = size === undefined ? drawing.width : Math.ceil((drawing.width * size) / drawing.height);
  if (width * height > MAX_PIXELS)
    throw new RangeError(`svg: expected at most ${MAX_PIXELS} pixels, got ${width} × ${height}`);
}

/** Gives memory of the rasterizer back. Once it has broken down it refuses that too, and why it broke down matters more. */
function release(held: { readonly free: () => void }): void {
  try {
    held.free();
  } catch {
    // What made it break down is thrown already.
  }
}

async function tryImport(importRasterizer: () => Promise<Rasterizer>): Promise<Rasterizer> {
  try {
    return await importRasterizer();
  } catch (error) {
    throw new Error(MISSING_RASTERIZER, { cause: error });
  }
}

async function loadRasterizer(
  importRasterizer: () => Promise<Rasterizer>,
  binary: () => RasterizerBinary | Promise<RasterizerBinary>,
) {
  const { initWasm, Resvg } = await tryImport(importRasterizer);
  try {
    await initWasm(await binary());
  } catch (error) {
    // It can be told of its binary once: an app that rasterizes by itself, or another copy of this module, may have come first.
    if (!String(error).includes('Already initialized')) throw error;
  }
  return Resvg;
}

// What this library draws begins so.
const ROOT = /^(<svg [^<>]*?viewBox="0 0 ([\d.]+) 100") width="[\d.]+" height="[\d.]+"/;

// A drawing of ours is told its size as if it had been drawn at it: scaled up by the rasterizer from another one, its edges
// would round otherwise, and its bytes would not be those of the service.
function resize(svg: string, size: number): string {
  return svg.replace(ROOT, (_, start: string, units: string) => {
    const width = Math.round((Math.round(Number(units) * 100) * size) / 100) / 100;
    return `${start} width="${width}" height="${size}"`;
  });
}

// Mascots have no text; the counter of a group and the labels of a sheet do, and no machine has the same fonts as another.
async function chooseFont(svg: string) {
  if (!svg.includes('<text')) return {};
  const { font } = await import('./font.js');
  return { font: { fontBuffers: [font()], defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY } };
}

/** Makes the function for a platform. */
export function createToPng({
  deflate,
  // Written here, bundlers see it.
  importRasterizer = () => import('@resvg/resvg-wasm'),
  findBinary,
}: Platform): ToPng {
  let loading: ReturnType<typeof loadRasterizer> | undefined;
  return async (svg, options) => {
    const { size, wasm } = options ?? {};
    if (typeof svg !== 'string') throw new TypeError(`svg: expected a string, got ${typeof svg}`);
    expectSize(size);
    loading ??= loadRasterizer(importRasterizer, () => wasm ?? findBinary());
    // What could not be loaded may be there at the next call.
    loading.catch(() => (loading = undefined));
    const Resvg = await loading;
    const sized = size === undefined ? svg : resize(svg, size);
    const fit = size === undefined ? {} : { fitTo: { mode: 'height', value: size } as const };
    const drawing = new Resvg(rewriteColors(sized), { ...fit, ...(await chooseFont(svg)) });
    try {
      expectArea(drawing, size);
      const image = drawing.render();
      try {
        return encodePng({ pixels: image.pixels, width: image.width, height: image.height }, deflate);
      } finally {
        release(image);
      }
    } finally {
      release(drawing);
    }
  };
}
