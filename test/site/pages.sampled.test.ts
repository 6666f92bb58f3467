// The checks that every page passes: it loads without errors, fits every window, is accessible with a mouse and with the Tab key,
// and sends no request to another origin. `npm test` opens one page of each kind, and divides the dear checks among them.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pickSome, sample } from '../sample.js';
import {
  doubleText,
  listCutTexts,
  listEdges,
  listMotions,
  listOffers,
  listSmallTargets,
  listUnmarked,
  measureWidth,
} from './access.js';
import { listFindings } from './axe.js';
import { KINDS, NOWHERE, PAGES, useSite, type Visit } from './browse.js';
import { makeAll } from './shots.js';
import { measureContrast, measureShift, walk } from './walk.js';

const site = useSite();
const service = useSite('the service');
const paths = sample([...KINDS, NOWHERE], [...PAGES, NOWHERE]);

const allow = (path: string) => ({ allowed: path === NOWHERE ? /404/ : undefined });

async function expectClean({ page, troubles }: Visit): Promise<void> {
  expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
  expect(await page.title()).toContain('Navii');
  expect(await page.locator('h1').count()).toBe(1);
  expect(troubles.filter((trouble) => !page.url().endsWith(NOWHERE) || !trouble.includes('404'))).toEqual([]);
}

describe.each(paths)('%s', (path) => {
  const visit = site.useVisit(path, { viewport: { width: 1440, height: 900 } });

  it('loads without errors, layout shifts or requests to other origins', () => expectClean(visit()));

  it('keeps all its controls and text in a small window', async () => {
    const { page } = visit();
    // A second try starts at this size too.
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(listMotions), 'motion despite reduced motion').toEqual([]);
    expect(await page.evaluate(listSmallTargets), 'targets smaller than 24 px').toEqual([]);
    const offers = await page.evaluate(listOffers);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(listSmallTargets), 'targets smaller than 24 px, 390 px wide').toEqual([]);

    // A window of 1280 px at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const left = new Set(await page.evaluate(listOffers));
    expect(
      offers.filter((offer) => !left.has(offer)),
      'missing at 320 px',
    ).toEqual([]);
    expect(await page.evaluate(listCutTexts), 'cut off at 320 px').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(320);
  });

  it.each(sample([390, 1024], [320, 390, 768, 1024, 1440, 2560]))(
    'fits %i px without horizontal scrolling',
    async (width) => {
      const { page } = visit();
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(measureWidth)).toBeLessThanOrEqual(width);
    },
  );

  const checks = {
    'axe finds no violation in either theme': async (page: Page) => {
      if (path === '/') await makeAll(page);
      expect(await listFindings(page)).toEqual([]);
    },

    // A contrast of 3 : 1 (WCAG 2.2, 1.4.11). axe does not check it.
    'has controls that contrast with their background in either theme': async (page: Page) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const edges = await page.evaluate(listEdges);
        if (path === '/') expect(edges.length).toBeGreaterThan(20);
        const faint = edges.filter(({ marks, ground }) => !marks.some((mark) => measureContrast(mark, ground) >= 3));
        expect(faint, colorScheme).toEqual([]);
      }
    },

    'stays usable in forced colours and with text of twice the size': async (page: Page) => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await page.evaluate(listUnmarked), 'invisible in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.evaluate(doubleText);
      expect(await page.evaluate(listCutTexts), 'cut off with text of twice the size').toEqual([]);
      expect(await page.evaluate(measureWidth)).toBe(1440);
    },
  };
  const names = Object.keys(checks) as (keyof typeof checks)[];
  it.each(pickSome(names, names.length, paths.indexOf(path)))('%s', async (name) => {
    const { page } = visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    await checks[name](page);
  });
});

it.each(pickSome(PAGES, 12))('%s shows its mascots without JavaScript, and no search', async (path) => {
  const { page } = await site.visit(path, { javaScriptEnabled: false });
  const least = /^\/(?:docs|blog)\//.test(path) ? 0 : 2;
  expect(await page.locator('main :is(svg, img):visible').count()).toBeGreaterThan(least);
  expect(await page.locator('[data-site-search]:visible').count(), 'a search that cannot open').toBe(0);
});

// Each theme in one of the widths. The narrow window is low too, so sticky elements could cover the focus.
const WINDOWS = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 640 } },
] as const;

describe.each(WINDOWS)('$viewport.width px wide, $colorScheme', (look) => {
  it.each(pickSome(paths, 8, 2 + 3 * WINDOWS.indexOf(look)))(
    '%s can be walked with Tab in both directions and has a skip link',
    async (path) => {
      // The service draws a small gallery, whose stops are of the same kinds.
      const address = path === '/gallery' ? '/gallery?count=8' : path;
      const { page } = await service.visit(address, { ...look, ...allow(path) });
      if (path === '/') await makeAll(page);
      // The 404 page adds similar pages once it has the search.
      if (path === '/nobody-here') await page.waitForLoadState('networkidle');
      expect(await walk(page)).toEqual([]);
      expect(await page.evaluate(measureShift)).toBeLessThan(0.05);

      // The walk ends at the first stop.
      const skip = page.locator(':focus');
      expect(await skip.textContent()).toBe('Skip to content');
      expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName)).toBe('main');
      // Shift+Tab leads from there back to the skipped header.
      await page.keyboard.press('Shift+Tab');
      const isInHeader = () => page.evaluate(() => document.activeElement?.closest('header.bar') !== null);
      expect(await isInHeader()).toBe(true);

      const search = page.getByRole('combobox', { name: 'Search' });
      for (const key of ['Control+k', '/']) {
        await page.keyboard.press(key);
        await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
        expect(await search.inputValue()).toBe('');
        await page.keyboard.press('Escape');
        await search.waitFor({ state: 'hidden' });
        await expect.poll(isInHeader).toBe(true);
      }
    },
  );
});

// The rest repeats with one visit more what the tests above show of most pages.
const others = sample([], PAGES);

it.each(others)('%s loads from the service, 390 px wide, and passes axe there', async (path) => {
  const visit = await service.visit(path, { viewport: { width: 390, height: 900 } });
  await expectClean(visit);
  expect(await listFindings(visit.page)).toEqual([]);
});

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

it.each(others)('%s does not shift when its fonts load late', async (path) => {
  const narrow = await site.visit(path, { viewport: { width: 390, height: 844 } }, delayFonts);
  expect(await narrow.page.evaluate(measureShift)).toBeLessThan(0.05);
  const { page } = await site.visit(path, { viewport: { width: 1280, height: 720 } }, delayFonts);
  expect(await page.evaluate(measureShift)).toBeLessThan(0.01);
});

describe.each(sample([], ['/builder?parts=topper:cap,eyes:cyclops&packs=garden']))('%s', (builder) => {
  it('has slots in which axe finds no violation', async () => {
    const { page } = await site.visit(builder);
    for (const tab of await page.locator('navii-picker [role=tab]').all()) {
      await tab.click();
      expect(await listFindings(page, '.builder'), (await tab.textContent()) ?? '').toEqual([]);
    }
  });
});
