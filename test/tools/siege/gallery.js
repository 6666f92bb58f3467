// Long answers, pages that are written for each request, and compression: what one client asks for must not cost all others their answers.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkGrowth, judge, median, tally } from './attack.js';
import { ask, headerOf, nameError } from './client.js';
import { askInLoop, watchHealth } from './load.js';

/** @param {number | string} prefix */
const galleryOf = (prefix) => `/gallery?count=500&animated=1&prefix=${prefix}`;

/** @type {import('./attack.js').Attack} */
const beside = {
  name: 'gallery-beside',
  wants: 'beside 4 clients that ask for galleries, avatars come at 0.4 of their rate or more',
  isNoisy: true,
  async run({ target }) {
    // Everybody's first requests are slow.
    await askInLoop(target, 32, 1_000, () => '/random');
    const alone = await askInLoop(target, 32, 3_000, () => '/random');
    const [together, galleries] = await Promise.all([
      askInLoop(target, 32, 3_000, () => '/random'),
      askInLoop(target, 4, 3_000, (i) => galleryOf(`beside-${i}`)),
    ]);
    const ratio = together.rate / alone.rate;
    return judge([
      [
        ratio >= 0.4,
        `${Math.round(alone.rate)} a second alone, ${Math.round(together.rate)} beside: ${ratio.toFixed(2)}`,
      ],
      [true, `galleries: ${tally(galleries.outcomes)}`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const brotli = {
  name: 'gallery-brotli',
  wants: '256 clients with br: RSS +250 MB at most, 200 or 503 with retry-after within 20 s, healthz within 2 s',
  async run({ target, service }) {
    const headers = { 'accept-encoding': 'br' };
    await ask(target, galleryOf('warm'), { headers });
    const before = service?.resetPeak();
    let withoutRetry = 0;
    const asked = Array.from({ length: 256 }, async (_, i) => {
      try {
        const answer = await ask(target, galleryOf(`br-${i}`), { headers, ms: 20_000 });
        if (answer.status === 503 && headerOf(answer, 'retry-after') === undefined) withoutRetry += 1;
        return answer.status;
      } catch (error) {
        return nameError(error);
      }
    });
    const [outcomes, health] = await Promise.all([Promise.all(asked), watchHealth(target, 3_000)]);
    return judge([
      ...checkGrowth(service, before, 250),
      [outcomes.every((outcome) => outcome === 200 || outcome === 503) && outcomes.includes(200), tally(outcomes)],
      [withoutRetry === 0, `${withoutRetry} without retry-after`],
      health,
    ]);
  },
};

const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** @type {import('./attack.js').Attack} */
const compression = {
  name: 'compression',
  wants: 'avatars for browsers, which accept compression, come at 1/1.3 (0.77) of the rate of those for others or more',
  isNoisy: true,
  async run({ target }) {
    await askInLoop(target, 32, 1_000, () => '/random', ENCODINGS);
    /** @type {number[]} */
    const plain = [];
    /** @type {number[]} */
    const compressed = [];
    for (let round = 0; round < 4; round += 1) {
      plain.push((await askInLoop(target, 32, 2_000, () => '/random')).rate);
      compressed.push((await askInLoop(target, 32, 2_000, () => '/random', ENCODINGS)).rate);
    }
    const ratio = median(compressed) / median(plain);
    return judge([
      [
        ratio >= 1 / 1.3,
        `${Math.round(median(plain))} a second without, ${Math.round(median(compressed))} with: ${ratio.toFixed(2)}`,
      ],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const groups = {
  name: 'group-brotli',
  isNoisy: true,
  wants:
    '64 clients that ask for groups of 50 with br: RSS +200 MB at most, healthz within 2 s, no other status than 200 and 503',
  async run({ target, service }) {
    const title = 'Ä'.repeat(200);
    /** @param {number} i */
    const pathOf = (i) => {
      const seeds = Array.from({ length: 50 }, (_, j) => `group-${i}-${j}-${'s'.repeat(60)}`).join(',');
      return `/group?seeds=${seeds}&animated=1&size=256&title=${encodeURIComponent(title)}`;
    };
    await ask(target, pathOf(0));
    const before = service?.resetPeak();
    const [{ outcomes }, health] = await Promise.all([
      askInLoop(target, 64, 4_000, pathOf, { 'accept-encoding': 'br' }),
      sleep(500).then(() => watchHealth(target, 3_000)),
    ]);
    return judge([
      ...checkGrowth(service, before, 200),
      [outcomes.every((outcome) => outcome === 200 || outcome === 503), tally(outcomes)],
      health,
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const pages = {
  name: 'share-pages',
  isNoisy: true,
  wants:
    '64 clients that ask for share pages, each another one, with every pack and br: RSS +150 MB at most, healthz within 2 s',
  async run({ target, service }) {
    const { PACKS } = await import('navii');
    const packs = PACKS.map(({ id }) => id).join(',');
    /** @param {number} i */
    const pathOf = (i) => `/@share-${i}-${'%CC%81'.repeat(2_000)}?packs=${packs}`;
    await ask(target, pathOf(0));
    const before = service?.resetPeak();
    const [{ outcomes }, health] = await Promise.all([
      askInLoop(target, 64, 4_000, pathOf, { 'accept-encoding': 'br' }),
      sleep(500).then(() => watchHealth(target, 3_000)),
    ]);
    return judge([
      ...checkGrowth(service, before, 150),
      [outcomes.every((outcome) => outcome === 200 || outcome === 503), tally(outcomes)],
      health,
    ]);
  },
};

export const GALLERY = [beside, brotli, compression, groups, pages];
