// SVG to PNG with @resvg/resvg-wasm, an optional package. Node and browsers differ in the source of its binary and in the
// compressor.
import { suggest, typeName, wrongType } from '../options/words.js';
import { MOTION_STYLE } from '../render/svg.js';
import { rewriteColors } from './colors.js';
import { rasterize, type Deflate, type RasterizerClass } from './rasterize.js';

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

/** The used options of the rasterizer: the height of the PNG, and the font for text. */
interface RasterOptions {
  readonly fitTo?: { readonly mode: 'height'; readonly value: number };
  readonly font?: { fontBuffers: Uint8Array[]; defaultFontFamily: string; sansSerifFamily: string };
}

/** The used exports of the package, without its types: our declarations must compile where it is not installed. */
export interface ResvgPackage {
  readonly initWasm: (binary: RasterizerBinary) => Promise<unknown>;
  readonly Resvg: RasterizerClass<RasterOptions>;
}

/** The differences between platforms. */
interface Platform {
  readonly deflate: Deflate;
  /** Imports the rasterizer, if a plain import does not find it. */
  readonly importRasterizer?: () => Promise<ResvgPackage>;
  /** Finds the binary of the rasterizer. */
  readonly findBinary: () => RasterizerBinary | Promise<RasterizerBinary>;
  /** Imports the font for text. Without it, PNGs have no text; mascots contain none. */
  readonly importFont?: () => Promise<{ readonly font: () => Uint8Array }>;
}

const MAX_SIZE = 4096;

const FONT_FAMILY = 'Bagel Fat One';

type ToPng = (svg: string, options?: PngOptions) => Promise<Uint8Array<ArrayBuffer>>;

function expectOptions(options: object): void {
  const names = ['size', 'wasm'];
  const wanted = `options: expected ${names.join(', ')}`;
  if (typeof options !== 'object' || Array.isArray(options))
    throw new TypeError(`${wanted} in an object, got ${typeName(options)}`);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new RangeError(`${wanted}, got ${unknown}${suggest(unknown, names)}`);
}

function expectSize(size: unknown): void {
  if (size === undefined) return;
  if (typeof size !== 'number') throw wrongType('size', 'a number', size);
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE)
    throw new RangeError(`size: expected an integer from 1 to ${MAX_SIZE}, got ${size}`);
}

/** Maximum length of a drawing in characters. Our largest, a sheet of 2000 mascots, has 9 million. */
const MAX_LENGTH = 16_000_000;

// A drawing may have the elements of our drawings, and a few more. With filters, images, patterns or <use>, a short text can
// keep the rasterizer busy for minutes.
const FOREIGN_TAG =
  /<(?!\/?(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|defs|clipPath|linearGradient|radialGradient|stop|title|desc)[\s/>])[^\s/>]{0,20}/;
const VALUES = /"[^"<]*"|'[^'<]*'/g;
const FOREIGN_ATTRIBUTE = /<[^<>]*[\s:](filter|style)\s*=/;

/** Throws a RangeError for such elements, and for prefixes and entities, which could hide them. */
function expectPlain(svg: string): void {
  if (svg.length > MAX_LENGTH)
    throw new RangeError(`svg: expected at most ${MAX_LENGTH} characters, got ${svg.length}`);
  const bare = svg.replace(MOTION_STYLE, '').replace(VALUES, ' ');
  const attribute = FOREIGN_ATTRIBUTE.exec(bare)?.[1];
  const found = FOREIGN_TAG.exec(bare)?.[0] ?? (attribute && `a ${attribute}`);
  if (found !== undefined) throw new RangeError(`svg: expected only shapes, gradients and text, got ${found}`);
}

async function loadRasterizer(
  importRasterizer: () => Promise<ResvgPackage>,
  binary: () => RasterizerBinary | Promise<RasterizerBinary>,
) {
  const { initWasm, Resvg } = await importRasterizer().catch((cause: unknown) => {
    const missing = new Error('PNG needs @resvg/resvg-wasm: npm install @resvg/resvg-wasm', { cause });
    // The code that Node uses, so that hosts of the API can tell it from other failures.
    throw Object.assign(missing, { code: 'ERR_MODULE_NOT_FOUND' });
  });
  try {
    await initWasm(await binary());
  } catch (error) {
    // It accepts a binary only once. An app that uses the package itself, or another copy of this module, may have passed one.
    if (!String(error).includes('Already initialized')) throw error;
  }
  return Resvg;
}

// The beginning of every drawing of this library.
const ROOT = /^(<svg [^<>]*?viewBox="0 0 ([\d.]+) 100") width="[\d.]+" height="[\d.]+"/;

// Writes the wanted size into one of our drawings, as if it had been drawn with that size. If the rasterizer scaled it from
// another size, its edges would be rounded differently, and the service would return other bytes.
function resize(svg: string, size: number): string {
  return svg.replace(ROOT, (_, start: string, units: string) => {
    const width = Math.round((Math.round(Number(units) * 100) * size) / 100) / 100;
    return `${start} width="${width}" height="${size}"`;
  });
}

// Only the counter of a group and the labels of a sheet are text. The font comes with us, because systems have different fonts.
async function chooseFont(svg: string, importFont: Platform['importFont']) {
  if (importFont === undefined || !svg.includes('<text')) return {};
  const { font } = await importFont();
  return { font: { fontBuffers: [font()], defaultFontFamily: FONT_FAMILY, sansSerifFamily: FONT_FAMILY } };
}

/** Makes the function `toPng` for a platform. */
export function createToPng({
  deflate,
  // Bundlers find the package by this import.
  importRasterizer = () => import('@resvg/resvg-wasm'),
  findBinary,
  importFont,
}: Platform): ToPng {
  let loading: ReturnType<typeof loadRasterizer> | undefined;
  return async (svg, options) => {
    const given = options ?? {};
    expectOptions(given);
    const { size, wasm } = given;
    if (typeof svg !== 'string') throw wrongType('svg', 'a string', svg);
    if (!/^\s*</.test(svg))
      throw new RangeError(`svg: expected an SVG, got ${JSON.stringify(svg.slice(0, 40))}; createAvatar makes one`);
    expectPlain(svg);
    expectSize(size);
    if (loading === undefined) {
      loading = loadRasterizer(importRasterizer, () => wasm ?? findBinary());
      // After a failure, the next call tries again.
      loading.catch(() => (loading = undefined));
    }
    const Resvg = await loading;
    const sized = size === undefined ? svg : resize(svg, size);
    const fit = size === undefined ? {} : { fitTo: { mode: 'height', value: size } as const };
    return rasterize(Resvg, rewriteColors(sized), { ...fit, ...(await chooseFont(svg, importFont)) }, deflate);
  };
}
