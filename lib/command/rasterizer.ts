// The rasterizer that stands beside the command, else that of the folder in which the command is called: `npx navii` and a
// global one have none beside them, and what somebody installs as they are told is in that folder.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflate, readBinary } from '../png/node-platform.js';
import { createToPng, type Rasterizer } from '../png/to-png.js';

/** A module of the folder; it need not be there for Node to look for packages from it. */
function placeHere(): string {
  return join(process.cwd(), 'navii.js');
}

async function importRasterizer(): Promise<Rasterizer> {
  try {
    return await import('@resvg/resvg-wasm');
  } catch {
    const path = createRequire(placeHere()).resolve('@resvg/resvg-wasm');
    const found = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Rasterizer & { default?: Rasterizer };
    // What is resolved so is CommonJS, and Node does not see the names of what it exports.
    return found.default ?? found;
  }
}

async function findBinary(): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBinary();
  } catch {
    return readBinary(placeHere());
  }
}

/** Rasterizes a drawing, as `navii/png` does. */
export const toPng = createToPng({ deflate, importRasterizer, findBinary, importFont: () => import('../png/font.js') });
