// The page for an e-mail address in the address of a share page: its button hashes it in the browser.
import { createAvatar, seedFromEmail } from 'navii';
import { describe, expect, it } from 'vitest';
import { itSlow, pickSome } from '../../sample.js';
import { measureWidth } from '../access.js';
import { useSite } from '../browse.js';
import { print } from '../shots.js';

const EMAIL = 'Ada@Example.org';
const HASH = seedFromEmail(EMAIL);

describe('an e-mail address in the address of a share page', () => {
  const site = useSite('the service');

  const ADDRESSES = [
    `/@${EMAIL}?mood=wink`,
    `/%40${EMAIL.replace('@', '%40')}?mood=wink`,
    `/share?seed=${EMAIL}&mood=wink`,
  ];
  it.each(pickSome(ADDRESSES, 3))('%s is replaced by its hash', async (address) => {
    const { page } = await site.visit('/privacy', { allowed: /400/ });
    expect((await page.goto(site.origin + address))?.status()).toBe(400);
    expect(await page.locator('h1').textContent()).toBe('The mascot of an e-mail address');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(EMAIL);
    const look = { mood: 'wink', size: 320, shape: 'rounded', background: 'solid' } as const;
    expect(await page.locator('#face').innerHTML()).toBe(print(createAvatar(HASH, look)));
    expect(await page.locator('#who').textContent()).toBe(EMAIL);
    expect(await page.locator('#hash').textContent()).toBe(`${HASH.slice(0, 24)}…`);
    await page.getByRole('button', { name: 'Open its page' }).click();
    await page.waitForURL(`${site.origin}/@${HASH}?mood=wink`);
    // The browser's history has it no more.
    await page.goBack();
    expect(page.url()).toBe(`${site.origin}/privacy`);
  });

  itSlow('takes another text too, and waits for one', async () => {
    const { page } = await site.visit(`/@${EMAIL}`, { allowed: /400/ });
    const field = page.getByLabel('E-mail address');
    await field.fill(' ');
    await field.press('Enter');
    expect(await page.locator('#email-hint').textContent()).toBe('Type an address first.');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('Zoë');
    expect(await page.locator('#who').textContent()).toBe('Zoë');
    expect(await page.locator('#hash').textContent()).toBe('');
    await field.press('Enter');
    await page.waitForURL(`${site.origin}/@Zo%C3%AB`);
  });

  it('is explained without JavaScript, and sent nowhere', async () => {
    const { page } = await site.visit(`/@${EMAIL}`, { javaScriptEnabled: false });
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(await page.locator('main').innerText()).toMatch(/The mascot of an e-mail address[^]*needs JavaScript/);
    expect(await page.content()).not.toContain('xample.org');
  });

  itSlow('widens no page, however long it is', async () => {
    const { page } = await site.visit('/privacy', { viewport: { width: 360, height: 740 }, allowed: /400/ });
    for (const seed of ['x'.repeat(300), `${'x'.repeat(300)}@example.org`]) {
      await page.goto(`${site.origin}/@${seed}`);
      expect(await page.evaluate(measureWidth), seed).toBe(360);
    }
  });
});
