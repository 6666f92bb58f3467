// Drives the installed Firefox over WebDriver BiDi.
import { FIREFOX, requireProgram } from '../tools/programs.js';
import { LIST_ROOTS, TESTED, WINDOW, type Driver } from './driver.js';

/**
 * Starts Firefox in headless mode.
 *
 * @throws {Error} when Firefox is not installed
 */
export async function openFirefox(): Promise<Driver> {
  const executablePath = requireProgram(FIREFOX);
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: WINDOW });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { timeout: 0 })),
    screenshot: () => page.screenshot(),
    async countImages(name) {
      const frame = await (await page.$(TESTED))?.contentFrame();
      const roots = await (await frame?.evaluateHandle(LIST_ROOTS))?.getProperties();
      const named = name === undefined ? '' : `[name="${name}"]`;
      let count = 0;
      for (const root of roots?.values() ?? []) {
        count += (await root.asElement()?.$$(`::-p-aria(${named}[role="image"])`))?.length ?? 0;
      }
      return count;
    },
    close: () => browser.close(),
  };
}
