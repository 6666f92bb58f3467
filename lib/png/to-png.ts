// SVG to PNG: the rasterizer is @resvg/resvg-wasm, which whoever wants PNG installs; what differs between Node and browsers
// is where its binary comes from and what compresses.
import type * as Package from '@resvg/resvg-wasm';
import { MOTION_STYLE } from '../render/svg.js';
import { rewriteColors } from './colors.js';
import type { Deflate } from './encode-png.js';
import type { PngOptions, RasterizerBinary } from './options.js';
import { rasterize } from './rasterize.js';

/** What of the package is used. */
export type Rasterizer = Pick<typeof Package, 'initWasm' | 'Resvg'>;

/** What a platform has. */
export interface Platform {
  readonly deflate: Deflate;
  /** Imports the rasterizer, where an import alone does not find it. */
  readonly importRasterizer?: () => Promise<Rasterizer>;
  /** Finds the binary of the rasterizer. */
  readonly findBinary: () => RasterizerBinary | Promise<RasterizerBinary>;
  /** Imports the font of drawings with text. Without it they have none: mascots need no font. */
  readonly importFont?: () => Promise<{ readonly font: () => Uint8Array }>;
}

/** What whoever has not installed the rasterizer is told. */
export const MISSING_RASTERIZER = 'PNG needs @resvg/resvg-wasm: npm install @resvg/resvg-wasm';

const MAX_SIZE = 4096;

const FONT_FAMILY = 'Bagel Fat One';

/** Draws PNGs. */
export type ToPng = (svg: string, options?: PngOptions) => Promise<Uint8Array<ArrayBuffer>>;

function expectSize(size: unknown): void {
  if (size === undefined) return;
  if (typeof size !== 'number') throw new TypeError(`size: expected a number, got ${typeof size}`);
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE)
    throw new RangeError(`size: expected an integer from 1 to ${MAX_SIZE}, got ${size}`);
}

/** Characters of a drawing. The largest of ours, a sheet of 2000, has 9 million. */
const MAX_LENGTH = 16_000_000;

// A drawing may hold all that ours do, and a little more. With filters, images, patterns or <use>, a few characters keep the
// rasterizer for minutes.
const FOREIGN_TAG =
  /<(?!\/?(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|defs|clipPath|linearGradient|radialGradient|stop|title|desc)[\s/>])[^\s/>]{0,20}/;
const VALUES = /"[^"<]*"|'[^'<]*'/g;
const FOREIGN_ATTRIBUTE = /<[^<>]*[\s:](filter|style)\s*=/;

/** Refuses a drawing that few characters could make take minutes. Prefixes and entities could hide them: it refuses these too. */
function expectPlain(svg: string): void {
  if (svg.length > MAX_LENGTH)
    throw new RangeError(`svg: expected at most ${MAX_LENGTH} characters, got ${svg.length}`);
  const bare = svg.replace(MOTION_STYLE, '').replace(VALUES, ' ');
  const attribute = FOREIGN_ATTRIBUTE.exec(bare)?.[1];
  const found = FOREIGN_TAG.exec(bare)?.[0] ?? (attribute && `a ${attribute}`);
  if (found !== undefined)
    throw new RangeError(`svg: expected a drawing of shapes, gradients and text alone, got ${found}`);
}

async function tryImport(importRasterizer: () => Promise<Rasterizer>): Promise<Rasterizer> {
  try {
    return await importRasterizer();
  } catch (error) {
    // Node's word for it, so that a host of the API knows it from other failures.
    throw Object.assign(new Error(MISSING_RASTERIZER, { cause: error }), { code: 'ERR_MODULE_NOT_FOUND' });
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
async function chooseFont(svg: string, importFont: Platform['importFont']) {
  if (importFont === undefined || !svg.includes('<text')) return {};
  const { font } = await importFont();
  return { font: { fontBuffers: [font()], defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY } };
}

/** Makes the function for a platform. */
export function createToPng({
  deflate,
  // Written here, bundlers see it.
  importRasterizer = () => import('@resvg/resvg-wasm'),
  findBinary,
  importFont,
}: Platform): ToPng {
  let loading: ReturnType<typeof loadRasterizer> | undefined;
  return async (svg, options) => {
    const { size, wasm } = options ?? {};
    if (typeof svg !== 'string') throw new TypeError(`svg: expected a string, got ${typeof svg}`);
    expectPlain(svg);
    expectSize(size);
    if (loading === undefined) {
      loading = loadRasterizer(importRasterizer, () => wasm ?? findBinary());
      // What could not be loaded may be there at the next call.
      loading.catch(() => (loading = undefined));
    }
    const Resvg = await loading;
    const sized = size === undefined ? svg : resize(svg, size);
    const fit = size === undefined ? {} : { fitTo: { mode: 'height', value: size } as const };
    return rasterize(Resvg, rewriteColors(sized), { ...fit, ...(await chooseFont(svg, importFont)) }, deflate);
  };
}
