// How large a PNG is on paper: without it, programs print at the density of a screen, four times too large.
import { makeChunk } from '../../lib/png/rasterize.js';

/** Bytes before which the chunk goes: after the signature and the header (PNG §5.6). */
const AFTER_HEADER = 33;
const METRES_PER_INCH = 0.0254;

/** Writes a density into a PNG that says none (PNG §11.3.4.3). */
export async function setDensity(png: Blob, dpi: number): Promise<Blob> {
  const body = new DataView(new ArrayBuffer(9));
  const perMetre = Math.round(dpi / METRES_PER_INCH);
  body.setUint32(0, perMetre);
  body.setUint32(4, perMetre);
  body.setUint8(8, 1);
  const chunk = makeChunk('pHYs', new Uint8Array(body.buffer));
  return new Blob([png.slice(0, AFTER_HEADER), chunk, png.slice(AFTER_HEADER)], { type: png.type });
}
