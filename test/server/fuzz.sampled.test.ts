// Tests of random paths and queries: no answer is a 5xx, and no SVG holds anything but a drawing. The cases are the same each
// time; FUZZ_RUNS sets how many there are, and FUZZ_SEED changes them.
import { Resvg } from '@resvg/resvg-wasm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPacks, listPalettes } from '../../lib/index.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../lib/options/table.js';
import { sample } from '../sample.js';
import { findFaults, GROUP } from '../svg-faults.js';
import { createClient, type Answer } from '../tools/client.js';
import { loadResvg } from '../tools/raster.js';
import { useService } from './serve.js';

// useService sets long timeouts, because a slow machine is not an error of the service.
const service = useService({});
const numRuns = Number(process.env['FUZZ_RUNS'] ?? sample(400, 20_000));
const firstSeed = Number(process.env['FUZZ_SEED'] ?? 1);
const LANES = 4;

beforeAll(loadResvg);

/** An escaped byte of a target. */
const hex = fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
const plain = fc.constantFrom(...`azAZ09-._~!$&'()*+,;=:@/?#[]|^{}"<>\\\`%`);
const words = fc.constantFrom(
  '.png',
  '.svg',
  '.PNG',
  '..',
  '//',
  '%2e%2e%2f',
  '%00',
  '%ED%A0%80',
  '%EF%BF%BE',
  '%F0%9F%99%82',
  '<script>',
  '%3Cscript%3E',
  '%22%20onload=%22alert(1)',
  '&amp;',
  ']]%3E',
  '%3C!--',
  'javascript:',
  '__proto__',
  'constructor',
  'a@b.co',
);
const anything = fc.string({ unit: 'binary' }).map(encodeURIComponentSafely);

// Lone surrogates have no encoding in UTF-8, so no client can send them.
function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

const junk = fc.array(fc.oneof(plain, hex, words, anything), { maxLength: 12 }).map((parts) => parts.join(''));
const number = fc.oneof(fc.double().map(String), fc.integer({ min: -5, max: 1100 }).map(String), fc.constant('1e309'));
const sizes = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: -5, max: 99 }).map(String) }, number);
const ids = fc.constantFrom(
  ...[...listPalettes(), ...listPacks()].map(({ id }) => id),
  ...'happy serious sleepy wink neutral none solid ring masc femme 0 1 true auto'.split(' '),
);
const colors = fc
  .tuple(
    fc.constantFrom('rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'url', 'var', 'calc'),
    fc.array(fc.oneof(number, fc.constantFrom('none', '/', ',', '%25', 'deg', '%20', 'srgb', ')', '(')), {
      maxLength: 9,
    }),
  )
  .map(([name, parts]) => `${name}(${parts.join('%20')})`);
const names = fc.oneof(
  fc.constantFrom(
    ...Object.keys({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS }),
    'seeds',
    'count',
    'prefix',
    's',
    'd',
    'f',
    'r',
  ),
  junk,
);
const pair = fc.tuple(names, fc.oneof(junk, ids, colors, number, words)).map(([name, value]) => `${name}=${value}`);
const query = fc
  .tuple(fc.array(fc.oneof(pair, junk), { maxLength: 7 }), sizes)
  // `size` and `count` come first, because the first value wins. Thousands of large pictures would only take time.
  .map(([pairs, size]) => `size=${size}&count=3&${pairs.join('&')}`);
const path = fc.oneof(
  { weight: 12, arbitrary: junk.map((text) => `/avatar/${text}`) },
  { weight: 1, arbitrary: junk.map((text) => `/avatar/${text}.png`) },
  { weight: 3, arbitrary: fc.array(junk, { maxLength: 60 }).map((seeds) => `/group?seeds=${seeds.join(',')}`) },
  { weight: 2, arbitrary: fc.constantFrom('/random', '/group', '/gallery', '/avatar', '/api', '/sitemap.xml') },
  { weight: 2, arbitrary: junk.map((text) => `/${text}`) },
  { weight: 2, arbitrary: junk.map((text) => `/@${text}`) },
);
const target = fc.tuple(path, query).map(([before, after]) => `${before}${before.includes('?') ? '&' : '?'}${after}`);

const ERROR_LINE =
  /^(?:seed required|seeds required \(comma-separated\)|an e-mail address is no seed here; hash it with seedFromEmail\(\)|Not found|URL too long)$/;

/** Describes the error in an answer, if there is one. */
function findTrouble({ status, headers, body: bytes }: Answer): string | undefined {
  const body = bytes.toString();
  if (![200, 308, 400, 404, 414].includes(status)) return `status ${status}: ${body}`;
  if (headers['access-control-allow-origin'] !== '*') return 'not open to every origin';
  if (headers['x-content-type-options'] !== 'nosniff') return 'its type may be guessed';
  if (status >= 400) {
    if (headers['cache-control'] !== 'no-store') return 'an error that may be stored';
    if (headers['content-type'] !== 'text/plain; charset=utf-8') return 'an error that is no text';
    if (!ERROR_LINE.test(body)) return `an unknown error: ${body}`;
  }
  if (headers['content-type'] !== 'image/svg+xml; charset=utf-8') return undefined;
  if (!body.startsWith('<svg ')) return 'an SVG that begins with something else';
  const [fault] = findFaults(body, GROUP);
  if (fault !== undefined) return fault;
  try {
    // A strict parser checks the SVG too.
    new Resvg(body).free();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe('any target', () => {
  it(`gets a valid response, ${numRuns} times`, async () => {
    let count = 0;
    // Several lanes run in parallel, so that drawing delays only one. The first lane repeats a run by its seed.
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const client = createClient(service);
      const property = fc.asyncProperty(target, async (whole) => {
        count += 1;
        // One check instead of many assertions, because assertions would take longer than the requests.
        const trouble = findTrouble(await client.ask(whole));
        if (trouble !== undefined) throw new Error(`${trouble}\n${whole}`);
      });
      await fc.assert(property, { numRuns: Math.ceil(numRuns / LANES), seed: firstSeed + lane });
      client.close();
    });
    await Promise.all(lanes);
    expect(count).toBeGreaterThanOrEqual(numRuns);
  });
});
