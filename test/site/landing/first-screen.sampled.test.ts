// The first screen of the landing page: a visitor types a name and gets its mascot.
import { describe, expect, it } from 'vitest';
import { itSlow, pickSome } from '../../sample.js';
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';
import { draw, expectSoon, LARGE } from '../shots.js';

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
      for (const name of ['#name', ...[1, 2, 3].map((place) => `.take button:nth-child(${place})`)]) {
        const { y = 0, height: tall = 0 } = (await card.locator(name).boundingBox()) ?? {};
        expect(y + tall, name).toBeGreaterThan(0);
        expect(y + tall, name).toBeLessThanOrEqual(height);
      }
      await card.locator('#name').fill('Zoë Müller');
      await card.locator('#name').press('Enter');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toMatch(/^Zoë Müller: .+ mascot/);
      // A second Enter copies.
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('React code copied');
      expect(await readClipboard(page)).toContain('<NaviiAvatar seed={user.id} label={user.name} />');
      // Pages without the system's share sheet copy the link.
      const share = card.getByRole('button', { name: 'Share' });
      const measure = ({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight];
      const size = await share.evaluate(measure);
      await share.click();
      expect(await card.getByRole('button', { name: 'Link copied' }).evaluate(measure)).toEqual(size);
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Link copied');
      const link = await readClipboard(page);
      expect(link).toBe(`${site.origin}/@Zo%C3%AB%20M%C3%BCller`);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        card.getByRole('button', { name: 'Save PNG' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('Zoë Müller.png');
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Saved');
    },
  );

  it('takes the place of the one before when it is typed after a click', async () => {
    const { page } = await site.visit('/');
    for (const id of ['#name', '#seed']) {
      const field = page.locator(id);
      await page.locator('h1').click();
      await field.click({ position: { x: 60, y: 12 } });
      await page.keyboard.type('Mara');
      expect(await field.inputValue()).toBe('Mara');
      // A second click puts the caret there.
      await field.click({ position: { x: 4, y: 12 } });
      await page.keyboard.press('Home');
      await page.keyboard.type('A');
      expect(await field.inputValue()).toBe('AMara');
    }
  });

  it('is called by its label alone, and described by a hint', async () => {
    const { page } = await site.visit('/');
    const field = page.getByRole('textbox', { name: 'Hello, my name is', exact: true });
    const hint = await field.getAttribute('aria-describedby');
    expect(await page.locator(`#${hint}`).textContent()).toContain('differ');
    expect(await page.getByRole('link', { name: 'Otto', exact: true }).count()).toBe(1);
  });

  it.each(pickSome(['palette=teal', 'mood=wink', 'packs=arcade'], 1))('takes the look of a link: %s', async (look) => {
    const { page } = await site.visit('/');
    await page.locator('#name').fill('Grace');
    await page.locator(`.offers a[href="/?${look}#playground"]`).click();
    await expect
      .poll(() => page.evaluate(() => location.search + location.hash))
      .toBe(`?seed=Grace&${look}#playground`);
    await expectSoon(page, LARGE, draw('Grace', Object.fromEntries(new URLSearchParams(look))));
    expect(await page.locator('#name').inputValue()).toBe('Grace');
    expect(await page.locator('header a[href^="/builder"]').getAttribute('href')).toBe(`/builder?seed=Grace&${look}`);
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

  it('may contain characters that no address can', async () => {
    const { page } = await site.visit('/');
    await page.locator('#name').fill('a\ud800b');
    await expect.poll(() => new URL(page.url()).searchParams.get('seed')).toBe('a\ufffdb');
  });
});
