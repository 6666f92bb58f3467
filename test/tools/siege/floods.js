// Attacks with many requests that differ a little, or with long responses: one client's requests must not use up the service
// for all others, and every cache must be bounded.
import { setTimeout as sleep } from 'node:timers/promises';
import { listPacks } from 'navii';
import { median } from '../../bench/median.js';
import { ask, outcomeOf, talk, writeRequest } from '../client.js';
import { checkAll, tally } from './attack.js';
import { askFewThenMany, askInLoop, askMany, holdSockets, watchHealth } from './load.js';

/** @typedef {import('./attack.js').Check} Check */

const KIB = 1024;
const BR = { 'accept-encoding': 'br' };
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

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

const LONG_HEADS = /** @type {const} */ ([
  [500, `/random?title=${'a'.repeat(17 * KIB)}`, ''],
  [500, `/random?title=${'a'.repeat(40 * KIB)}`, ''],
  [300, '/random', 'a: b\r\n'.repeat(2_000)],
]);

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
export const GALLERIES = [
  {
    name: 'gallery-beside',
    wants: 'beside 4 clients that request galleries, avatars keep at least 0.4 of their rate',
    isNoisy: true,
    async run(service) {
      // The first requests of a service are slow.
      await askInLoop(service, 32, 1_000, () => '/random');
      const alone = await askInLoop(service, 32, 3_000, () => '/random');
      const [together, galleries] = await Promise.all([
        askInLoop(service, 32, 3_000, () => '/random'),
        askInLoop(service, 4, 3_000, (i) => galleryOf(`beside-${i}`)),
      ]);
      const ratio = together.rate / alone.rate;
      const [before, beside] = [alone, together].map(({ rate }) => Math.round(rate));
      return [
        [ratio >= 0.4, `${before} a second alone, ${beside} beside: ${ratio.toFixed(2)}`],
        [true, `galleries: ${tally(galleries.outcomes)}`],
      ];
    },
  },
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
    name: 'compression',
    wants: 'avatars with compression, which browsers accept, reach at least 1/1.3 (0.77) of the rate without it',
    isNoisy: true,
    async run(service) {
      await askInLoop(service, 32, 1_000, () => '/random', ENCODINGS);
      /** @type {[plain: number[], compressed: number[]]} */
      const rates = [[], []];
      for (let round = 0; round < 4; round += 1) {
        rates[0].push((await askInLoop(service, 32, 2_000, () => '/random')).rate);
        rates[1].push((await askInLoop(service, 32, 2_000, () => '/random', ENCODINGS)).rate);
      }
      const [plain = 0, compressed = 0] = rates.map(median);
      const ratio = compressed / plain;
      const seen = `${Math.round(plain)} a second without, ${Math.round(compressed)} with: ${ratio.toFixed(2)}`;
      return [[ratio >= 1 / 1.3, seen]];
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
];

/** @type {readonly import('./attack.js').Attack[]} */
export const FLOODS = [
  {
    name: 'long-heads',
    wants:
      '500 targets of 17 KB and 500 of 40 KB are 414 or 431, 300 heads of 2,000 fields 200 or 431; RSS +150 MB at most',
    warmUp: ['/random'],
    maxGrowth: 150,
    async run(service) {
      /** @type {string[]} */
      const outcomes = [];
      for (const [count, path, fields] of LONG_HEADS) {
        const text = `GET ${path} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n${fields}\r\n`;
        for (let i = 0; i < count; i += 100) {
          const answers = await Promise.all(Array.from({ length: 100 }, () => talk(service, text, { ms: 10_000 })));
          outcomes.push(...answers.map((answer) => answer.text.slice(9, 12)));
        }
      }
      // A reset can overtake the response to a client that is still sending.
      const long = outcomes.slice(0, 1_000).filter((outcome) => outcome !== '');
      const wide = outcomes.slice(1_000);
      return [[long.length >= 900, `${long.length} told`], checkAll(long, '414', '431'), checkAll(wide, '200', '431')];
    },
  },
  {
    name: 'forwarded-for',
    wants: '20,000 clients by x-forwarded-for: all answered, RSS +120 MB at most',
    setup: { env: { TRUST_PROXY: '1', RATE_LIMIT: '600' } },
    maxGrowth: 120,
    async run(service) {
      /** @param {string} address @returns {[string, import('../client.js').Extras]} */
      const from = (address) => ['/avatar/a', { headers: { 'x-forwarded-for': address } }];
      const addressOf = (/** @type {number} */ i) => `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
      const outcomes = await askFewThenMany(service, 500, 20_000, (i) => from(addressOf(i)));
      return [[outcomes.length === 20_000, 'all asked'], checkAll(outcomes, 200)];
    },
  },
  {
    name: 'long-seeds',
    wants: '3,000 PNGs of seeds of 15 KB: RSS +250 MB at most, of the cache at most 64 MB',
    maxGrowth: 250,
    async run(service) {
      const pngOf = (/** @type {number} */ i) => `/avatar/${i < 0 ? '' : 's'.repeat(15 * KIB)}${i}.png?size=16`;
      const limits = { connections: 16, ms: 60_000 };
      const outcomes = await askFewThenMany(service, 100, 3_000, (i) => [pngOf(i)], limits);
      const { pngCacheSize } = JSON.parse((await ask(service, '/healthz')).body.toString());
      const kept = (Number(pngCacheSize) * 15 * KIB) / 2 ** 20;
      return [checkAll(outcomes, 200, 503), [kept <= 64, `${pngCacheSize} kept, their keys ${Math.round(kept)} MB`]];
    },
  },
  {
    name: 'openapi-hosts',
    wants: '/openapi.json for 5,000 hosts: RSS +120 MB at most; every answer 200',
    maxGrowth: 120,
    async run(service) {
      const headersOf = (/** @type {number} */ i) => ({ host: i < 0 ? 'navii.test' : `host-${i}.example`, ...BR });
      const outcomes = await askFewThenMany(service, 200, 5_000, (i) => ['/openapi.json', { headers: headersOf(i) }]);
      return [[outcomes.length === 5_000, 'all asked'], checkAll(outcomes, 200)];
    },
  },
  {
    name: 'bodies-without-reader',
    isNoisy: true,
    wants: '50 requests with a body of 20 MB that no route reads: RSS +100 MB at most, healthz within 2 s',
    warmUp: ['/random'],
    maxGrowth: 100,
    async run(service) {
      const body = Buffer.alloc(20 * KIB * KIB, 'a');
      const held = await holdSockets(service, 50, (socket) => {
        socket.write(writeRequest('/random', { headers: { 'content-length': String(body.length) } }));
        socket.write(body);
      });
      const health = await watchHealth(service, 5_000);
      held.release();
      return [health];
    },
  },
  {
    name: 'long-queries',
    isNoisy: true,
    wants: '200 queries of 15 KB of options, groups of thousands of seeds among them, are answered in 10 s; never 5xx',
    async run(service) {
      const started = performance.now();
      const outcomes = await askMany(service, 200, (i) => [LONG_QUERIES[i % LONG_QUERIES.length] ?? '/'], {
        ms: 15_000,
      });
      const ms = Math.round(performance.now() - started);
      return [
        [outcomes.length === 200 && outcomes.every((outcome) => Number(outcome) < 500), tally(outcomes)],
        [ms <= 10_000, `${ms} ms`],
      ];
    },
  },
];
