// Every page without a mouse: the Tab key comes by all that can be operated, in order, and always shows where it is.
import { describe, expect, it } from 'vitest';
import { KINDS, NOWHERE, useSite } from './browse.js';
import { measureShift, walk } from './walk.js';

// Each theme in one of the widths; narrow windows are low, too, so that what sticks to the top has much to hide.
const WINDOWS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 640 } },
] as const;

const site = useSite();

describe.each(WINDOWS)('$viewport.width px wide, $colorScheme', (look) => {
  it.each([...KINDS, NOWHERE])('%s is walked through and back, and lets its header be skipped', async (path) => {
    const { page, troubles } = await site.visit(path, look);
    expect(await walk(page)).toEqual([]);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(troubles.filter((trouble) => path !== NOWHERE || !trouble.includes('404'))).toEqual([]);

    // The walk ends at the first stop.
    const skip = page.locator(':focus');
    expect(await skip.textContent()).toBe('Skip to content');
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBe('main');
    // And from there back to what was left out.
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header.bar') !== null)).toBe(true);
  });
});
