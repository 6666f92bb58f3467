// The main tasks of the site, done with the keyboard alone: no click, and no focus except by keys.
import { readFile } from 'node:fs/promises';
import { createAvatar } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FIRST_SEED, readState } from '../../site/landing/state.js';
import { CLIPBOARD, readClipboard, useSite } from './browse.js';
import { tabTo, typeOver } from './press.js';
import { measureShift } from './walk.js';

/** Waits until the address holds parameters. */
async function expectAddress(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  await expect.poll(() => readState(new URL(page.url()).search)).toEqual(wanted);
}

function readValue(page: Page): Promise<string> {
  return page.locator(':focus').inputValue();
}

async function save(page: Page, key: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press(key)]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('with the keyboard alone', () => {
  const site = useSite();

  it('a seed is typed, rolled and taken from the crowd', async () => {
    const { page, troubles } = await site.visit('/', { viewport: { width: 390, height: 844 } });
    await tabTo(page, 'input[name=seed]');
    await typeOver(page, 'Grace');
    await expectAddress(page, { seed: 'Grace' });
    await tabTo(page, '.die');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).not.toBe('?seed=Grace');
    await tabTo(page, '.crowd a');
    const { searchParams } = new URL((await page.locator(':focus').getAttribute('href')) ?? '', site.origin);
    await page.keyboard.press('Enter');
    await expectAddress(page, Object.fromEntries(searchParams));
    await tabTo(page, '#seed');
    expect(await readValue(page)).toBe(searchParams.get('seed'));
    await typeOver(page, 'Mae');
    await tabTo(page, '.seed-form button');
    await page.keyboard.press('Space');
    await tabTo(page, '.seed-form .plain');
    await page.keyboard.press('Enter');
    await expectAddress(page, {});
    await tabTo(page, '#seed', 'Shift+Tab');
    expect(await readValue(page)).toBe(FIRST_SEED);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(troubles).toEqual([]);
  });

  it('every option is set, and the result is downloaded and copied', async () => {
    const { page, troubles } = await site.visit('/', CLIPBOARD);
    await tabTo(page, '#c-size');
    for (const [key, size] of [
      ['End', '1024'],
      ['Home', '16'],
      ['ArrowRight', '17'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await readValue(page)).toBe(size);
    }
    const options: Record<string, string> = { size: '17' };
    const pick = async (name: string, key: string) => {
      await tabTo(page, `[name=${name}]`);
      await page.keyboard.press(key);
      options[name] = await readValue(page);
      expect(options[name]).not.toBe('');
    };
    await pick('palette', 'ArrowRight');
    await pick('background', 'ArrowDown');
    await tabTo(page, '.field-tileBg [type=color]');
    await tabTo(page, '#c-tileBg');
    await page.keyboard.type('#ff8800');
    await tabTo(page, '.field-tileBg button:nth-of-type(1)');
    await page.keyboard.press('Enter');
    await tabTo(page, '.field-tileBg button:last-child');
    await page.keyboard.press('Space');
    options['tileBg'] = 'auto';
    await pick('mood', 'ArrowLeft');
    await pick('packs', 'Space');
    await pick('style', 'ArrowRight');
    await tabTo(page, '#c-title');
    await page.keyboard.type((options['title'] = 'Ada & co'));
    await tabTo(page, '#c-animated');
    await page.keyboard.press('Space');
    options['animated'] = '1';
    await expectAddress(page, options);

    await tabTo(page, '#team');
    await typeOver(page, (options['team'] = 'Mae, Tim'));
    await tabTo(page, '#c-overlap');
    await page.keyboard.press('Home');
    options['overlap'] = '0';
    await tabTo(page, '#c-max');
    await page.keyboard.type((options['max'] = '2'));
    await tabTo(page, '#c-ring');
    await page.keyboard.type((options['ring'] = 'tomato'));
    await tabTo(page, '[role=tab]');
    for (const key of ['ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
    options['code'] = (await page.locator(':focus').getAttribute('id'))?.replace('tab-', '') ?? '';
    await expectAddress(page, options);

    const seed = FIRST_SEED;
    await tabTo(page, '#get-code .actions button');
    await page.keyboard.press('Enter');
    await expect.poll(() => readClipboard(page)).toBe(await page.locator('#code code').textContent());
    await tabTo(page, '.save-actions button:nth-of-type(3)');
    expect((await save(page, 'Enter')).bytes.toString()).toBe(createAvatar(seed, options));
    await tabTo(page, '.split button');
    const { name, bytes } = await save(page, 'Space');
    expect([name, bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([`${seed}.png`, 512, 512]);
    await tabTo(page, '.split select', 'Shift+Tab');
    await page.keyboard.press('End');
    const edge = Number(await readValue(page));
    expect(edge).toBeGreaterThan(512);
    await tabTo(page, '.split button');
    expect((await save(page, 'Space')).bytes.readUInt32BE(16)).toBe(edge);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(troubles).toEqual([]);
  });

  it('the theme is changed, and a page is chosen', async () => {
    const { page, troubles } = await site.visit('/', { colorScheme: 'light' });
    const readTheme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await tabTo(page, '[data-theme-toggle]');
    await page.keyboard.press('Enter');
    expect(await readTheme()).toBe('dark');
    await page.keyboard.press('Space');
    expect(await readTheme()).toBe('light');
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    for (const path of ['/docs', '/privacy']) {
      await tabTo(page, `a[href="${path}"]`);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === path);
    }
    expect(troubles).toEqual([]);
  });

  it('the gallery is filtered, a seed is copied, and another is opened in the playground', async () => {
    const { page, troubles } = await site.visit('/gallery', { ...CLIPBOARD, viewport: { width: 390, height: 844 } });
    await tabTo(page, '[name=count]');
    await page.keyboard.press('Home');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, '[name=prefix]');
    await typeOver(page, 'team');
    await tabTo(page, '[name=mood]');
    await page.keyboard.press('w');
    await expect.poll(() => new URL(page.url()).search).toBe('?mood=wink&count=5&prefix=team');
    expect(await page.locator('[data-grid] li').count()).toBe(5);
    await tabTo(page, '[data-grid] li:nth-child(4) button');
    await page.keyboard.press('Enter');
    await expect.poll(() => readClipboard(page)).toBe('team-3');
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    await tabTo(page, 'a[href^="/?seed=team-4"]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?seed=team-4&mood=wink/);
    expect(await page.locator('#seed').inputValue()).toBe('team-4');
    expect(troubles).toEqual([]);
  });

  it('a sample of code is scrolled and copied, and folded parts are opened', async () => {
    const { page, troubles } = await site.visit('/docs', { ...CLIPBOARD, viewport: { width: 390, height: 844 } });
    await tabTo(page, '.copy');
    const code = await page.locator('figure.code:has(:focus) code').textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => readClipboard(page)).toBe(code);
    await tabTo(page, 'pre');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.scrollLeft)).toBeGreaterThan(0);
    await tabTo(page, 'a[href="/docs/http"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/http');
    await tabTo(page, 'summary');
    const isOpen = () => page.locator('details:has(:focus)').evaluate((details) => details.hasAttribute('open'));
    const before = await isOpen();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(!before);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(troubles).toEqual([]);
  });
});
