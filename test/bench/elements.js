// Measures how long a page takes to show many elements: `npm run bench elements`, after `npm run build`. The page is bundled as on a
// site and runs in Chromium; times are ratios within one run.
import { openBrowser } from '../tools/chromium.js';
import { bundle, spell } from '../tools/sizes.js';

/** The longest time that the elements may take, as a share of the other contender's time. They draw meanwhile; the SVG is drawn before. */
const LIMITS = { 'innerHTML of the same SVG': 1.6, 'DiceBear 10 critters': 0.5 };

const code = await bundle(
  `import { result } from ${spell('test/bench/elements-page.js')}; globalThis.result = result;`,
  [],
  false,
);
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on('pageerror', (error) => console.error(error));
await page.addScriptTag({ type: 'module', content: code });
await page.waitForFunction(() => 'result' in globalThis, undefined, { timeout: 300_000 });
/** @type {typeof import('./elements-page.js').result} */
const { count, rounds, times } = await page.evaluate(() => Reflect.get(globalThis, 'result'));

const own = times['<navii-avatar>'] ?? Number.NaN;
console.log(`Chromium ${browser.version()}, medians of ${rounds} rounds of ${count} avatars, layout included`);
for (const [name, limit] of Object.entries(LIMITS)) {
  const ratio = own / (times[name] ?? Number.NaN);
  console.log(`${ratio.toFixed(2)} of the time of ${name} (at most ${limit})`);
  if (!(ratio <= limit)) process.exitCode = 1;
}
await browser.close();
