// The page with the screens of an app: names flow into the screens, and the copied code is a page that shows the same.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listCutTexts, measureWidth } from '../access.js';
import { listFindings } from '../axe.js';
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';

const site = useSite();

const NAMES = [
  'Wilhelmine Charlotte von Hohenlohe-Langenburg',
  'عبد الرحمن الفارسي',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  '<img src=x onerror=alert(1)>',
  '🦄🦄',
  'Hopper, Grace',
  '</style><script>alert(2)</script>',
];
const QUERY = `names=${NAMES.map((name) => encodeURIComponent(name.includes(',') ? `"${name}"` : name)).join(',')}`;

const SCREENS = ['chat', 'comments', 'board'] as const;

/** Reads a screen: the place, the text, the colours and the drawing of every element in it. */
async function readScreen(page: Page, selector: string): Promise<readonly string[]> {
  // Packs are loaded when an element first asks for them.
  await page.waitForFunction(
    (at) =>
      [...document.querySelectorAll(`${at} :is(navii-avatar, navii-group)`)].every((element) =>
        element.shadowRoot?.querySelector('[part=svg]'),
      ),
    selector,
  );
  return page.locator(selector).evaluate((screen) => {
    const origin = screen.getBoundingClientRect();
    return [screen, ...screen.querySelectorAll('*:not(navii-avatar *, navii-group *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font, stroke } = getComputedStyle(element);
      const box = [x - origin.x, y - origin.y, width, height].map((length) => length.toFixed(1));
      const drawing = element.shadowRoot?.querySelector('svg')?.outerHTML ?? '';
      const text = element.childElementCount === 0 && drawing === '' ? element.textContent : '';
      const look = [color, backgroundColor, borderColor, font, stroke];
      return [element.localName, element.className, ...box, ...look, text, drawing].join(' | ');
    });
  });
}

describe('the copied code', () => {
  it.each(['', `${QUERY}&background=ring&shape=rounded&packs=studio`])('shows the same screens: %s', async (query) => {
    const { page } = await site.visit(`/app?${query}`, {
      ...CLIPBOARD,
      allowed: /favicon/,
      viewport: { width: 1440, height: 900 },
    });
    const names = page.getByRole('textbox', { name: 'Names' });
    if (query !== '') await expect.poll(() => names.inputValue()).toContain('Wilhelmine');
    // Draws what is out of sight too.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const wanted = new Map<string, readonly string[]>();
    const codes = new Map<string, string>();
    let width = 0;
    for (const id of SCREENS) {
      const section = page.locator(`#${id}`);
      await section.scrollIntoViewIfNeeded();
      for (const theme of ['light', 'dark']) {
        wanted.set(`${id} ${theme}`, await readScreen(page, `#${id} .${theme} .screen`));
      }
      width = await section
        .locator('.screen')
        .first()
        .evaluate(({ clientWidth }) => clientWidth);
      const button = section.getByRole('button', { name: 'Copy code' });
      await button.click();
      await expect.poll(() => section.locator('.button').textContent()).toBe('Copied');
      codes.set(id, await readClipboard(page));
      await section.getByText('The code', { exact: true }).click();
      await expect.poll(() => section.locator('pre').textContent()).toBe(codes.get(id));
    }
    let body = '';
    await page.route('**/sample', (route) => route.fulfill({ contentType: 'text/html', body }));
    // The margins of the body, and the borders of the screen.
    await page.setViewportSize({ width: width + 18, height: 900 });
    for (const id of SCREENS) {
      body = codes.get(id) ?? '';
      await page.goto(`${site.origin}/sample`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const shown = await readScreen(page, '.screen');
        expect(shown.length).toBeGreaterThan(40);
        expect(shown, `${id} ${colorScheme}`).toEqual(wanted.get(`${id} ${colorScheme}`));
      }
    }
  });
});

describe('the page', () => {
  it('reads typed names, and keeps them and the look in its address', async () => {
    const { page } = await site.visit('/app');
    const seeds = () =>
      page
        .locator('#chat .light .people navii-avatar')
        .evaluateAll((all) => all.map(({ seed }: { seed?: string } & Element) => seed));
    expect(await seeds()).toHaveLength(6);
    await page.getByRole('textbox', { name: 'Names' }).fill('Ada, Grace\n"Hopper, Grace"');
    await expect.poll(seeds).toEqual(['Ada', 'Grace', 'Hopper, Grace']);
    await page.getByLabel('Packs').selectOption('garden');
    await page.getByLabel('Background').selectOption('solid');
    await expect
      .poll(() => page.url())
      .toBe(`${site.origin}/app?names=Ada,Grace,%22Hopper%2C%20Grace%22&background=solid&packs=garden`);
    await expect.poll(() => page.locator('#board .dark navii-avatar').first().getAttribute('packs')).toBe('garden');
    await page.reload();
    await expect.poll(seeds).toEqual(['Ada', 'Grace', 'Hopper, Grace']);
    expect(await page.getByRole('textbox', { name: 'Names' }).inputValue()).toBe('Ada, Grace, "Hopper, Grace"');
    expect(await page.getByLabel('Packs').inputValue()).toBe('garden');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Background').inputValue()).toBe('');
  });

  it('stands any name, in the narrowest window too', async () => {
    const { page } = await site.visit(`/app?${QUERY}`, { viewport: { width: 320, height: 640 } });
    await expect.poll(() => page.locator('.people b').allTextContents()).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('#app :is(img, script)').count()).toBe(0);
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(measureWidth), `${width} px wide`).toBe(width);
      expect(await page.evaluate(listCutTexts), `cut off, ${width} px wide`).toEqual([]);
    }
    expect(await listFindings(page)).toEqual([]);
  });

  it('shows both themes in a wide window, and one in a narrow one, also without JavaScript', async () => {
    const { page } = await site.visit('/app', { javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const [light, dark] = [page.locator('#comments .light'), page.locator('#comments .dark')];
    expect(await page.locator('navii-avatar > svg:visible').count()).toBeGreaterThan(60);
    expect([await light.isVisible(), await dark.isVisible()]).toEqual([true, true]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect([await light.isVisible(), await dark.isVisible()]).toEqual([true, false]);
    await page.getByText('Dark theme', { exact: true }).click();
    expect([await light.isVisible(), await dark.isVisible()]).toEqual([false, true]);
  });

  it('begins with the theme of the page in a narrow window', async () => {
    const { page } = await site.visit('/app', { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
    await expect.poll(() => page.locator('#chat .dark').isVisible()).toBe(true);
    expect(await page.locator('#chat .light').isVisible()).toBe(false);
  });

  it('says that a link is incomplete', async () => {
    const { page } = await site.visit('/app#team=damaged');
    await expect.poll(() => page.locator('#app-hint').textContent()).toContain('This link is incomplete');
  });

  it('is one click from a team, with its names', async () => {
    const { page } = await site.visit('/team?names=Ada,Grace&packs=neon');
    await page.getByRole('link', { name: 'In an app' }).click();
    await page.waitForURL('**/app?names=Ada,Grace&packs=neon');
    await page.goto(`${site.origin}/team`);
    expect(await page.getByRole('link', { name: 'See them in an app' }).getAttribute('href')).toBe('/app');
  });
});
