// The chance of twins on the front page, against the odds of the looks of many seeds.
import { expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { computeOdds } from '../../../lib/choose/search.js';
import { selectAvatar, SLOTS } from '../../../lib/index.js';
import { TWIN_ODDS } from '../../../site/landing/fragments.js';

it('is the mean share of seeds with the look of a seed', () => {
  const count = 5_000;
  const shares = Array.from({ length: count }, (_, index) =>
    computeOdds({ spec: selectAvatar(`user-${index}`), match: SLOTS, packs: [] }, catalogue),
  );
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  // A few common looks count most, so the mean of some thousands is that of all within a tenth.
  expect(Math.abs(mean / TWIN_ODDS - 1)).toBeLessThan(0.1);
});
