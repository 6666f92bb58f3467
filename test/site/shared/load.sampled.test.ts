// Modules that pages load later: without a network, and after the site was published anew.
import { createAvatar } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { itSlow, pickSome } from '../../sample.js';
import { measureWidth } from '../access.js';
import { listFindings } from '../axe.js';
import { saveFile, useSite, waitForView } from '../browse.js';

const site = useSite();

/** The troubles of a page that cannot load its modules. */
const OFFLINE = { allowed: /^(?!left the origin)/ };

const toastOf = (page: Page) => page.getByRole('alert');

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  onTestFinished(() => page.context().setOffline(false));
}

describe('without a network', () => {
  it.each(pickSome(['/', '/builder', '/share'], 3))(
    '%s saves files, because their code is loaded in time',
    async (path) => {
      const { page } = await site.visit(path, OFFLINE);
      await page.waitForLoadState('networkidle');
      await goOffline(page);
      const [svg, png] = [await saveFile(page, 'Save SVG'), await saveFile(page, 'Save PNG')];
      expect(svg.bytes.toString()).toMatch(/^<svg /);
      expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(await toastOf(page).count()).toBe(0);
    },
  );

  itSlow('the team saves its ZIP', async () => {
    const { page } = await site.visit('/team?names=Ada,Grace', OFFLINE);
    await page.waitForLoadState('networkidle');
    await goOffline(page);
    expect((await saveFile(page, 'Save ZIP')).name).toBe('team.zip');
  });

  it('the search says why it does not open, and opens later', async () => {
    const { page } = await site.visit('/docs', { viewport: { width: 360, height: 740 }, ...OFFLINE });
    await goOffline(page);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    await expect.poll(() => toastOf(page).textContent()).toMatch(/^You are offline/);
    const boxes = await Promise.all([toastOf(page), button].map((element) => element.boundingBox()));
    const [toast = 0, pressed = 0] = boxes.map((box) => box?.y);
    expect(toast - pressed, 'below the button').toBeLessThan(80);
    // A reload would lose the page.
    expect(await toastOf(page).getByRole('button').count()).toBe(0);
    expect(await page.evaluate(measureWidth)).toBe(360);
    expect(await listFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => toastOf(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await expect.poll(() => toastOf(page).isVisible()).toBe(true);
    await page.context().setOffline(false);
    await button.click();
    await expect.poll(() => page.getByRole('dialog', { name: 'Search' }).getByRole('option').count()).toBe(6);
  });

  itSlow('the search opens if a pointer or the focus has reached its button before', async () => {
    const { page } = await site.visit('/docs', OFFLINE);
    await page.waitForLoadState('networkidle');
    // That state is reached once for each page: it says nothing of the module that the focus asks for.
    const script = page.waitForResponse('**/assets/search-dialog-*.js');
    await page.getByRole('button', { name: 'Search' }).focus();
    await page.evaluate(`import("${(await script).url()}").then(() => undefined)`);
    await goOffline(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect.poll(() => dialog.innerText()).toContain('The search could not be loaded.');
    expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px');
  });
});

describe('after the site was published anew', () => {
  it('a page offers to reload, and keeps what was typed', async () => {
    const { page } = await site.visit('/privacy', OFFLINE);
    const gone = '**/assets/download-*.js';
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(site.origin);
    await waitForView(page, '#panel');
    await page.getByLabel('Hello, my name is').fill('Grace');
    await page.getByRole('button', { name: 'Save SVG' }).click();
    await expect.poll(() => toastOf(page).textContent()).toMatch(/could not be loaded/);
    await page.waitForURL('**/?seed=Grace');
    await page.unroute(gone);
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Reload');
    await page.keyboard.press('Enter');
    await reloaded;
    await waitForView(page, '#panel');
    expect((await saveFile(page, 'Save SVG')).bytes.toString()).toBe(createAvatar('Grace'));
  });

  itSlow('a task of the team ends', async () => {
    const { page } = await site.visit('/privacy', OFFLINE);
    await page.route('**/assets/zip-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto(`${site.origin}/team?names=Ada`);
    await page.getByRole('button', { name: 'Save ZIP' }).click();
    await expect.poll(() => toastOf(page).isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('[data-announcement]').textContent())
      .toMatch(/^The ZIP could not be made: This could not be loaded/);
    expect(await page.locator('.work:visible').count()).toBe(0);
  });
});
