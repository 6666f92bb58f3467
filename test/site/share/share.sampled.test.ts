// The share page in a browser: both forms of its address, sharing, saving, and no e-mail address in any URL.
import { createAvatar, seedFromEmail } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pickSome } from '../../sample.js';
import { HOSTS, saveFile, useSite } from '../browse.js';
import { print } from '../shots.js';

const EMAIL = 'Ada@Example.org';
const HASH = seedFromEmail(EMAIL);

/** Draws the figure without a background, as the share page shows it. */
function drawFigure(seed: string, mood?: 'wink'): string {
  const drawing = print(createAvatar(seed, { mood, animated: true, background: 'none' }));
  return drawing.slice(drawing.indexOf('<g class="navii-float">'));
}

async function expectMascot(page: Page, seed: string, name: string, mood?: 'wink'): Promise<void> {
  await expect.poll(() => page.locator('h1').textContent()).toBe(name);
  expect(await page.locator('.figure svg').evaluate((svg) => svg.outerHTML)).toContain(drawFigure(seed, mood));
  expect(await page.title()).toBe(`${name} · Navii`);
}

const readAddress = (page: Page) => page.evaluate(() => location.href.slice(location.origin.length));

/** Replaces the page's clipboard and records the copied texts. */
async function watchClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
}

describe.each(pickSome(HOSTS, 2, 1))('the share page on %s', (host) => {
  const site = useSite(host);
  const isService = host === 'the service';
  const forms = ['/@Zo%C3%AB?mood=wink', '/share?seed=Zo%C3%AB&mood=wink'] as const;
  const [form, other] = isService ? forms : (forms.toReversed() as [string, string]);

  it("shows the mascot's name, copies its address, saves its picture, and links to other mascots", async () => {
    const { page } = await site.visit(other, { allowed: /404/ }, watchClipboard);
    await expectMascot(page, 'Zoë', 'Zoë', 'wink');
    await expect.poll(() => readAddress(page)).toBe(form);
    await page.goto(site.origin + form);
    await expectMascot(page, 'Zoë', 'Zoë', 'wink');
    await expect.poll(() => readAddress(page)).toBe(form);

    for (const name of ['Share', 'Copy link']) await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Copy SVG' }).click();
    const read = () => page.evaluate(() => (globalThis as unknown as { copied: string[] }).copied);
    await expect.poll(read).toEqual([site.origin + form, site.origin + form, createAvatar('Zoë', { mood: 'wink' })]);
    await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('SVG copied');

    await page.getByLabel('Size of the PNG').selectOption('128');
    expect((await saveFile(page, 'Save PNG')).name).toBe('Zoë.png');
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    expect((await saveFile(page, 'Save SVG')).name).toBe('Zoë.svg');

    expect(await page.getByRole('link', { name: 'Get the code' }).getAttribute('href')).toBe(
      '/?seed=Zo%C3%AB&mood=wink#get-code',
    );
    // Without a name, the field says so.
    await page.getByRole('button', { name: 'Meet it' }).click();
    expect(await page.locator('#find-hint').textContent()).toBe('Type a name first.');
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Your name').fill(' Grace ');
    await page.keyboard.press('Enter');
    await expectMascot(page, 'Grace', 'Grace');
    await expect.poll(() => readAddress(page)).toBe(isService ? '/@Grace' : '/share?seed=Grace');

    // An e-mail address is hashed.
    await page.getByLabel('Your name').fill(EMAIL);
    await expect.poll(() => page.locator('.find .hint').textContent()).toContain('hashed in this page');
    await page.keyboard.press('Enter');
    await expectMascot(page, HASH, `${HASH.slice(0, 8)}…`);
    await expect.poll(() => readAddress(page)).toBe(`${isService ? '/@' : '/share?seed='}${HASH}`);
  });

  it('puts no name into an address without JavaScript', async () => {
    const { page } = await site.visit(isService ? '/@Ada' : '/share', { javaScriptEnabled: false });
    expect(await page.locator('.find input').isVisible()).toBe(false);
    expect(await page.locator('.find form').getAttribute('method')).toBe('dialog');
    expect(await page.locator('.tools').isVisible()).toBe(false);
    expect(await page.locator('.figure svg').isVisible()).toBe(true);
    expect(await page.locator('.files a').count()).toBe(isService ? 2 : 0);
  });
});

describe('an e-mail address in a URL on a static host', () => {
  const site = useSite();

  it('is replaced by its hash', async () => {
    const { page } = await site.visit('/share', { allowed: /404/ });
    for (const address of [
      `/share?seed=${EMAIL}&mood=wink`,
      `/@${EMAIL}?mood=wink`,
      `/%40${EMAIL.replace('@', '%40')}?mood=wink`,
    ]) {
      await page.goto(site.origin + address);
      await expectMascot(page, HASH, `${HASH.slice(0, 8)}…`, 'wink');
      await expect.poll(() => readAddress(page)).toBe(`/share?seed=${HASH}&mood=wink`);
    }
  });
});

describe('an attack by URL', () => {
  const site = useSite();

  it('is shown as plain text', async () => {
    const seed = '<img src=x onerror=alert(1)>{words}';
    const { page } = await site.visit(`/share?seed=${encodeURIComponent(seed)}`);
    await expectMascot(page, seed, seed);
    expect(await page.locator('h1 img').count()).toBe(0);
  });
});
