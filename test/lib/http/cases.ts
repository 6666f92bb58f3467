// Requests to which every host of the API responds with the same bytes: Koa, and fetch in Node, workerd, Deno, Bun and a
// service worker.
import { expect } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { ask } from '../../tools/client.js';

/** A request. */
export interface Case {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the request is sent twice, the second time with the tag (`ETag`) of the first response. */
  readonly isRepeated?: boolean;
}

/** A response as it arrived, with header names in lower case. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Sends a request to a host, and returns the response. */
export type Ask = (asked: Case) => Promise<Received>;

/** Sends requests to a server on a port of this machine. The port is read at each request, so the server may start later. */
export function askOver(server: { readonly port: number }): Ask {
  return ({ target, ...extras }) => ask(server, target, extras);
}

/** A response that a platform changes. */
export interface OwnAnswer {
  readonly isOf: (asked: Case) => boolean;
  readonly change: (wanted: Received) => Received;
  /** The reason, in one line for readers. */
  readonly because: string;
}

const MANY = Array.from({ length: 60 }, (_, at) => `user-${at}`).join(',');

export const CASES: readonly Case[] = [
  { target: '/avatar/ada' },
  { target: '/avatar/ada.svg' },
  { target: '/avatar/ada.SVG' },
  { target: '/avatar/ada.png?size=32' },
  { target: '/avatar/ada.svg.png?size=16&mood=wink&tileBg=oklch(70%25+0.1+200)&animated=1' },
  { target: '/avatar/a/b' },
  { target: '/avatar/a%2Fb' },
  { target: '/avatar/100%25' },
  { target: '/avatar/%F0%9F%A6%8A' },
  { target: '/avatar/%FF%FE' },
  { target: '/avatar/a+b%20c' },
  { target: '/avatar/100%' },
  { target: '/avatar/a%00%0A%zz' },
  { target: '/avatar/a//b/' },
  { target: "/avatar/it's;v=1,2@(3)!*~:&=$" },
  { target: '/avatar/ada?' },
  { target: '/avatar/ada?title=100%&mood=%&tileBg=%FF' },
  { target: '/avatar/ada?size=9999&mood=happy&background=none&shape=square&title=Ada%20%26%20%C3%A9%3Cb%3E' },
  { target: '/avatar/ada?palette=constructor&packs=__proto__,neon,arcade&size=abc&animated=true&mood=nope' },
  { target: '/avatar/ada?mood=wink&mood=happy&parts=topper:none,eyes:wide' },
  {
    target: '/avatar/ada?palette=teal,mint,nope&background=none,ring&mood=wink,happy&parts=topper:crown|none%7Cbeanie',
  },
  { target: '/avatar/0BC83CB571CD1C50BA6F3E8A78EF1346?s=40&d=identicon&f=y&r=pg' },
  { target: '/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346.jpg?s=40&size=48&default=404&forcedefault=y&rating=g' },
  { target: '/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346.png?s=40' },
  { target: '/avatar/ada%40example.org' },
  { target: '/avatar/ada%40example.org.png?size=16' },
  { target: '/avatar/ada', method: 'HEAD' },
  { target: '/avatar/ada.png?size=32', method: 'HEAD' },
  { target: '/avatar/ada', method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } },
  { target: '/avatar/', method: 'HEAD' },
  { target: '/group', method: 'HEAD' },
  { target: '/healthz', method: 'HEAD' },
  { target: '/avatar/ada', method: 'HEAD', isRepeated: true },
  { target: '/avatar/ada', method: 'OPTIONS' },
  { target: '/avatar/ada', method: 'POST' },
  { target: '/avatar/ada', method: 'DELETE' },
  { target: '/avatar/ada', isRepeated: true },
  { target: '/avatar/ada.png?size=32', isRepeated: true },
  { target: '/avatar/ada', headers: { 'if-none-match': '*' } },
  { target: '/avatar/ada', headers: { 'if-none-match': '"other", W/"another"' } },
  { target: '/avatar/ada%40example.org', isRepeated: true },
  { target: '/avatar' },
  { target: '/avatar/' },
  { target: '/avatar/.png' },
  { target: '/avatar/.svg' },
  { target: '/group?seeds=a,b,c' },
  { target: '/group?seeds=a,a,b&distinct=1' },
  { target: '/group?seeds=a,b,c&seeds=d&max=3&overlap=0.9&size=1&ring=%23f00&tileBg=auto&animated=1' },
  { target: `/group?seeds=${MANY}` },
  { target: '/group?seeds=a,b,c', isRepeated: true },
  { target: '/group?seeds=%20,%20' },
  { target: '/group' },
  { target: '/group?counterFill=red&seeds=a,b,c,d&max=2' },
  { target: '/random' },
  { target: '/random.svg?size=40' },
  { target: '/random.png?size=16' },
  { target: '/random?s=40' },
  { target: '/random', method: 'HEAD' },
  { target: '/healthz' },
  { target: '/healthz', method: 'PUT' },
  { target: '/api', method: 'OPTIONS' },
  { target: `/avatar/${'a'.repeat(16_400)}` },
];

