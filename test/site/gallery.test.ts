// The gallery of the static site.
import { createAvatar, type AvatarOptions } from 'navii';
import { describe, expect, it } from 'vitest';
import { HOSTS, useSite } from './browse.js';

describe.each(HOSTS)('on %s', (host) => {
  const site = useSite(host);

  describe('the gallery', () => {
    it('has its grid in the HTML', async () => {
      const html = await (await fetch(`${site.origin}/gallery`)).text();
      expect(html).toContain(createAvatar('user-0'));
      expect(html).toContain(createAvatar('user-95'));
      expect(html).not.toContain(createAvatar('user-96'));
    });

    it('filters in the page, and remembers it in the address', async () => {
      const { page, troubles } = await site.visit('/gallery');
      const cells = page.locator('[data-grid] li');
      await page.getByLabel('How many').fill('30');
      await page.getByLabel('Seeds begin with').fill('team');
      await page.getByLabel('Mood').selectOption('wink');
      await expect.poll(() => cells.count()).toBe(30);
      await page.waitForFunction(() => location.search === '?mood=wink&count=30&prefix=team');
      await page.reload();
      expect(await cells.count()).toBe(30);
      expect(await page.getByLabel('Mood').inputValue()).toBe('wink');
      const readAddress = () => cells.nth(3).getByRole('link').getAttribute('href');
      await expect.poll(readAddress).toBe('/?seed=team-3&mood=wink#playground');
      expect(troubles).toEqual([]);
    });

    it('has every cell right after every filter, in sight or not', async () => {
      const { page, troubles } = await site.visit('/gallery');
      const read = () =>
        page.locator('[data-grid] li').evaluateAll((cells) =>
          cells.map((cell) => {
            const link = cell.querySelector('a');
            const button = cell.querySelector('button');
            return [link?.getAttribute('href'), link?.innerHTML, button?.textContent, button?.dataset['copySeed']];
          }),
        );
      const expectCells = (count: number, prefix: string, options: AvatarOptions = {}) => {
        const query = Object.entries(options).map(([name, value]) => `&${name}=${String(value)}`);
        const cells = Array.from({ length: count }, (_, index) => {
          const seed = `${prefix}-${index}`;
          const svg = createAvatar(seed, options).replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
          return [`/?seed=${seed}${query.join('')}#playground`, svg, seed, seed];
        });
        return expect.poll(read, { timeout: 20_000 }).toEqual(cells);
      };
      const count = page.getByLabel('How many');
      await count.fill('500');
      await expectCells(500, 'user');
      await page.getByLabel('Mood').selectOption('wink');
      await page.getByLabel('Seeds begin with').pressSequentially('s');
      await expectCells(500, 'suser', { mood: 'wink' });
      await count.fill('7');
      await count.fill('120');
      await expectCells(120, 'suser', { mood: 'wink' });
      expect(troubles).toEqual([]);
    });

    it('keeps cells that stay, and what has the focus', async () => {
      const { page } = await site.visit('/gallery');
      const [fifth, focused] = [page.locator('[data-grid] li').nth(5), page.locator('[data-grid] li:focus-within')];
      const link = await fifth.locator('a').elementHandle();
      const drawing = await fifth.locator('svg').elementHandle();
      await fifth.locator('a').focus();
      // As a script of the browser does it, with the focus where it is.
      const set = (selector: string, value: string) =>
        page.locator(selector).evaluate((field: HTMLInputElement, text) => {
          field.value = text;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }, value);
      await set('#c-count', '300');
      await expect.poll(() => page.locator('[data-grid] li').count()).toBe(300);
      expect(await fifth.locator('svg').evaluate((svg, old) => svg === old, drawing)).toBe(true);
      await set('#f-prefix', 'team');
      await expect.poll(() => focused.locator('button').textContent()).toBe('team-5');
      expect(await focused.locator('a').evaluate((now, old) => now === old, link)).toBe(true);
    });

    it('takes any address', async () => {
      const { page, troubles } = await site.visit('/gallery?count=9999&prefix=%3Cb%3E%22&palette=__proto__');
      expect(await page.locator('[data-grid] li').count()).toBe(500);
      await expect.poll(() => page.locator('[data-grid] button').first().textContent()).toBe('<b>"-0');
      expect(troubles).toEqual([]);
    });

    it.each(['', '?count=30', '?utm_source=news'])('copies a seed at %j', async (query) => {
      const { page } = await site.visit(`/gallery${query}`, { permissions: ['clipboard-read', 'clipboard-write'] });
      const link = page.getByRole('link', { name: 'user-7 in the playground', exact: true });
      expect(await link.getAttribute('href')).toBe('/?seed=user-7#playground');
      await page.getByRole('button', { name: 'user-7', exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('user-7');
    });
  });
});
