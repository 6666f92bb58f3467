// The address of the team page: it restores the team, and never contains an e-mail address.
import { deflateRawSync } from 'node:zlib';
import { seedFromEmail } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itSlow } from '../../sample.js';
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';
import { paste, readNames } from './paste.js';

const site = useSite();

const addressOf = (page: Page): string => page.url().slice(site.origin.length);

describe('the address', () => {
  it('keeps the team, and going back restores the previous one', async () => {
    const { page } = await site.visit('/team');
    await paste(page, 'Ada\nGrace');
    await expect.poll(() => addressOf(page)).toBe('/team?names=Ada,Grace&edit=1');
    await paste(page, 'Alan\nada@example.org');
    const hash = seedFromEmail('ada@example.org');
    await expect.poll(() => addressOf(page)).toBe(`/team?names=Alan,${hash}&edit=1`);
    expect(await readNames(page)).toEqual(['Alan', 'ada']);
    await page.goBack();
    await expect.poll(() => readNames(page)).toEqual(['Ada', 'Grace']);
    await page.goForward();
    await expect.poll(() => readNames(page)).toEqual(['Alan', `${hash.slice(0, 8)}…`]);
    await page.reload();
    await expect.poll(() => readNames(page)).toEqual(['Alan', `${hash.slice(0, 8)}…`]);
  });

  it('has no e-mail address that was typed, in a title, or packed', async () => {
    const { page } = await site.visit('/team?names=ada@example.org,Grace&edit=1');
    const names = `${seedFromEmail('ada@example.org')},Grace`;
    await expect.poll(() => addressOf(page)).toBe(`/team?names=${names}&edit=1`);
    await page.getByLabel('Title').fill('Team of ada@example.org');
    await expect.poll(() => addressOf(page)).toBe(`/team?names=${names}&title=Team%20of&edit=1`);
    const packed = deflateRawSync('Ada (ada@example.org)\nGrace').toString('base64url');
    await page.goto(`${site.origin}/?`);
    await page.goto(`${site.origin}/team?edit=1#team=${packed}`);
    await expect.poll(() => addressOf(page)).toBe('/team?names=Ada,Grace&edit=1');
  });

  itSlow('packs teams that are too long for a query, and warns of long links', async () => {
    const { page } = await site.visit('/team');
    const many = Array.from({ length: 300 }, (_, i) => `somebody${i}@example.org`);
    await paste(page, many.join('\n'));
    await expect.poll(() => addressOf(page)).toMatch(/^\/team\?edit=1#team=/);
    await expect.poll(() => page.locator('.everybody .hint').textContent()).toContain('This link is long');
    await page.reload();
    await expect.poll(() => page.locator('.team-grid li').count()).toBe(300);
  });

  itSlow('keeps a packed team when a link leads to an anchor of the page', async () => {
    const { page } = await site.visit('/team');
    await paste(page, Array.from({ length: 450 }, (_, i) => `Person ${i} of the ${i * 7919}`).join('\n'));
    await expect.poll(() => addressOf(page)).toMatch(/^\/team\?edit=1#team=/);
    const address = page.url();
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('history.length')).toBeGreaterThan(2);
    await expect.poll(() => page.url()).toBe(address);
    expect(await page.locator('.team-grid li').count()).toBe(450);
    expect(await page.getByRole('heading', { name: '450 mascots' }).count()).toBe(1);
    await page.goBack();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect.poll(() => readNames(page)).toHaveLength(12);
    await page.goForward();
    await expect.poll(() => readNames(page)).toHaveLength(450);
  });

  // Packing a long team takes a moment. Browsers may not wait for it when a page is left.
  itSlow('is written when the page is left at once', async () => {
    const names = ['Ada', 'Grace'];
    const { page } = await site.visit('/team');
    await paste(page, names.join('\n'));
    await page.getByRole('heading', { name: `${names.length} mascots` }).waitFor();
    await page.evaluate(`document.querySelector('header a[href="/"]').click()`);
    await page.waitForURL(`${site.origin}/`);
    await page.goBack();
    await expect.poll(() => readNames(page)).toEqual(names);
  });

  itSlow('is copied from its card', async () => {
    const { page } = await site.visit('/team?names=Ada,Grace&edit=1', CLIPBOARD);
    await expect.poll(() => page.locator('.team-link').textContent()).toBe(`${site.origin}/team?names=Ada,Grace`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => readClipboard(page)).toBe(`${site.origin}/team?names=Ada,Grace`);
    // Mail and chat programs show no SVG.
    await page.getByRole('tab', { name: 'PNG', exact: true }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => readClipboard(page)).toBe(`${site.origin}/group.png?seeds=Ada,Grace&distinct=1`);
  });

  // packed-names.test.ts has links that unpack without end. They are handled like this one.
  it('says that it was truncated, and shows the example', async () => {
    const { page } = await site.visit('/team#team=cut');
    await page.getByRole('heading', { name: 'An example team' }).waitFor();
    expect(await page.getByLabel('Your list').inputValue()).toBe('');
    await expect.poll(() => page.locator('.everybody .sub').textContent()).toContain('This link is incomplete');
    await expect.poll(() => page.locator('[data-announcement]').textContent()).toContain('cut');
  });
});
