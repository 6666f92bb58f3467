// The menu and the contents of a docs page at every width, its samples, and the agent whose status changes.
import { expect, it } from 'vitest';
import { readDrawing } from '../../components/read-shown.js';
import { CLIPBOARD, readClipboard, SITE, useSite } from '../browse.js';

const site = useSite();

const PHONE = { width: 390, height: 800 } as const;

it('links every page to the one before and the one after it', () => {
  const linkOf = (address: string, words: string) =>
    new RegExp(`<a href="([^"]*)"><span>${words}`).exec(SITE.get(address) ?? '')?.[1];
  const visited = ['/docs'];
  for (;;) {
    const last = visited.at(-1) ?? '';
    expect(linkOf(last, '← Previous')).toBe(visited.at(-2));
    const next = linkOf(last, 'Next →');
    if (next === undefined) break;
    visited.push(next);
  }
  expect(visited.toSorted()).toEqual([...SITE.keys()].filter((address) => address.startsWith('/docs')).toSorted());
});

it('stands behind a button in a narrow window, and links to each chapter', async () => {
  const { page } = await site.visit('/docs/options', { viewport: PHONE });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await contents.count()).toBe(0);
  await page.getByRole('button', { name: 'On this page' }).click();
  const names = await contents.getByRole('link').allTextContents();
  expect(names).toEqual(await page.locator('.prose :is(h2, h3)').allTextContents());
  await contents.getByRole('link', { name: 'A group' }).click();
  await expect.poll(() => contents.count()).toBe(0);
  const top = () => page.locator('#group').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

it('and the menu open without JavaScript, and by the keyboard', async () => {
  const { page } = await site.visit('/docs/sdk/drawing', { viewport: PHONE, javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Docs menu' }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Docs', exact: true });
  expect(await menu.locator('p').allTextContents()).toEqual([
    'Start',
    'Design',
    'Frameworks',
    'API',
    'Run it',
    'Switch',
  ]);
  expect(await menu.locator('[aria-current="page"]').allTextContents()).toEqual(['Drawing']);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Quick start');
  await page.keyboard.press('Escape');
  expect(await menu.count()).toBe(0);
});

it('lists the functions of a page of the SDK, and a link to a type opens it', async () => {
  const { page } = await site.visit('/docs/sdk/drawing#navii-AvatarOptions', {
    viewport: { width: 1440, height: 900 },
  });
  await expect.poll(() => page.locator('#navii-AvatarOptions pre').isVisible()).toBe(true);
  expect(await page.locator('#navii-GroupOptions pre').isVisible()).toBe(false);
  await page.locator('.contents').getByRole('link', { name: 'toPng' }).click();
  const current = page.locator('.contents [aria-current="location"]');
  await expect.poll(() => current.allTextContents()).toEqual(['toPng']);
});

it('marks the current chapter in a wide window', async () => {
  const { page } = await site.visit('/docs/options', { viewport: { width: 1440, height: 900 } });
  expect(await page.getByRole('button', { name: 'On this page' }).count()).toBe(0);
  const current = page.locator('.contents [aria-current="location"]');
  for (const id of ['group', 'choosing', 'size']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect
      .poll(() => current.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual([`#${id}`]);
  }
});

it('marks the chapter after a jump over all headings', async () => {
  const { page } = await site.visit('/docs/tools', { viewport: { width: 1440, height: 900 } });
  const current = page.locator('.contents [aria-current="location"]');
  const jump = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  const { y } = (await page.locator('#wikis').boundingBox()) ?? { y: 0 };
  // The chapter before is longer than the window, so that no heading is near the top.
  await jump(y - 800);
  await expect
    .poll(() => current.evaluateAll((links) => links.map((link) => link.textContent)))
    .toEqual(['Code and issues']);
  await jump(0);
  await expect.poll(() => current.count()).toBe(0);
});

it('shows one sample of several, which the arrow keys choose', async () => {
  const { page } = await site.visit('/docs');
  const shown = page.locator('[data-label="Your first mascot"] pre:visible');
  await expect.poll(() => shown.count()).toBe(1);
  await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight');
  await expect.poll(() => shown.textContent()).toContain('/avatar/user-42.svg');
  expect(await page.getByRole('tabpanel', { name: 'URL' }).count()).toBe(1);
});

it('copies a sample', async () => {
  const { page } = await site.visit('/docs', CLIPBOARD);
  await page.locator('.copy').first().click();
  const code = await page.locator('figure.code:has(.copy) code').first().textContent();
  await expect.poll(() => readClipboard(page)).toBe(code);
});

it('shows the chosen status on the page about agents', async () => {
  const { page } = await site.visit('/docs/agents');
  await page.getByRole('radio', { name: 'waiting' }).check();
  await expect.poll(() => readDrawing(page, 'navii-avatar')).toContain('aria-label="Ada, waiting for you"');
});

it('copies a setting of another program', async () => {
  const { page } = await site.visit('/docs/tools', CLIPBOARD);
  await page.locator('#gitea .copy').click();
  await expect.poll(() => readClipboard(page)).toBe(`[picture]\nGRAVATAR_SOURCE = ${site.origin}/avatar/`);
});
