// The rasterizer for PNGs. It is searched next to the command, and then in the current folder: `npx navii` and a global install
// do not bring it, and people install it in the current folder when the error tells them to. This is a separate file, loaded for
// the first PNG, because its libraries would slow down the start.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflate, readBinary } from '../png/node-platform.js';
import { createToPng, type ResvgPackage } from '../png/to-png.js';

/** Path of a module in the current folder. Node resolves packages from it, and it need not exist. */
function findModuleHere(): string {
  return join(process.cwd(), 'navii.js');
}

async function importRasterizer(): Promise<ResvgPackage> {
  try {
    return await import('@resvg/resvg-wasm');
  } catch {
    const path = createRequire(findModuleHere()).resolve('@resvg/resvg-wasm');
    const found = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as ResvgPackage & {
      default?: ResvgPackage;
    };
    // This path leads to the CommonJS build, whose exports Node may put under `default`.
    return found.default ?? found;
  }
}

async function findBinary(): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBinary();
  } catch {
    return readBinary(findModuleHere());
  }
}

/** Rasterizes a drawing, as `navii/png` does. */
export const toPng = createToPng({ deflate, importRasterizer, findBinary, importFont: () => import('../png/font.js') });
