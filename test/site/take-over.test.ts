// Scripts take over what the build has printed: nothing of it is made again.
import { expect, it } from 'vitest';
import { useSite, waitForView } from './browse.js';

const site = useSite();

it.each([
  ['/', ['.hero-mascot', '.playground-panel', '.team', '#showcase', '#get-code', '#ways']],
  [
    '/?seed=Grace&mood=wink&code=react',
    ['.hero-mascot', '.playground-panel', '.team', '#showcase', '#get-code', '#ways'],
  ],
  ['/builder', ['#builder']],
  ['/gallery', ['#gallery']],
  ['/team', ['#team']],
  ['/share', ['#share', '#find']],
  ['/share?seed=Momo', ['#share', '#find']],
] as const)('of %s', async (path, roots) => {
  const { page, troubles } = await site.visit(path, {}, (opened) =>
    opened.addInitScript((selectors) => {
      // At this time no module has run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const printed = selectors.map((selector) => document.querySelector(selector)?.firstElementChild);
        Object.assign(globalThis, { countKept: () => printed.filter((element) => element?.isConnected).length });
      });
    }, roots),
  );
  for (const root of roots) await waitForView(page, root);
  expect(await page.evaluate(() => (globalThis as { countKept?: () => number }).countKept?.())).toBe(roots.length);
  expect(troubles).toEqual([]);
});
