// Compares Navii with similar libraries: `node test/bench/compare.js`, after `npm run build`. All are bundled in the same way
// and measured in turns in one run of one Chromium. Times are ratios within that run. Writes test/bench/compare.json for the docs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../tools/chromium.js';
import { readText, root } from '../tools/root.js';
import { bundle, weigh } from '../tools/sizes.js';
import { CONTENDERS } from './compare-contenders.js';
import { median } from './median.js';

const ROUNDS = 31;
const DRAWN = 1000;
/** Number of seeds among which equal pictures are counted. */
const CROWD = 200_000;
const ORIGIN = 'http://compare.test';
// The strictest policy that still lets a page show drawings.
const POLICY = "default-src 'none'; script-src 'self'";

/** Bundles a module of a contender. @param {string} code @param {readonly string[]} external */
const bundleContender = (code, external = []) => bundle(code.replaceAll("'/dist/", `'${root}/dist/`), external);

/** @param {string} name */
function readVersion(name) {
  const path = name === 'navii' ? 'package.json' : `node_modules/${name}/package.json`;
  return String(JSON.parse(readText(path)).version);
}

/** Counts the styles of DiceBear by licence. @returns {Record<string, number>} */
function countLicences() {
  const folder = join(root, 'node_modules/@dicebear/styles/dist');
  /** @type {Record<string, number>} */
  const counts = {};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const { meta } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const licence = String(meta.license.name)
      .replace(/\.$/, '')
      .toLowerCase()
      .replace(/cc|by|mit/g, (word) => word.toUpperCase());
    counts[licence] = (counts[licence] ?? 0) + 1;
  }
  return counts;
}

const modules = await Promise.all(CONTENDERS.map(({ code }) => bundleContender(code)));
const weights = await Promise.all(
  CONTENDERS.map(async ({ least, peers }) => weigh(await bundleContender(least, peers))),
);
const hash = await bundleContender("export { hashSeed } from '/dist/lib/choose/select.js';");

const browser = await openBrowser();
const page = await browser.newPage();
await page.route(`${ORIGIN}/**`, (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  const script = name === 'hash.js' ? hash : modules[Number.parseInt(name, 10)];
  if (name === '') {
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': POLICY },
      body: '<!doctype html>',
    });
  }
  return script === undefined
    ? route.fulfill({ status: 404 })
    : route.fulfill({ contentType: 'text/javascript', body: script });
});
await page.goto(`${ORIGIN}/`);

/**
 * Examines one contender: its pictures for some seeds, pairs of equal pictures among many seeds, and the violations of a strict policy.
 *
 * @param {number} index
 */
function examine(index) {
  return page.evaluate(
    async ([path, hashPath, drawn, crowd]) => {
      /** @type {{ draw: (seed: string) => string }} */
      const { draw } = await import(path);
      /** @type {{ hashSeed: (text: string) => number[] }} */
      const { hashSeed } = await import(hashPath);
      const pictures = Array.from({ length: drawn }, (_, i) => draw(`user-${i}`));
      // Ids are removed before the comparison: some libraries make them from the seed.
      const look = (/** @type {string} */ svg) => {
        const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id).toSorted(
          (one, other) => other.length - one.length,
        );
        return ids.reduce((text, id, at) => text.replaceAll(id, `id${at}`), svg);
      };
      /** @type {Map<number, number>} */
      const seen = new Map();
      let twins = 0;
      for (let i = 0; i < crowd; i++) {
        const [a = 0, b = 0] = hashSeed(look(draw(`member-${i}`)));
        const key = (a >>> 0) * 2 ** 20 + (b >>> 12);
        const before = seen.get(key) ?? 0;
        twins += before;
        seen.set(key, before + 1);
      }
      /** @type {Set<string>} */
      const refused = new Set();
      document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
      const stage = document.body.appendChild(document.createElement('div'));
      stage.innerHTML = pictures.slice(0, 100).join('');
      await new Promise((resolve) => setTimeout(resolve, 100));
      stage.remove();
      return { pictures, twins, refused: [...refused].toSorted() };
    },
    /** @type {[string, string, number, number]} */ ([`/${index}.js`, '/hash.js', DRAWN, CROWD]),
  );
}

/**
 * Draws the same seeds once with each contender.
 *
 * @param {number} first - the contender that begins: it may pay for the garbage of the last one
 * @returns {Promise<number[]>} milliseconds of each contender
 */
function takeTurns(first) {
  return page.evaluate(
    async ([count, drawn, start]) => {
      /** @type {{ draw: (seed: string) => string }[]} */
      const all = await Promise.all(Array.from({ length: count }, (_, i) => import(`/${i}.js`)));
      const times = all.map(() => 0);
      let sink = 0;
      for (let turn = 0; turn < count; turn++) {
        const who = (start + turn) % count;
        const { draw } = all[who] ?? { draw: String };
        const before = performance.now();
        for (let i = 0; i < drawn; i++) sink += draw(`user-${i}`).charCodeAt(20);
        times[who] = performance.now() - before;
      }
      if (Number.isNaN(sink)) throw new Error('a drawing is shorter than any can be');
      return times;
    },
    /** @type {[number, number, number]} */ ([CONTENDERS.length, DRAWN, first]),
  );
}

/** @type {Awaited<ReturnType<typeof examine>>[]} */
const looks = [];
for (const index of CONTENDERS.keys()) looks.push(await examine(index));
/** @type {number[][]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await takeTurns(round % CONTENDERS.length));
const chromiumVersion = browser.version().split('.')[0];
await browser.close();

// Ratios are taken within each round, so that a busy machine slows both sides of a ratio.
const times = CONTENDERS.map((_, index) => median(rounds.map((round) => (round[index] ?? 0) / (round[0] ?? 0))));
const rows = CONTENDERS.map(({ name, variant, from, peers }, index) => {
  const look = looks[index];
  if (look === undefined) throw new Error(`${name}: expected a look`);
  const { pictures, twins, refused } = look;
  return {
    name,
    variant,
    version: readVersion(from),
    time: Number((times[index] ?? Number.NaN).toPrecision(2)),
    gzip: Math.round(pictures.reduce((sum, svg) => sum + weigh(svg), 0) / pictures.length),
    bundle: weights[index],
    peer: peers[0] ?? null,
    twins,
    refused: refused.join(' '),
  };
});
const result = { chromium: chromiumVersion, drawn: DRAWN, crowd: CROWD, rows, styles: countLicences() };
writeFileSync(new URL('compare.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
console.table(rows);
