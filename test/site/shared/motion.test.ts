// Motion: a button on every page pauses it (WCAG 2.2 §2.2.2), and nothing moves out of sight.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listMotions } from '../access.js';
import { useSite } from '../browse.js';

const MOVES = { reducedMotion: 'no-preference' } as const;

const readRunning = async (page: Page): Promise<number> => (await page.evaluate(listMotions)).length;

/** Counts the running animations of drawings that are out of sight. Of one at the edge, the eyes alone may be outside. */
function countUnseen(page: Page): Promise<number> {
  return page.evaluate(() => {
    const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
    const moving = roots.flatMap((root) => root?.getAnimations() ?? []);
    return moving.filter(({ playState, timeline, effect }) => {
      if (playState !== 'running' || !(timeline instanceof DocumentTimeline)) return false;
      const { target } = effect as KeyframeEffect;
      const { top = 0, bottom = 0 } = (target?.closest('svg') ?? target)?.getBoundingClientRect() ?? {};
      return bottom < 0 || top > innerHeight;
    }).length;
  });
}

describe('motion', () => {
  const site = useSite();

  it('is paused by the button, on every page and on the next visit', async () => {
    const { page } = await site.visit('/', MOVES, (opened) => opened.clock.install());
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return await readRunning(page);
      })
      .toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Pause motion' }).click();
    expect(await readRunning(page)).toBe(0);
    await page.mouse.move(-1, -1);
    const before = await page.screenshot();
    await page.clock.runFor(10_000);
    expect((await page.screenshot()).equals(before)).toBe(true);
    expect(await readRunning(page)).toBe(0);

    await page.goto(`${site.origin}/share?seed=Remi`);
    await page.clock.runFor(1000);
    expect(await readRunning(page)).toBe(0);
    await page.getByRole('button', { name: 'Play motion' }).click();
    await page.clock.runFor(1000);
    await expect.poll(() => readRunning(page)).toBeGreaterThan(0);
    expect(await page.evaluate(() => localStorage.getItem('navii-motion'))).toBeNull();
  });

  it('is only on the screen', async () => {
    const { page } = await site.visit('/', MOVES);
    for (const place of ['.work-picture', '.footer-mascots', '.crowd']) {
      await page.locator(place).scrollIntoViewIfNeeded();
      await expect.poll(() => readRunning(page), { message: place }).toBeGreaterThan(0);
      await expect.poll(() => countUnseen(page), { message: place }).toBe(0);
    }
  });

  it('has no button where visitors prefer less of it, and without a script nothing moves', async () => {
    const { page } = await site.visit('/privacy');
    expect(await page.locator('[data-motion-toggle]').isVisible()).toBe(false);
    const plain = await site.visit('/', { ...MOVES, javaScriptEnabled: false });
    expect(await plain.page.locator('.navii-float').count()).toBeGreaterThan(20);
    const names = await plain.page
      .locator('.crowd .navii-float')
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).animationName));
    expect(new Set(names)).toEqual(new Set(['none']));
  });
});
