// The seed field of the playground: its mascot, and when it is drawn.
import { createAvatar, seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { itSlow } from '../../sample.js';
import { useSite } from '../browse.js';
import { draw, expectSoon, LARGE, print, readQuery, readShot, showOptions } from '../shots.js';

describe('the playground', () => {
  const site = useSite();

  describe('the seed', () => {
    it('is drawn everywhere while it is typed', async () => {
      const { page } = await site.visit('/');
      await expectSoon(page, LARGE, draw('Remi'));
      const field = page.getByLabel('Name, id or e-mail address');
      await field.fill('');
      // The visible picture changes in the same task as the letter.
      await page.locator(LARGE).scrollIntoViewIfNeeded();
      for (const [index, letter] of [...'Grace'].entries()) {
        await field.press(letter);
        const typed = 'Grace'.slice(0, index + 1);
        expect(await readShot(page, LARGE)).toBe(draw(typed));
        expect(await readShot(page, '.photo .s24 .preview')).toBe(print(createAvatar(typed, { size: 24 })));
      }
      expect(await page.getByLabel('Hello, my name is').inputValue()).toBe('Grace');
      await expectSoon(page, '.hero-mascot .preview', print(createAvatar('Grace', { size: 512, animated: true })));
      await showOptions(page);
      await expectSoon(
        page,
        '.field-mood label:last-child .preview',
        print(createAvatar('Grace', { size: 48, mood: 'wink' })),
      );
      await page.getByRole('tab', { name: 'URL' }).click();
      await expect.poll(() => page.locator('#code code').textContent()).toContain('/avatar/Grace"');
      expect(await page.locator('.caption strong').textContent()).toBe('Grace');
      await readQuery(page, '?seed=Grace&code=url');
    });

    itSlow('is drawn while the crowd pauses, which continues afterwards', async () => {
      const { page } = await site.visit('/', { reducedMotion: 'no-preference' });
      const countRunning = () =>
        page.locator('.crowd svg').evaluateAll((figures) => {
          const motions = figures.flatMap((figure) => figure.getAnimations({ subtree: true }));
          return motions.filter(({ playState }) => playState === 'running').length;
        });
      await expect.poll(countRunning).toBeGreaterThan(0);
      // One task does all of it, because the crowd does not wait for a slow test.
      const meanwhile = await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('#name')!;
        field.value = 'Grace';
        field.dispatchEvent(new Event('input', { bubbles: true }));
        const figures = Array.from(document.querySelectorAll('.crowd svg'));
        return figures.flatMap((figure) => figure.getAnimations({ subtree: true })).length;
      });
      expect(meanwhile).toBe(0);
      await expectSoon(page, '.hero-mascot .preview', print(createAvatar('Grace', { size: 512, animated: true })));
      await expect.poll(countRunning).toBeGreaterThan(0);
      expect(await page.locator('.crowd [style*=":"]').count()).toBe(0);
    });

    itSlow('can be typed into the sign of the hero, and is the suggestion while the field is empty', async () => {
      const { page } = await site.visit('/');
      const field = page.getByLabel('Name, id or e-mail address');
      await page.getByLabel('Hello, my name is').fill('Mae');
      await expectSoon(page, LARGE, draw('Mae'));
      expect(await field.inputValue()).toBe('Mae');
      await readQuery(page, '?seed=Mae');
      await field.fill('');
      await expectSoon(page, LARGE, draw('Remi'));
      await readQuery(page, '');

      // Each press of Surprise gives another one.
      await page.getByRole('button', { name: 'Start over' }).click();
      const seeds = new Set([await field.inputValue()]);
      for (let i = 0; i < 4; i += 1) {
        await page.getByRole('button', { name: 'Surprise me' }).last().click();
        seeds.add(await field.inputValue());
      }
      expect(seeds.size).toBeGreaterThan(3);
      await expectSoon(page, LARGE, draw(await field.inputValue()));
      await page.getByRole('button', { name: 'Start over' }).click();
      expect(await field.inputValue()).toBe('Remi');
    });

    it('is composed when it is typed, so that every keyboard gives the same mascot, and says so', async () => {
      const { page } = await site.visit('/');
      const hint = page.locator('.seed-form [role=status]');
      await page.getByLabel('Name, id or e-mail address').fill('Zoe\u0308');
      await expectSoon(page, LARGE, draw('Zo\u00eb'));
      await expect.poll(() => hint.textContent()).toContain('NFC');
      await readQuery(page, '?seed=Zo%C3%AB');
      await page.getByLabel('Name, id or e-mail address').fill('Zoe');
      await expect.poll(() => hint.textContent()).toBe('');
    });

    itSlow('of 300 letters does not make the page wider', async () => {
      const { page } = await site.visit(`/?seed=${'W'.repeat(300)}`, { viewport: { width: 390, height: 844 } });
      for (const place of ['.playground-panel', '.packs']) {
        await page.locator(place).scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(390);
      }
    });

    it('is replaced by its hash when an e-mail address is typed, and the address appears nowhere else', async () => {
      const { page } = await site.visit('/');
      await page.getByLabel('Name, id or e-mail address').fill('Ada@Example.org ');
      const hash = seedFromEmail('ada@example.org');
      await expectSoon(page, LARGE, draw(hash));
      await expect.poll(() => page.locator('.seed-form [role=status]').textContent()).toContain('hashed');
      await readQuery(page, `?seed=${hash}`);
      expect((await page.content()).toLowerCase()).not.toContain('example.org');
      await page.reload();
      await expectSoon(page, LARGE, draw(hash));

      // The next seed comes from the crowd, whose mascots are what their names draw.
      const member = page.locator('.crowd a').last();
      const { searchParams } = new URL((await member.getAttribute('href')) ?? '', site.origin);
      expect([...searchParams.keys()]).toEqual(['seed']);
      const seed = searchParams.get('seed') ?? '';
      expect(await member.locator('svg').evaluate((svg) => svg.outerHTML)).toContain(
        print(createAvatar(seed, { background: 'none', animated: true }))
          .split('>')
          .slice(1, 4)
          .join('>'),
      );
      await member.press('Enter');
      await expectSoon(page, LARGE, draw(seed));
    });
  });
});
