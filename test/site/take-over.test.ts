// Hydration: scripts reuse the elements that the build has printed.
import { expect, it } from 'vitest';
import { useSite, waitForView } from './browse.js';

const site = useSite();

const LANDING = ['.hero-mascot', '#panel', '#get-code .code'];

/** Addresses, and the elements on each that a view hydrates. */
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  '/': LANDING,
  '/?seed=Grace&mood=wink&code=vue': LANDING,
  '/app': ['#app'],
  '/builder': ['#builder'],
  '/gallery': ['#gallery', '#today'],
  '/team': ['#team'],
  '/share': ['#share', '#find'],
  '/share?seed=Momo': ['#share', '#find'],
};

it('every view keeps the elements of the page', async () => {
  const all = [...new Set(Object.values(VIEWS).flat())];
  const { page } = await site.visit('/privacy', {}, (opened) =>
    opened.addInitScript((selectors) => {
      // At this time no module has run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const printed = selectors.flatMap((selector) => document.querySelector(selector)?.firstElementChild ?? []);
        Object.assign(globalThis, { countKept: () => printed.filter((element) => element.isConnected).length });
      });
    }, all),
  );
  for (const [address, roots] of Object.entries(VIEWS)) {
    await page.goto(site.origin + address);
    for (const root of roots) await waitForView(page, root);
    const kept = await page.evaluate(() => (globalThis as { countKept?: () => number }).countKept?.());
    expect(kept, address).toBe(roots.length);
  }
});
