// Every page when its fonts come long after it has been painted without them: nothing moves, and it fits every window.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { measureWidth } from './access.js';
import { PAGES, useSite } from './browse.js';
import { measureShift } from './walk.js';

const site = useSite();

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

it.each(PAGES)('%s fits its window, however wide, and moves nothing when its fonts are late', async (path) => {
  const narrow = await site.visit(path, { viewport: { width: 390, height: 844 } }, delayFonts);
  expect(await narrow.page.evaluate(measureShift)).toBeLessThan(0.05);
  const { page } = await site.visit(path, { viewport: { width: 1280, height: 720 } }, delayFonts);
  expect(await page.evaluate(measureShift)).toBeLessThan(0.01);
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(measureWidth), `${width} px wide`).toBeLessThanOrEqual(width);
  }
});
