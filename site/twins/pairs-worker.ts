// The worker that compares pictures. It answers every message: pixels of more drawings with their number, and a number of pairs with
// the closest pairs.
import { findClosest, readPictures, type Pair, type Picture } from './pairs.js';

/** A message to the worker. */
export type PairsCommand = { readonly pixels: Uint8ClampedArray } | { readonly most: number };

/** An answer of the worker. */
export type PairsAnswer = readonly Pair[] | number;

const pictures: Picture[] = [];

function answer(command: PairsCommand): PairsAnswer {
  return 'pixels' in command ? pictures.push(...readPictures(command.pixels)) : findClosest(pictures, command.most);
}

addEventListener('message', ({ data }: MessageEvent<PairsCommand>) => postMessage(answer(data)));
