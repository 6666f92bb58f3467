// What this machine, or the container around the service, has to give.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { MAX_PNG_THREADS } from './limits.js';

/** Most files that this process may have open, sockets too; `Infinity` where the system does not tell. */
export function countDescriptors(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Threads that rasterize: one core stays free for SVG, which is drawn on the main thread. */
export function countPngThreads(): number {
  return Math.min(MAX_PNG_THREADS, Math.max(1, availableParallelism() - 1));
}
