// Attacks with many requests that differ a little, or with long responses: one client's requests must not use up the service
// for all others, and every cache must be bounded.
import { setTimeout as sleep } from 'node:timers/promises';
import { listPacks } from 'navii';
import { ask, outcomeOf } from '../client.js';
import { checkAll, tally } from './attack.js';
import { askInLoop, watchHealth } from './load.js';

/** @typedef {import('./attack.js').Check} Check */

const BR = { 'accept-encoding': 'br' };

/** @param {number | string} prefix */
const galleryOf = (prefix) => `/gallery?count=500&animated=1&prefix=${prefix}`;

const TITLE = encodeURIComponent('Ä'.repeat(200));
/** @param {number} i */
function groupOf(i) {
  const seeds = Array.from({ length: 50 }, (_, j) => `group-${i}-${j}-${'s'.repeat(60)}`).join(',');
  return `/group?seeds=${seeds}&animated=1&size=256&title=${TITLE}`;
}

const ALL_PACKS = listPacks()
  .map(({ id }) => id)
  .join(',');
/** @param {number} i */
const shareOf = (i) => `/@share-${i}-${'%CC%81'.repeat(2_000)}?packs=${ALL_PACKS}`;

/**
 * Runs 64 clients for four seconds. Each response must be 200 or 503.
 *
 * @param {import('../client.js').Target} target
 * @param {(i: number) => string} pathOf
 * @returns {Promise<Check[]>}
 */
async function askByMany(target, pathOf) {
  const [{ outcomes }, health] = await Promise.all([
    askInLoop(target, 64, 4_000, pathOf, BR),
    sleep(500).then(() => watchHealth(target, 3_000)),
  ]);
  return [checkAll(outcomes, 200, 503), health];
}

const LONG_QUERIES = [
  `/random?packs=${'a,'.repeat(7_500)}`,
  `/random?${'a&'.repeat(7_500)}`,
  `/random?parts=${'eyes:x,'.repeat(2_000)}`,
  `/random?colors=${'abc,'.repeat(3_700)}`,
  `/random?tileBg=${'rgb('.repeat(3_500)}`,
  `/random?title=${'%26'.repeat(5_000)}`,
  `/group?${'seeds=a&'.repeat(1_900)}`,
  `/group?seeds=${'%2C'.repeat(4_000)}a`,
  `/gallery?count=1&prefix=${'%3C'.repeat(5_000)}`,
];

/** @type {readonly import('./attack.js').Attack[]} */
export const FLOODS = [
  {
    name: 'gallery-brotli',
    wants: '256 clients with br: RSS +250 MB at most, 200 or 503 with retry-after within 20 s, healthz within 2 s',
    warmUp: [galleryOf('warm')],
    maxGrowth: 250,
    async run(service) {
      const asked = Array.from({ length: 256 }, (_, i) =>
        outcomeOf(ask(service, galleryOf(`br-${i}`), { headers: BR, ms: 20_000 })),
      );
      const [outcomes, health] = await Promise.all([Promise.all(asked), watchHealth(service, 3_000)]);
      return [checkAll(outcomes, 200, 503), [outcomes.includes(200), 'some 200'], health];
    },
  },
  {
    name: 'group-brotli',
    isNoisy: true,
    wants:
      '64 clients that request groups of 50 with br: RSS +200 MB at most, healthz within 2 s, no other status than 200 and 503',
    warmUp: [groupOf(0)],
    maxGrowth: 200,
    run: (service) => askByMany(service, groupOf),
  },
  {
    name: 'share-pages',
    isNoisy: true,
    wants:
      '64 clients that request different share pages with every pack and br: RSS +150 MB at most, healthz within 2 s',
    warmUp: [shareOf(0)],
    maxGrowth: 150,
    run: (service) => askByMany(service, shareOf),
  },
  {
    name: 'long-queries',
    isNoisy: true,
    wants: '200 queries of 15 KB of options, groups of thousands of seeds among them, are answered in 10 s; never 5xx',
    async run(service) {
      const started = performance.now();
      const asked = Array.from({ length: 200 }, (_, i) => LONG_QUERIES[i % LONG_QUERIES.length] ?? '/');
      const outcomes = await Promise.all(asked.map((path) => outcomeOf(ask(service, path, { ms: 15_000 }))));
      const ms = Math.round(performance.now() - started);
      return [
        [outcomes.length === 200 && outcomes.every((outcome) => Number(outcome) < 500), tally(outcomes)],
        [ms <= 10_000, `${ms} ms`],
      ];
    },
  },
];
