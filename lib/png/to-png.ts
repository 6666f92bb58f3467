// SVG to PNG, with the rasterizer that whoever wants PNG has installed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FONT = '@fontsource/bagel-fat-one/files/bagel-fat-one-latin-400-normal.woff2';
const require = createRequire(import.meta.url);

async function load() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
}

let loading: ReturnType<typeof load> | undefined;

/** Mascots have no text; the counter of a group and the labels of a sheet do. */
function chooseFont(svg: string) {
  if (!svg.includes('<text')) return {};
  const family = 'Bagel Fat One';
  return {
    font: { fontBuffers: [readFileSync(require.resolve(FONT))], defaultFontFamily: family, sansSerifFamily: family },
  };
}

/**
 * Rasterizes a drawing.
 *
 * @param svg - an SVG document, with colours that CSS Color 3 knows
 * @param options - `size`: width in px, else the drawing's own
 * @returns a PNG
 */
export async function toPng(svg: string, options: { readonly size?: number } = {}): Promise<Uint8Array> {
  const Resvg = await (loading ??= load());
  const fit = options.size === undefined ? {} : { fitTo: { mode: 'width', value: options.size } as const };
  const drawing = new Resvg(svg, { ...fit, ...chooseFont(svg) });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
