// Found seeds stay after a reload, after going back, and when a visitor continues with one of them.
import { selectAvatar } from 'navii';
import { describe, expect, it } from 'vitest';
import { FIRST, specOf } from '../../../site/builder/state.js';
import { itSlow } from '../../sample.js';
import { useSite, waitForView } from '../browse.js';
import { expectAddress, expectMascot, listSeeds, readText, SEARCH } from './drive.js';

describe('a search', () => {
  const site = useSite();

  it('restores its finds after a reload and after going back, and continues from there', async () => {
    const { page } = await site.visit('/builder?match=body');
    await page.locator(SEARCH).click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    const seeds = await listSeeds(page);
    await page.reload();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    expect(await listSeeds(page)).toEqual(seeds);
    expect(await readText(page, 'progress')).toMatch(/names tried, 6 found$/);
    await page.locator(SEARCH).click();
    await expect.poll(async () => (await listSeeds(page)).length).toBe(12);
    const all = await listSeeds(page);
    // The next seeds follow without duplicates or gaps.
    const wanted = Array.from({ length: 2000 }, (_, i) => `navii-${i + 1}`).filter(
      (seed) => selectAvatar(seed).body === specOf(FIRST).body,
    );
    expect(all).toEqual(wanted.slice(0, 12));
    await page.getByRole('link', { name: `${all[7]!} in the playground` }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await expect.poll(() => listSeeds(page)).toEqual(all);
  });

  itSlow('builds on a found seed and keeps the others', async () => {
    const { page } = await site.visit('/builder?match=body&parts=body:mug');
    await page.locator(SEARCH).click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    const seeds = await listSeeds(page);
    await page.getByRole('button', { name: `Use ${seeds[2]!} here` }).click();
    await expectMascot(page, seeds[2]!, { packs: 'office' });
    expect(await page.locator('#name').inputValue()).toBe(seeds[2]);
    await expectAddress(page, { name: seeds[2]! });
    expect(await page.locator('.mascot .links a >> nth=0').getAttribute('href')).toBe(`/@${seeds[2]!}?packs=office`);
    expect(await listSeeds(page)).toEqual(seeds);
    expect(await page.locator('.finds small').nth(2).textContent()).toBe('22 of 22 match');
  });

  itSlow('ignores invalid stored data', async () => {
    const { page } = await site.visit('/builder?match=body');
    await page.locator(SEARCH).click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    for (const stored of [
      'no JSON',
      '[["x"],3]',
      '{}',
      'null',
      '{"tried":1,"seeds":[3]}',
      '{"tried":-1,"seeds":["a"]}',
    ]) {
      await page.evaluate((text) => {
        for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, text);
      }, stored);
      await page.reload();
      await waitForView(page, '#builder');
      expect(await listSeeds(page), stored).toEqual([]);
    }
    await page.locator(SEARCH).click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    expect(await listSeeds(page)).toHaveLength(6);
  });
});
