// Lays many avatars out as one SVG, and starts the rasterizer for tests that measure pixels.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

const GAP = 8;

/**
 * Lays avatars out as a grid.
 *
 * @param {readonly string[]} svgs
 * @param {{ columns: number, cell: number, paper: string, resize: boolean }} look
 */
export function layOut(svgs, { columns, cell, paper, resize }) {
  const step = cell + GAP;
  const width = columns * step + GAP;
  const height = Math.ceil(svgs.length / columns) * step + GAP;
  const cells = svgs.map((svg, i) => {
    const placed = svg.replace(
      '<svg ',
      `<svg x="${GAP + (i % columns) * step}" y="${GAP + Math.floor(i / columns) * step}" `,
    );
    return resize ? placed.replace(/width="\d+" height="\d+"/, `width="${cell}" height="${cell}"`) : placed;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${cells.join('')}</svg>`
  );
}

/** @type {Promise<void> | undefined} */
let ready;

async function initOnce() {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  try {
    await initWasm(await readFile(wasm));
  } catch (error) {
    if (!String(error).includes('Already initialized')) throw error;
  }
}

/** Initializes resvg. A process can do it only once, and test files share a process with each other and with `navii/png`. */
export async function loadResvg() {
  await (ready ??= initOnce());
}
