// The seed in addresses that people send to each other: not empty, and no e-mail address.
import { isEmail } from 'navii/internals';
import { HttpError, type DescribedAnswer } from 'navii/internals/http';

const NO_SEED = 'seed required';
const NO_EMAIL = 'an e-mail address is no seed here; hash it with seedFromEmail()';

/** How the seed is described. */
export const SEED = {
  values: 'text, not empty, no e-mail address',
  default: 'required',
  description: 'Seed, percent-encoded; slashes may stand as they are.',
  schema: { type: 'string', minLength: 1 },
};

/** The answer to others. */
export const REFUSED: DescribedAnswer = {
  description: 'No seed, or an e-mail address.',
  type: 'text/plain',
  schema: { enum: [NO_SEED, NO_EMAIL] },
};

/**
 * Takes a seed as an address gives it.
 *
 * @throws HttpError 400 where there is none, and where it is an e-mail address, which is not repeated
 */
export function checkSeed(seed: string): string {
  if (seed === '') throw new HttpError(400, NO_SEED);
  if (isEmail(seed)) throw new HttpError(400, NO_EMAIL);
  return seed;
}
