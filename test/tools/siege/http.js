// Requests at the edge of HTTP, and beyond it.
import { judge, tally } from './attack.js';
import { ask, exchange, headerOf, openConnection, waitAtMost } from './client.js';

/** @typedef {import('./client.js').Target} Target */
/** @typedef {readonly [isGood: boolean, seen: string]} Check */

const HOST = 'Host: navii.test\r\n';

/**
 * @param {Target} target
 * @param {string} name
 * @param {string} text
 * @param {(received: string) => boolean} isGood
 * @returns {Promise<Check>}
 */
async function check(target, name, text, isGood) {
  const received = (await exchange(target, text)).text;
  return [isGood(received), `${name}: ${received.slice(9, 12) || 'nothing'}`];
}

/** @param {...number} statuses @returns {(received: string) => boolean} */
function isOneOf(...statuses) {
  return (received) => statuses.includes(Number(received.slice(9, 12)));
}

const CLOSE = 'Connection: close\r\n';

/** @type {import('./attack.js').Attack} */
const hosts = {
  name: 'hosts-and-targets',
  wants: 'two Host headers and a Host that is none are 400, `OPTIONS *` is 204, an absolute target names the host',
  async run({ target }) {
    const follows = (/** @type {string} */ received) =>
      received.startsWith('HTTP/1.1 200') && !received.includes('navii.test') && received.includes('other.example');
    return judge([
      await check(target, 'two Hosts', `GET /random HTTP/1.1\r\n${HOST}Host: b.test\r\n${CLOSE}\r\n`, isOneOf(400)),
      await check(target, 'bad Host', `GET /robots.txt HTTP/1.1\r\nHost: a b<script>\r\n${CLOSE}\r\n`, isOneOf(400)),
      await check(target, 'OPTIONS *', `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, isOneOf(204)),
      await check(target, 'authority', `GET http://other.example/robots.txt HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, follows),
    ]);
  },
};

const BAD_REQUESTS = [
  `GET /random HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `POST /license/verify HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`,
  `POST /license/verify HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `GET /random HTTP/1.1\r\n${HOST}A : b\r\n\r\n`,
  `GET /random HTTP/1.1\r\n${HOST}A: b\u0000c\r\n\r\n`,
  'GET /random HTTP/1.1\r\nConnection: close\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** @type {import('./attack.js').Attack} */
const broken = {
  name: 'broken-requests',
  wants: `${BAD_REQUESTS.length} requests that are none, or that two servers would read in two ways, are 400 or 405 and closed`,
  async run({ target }) {
    const outcomes = await Promise.all(
      BAD_REQUESTS.map(async (text) => {
        const { text: received, isClosed } = await exchange(target, text);
        const status = received.slice(9, 12);
        return isClosed ? status : `${status} not closed`;
      }),
    );
    return judge([[outcomes.every((outcome) => ['400', '405', '501', '505'].includes(outcome)), tally(outcomes)]]);
  },
};

const METHODS = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY', 'LINK', 'PURGE'];
const RANGES = ['bytes=0-0', 'bytes=-1', `bytes=${'0-1,'.repeat(500)}0-1`, 'bytes=9-1', 'lines=1-2'];

/** @type {import('./attack.js').Attack} */
const methods = {
  name: 'methods-and-ranges',
  wants: 'other methods are 4xx, ranges and expectations change nothing or are 4xx; never 5xx, never silence',
  async run({ target }) {
    /** @type {number[]} */
    const odd = [];
    for (const method of METHODS)
      odd.push((await ask(target, '/random', { method }).catch(() => ({ status: 0 }))).status);
    /** @type {number[]} */
    const ranges = [];
    for (const range of RANGES) ranges.push((await ask(target, '/random', { headers: { range } })).status);
    for (const extra of [
      { expect: '100-continue' },
      { expect: 'a miracle' },
      { upgrade: 'h2c', connection: 'upgrade' },
    ]) {
      ranges.push((await ask(target, '/random', { headers: extra }).catch(() => ({ status: 0 }))).status);
    }
    return judge([
      [odd.every((status) => status >= 400 && status < 500), `methods: ${tally(odd)}`],
      [ranges.every((status) => status >= 200 && status < 500), `ranges and others: ${tally(ranges)}`],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const oldVersion = {
  name: 'http-1.0',
  wants: 'HTTP/1.0 is answered and closed; with keep-alive, 200 requests on one connection are answered',
  async run({ target }) {
    const plain = await exchange(target, 'GET /random HTTP/1.0\r\n\r\n');
    const keeping = `GET /random HTTP/1.0\r\n${HOST}Connection: keep-alive\r\n\r\n`;
    const many = await exchange(target, keeping.repeat(199) + `GET /random HTTP/1.0\r\n${HOST}\r\n`, 5_000);
    const answers = many.text.match(/HTTP\/1\.1 200 /g)?.length ?? 0;
    return judge([
      [/^HTTP\/1\.1 (?:200|400)/.test(plain.text) && plain.isClosed, `plain: ${plain.text.slice(9, 12)}`],
      [answers === 200, `kept: ${answers} of 200`],
      [many.isClosed, many.isClosed ? 'closed' : 'not closed'],
    ]);
  },
};

/** @type {import('./attack.js').Attack} */
const tags = {
  name: 'if-none-match',
  isNoisy: true,
  wants: '500 conditional requests with 16 KB of tags: 304 where the tag is among them, else 200, in 5 s',
  async run({ target }) {
    const connection = await openConnection(target);
    const first = await connection.ask('/group?seeds=tags');
    const etag = headerOf(first, 'etag') ?? '';
    const others = Array.from({ length: 1_000 }, (_, i) => `"tag-${i}-${'t'.repeat(4)}"`)
      .join(', ')
      .slice(0, 15_900);
    const list = others.slice(0, others.lastIndexOf(','));
    const started = performance.now();
    const asked = Array.from({ length: 500 }, (_, i) => {
      const value = i % 2 === 0 ? list : `${list}, ${etag}`;
      return connection.ask('/group?seeds=tags', { headers: { 'if-none-match': value } });
    });
    const statuses = (await waitAtMost(Promise.all(asked), 10_000)).map(({ status }) => status);
    const ms = performance.now() - started;
    connection.close();
    return judge([
      [statuses.every((status, i) => status === (i % 2 === 0 ? 200 : 304)), tally(statuses)],
      [ms < 5_000, `${Math.round(ms)} ms`],
    ]);
  },
};

export const HTTP = [hosts, broken, methods, oldVersion, tags];
