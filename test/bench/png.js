// Measures how long a PNG takes that is in no cache: `npm run bench png`, after `npm run build`. Ours gets the SVG in a message
// and draws it on one other thread, as in the service. The others have their fastest settings and draw the same SVG in this
// process (sharp on one thread of libuv). The contenders take turns, and results are ratios within one run.
import { getPriority, setPriority } from 'node:os';
import { Resvg } from '@resvg/resvg-js';
import { createAvatar } from 'navii';
import sharp from 'sharp';
import { createRasterizer, RESVG } from '../../server/dist/png.js';
import { checkTargets } from './check-targets.js';
import { median } from './median.js';

/** Sizes in pixels, and how many batches each contender draws. */
const ROUNDS = /** @type {const} */ ([
  [96, 120],
  [256, 60],
  [1024, 20],
]);
const BATCH = 8;
/** Number of batches before the measurement, so that everything is compiled. */
const WARM_UP = 12;
/** How many times as fast as the other contender the pool must be. */
const TARGETS = { '96-resvg': 1 / 1.5, '1024-sharp': 1 / 1.2 };
const WAIT_MS = 600_000;
const CLIENT = { client: 'bench', isGone: () => false };

const thread = createRasterizer({ pngThreads: 1, pngQueue: BATCH, rasterizer: RESVG, maxWait: WAIT_MS });

/** @typedef {import('../../lib/http/index.js').SvgPicture} SvgPicture */

/** @param {SvgPicture} drawing */
function rasterize({ svg, ...size }) {
  return thread.rasterize({ draw: () => svg, ...size }, CLIENT);
}

/** Returns a function that draws a batch one picture after the other. @param {(drawing: SvgPicture) => Uint8Array | Promise<Uint8Array>} draw */
function eachAlone(draw) {
  /** @param {readonly SvgPicture[]} drawings */
  return async (drawings) => {
    let bytes = 0;
    for (const drawing of drawings) bytes += (await draw(drawing)).length;
    return bytes;
  };
}

sharp.concurrency(1);
sharp.cache(false);
await thread.warm();
// The service lowers the priority of its threads. Here all contenders get the same low priority.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5));

/** Each contender draws a batch and returns its number of bytes. @type {Record<string, (drawings: readonly SvgPicture[]) => Promise<number>>} */
const contenders = {
  'ours, alone': eachAlone(rasterize),
  'ours, queued': async (drawings) => {
    const pngs = await Promise.all(drawings.map(rasterize));
    return pngs.reduce((sum, png) => sum + png.length, 0);
  },
  // Without this option it would spend most of its time on the search for fonts.
  'resvg-js': eachAlone(({ svg }) => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()),
  sharp: eachAlone(({ svg }) => sharp(Buffer.from(svg)).png().toBuffer()),
};

/** @param {number} size @param {number} rounds */
async function measure(size, rounds) {
  /** @type {Map<string, number[]>} */
  const times = new Map(Object.keys(contenders).map((name) => [name, []]));
  /** @type {Map<string, number>} */
  const bytes = new Map();
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const drawings = Array.from({ length: BATCH }, (_, i) => {
      return { svg: createAvatar(`png-${round}-${i}`, { size }), width: size, height: size };
    });
    for (const [name, draw] of Object.entries(contenders)) {
      const start = performance.now();
      const drawn = await draw(drawings);
      const time = (performance.now() - start) / BATCH;
      if (round < 0) continue;
      times.get(name)?.push(time);
      bytes.set(name, (bytes.get(name) ?? 0) + drawn / BATCH / rounds);
    }
  }
  return Object.keys(contenders).map((name) => ({
    name,
    ms: median(times.get(name) ?? []),
    bytes: Math.round(bytes.get(name) ?? Number.NaN),
  }));
}

/** @type {Record<string, number>} how many times as fast ours is */
const ratios = {};
for (const [size, rounds] of ROUNDS) {
  const results = await measure(size, rounds);
  for (const { name, ms, bytes } of results) {
    console.log(`${size} px: ${name}, ${ms.toFixed(2)} ms, ${bytes} bytes`);
  }
  /** @param {string} ours @param {string} other */
  const compare = (ours, other) => {
    const [a, b] = [ours, other].map((name) => results.find((result) => result.name === name)?.ms ?? Number.NaN);
    return Number(b) / Number(a);
  };
  ratios[`${size}-resvg`] = compare('ours, alone', 'resvg-js');
  ratios[`${size}-sharp`] = compare('ours, alone', 'sharp');
}
console.log('times as fast', ratios);
checkTargets(ratios, TARGETS);
await thread.close();