/** Describes a case in words, for the title of its test. */
export function nameCase({ method = 'GET', target, headers = {}, isRepeated = false }: Case): string {
  const more = [...Object.entries(headers).map((pair) => pair.join(': ')), ...(isRepeated ? ['with its tag'] : [])];
  return [method, target.length > 90 ? `${target.slice(0, 60)}… (${target.length})` : target, ...more].join(' ');
}

/** Headers that describe the connection, the time or the machine, and not the response. */
const OF_THE_HOST: ReadonlySet<string> = new Set(
  'age connection date keep-alive transfer-encoding x-request-id'.split(' '),
);

/** Removes headers and bodies that always differ between hosts. */
export function compare({ status, headers, body }: Received): unknown {
  const entries = Object.entries(headers).filter(([name]) => !OF_THE_HOST.has(name));
  return { status, headers: Object.fromEntries(entries), body: Buffer.from(body).toString('base64') };
}

/** Sends the request of a case, twice if the case says so. */
export async function askCase(host: Ask, asked: Case): Promise<Received> {
  const answer = await host(asked);
  if (asked.isRepeated !== true) return answer;
  return await host({ ...asked, headers: { ...asked.headers, 'if-none-match': answer.headers['etag'] ?? '' } });
}

/** Replaces a random drawing by the drawing of a fixed seed, so that the rest of the response can be compared. */
function replaceRandom(answer: Received, options: { readonly size?: number }): Received {
  const { 'x-service-seed': seed = '', ...headers } = answer.headers;
  expect(seed).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  const isSvg = headers['content-type']?.startsWith('image/svg') === true && answer.body.length > 0;
  if (isSvg) expect(Buffer.from(answer.body).toString()).toBe(createAvatar(seed, options));
  return { ...answer, headers: { ...headers, 'content-length': 'any' }, body: new Uint8Array() };
}

function replaceCount(body: Uint8Array): Uint8Array {
  return Buffer.from(
    Buffer.from(body)
      .toString()
      .replace(/(?<="pngCacheSize":)\d+/, '0'),
  );
}

/**
 * Expects two hosts to answer a case with the same response.
 *
 * @param own - the known differences of the second platform; each difference that applies to this case must occur
 */
export async function expectAlike(
  reference: Ask,
  host: Ask,
  asked: Case,
  own: readonly OwnAnswer[] = [],
): Promise<void> {
  let [wanted, got] = [await askCase(reference, asked), await askCase(host, asked)];
  if (asked.target.startsWith('/random')) {
    const size = Number(/size=(\d+)/.exec(asked.target)?.[1]);
    const options = Number.isNaN(size) ? {} : { size };
    [wanted, got] = [replaceRandom(wanted, options), replaceRandom(got, options)];
  }
  // The fetch handler keeps no PNGs.
  if (asked.target === '/healthz') wanted = { ...wanted, body: replaceCount(wanted.body) };
  for (const { change } of own.filter((each) => each.isOf(asked))) {
    const changed = change(wanted);
    expect(compare(changed), 'a difference that makes one').not.toEqual(compare(wanted));
    wanted = changed;
  }
  expect(compare(got)).toEqual(compare(wanted));
}
