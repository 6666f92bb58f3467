// How much a sampling test tries: a part of it in `npm test`, all of it in `npm run test:slow`, which runs the same files again.
const isWhole = process.env['SAMPLES'] === 'all';

/** The number of cases: few in `npm test`, all in `npm run test:slow`. */
export function sample(few: number, all: number): number {
  return isWhole ? all : few;
}

/**
 * Every so many of a list in `npm test`, all of it in `npm run test:slow`.
 *
 * @param step - one of so many
 * @param from - where to begin: with another number for each list of a loop, all items have their turn
 */
export function pickSome<Item>(list: readonly Item[], step: number, from = 0): readonly Item[] {
  return isWhole ? list : list.filter((_, i) => i % step === from % step);
}
