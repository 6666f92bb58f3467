// zlib and the rasterizer's binary in Node, Bun and Deno, for `navii/png` and for the command.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { deflate as deflateAnywhere } from 'pako';
import type { Deflate } from './rasterize.js';

// The module `node:zlib` of Bun and Deno is another implementation with another output.
const isNode = !('bun' in process.versions || 'deno' in process.versions);

/** Compresses with the same bytes as zlib. */
export const deflate: Deflate = isNode ? deflateSync : deflateAnywhere;

/**
 * Reads the binary of the rasterizer from its installed package.
 *
 * @param from - path or URL of the module from which Node resolves the package
 */
export function readBinary(from: string = import.meta.url): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(createRequire(from).resolve('@resvg/resvg-wasm/index_bg.wasm'));
}
