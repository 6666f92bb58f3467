// Draws mascots small, in batches that leave the page responsive, and has a worker find the closest pairs.
import { createAvatar } from '../../lib/index.js';
import { joinDrawings, withImage } from '../shared/download.js';
import type { PairsAnswer, PairsCommand } from './pairs-worker.js';
import { SIDE, type Pair } from './pairs.js';

/** The number of mascots that are drawn at once: some tens of milliseconds. */
const BATCH = 25;

/** Sends a message to a worker, and waits for the answer, or for the signal to abort. */
function ask(worker: Worker, command: PairsCommand, signal: AbortSignal): Promise<PairsAnswer> {
  const transfer = 'pixels' in command ? [command.pixels.buffer as ArrayBuffer] : [];
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PairsAnswer>) => resolve(data), { once: true });
    worker.addEventListener('error', () => reject(new Error('The comparison has failed.')), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.postMessage(command, transfer);
  });
}

/**
 * Finds the mascots that are closest to each other.
 *
 * @param seeds - all different
 * @param most - the number of pairs
 * @param onDone - called with the number of mascots that are drawn
 * @returns the pairs, the closest first
 * @throws DOMException `AbortError` where the signal aborts; Error where the browser cannot draw
 */
export async function findClosestMascots(
  seeds: readonly string[],
  most: number,
  signal: AbortSignal,
  onDone: (count: number) => void,
): Promise<readonly Pair[]> {
  const worker = new Worker(new URL('pairs-worker.ts', import.meta.url), { type: 'module' });
  const canvas = new OffscreenCanvas(SIDE, SIDE * BATCH);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('This browser cannot draw on a canvas.');
  let answer: Promise<unknown> = Promise.resolve();
  try {
    for (let start = 0; start < seeds.length; start += BATCH) {
      const part = seeds.slice(start, start + BATCH);
      const height = SIDE * part.length;
      const column = part.map((seed, index) => ({ svg: createAvatar(seed, { size: SIDE }), y: index * SIDE }));
      const sheet = joinDrawings(column, `width="${SIDE}" height="${height}"`);
      /* oxlint-disable no-await-in-loop -- the page stays responsive between two batches, and the worker has one at a time */
      const pixels = await withImage(sheet, (image) => {
        context.fillStyle = '#fff';
        context.fillRect(0, 0, SIDE, height);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, SIDE, height).data;
      });
      await answer;
      /* oxlint-enable no-await-in-loop */
      signal.throwIfAborted();
      answer = ask(worker, { pixels }, signal);
      onDone(start + part.length);
    }
    await answer;
    return (await ask(worker, { most }, signal)) as readonly Pair[];
  } finally {
    worker.terminate();
  }
}
