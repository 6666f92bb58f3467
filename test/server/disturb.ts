// Controls the rasterizer of rasterizer.js: files in a folder delay or break it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFolder } from '../scratch.js';

const FIXTURE = pathToFileURL(join(import.meta.dirname, 'rasterizer.js'));

type Name = 'hold' | 'hold-load' | 'fail-load' | 'die' | 'die-once' | 'die-load';

/** The module, and functions that create and remove the files. */
export interface Disturbance {
  readonly rasterizer: string;
  readonly put: (name: Name) => void;
  readonly take: (name: Name) => void;
  /** Number of pictures that were begun. */
  readonly drawn: () => number;
  /** Number of threads that began to load. */
  readonly loads: () => number;
}

/** Makes a disturbance that ends with the test. */
export function disturbance(): Disturbance {
  const folder = makeFolder();
  const rasterizer = new URL(FIXTURE);
  rasterizer.searchParams.set('folder', folder);
  function count(name: string): number {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file).length : 0;
  }
  return {
    rasterizer: rasterizer.href,
    put: (name) => writeFileSync(join(folder, name), ''),
    take: (name) => rmSync(join(folder, name)),
    drawn: () => count('drawn'),
    loads: () => count('loads'),
  };
}
