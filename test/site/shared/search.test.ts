// The search as visitors use it, with nothing loaded before. pages.sampled.test.ts opens it by its shortcuts on pages of each kind.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listCutTexts, listSmallTargets, listUnmarked, measureWidth } from '../access.js';
import { listFindings } from '../axe.js';
import { useSite } from '../browse.js';

const inputOf = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const activeOf = (page: Page) => page.locator('dialog.search [aria-selected="true"]');
const slashOf = (page: Page) => page.locator('dialog.search').getByRole('checkbox');
const statusOf = (page: Page) => page.locator('dialog.search [role="status"]');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => page.getByRole('dialog', { name: 'Search' }).getByRole('option').count()).toBe(6);
}

/** Closes the search: a key that is pressed before it is closed still reaches it. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog.search[open]').count()).toBe(0);
}

/** Presses a shortcut that opens the search, until it is open: the page may not listen yet. */
async function openBy(page: Page, key: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.locator('body').press(key);
      return page.locator('dialog.search[open]').count();
    })
    .toBe(1);
}

async function type(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
}

describe('the search', () => {
  const site = useSite();

  it('loads nothing before it opens, finds the typed text, and opens the result', async () => {
    const asked: string[] = [];
    const { page } = await site.visit('/docs', {}, (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
      return Promise.resolve();
    });
    const own = () => asked.filter((path) => /^\/(?:assets\/)?search\b/.test(path)).toSorted();
    expect(own()).toEqual([]);
    await open(page);
    expect(own()).toEqual([expect.stringMatching(/^\/assets\/search-dialog-.*\.js$/), '/search.json']);
    await close(page);
    await open(page);
    expect(own()).toHaveLength(2);
    await type(page, 'pallete');
    await expect.poll(() => activeOf(page).getAttribute('href')).toBe('/docs/parts#palettes');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/parts#palettes');
  });

  it('is a combobox: arrow keys choose, the focus stays, and a screen reader hears the count', async () => {
    const { page } = await site.visit('/docs');
    await open(page);
    const input = inputOf(page);
    expect(await activeOf(page).count()).toBe(0);
    await type(page, 'crown');
    await expect.poll(() => statusOf(page).textContent()).toMatch(/^\d+ results$/);
    const options = page.getByRole('option');
    const names = await options.allTextContents();
    expect(await statusOf(page).textContent()).toBe(`${names.length} results`);
    const expectActive = async (place: number) => {
      expect(await activeOf(page).textContent()).toBe(names.at(place));
      expect(await input.getAttribute('aria-activedescendant')).toBe(await activeOf(page).getAttribute('id'));
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    };
    await expectActive(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectActive(-1);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    // A part has a picture.
    expect(await activeOf(page).locator('img').getAttribute('src')).toBe('/pictures/parts-base.svg#topper-crown');
    expect(await input.getAttribute('aria-expanded')).toBe('true');
  });

  it('reports that its index cannot load, and tries again at the next letter', async () => {
    const { page } = await site.visit('/privacy', { allowed: /^failed: .*search\.json|ERR_FAILED/ });
    await page.route('**/search.json', (route) => route.abort());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => statusOf(page).textContent()).toBe('The search could not be loaded.');
    await page.unrouteAll();
    await type(page, 'halo');
    await expect.poll(() => activeOf(page).textContent()).toContain('halo');
    // It also reports an empty result, with a suggestion.
    await type(page, 'xyzzyqq');
    await expect.poll(() => statusOf(page).textContent()).toBe('Nothing for “xyzzyqq”.');
    expect(await inputOf(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('dialog.search').getByRole('option').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Open the docs' }).count()).toBe(1);
    await type(page, 'licentia');
    const near = page.locator('.search-message');
    await expect.poll(() => near.textContent()).toMatch(/^Nothing for “licentia”\. Near: /);
    await near.getByRole('link', { name: 'License', exact: true }).click();
    await page.waitForURL('**/ready#license');
  });

  it('closes when it leads to an anchor of the same page, and on a click outside', async () => {
    const { page } = await site.visit('/docs/options');
    const dialog = page.locator('dialog.search');
    await open(page);
    await type(page, 'tileBg');
    await page.getByRole('option').first().click();
    await expect.poll(() => dialog.evaluate((element) => (element as HTMLDialogElement).open)).toBe(false);
    expect(new URL(page.url()).hash).toBe('#avatar-tileBg');
    await page.keyboard.press('Control+k');
    await expect.poll(() => dialog.evaluate((element) => (element as HTMLDialogElement).open)).toBe(true);
    // The previous text is selected: the next letter replaces it.
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('tileBg');
    await page.mouse.click(4, 400);
    await expect.poll(() => dialog.evaluate((element) => (element as HTMLDialogElement).open)).toBe(false);
  });

  it('leaves the key / to text fields, and to visitors who turn it off', async () => {
    const { page } = await site.visit('/');
    const field = page.locator('#seed');
    // Until the script has taken over, it may put back what was typed before.
    await field.fill('Ada');
    await expect.poll(() => new URL(page.url()).search).toBe('?seed=Ada');
    await field.fill('');
    await field.press('/');
    expect(await field.inputValue()).toBe('/');
    expect(await page.locator('dialog.search').count()).toBe(0);
    await field.press('Control+k');
    await expect.poll(() => page.locator('dialog.search[open]').count()).toBe(1);
    await slashOf(page).uncheck();
    await close(page);
    await page.locator('body').press('/');
    expect(await page.locator('dialog.search[open]').count()).toBe(0);
    await page.reload();
    await openBy(page, 'Control+k');
    expect(await slashOf(page).isChecked()).toBe(false);
    await slashOf(page).check();
    await close(page);
    await openBy(page, '/');
  });

  it('fits every window, and axe finds no violation', async () => {
    const { page } = await site.visit('/docs', { viewport: { width: 1440, height: 900 } });
    await open(page);
    await type(page, 'crown');
    await expect.poll(() => activeOf(page).count()).toBe(1);
    for (const [width, height] of [
      [1440, 900],
      [390, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(listCutTexts)).toEqual([]);
      expect(await page.evaluate(measureWidth)).toBeLessThanOrEqual(width);
      const small = await page.evaluate(listSmallTargets);
      expect(small.filter((target) => target.includes('found') || target.includes('search'))).toEqual([]);
      // Narrow windows have another layout.
      if (height !== 640) expect(await listFindings(page, 'dialog.search')).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    // The browser itself draws the box and its mark.
    const unmarked = await page.evaluate(listUnmarked);
    expect(unmarked.filter((control) => !control.includes('type="checkbox"'))).toEqual([]);
  });
});
