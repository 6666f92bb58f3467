// Attacks with unusual and invalid HTTP requests.
import { ask, openConnection, outcomeOf, talk, waitAtMost } from '../client.js';
import { checkAll, tally } from './attack.js';

const HOST = 'Host: navii.test\r\n';
const CLOSE = 'Connection: close\r\n';

/** @type {readonly (readonly [name: string, text: string, wanted: RegExp])[]} */
const HOSTS = [
  ['two Hosts', `GET /random HTTP/1.1\r\n${HOST}Host: b.test\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 400/],
  ['bad Host', `GET /robots.txt HTTP/1.1\r\nHost: a b<script>\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 400/],
  ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, /^HTTP\/1\.1 204/],
  [
    'authority',
    `GET http://other.example/robots.txt HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    /^HTTP\/1\.1 200(?![^]*navii\.test)[^]*other\.example/,
  ],
];

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

const METHODS = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY', 'LINK', 'PURGE'];
/** @type {readonly Record<string, string>[]} */
const ODD_HEADERS = [
  ...['bytes=0-0', 'bytes=-1', `bytes=${'0-1,'.repeat(500)}0-1`, 'bytes=9-1', 'lines=1-2'].map((range) => ({ range })),
  { expect: '100-continue' },
  { expect: 'a miracle' },
  { upgrade: 'h2c', connection: 'upgrade' },
];

/** @type {readonly import('./attack.js').Attack[]} */
export const HTTP = [
  {
    name: 'hosts-and-targets',
    wants: 'two Host headers and an invalid Host get 400, `OPTIONS *` gets 204, an absolute target names the host',
    run: (service) =>
      Promise.all(
        HOSTS.map(async ([name, request, wanted]) => {
          const { text } = await talk(service, request);
          return /** @type {const} */ ([wanted.test(text), `${name}: ${text.slice(9, 12) || 'nothing'}`]);
        }),
      ),
  },
  {
    name: 'broken-requests',
    wants: `${BAD_REQUESTS.length} requests that are invalid, or that two servers could read differently, get 400 or 405 and are closed`,
    async run(service) {
      const asked = BAD_REQUESTS.map(async (request) => {
        const { text, isClosed } = await talk(service, request);
        return `${text.slice(9, 12)}${isClosed ? '' : ' not closed'}`;
      });
      const outcomes = await Promise.all(asked);
      return [checkAll(outcomes, '400', '405', '501', '505')];
    },
  },
  {
    name: 'methods-and-ranges',
    wants: 'other methods get 4xx, ranges and expectations change nothing or get 4xx; never 5xx, never no response',
    async run(service) {
      const odd = [];
      for (const method of METHODS) odd.push(await outcomeOf(ask(service, '/random', { method, ms: 10_000 })));
      const others = [];
      for (const headers of ODD_HEADERS) others.push(await outcomeOf(ask(service, '/random', { headers, ms: 10_000 })));
      return [
        [odd.every((status) => Number(status) >= 400 && Number(status) < 500), `methods: ${tally(odd)}`],
        [others.every((status) => Number(status) < 500), `ranges and others: ${tally(others)}`],
      ];
    },
  },
  {
    name: 'http-1.0',
    wants: 'HTTP/1.0 gets a response and is closed; with keep-alive, 200 requests on one connection get responses',
    async run(service) {
      const plain = await talk(service, 'GET /random HTTP/1.0\r\n\r\n');
      const keeping = `GET /random HTTP/1.0\r\n${HOST}Connection: keep-alive\r\n\r\n`;
      const many = await talk(service, `${keeping.repeat(199)}GET /random HTTP/1.0\r\n${HOST}\r\n`, { ms: 5_000 });
      const answers = many.text.match(/HTTP\/1\.1 200 /g)?.length ?? 0;
      return [
        [/^HTTP\/1\.1 (?:200|400)/.test(plain.text) && plain.isClosed, `plain: ${plain.text.slice(9, 12)}`],
        [answers === 200, `kept: ${answers} of 200`],
        [many.isClosed, many.isClosed ? 'closed' : 'not closed'],
      ];
    },
  },
  {
    name: 'if-none-match',
    isNoisy: true,
    wants: '500 conditional requests with 16 KB of tags: 304 if the tag is among them, else 200, in 5 s',
    async run(service) {
      const connection = await openConnection(service);
      const { etag = '' } = (await connection.ask('/group?seeds=tags')).headers;
      const others = Array.from({ length: 900 }, (_, i) => `"tag-${i}-tttt"`)
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
      return [
        [statuses.every((status, i) => status === (i % 2 === 0 ? 200 : 304)), tally(statuses)],
        [ms < 5_000, `${Math.round(ms)} ms`],
      ];
    },
  },
];
