// The finder in a browser.
import { selectAvatar } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FIRST_CREATURE, createCreature } from '../../../site/gallery/creature.js';
import { nameOfDay } from '../../../site/gallery/finder-view.js';
import { itSlow } from '../../sample.js';
import { CLIPBOARD, readClipboard, useSite, type Visit, waitForView } from '../browse.js';

const site = useSite();

async function open(look = {}): Promise<Visit> {
  const visit = await site.visit('/gallery', look);
  await waitForView(visit.page, '#finder');
  return visit;
}

function readName(page: Page): Promise<string | null> {
  return page.locator('.finder-name').textContent();
}

describe('the finder', () => {
  it('finds a name whose mascot matches the creature, with the keyboard alone', async () => {
    const { page } = await open(CLIPBOARD);
    const { spec, match } = createCreature(FIRST_CREATURE);
    await page.getByRole('button', { name: 'Find its name' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Meet / }).waitFor();
    const name = (await readName(page)) ?? '';
    expect(name).toMatch(/^[A-Z][a-z]+$/);
    const found = selectAvatar(name);
    for (const slot of match) expect(found[slot]).toBe(spec[slot]);
    expect(await page.getByRole('link', { name: `Meet ${name}` }).getAttribute('href')).toBe(`/@${name}`);
    expect(await page.getByRole('link', { name: 'Open in the playground' }).getAttribute('href')).toBe(
      `/?seed=${name}#playground`,
    );
    await expect.poll(() => page.locator('[data-announcement]').textContent()).toContain(`It is ${name}!`);
    // The button that had the focus is gone.
    expect(await page.evaluate('document.activeElement.textContent')).toBe(`Meet ${name}`);

    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => readClipboard(page)).toBe(`${site.origin}/@${name}`);

    // The same page may be that of the mascot of the day. The test may begin before midnight and end after it.
    const today = await page.locator('#today b').textContent();
    const now = Date.now();
    expect([nameOfDay(new Date(now)), nameOfDay(new Date(now - 3_600_000))]).toContain(today);
    expect(await page.locator('#today a').getAttribute('href')).toBe(`/@${today}`);
  });

  itSlow('shows another creature, also during a search', async () => {
    const { page } = await open();
    const readFigure = () => page.locator('.finder-figure').innerHTML();
    const before = await readFigure();
    await page.getByRole('button', { name: 'Find its name' }).click();
    await page.getByRole('button', { name: 'Surprise me' }).click();
    await expect.poll(readFigure).not.toBe(before);
    expect(await readName(page)).toBe('?');
    expect(await page.locator('.finder-traits li').count()).toBeGreaterThan(3);
    expect(await page.locator('.finder-odds').textContent()).toMatch(/^1 in .+ names has all of them\.$/);
    await page.getByRole('button', { name: 'Find its name' }).waitFor();
  });

  itSlow('stops on request, and reports that it cannot start', async () => {
    const { page } = await open();
    // The worker never answers, because a real search might end before the click.
    await page.evaluate('Worker.prototype.postMessage = () => undefined');
    await page.getByRole('button', { name: 'Find its name' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => page.locator('.finder-progress').textContent()).toBe('Stopped.');
    expect(await readName(page)).toBe('?');
    // It also reports when workers are not supported.
    await page.evaluate('globalThis.Worker = undefined');
    await page.getByRole('button', { name: 'Find its name' }).click();
    await expect
      .poll(() => page.locator('[data-announcement]').textContent())
      .toBe('This browser cannot run the search.');
    await page.getByRole('button', { name: 'Find its name' }).waitFor();
  });

  it('has no buttons without JavaScript, and says so', async () => {
    const { page } = await site.visit('/gallery', { javaScriptEnabled: false });
    expect(await page.locator('#finder .actions').last().isVisible()).toBe(false);
    expect(await page.locator('.finder noscript').first().isVisible()).toBe(true);
    expect(await page.locator('#today a').getAttribute('href')).toBe('/@Ada');
    expect(await page.locator('.rarest li').count()).toBe(8);
  });
});
