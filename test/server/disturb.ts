// A rasterizer that files disturb: see rasterizer.js.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const FIXTURE = pathToFileURL(join(import.meta.dirname, 'rasterizer.js'));

type Name = 'hold' | 'hold-load' | 'fail-load' | 'die' | 'die-once' | 'die-load';

/** The module, and the files. */
export interface Disturbance {
  readonly rasterizer: string;
  readonly put: (name: Name) => void;
  readonly take: (name: Name) => void;
  /** Pictures that were begun. */
  readonly drawn: () => number;
  /** Threads that began to load. */
  readonly loads: () => number;
}

/** Makes one that ends with the test. */
export function disturbance(): Disturbance {
  const folder = mkdtempSync(join(tmpdir(), 'navii-raster-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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

/** Waits for something that is bound to happen. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}
