// The first screen of the landing page: a visitor types a name and gets its mascot.
import { createAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { itSlow, pickSome } from '../../sample.js';
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';

describe('a name', () => {
  const site = useSite();

  const WINDOWS = [
    [360, 640],
    [1366, 650],
  ] as const;
  it.each(pickSome(WINDOWS, 2))(
    'is in the first screen of %i x %i with the name, and can be copied from there',
    async (width, height) => {
      const { page } = await site.visit('/', { viewport: { width, height }, ...CLIPBOARD });
      const card = page.locator('.name-form');
      for (const name of ['#name', ...[1, 2, 3].map((place) => `.take button:nth-child(${place})`), '.to-code']) {
        const { y = 0, height: tall = 0 } = (await card.locator(name).boundingBox()) ?? {};
        expect(y + tall, name).toBeGreaterThan(0);
        expect(y + tall, name).toBeLessThanOrEqual(height);
      }
      await card.locator('#name').fill('Zoë Müller');
      await card.locator('#name').press('Enter');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toMatch(/^Zoë Müller: .+ mascot/);
      // A second Enter copies.
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Code copied');
      const code = await readClipboard(page);
      expect(code).toContain(`src="${site.origin}/avatar/Zo%C3%AB%20M%C3%BCller"`);
      // Pages without the system's share sheet copy the link.
      await card.getByRole('button', { name: 'Share' }).click();
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Link copied');
      const link = await readClipboard(page);
      expect(link).toBe(`${site.origin}/@Zo%C3%AB%20M%C3%BCller`);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: 'Save' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Zoë Müller.png');
    },
  );

  it('updates moods, palettes, packs, samples and links once it is typed', async () => {
    const { page } = await site.visit('/');
    await page.locator('#name').fill('Grace');
    for (const [place, options] of [
      ['.moods a[href*="mood=wink"]', { mood: 'wink', background: 'none', animated: true }],
      ['.palettes a[href*="palette=teal"]', { palette: 'teal', background: 'none', mood: 'happy' }],
      ['.packs a[href*="packs=arcade"]', { packs: 'arcade' }],
    ] as const) {
      const link = page.locator(place);
      await page.locator(place.replace(/\.(\w+).*/, '#$1')).scrollIntoViewIfNeeded();
      await link.scrollIntoViewIfNeeded();
      const drawn = createAvatar('Grace', options).replace(/<style>.*?<\/style>/, '');
      const count = drawn.split(/<(?!\/)/).length - 1;
      const avatar = link.locator('navii-avatar');
      await expect
        .poll(() => avatar.evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('svg, svg *').length), {
          message: place,
        })
        .toBe(count);
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '', site.origin);
      expect(searchParams.get('seed')).toBe('Grace');
    }
    for (const index of [0, 1, 2]) {
      const sample = page.locator('#ways code').nth(index);
      await sample.scrollIntoViewIfNeeded();
      await expect.poll(() => sample.textContent()).toContain('Grace');
    }
    expect(await page.locator('header a[href^="/builder"]').getAttribute('href')).toBe('/builder?seed=Grace');
    await page.locator('.palettes a[href*="palette=teal"]').click();
    await expect.poll(() => new URL(page.url()).search).toBe('?seed=Grace&palette=teal');
    expect(await page.locator('#name').inputValue()).toBe('Grace');
  });

  itSlow('comes before the crowd, which is one stop of Tab', async () => {
    const { page } = await site.visit('/');
    const crowd = page.locator('.crowd a');
    // Screen readers meet the field before the crowd.
    const order = await page.evaluate(() =>
      Array.from(document.querySelectorAll('#name, .crowd'), ({ className }) => className),
    );
    expect(order).toEqual(['', 'crowd hops']);
    await crowd.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await crowd.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await crowd.last().evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.crowd') === null)).toBe(true);
  });

  it('is drawn in every pack before a name is typed, too', async () => {
    const { page } = await site.visit('/');
    const pictures = page.locator('.packs navii-avatar');
    await page.locator('#packs').scrollIntoViewIfNeeded();
    await pictures.last().scrollIntoViewIfNeeded();
    const count = await pictures.count();
    expect(count).toBeGreaterThan(10);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.filter((one) => one.shadowRoot?.querySelector('svg[part=svg], svg')).length),
      )
      .toBe(count);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.filter((one) => one.shadowRoot?.querySelector('[part~=placeholder]')).length),
      )
      .toBe(0);

    // The name may contain characters that no address can.
    await page.locator('#name').fill('a\ud800b');
    await expect.poll(() => new URL(page.url()).searchParams.get('seed')).toBe('a\ufffdb');
  });
});
