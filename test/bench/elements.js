// What elements cost in a page: `node test/bench/elements.js`, after `npm run build`. In Chromium, as ratios within one run.
import { join } from 'node:path';
import { build } from 'vite';
import { openBrowser } from '../tools/chromium.js';
import { root } from '../tools/root.js';

/** The most that the elements may take, as shares of the others' time. */
const LIMITS = { 'innerHTML of the same SVG': 1.5, 'DiceBear 10 critters': 0.5 };

const result = await build({
  configFile: false,
  root,
  logLevel: 'silent',
  resolve: { conditions: ['production', 'browser', 'module'] },
  build: {
    write: false,
    target: 'esnext',
    rolldownOptions: { input: join(root, 'test/bench/elements-page.js'), output: { codeSplitting: false } },
  },
});
if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
const [{ code }] = result.output;

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.addScriptTag({ type: 'module', content: code });
await page.waitForFunction(() => 'medians' in globalThis, undefined, { timeout: 300_000 });
/** @type {{ count: number, rounds: number, times: Record<string, number> }} */
const { count, rounds, times } = await page.evaluate(() => Reflect.get(globalThis, 'medians'));
await browser.close();

const own = times['<navii-avatar>'] ?? Number.NaN;
console.log(`Chromium ${browser.version()}, medians of ${rounds} rounds of ${count} avatars, layout included`);
for (const [name, limit] of Object.entries(LIMITS)) {
  const ratio = own / (times[name] ?? Number.NaN);
  console.log(`${ratio.toFixed(2)} of the time of ${name} (at most ${limit})`);
  if (!(ratio <= limit)) process.exitCode = 1;
}
