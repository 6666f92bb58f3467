// Firefox as it is installed, over WebDriver BiDi.
import { FIREFOX, requireProgram } from '../tools/programs.js';
import { WINDOW, type Driver } from './driver.js';

/**
 * Starts Firefox, without a window that anybody sees.
 *
 * @throws {Error} when there is none on this machine
 */
export async function openFirefox(): Promise<Driver> {
  const executablePath = requireProgram(FIREFOX);
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: WINDOW });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url, { timeout: 0 })),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
