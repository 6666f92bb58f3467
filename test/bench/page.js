// Runs the page of a benchmark in Chromium, bundled as on a site.
import { join } from 'node:path';
import { build } from 'vite';
import { openBrowser } from '../tools/chromium.js';
import { root } from '../tools/root.js';

/**
 * Opens a page of this folder and waits until it has set `globalThis.result`.
 *
 * @param {string} file
 * @returns {Promise<{ version: string, result: unknown }>}
 */
export async function runPage(file) {
  const bundled = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: ['production', 'browser', 'module'] },
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { input: join(root, 'test/bench', file), output: { codeSplitting: false } },
    },
  });
  if (Array.isArray(bundled) || !('output' in bundled)) throw new Error('one bundle was expected');
  const [{ code }] = bundled.output;
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => console.error(error));
    await page.addScriptTag({ type: 'module', content: code });
    await page.waitForFunction(() => 'result' in globalThis, undefined, { timeout: 300_000 });
    return { version: browser.version(), result: await page.evaluate(() => Reflect.get(globalThis, 'result')) };
  } finally {
    await browser.close();
  }
}
