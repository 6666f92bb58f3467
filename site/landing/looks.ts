// How many looks there are: not those that could be drawn, of which most hardly ever are, but what it comes to for people.
import { computeOdds } from '../../lib/choose/search.js';
import { catalogue, selectAvatar, SLOTS } from '../../lib/index.js';
import { formatCount } from '../../lib/pages/numbers.js';

/** Seeds that are looked at: with more of them the first two digits stay. */
const SEEDS = 5000;

/** People among whom two may look alike. */
const PEOPLE = 1000;

/**
 * How many looks there would be, if all were equally likely and two people were alike as often as they are. The mean of the
 * odds of seeds' own looks is the chance that another one has the same.
 */
function estimateLooks(): number {
  let sum = 0;
  for (let index = 0; index < SEEDS; index += 1) {
    const spec = selectAvatar(`navii-${index}`);
    sum += computeOdds({ spec, match: SLOTS, packs: [] }, catalogue);
  }
  return SEEDS / sum;
}

function round(count: number): string {
  return formatCount(Number(count.toPrecision(2)));
}

/** Says how many looks there are, and in how many groups of people two look alike (the birthday problem). */
export function describeLooks(): string {
  const looks = estimateLooks();
  const pairs = (PEOPLE * (PEOPLE - 1)) / 2;
  return (
    `<b>${round(looks)}</b> looks, give or take. Among a thousand people, two alike are a chance of 1 in ` +
    `${round(looks / pairs)}.`
  );
}
