// The address of the playground: it never keeps an e-mail address, and it reads and writes the state.
import { createAvatar, seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { itSlow, pickSome } from '../../sample.js';
import { useSite } from '../browse.js';
import { draw, expectSoon, LARGE, print, readQuery, showOptions } from '../shots.js';
import { measureShift } from '../walk.js';

const ADA = seedFromEmail('ada@example.org');

describe('the address', () => {
  const site = useSite();

  it('replaces e-mail addresses with hashes as soon as the page runs', async () => {
    const { page } = await site.visit('/?seed=Ada@Example.org&mood=wink&code=url#playground');
    const query = new URLSearchParams({ seed: ADA, mood: 'wink', code: 'url' }).toString();
    expect(await page.evaluate(() => location.search + location.hash)).toBe(`?${query}#playground`);
    await expectSoon(page, LARGE, draw(ADA, { mood: 'wink' }));
    await expect.poll(() => page.locator('#code code').textContent()).toContain(ADA);
    const values = await page
      .locator('input')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(`${values.join()}${await page.content()}`.toLowerCase()).not.toContain('example.org');

    // Only the first of repeated names counts. An e-mail address in a later one is removed too.
    await page.goto(`${site.origin}/?seed=Grace&seed=ada%40example.org&mood=wink&mood=happy`);
    await expectSoon(page, LARGE, draw('Grace', { mood: 'wink' }));
    expect(await page.evaluate(() => location.search)).toBe('?seed=Grace&mood=wink');
  });

  it.each([true, false])('receives no field of a submitted form, scripts: %s', async (javaScriptEnabled) => {
    const { page } = await site.visit('/', { javaScriptEnabled });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    });
    if (javaScriptEnabled) await showOptions(page);
    for (const [name, text] of [
      ['#name', 'ada@example.org'],
      ['#seed', 'bob@example.org'],
      ['#c-title', 'Bob'],
    ] as const) {
      // Without scripts only one field says that it needs them.
      if (!javaScriptEnabled && name !== '#name') {
        expect(await page.locator(name).isVisible()).toBe(false);
        continue;
      }
      await page.locator(name).fill(text);
      await page.locator(name).press('Enter');
    }
    expect(new URL(page.url()).search).not.toContain('example.org');
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    expect(asked).toEqual(['/privacy']);
  });

  it.each(pickSome(['#playground', '#get-code'], 2))('leads to %s without a shift', async (hash) => {
    const { page } = await site.visit(`/?seed=ada${hash}`);
    await expectSoon(page, '.hero-mascot .preview', print(createAvatar('ada', { size: 512, animated: true })));
    const { y = 0 } = (await page.locator(hash).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(100);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
  });

  itSlow('is unchanged by links within the page, and so are the fields', async () => {
    const { page } = await site.visit('/');
    const [seed, tile, note] = [
      page.locator('#seed'),
      page.locator('#c-tileBg'),
      page.locator('.seed-form [role=status]'),
    ];
    await showOptions(page);
    await seed.fill('ada@example.org');
    await tile.fill('no colour');
    await readQuery(page, `?seed=${ADA}`);
    for (const link of ['.bar [href="#playground"]', '.skip']) {
      // The page's own listener runs before this one.
      await page.evaluate(
        (selector) =>
          new Promise<void>((resolve) => {
            addEventListener('popstate', () => resolve(), { once: true });
            document.querySelector<HTMLAnchorElement>(selector)?.click();
          }),
        link,
      );
      expect(await seed.inputValue()).toBe('ada@example.org');
      expect(await tile.inputValue()).toBe('no colour');
      expect(await note.textContent()).toContain('hashed');
    }
    await readQuery(page, `?seed=${ADA}`);
  });

  itSlow('restores the mascot when the visitor goes back', async () => {
    const { page } = await site.visit('/?seed=Grace');
    await page.locator('.bar a', { hasText: 'Playground' }).click();
    await page.locator('#seed').fill('Mae');
    await readQuery(page, '?seed=Mae');
    await page.goBack();
    await readQuery(page, '?seed=Grace');
    await expectSoon(page, LARGE, draw('Grace'));
    expect(await page.locator('#seed').inputValue()).toBe('Grace');
    await page.goForward();
    await expectSoon(page, LARGE, draw('Mae'));
    await readQuery(page, '?seed=Mae');
  });
});
