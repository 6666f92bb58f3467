// The cases of a sampling test: a part in `npm test`, all in `npm run test:slow`, which runs the same files again.
import { it } from 'vitest';

const isWhole = process.env['SAMPLES'] === 'all';

/** Returns the first value in `npm test`, and the other in `npm run test:slow`: numbers of cases, or lists of them. */
export function sample<Value>(few: Value, all: Value): Value {
  return isWhole ? all : few;
}

/**
 * Returns every n-th item of a list in `npm test`, and all items in `npm run test:slow`.
 *
 * @param step - the distance of two items
 * @param from - the index of the first item; a loop over lists gives another one to each list, so all items are used
 */
export function pickSome<Item>(list: readonly Item[], step: number, from = 0): readonly Item[] {
  return sample(
    list.filter((_, i) => i % step === from % step),
    list,
  );
}

/** Registers a test that takes long and seldom finds more than those beside it: only `npm run test:slow` runs it. */
export const itSlow = sample<(name: string, run: () => Promise<void>) => void>(() => undefined, it);
