// Many requests, each a little different: whatever is kept of them must have a bound.
import { checkGrowth, judge, tally } from './attack.js';
import { ask, exchange } from './client.js';
import { askMany, holdSockets, watchHealth } from './load.js';

const KIB = 1024;

/** @type {import('./attack.js').Attack} */
const longHeads = {
  name: 'long-heads',
  wants:
    '500 targets of 17 KB and 500 of 40 KB are 414 or 431, 300 heads of 2,000 fields 200 or 431; RSS +150 MB at most',
  async run({ target, service }) {
    await ask(target, '/random');
    const before = service?.resetPeak();
    /** @type {string[]} */
    const outcomes = [];
    for (const [count, text] of /** @type {const} */ ([
      [500, `GET /random?title=${'a'.repeat(17 * KIB)} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n\r\n`],
      [500, `GET /random?title=${'a'.repeat(40 * KIB)} HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n\r\n`],
      [300, `GET /random HTTP/1.1\r\nHost: navii.test\r\nConnection: close\r\n${'a: b\r\n'.repeat(2_000)}\r\n`],
    ])) {
      for (let i = 0; i < count; i += 100) {
        const answers = await Promise.all(Array.from({ length: 100 }, () => exchange(target, text, 10_000)));
        outcomes.push(...answers.map(({ text: received }) => received.slice(9, 12)));
      }
    }
    // A reset can overtake the answer to a client that was still sending.
    const long = outcomes.slice(0, 1_000).filter((outcome) => outcome !== '');
    const wide = outcomes.slice(1_000);
    return judge([
      [long.length >= 900 && long.every((outcome) => outcome === '414' || outcome === '431'), tally(long)],
      [wide.every((outcome) => outcome === '200' || outcome === '431'), tally(wide)],
      ...checkGrowth(service, before, 150),
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const forwarded = {
  name: 'forwarded-for',
  wants: '20,000 clients by x-forwarded-for: all answered, RSS +120 MB at most',
  needsProcess: true,
  async run({ start }) {
    const service = await start({ env: { TRUST_PROXY: '1', RATE_LIMIT: '600' } });
    const addresses = (/** @type {number} */ i) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`;
    await askMany(service, 1_000, () => ['/avatar/a', { headers: { 'x-forwarded-for': '127.0.0.9' } }]);
    const before = service.resetPeak();
    const outcomes = await askMany(
      service,
      20_000,
      (i) => ['/avatar/a', { headers: { 'x-forwarded-for': addresses(i) } }],
      { ms: 60_000 },
    );
    const good = outcomes.filter((outcome) => outcome === 200).length;
    return judge([[good === 20_000, tally(outcomes)], ...checkGrowth(service, before, 120)]);
  },
};

/** @type {import('./attack.js').Attack} */
const longSeeds = {
  name: 'long-seeds',
  wants: '3,000 PNGs of seeds of 15 KB: RSS +250 MB at most, of the cache at most 64 MB',
  needsProcess: true,
  async run({ start }) {
    const service = await start();
    await askMany(service, 100, (i) => [`/avatar/warm-${i}.png?size=16`]);
    const before = service.resetPeak();
    const seed = 's'.repeat(15 * KIB);
    const outcomes = await askMany(service, 3_000, (i) => [`/avatar/${seed}${i}.png?size=16`], {
      connections: 16,
      ms: 60_000,
    });
    const { pngCacheSize } = JSON.parse((await ask(service, '/healthz')).body.toString());
    const kept = (Number(pngCacheSize) * 15 * KIB) / 2 ** 20;
    return judge([
      [outcomes.every((outcome) => outcome === 200 || outcome === 503), tally(outcomes)],
      [kept <= 64, `${pngCacheSize} kept, their keys ${Math.round(kept)} MB`],
      ...checkGrowth(service, before, 250),
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const manyHosts = {
  name: 'openapi-hosts',
  wants: '/openapi.json for 5,000 hosts: RSS +120 MB at most; every answer 200',
  async run({ target, service }) {
    await askMany(target, 200, () => ['/openapi.json', { headers: { 'accept-encoding': 'br' } }]);
    const before = service?.resetPeak();
    const outcomes = await askMany(
      target,
      5_000,
      (i) => ['/openapi.json', { headers: { host: `host-${i}.example`, 'accept-encoding': 'br' } }],
      { ms: 60_000 },
    );
    return judge([
      [outcomes.length === 5_000 && outcomes.every((outcome) => outcome === 200), tally(outcomes)],
      ...checkGrowth(service, before, 120),
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const bodies = {
  name: 'bodies-without-reader',
  isNoisy: true,
  wants: '50 requests with a body of 20 MB that no route reads: RSS +100 MB at most, healthz within 2 s',
  async run({ target, service }) {
    await ask(target, '/random');
    const before = service?.resetPeak();
    const chunk = Buffer.alloc(64 * KIB, 'a');
    const held = await holdSockets(target, 50, {
      onOpen: (socket) => {
        let left = 20 * 16;
        socket.write(`GET /random HTTP/1.1\r\nHost: navii.test\r\nContent-Length: ${left * chunk.length}\r\n\r\n`);
        const send = () => {
          while (left > 0 && socket.writable) {
            left -= 1;
            if (!socket.write(chunk)) return;
          }
        };
        socket.on('drain', send);
        send();
      },
    });
    const health = await watchHealth(target, 5_000);
    held.release();
    return judge([...checkGrowth(service, before, 100), health]);
  },
};

/** @type {import('./attack.js').Attack} */
const queries = {
  name: 'long-queries',
  isNoisy: true,
  wants: '200 queries of 15 KB of options, groups of thousands of seeds among them, are answered in 10 s; never 5xx',
  async run({ target }) {
    const paths = [
      `/random?packs=${'a,'.repeat(7_500)}`,
      `/random?${'a&'.repeat(7_500)}`,
      `/random?parts=${'eyes:x,'.repeat(2_000)}`,
      `/random?tileBg=${'rgb('.repeat(3_500)}`,
      `/random?title=${'%26'.repeat(5_000)}`,
      `/group?${'seeds=a&'.repeat(1_900)}`,
      `/group?seeds=${'%2C'.repeat(4_000)}a`,
      `/gallery?count=1&prefix=${'%3C'.repeat(5_000)}`,
    ];
    const started = performance.now();
    const outcomes = await askMany(target, 200, (i) => [paths[i % paths.length] ?? '/'], { ms: 15_000 });
    const ms = Math.round(performance.now() - started);
    return judge([
      [outcomes.length === 200 && outcomes.every((outcome) => Number(outcome) < 500), tally(outcomes)],
      [ms <= 10_000, `${ms} ms`],
    ]);
  },
};

export const FLOODS = [longHeads, forwarded, longSeeds, manyHosts, bodies, queries];
