// What Node, Bun and Deno have for PNGs: files, and zlib.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { deflate as deflateAnywhere } from 'pako';
import type { Deflate } from './encode-png.js';

// Bun and Deno bring another zlib under the same name, and it gives other bytes.
const isNode = !('bun' in process.versions || 'deno' in process.versions);

/** Compresses as zlib does. */
export const deflate: Deflate = isNode ? deflateSync : deflateAnywhere;

/**
 * Reads the binary of the rasterizer from where it is installed.
 *
 * @param from - the module that would import it: its path or address
 */
export function readBinary(from: string = import.meta.url): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(createRequire(from).resolve('@resvg/resvg-wasm/index_bg.wasm'));
}
