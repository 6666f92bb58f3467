// Tests the search for a seed in the page: it runs in a worker under the policy of both hosts.
import { selectAvatar } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { FIRST, specOf } from '../../../site/builder/state.js';
import { itSlow } from '../../sample.js';
import picks from '../../vectors/picks.json' with { type: 'json' };
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';
import { choose, expectAddress, listSeeds, readText, SEARCH } from './drive.js';

/** Returns the number of seeds that the search has tried, as shown. */
async function readTried(page: Page): Promise<number> {
  const [, digits = '', unit = ''] =
    /^([\d,.]+)\s*(million|billion)?/.exec((await readText(page, 'progress')) ?? '') ?? [];
  // A slow machine may read the text when the page already counts in millions.
  return Number(digits.replaceAll(',', '')) * ({ million: 1e6, billion: 1e9 }[unit] ?? 1);
}

/** Clicks several elements within one task, so no timer runs in between. */
function clickAtOnce(page: Page, ...selectors: readonly string[]): Promise<void> {
  return page.evaluate((all) => {
    const picker = document.querySelector('navii-picker')?.shadowRoot;
    for (const each of all)
      (picker?.querySelector<HTMLElement>(each) ?? document.querySelector<HTMLElement>(each))?.click();
  }, selectors);
}

/**
 * Returns the average number of seeds for one match, from the published wheels. Each of these slots has its own wheel, and no
 * rule changes them.
 */
function countSeeds(...slots: readonly ('palette' | 'body' | 'eyes' | 'topper')[]): string {
  const counts = slots.map((slot) => {
    const wheel = picks.pools[slot].map(([id, weight]) => ({ id, weight: Number(weight) }));
    const own = wheel.find(({ id }) => id === specOf(FIRST)[slot])?.weight ?? 0;
    return wheel.reduce((sum, { weight }) => sum + weight, 0) / own;
  });
  const count = counts.reduce((product, each) => product * each, 1);
  return `About 1 in ${Number(count.toPrecision(2)).toLocaleString('en')} names`;
}

const STATUS = '[data-announcement]';
/** The troubles of a page whose worker cannot be loaded. */
const LOST = /^failed: .*search-worker|ERR_FAILED/;

describe('the search under the policy of the service', () => {
  // Both hosts send the same policy (hosts.test.ts), except for the rule that lets the static site make PNGs.
  const site = useSite('the service');

  it('finds seeds with the look, which can be opened and copied', async () => {
    const { page } = await site.visit('/builder?match=palette,body', CLIPBOARD);
    await expect.poll(() => readText(page, 'estimate')).toContain(countSeeds('palette', 'body'));
    await page.getByLabel('Names begin with').fill('Ada-');
    await page.getByRole('button', { name: 'Find names' }).click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    const seeds = await listSeeds(page);
    expect(seeds).toHaveLength(6);
    for (const seed of seeds) {
      expect(seed).toMatch(/^Ada-\d+$/);
      const own = selectAvatar(seed);
      for (const slot of ['palette', 'body'] as const) expect(own[slot]).toBe(specOf(FIRST)[slot]);
    }
    await page.getByRole('button', { name: seeds[0]!, exact: true }).click();
    await expect.poll(() => readClipboard(page)).toBe(seeds[0]);
    const result = page.locator('.finds li').first();
    expect(await result.getByRole('link', { name: `The page of ${seeds[0]!}` }).getAttribute('href')).toBe(
      `/@${seeds[0]!}`,
    );
    await page.getByRole('link', { name: `${seeds[0]!} in the playground` }).click();
    await expect.poll(() => page.locator('#seed').inputValue()).toBe(seeds[0]);
  });
});

describe('the search', () => {
  const site = useSite();

  it('takes palette and background from the page on request', async () => {
    const { page } = await site.visit('/builder?palette=mint&background=ring');
    await page.locator('[name=given]').check();
    await expect.poll(() => readText(page, 'estimate')).toContain(countSeeds('body', 'eyes', 'topper'));
    expect(await page.locator('.traits label:has([value=palette]) small').textContent()).toBe('from here');
    await page.getByRole('button', { name: 'Find names' }).click();
    const link = page.locator('.finds a').first();
    expect(await link.getAttribute('href')).toMatch(/^\/\?seed=navii-\d+&palette=mint&background=ring#playground$/);
    await expectAddress(page, { given: true });
  });

  it('tells the odds of the part that is picked, also where it need not match', async () => {
    const { page } = await site.visit('/builder?match=body');
    const share = page.locator('.traits label:has([value=mouth]) small');
    const wheel = picks.pools.mouth.map(([id, weight]) => [id, Number(weight)] as const);
    const total = wheel.reduce((sum, [, weight]) => sum + weight, 0);
    for (const mouth of ['tooth', 'smile']) {
      await choose(page, 'mouth', mouth);
      const count = Math.round(total / (new Map(wheel).get(mouth) ?? 0));
      await expect.poll(() => share.textContent()).toBe(`1 in ${count}`);
    }
  });

  it('stops on request and resumes where it stopped', async () => {
    const all = 'palette,tone,ground,body,eyes,mouth,topper,marking';
    const { page } = await site.visit(`/builder?match=${all}`);
    expect(await page.locator('.traits summary').textContent()).toBe('More parts (4 must match)');
    await page.locator(SEARCH).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readText(page, 'progress')).toMatch(/tried/);
    // The button keeps the focus.
    expect(await page.locator(':focus').textContent()).toBe('Stop');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(STATUS).textContent()).toBe('Stopped.');
    expect(await page.locator(':focus').textContent()).toMatch(/^Find/);
    const rest = await readTried(page);
    expect(await readTried(page)).toBe(rest);
    await page.locator(SEARCH).click();
    await expect.poll(() => readTried(page)).toBeGreaterThan(rest);
  });

  itSlow('warns of rare and impossible looks, and suggests traits to leave out', async () => {
    const { page } = await site.visit(
      '/builder?match=palette,tone,background,ground,body,eyes,mouth,topper,marking,cheeks,accessory',
    );
    await expect
      .poll(() => readText(page, 'estimate'))
      .toMatch(/About 1 in [\d.]+ billion names looks like this\. Too rare/);
    const drop = page.locator('.search-form .actions button').nth(1);
    expect(await drop.textContent()).toMatch(/^Leave “hat” out: 1 in /);
    await drop.click();
    await expect.poll(() => page.locator('[name=match][value=topper]').isChecked()).toBe(false);
    await page.goto(`${site.origin}/builder?parts=body:mug,topper:cat-ears&match=body,topper`);
    await expect.poll(() => readText(page, 'estimate')).toContain('never come together');
    const button = page.locator(SEARCH);
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true });
    expect(await button.textContent()).toBe('Find names');
    await drop.click();
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
  });

  itSlow('uses the odds of the current look, however quickly it is started', async () => {
    const { page } = await site.visit('/builder?parts=body:mug,topper:push-pin&match=body,topper&packs=office');
    await page.getByRole('tab', { name: 'hat', exact: true }).click();
    const [pin, ears] = ['[name=topper][value=push-pin]', '[name=topper][value=cat-ears]'];
    await expect.poll(() => readText(page, 'estimate')).toContain('with Office');
    await clickAtOnce(page, ears, SEARCH);
    expect(await readText(page, 'estimate')).toContain('never come together');
    await expect.poll(() => page.locator(STATUS).textContent()).toContain('never come together');
    expect(await page.locator(SEARCH).textContent()).toBe('Find names');
    expect(page.workers()).toEqual([]);
    await clickAtOnce(page, pin, SEARCH);
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    expect(await listSeeds(page)).toHaveLength(6);
  });

  itSlow('can start again after it failed to start', async () => {
    const { page } = await site.visit('/builder?match=body', { allowed: LOST }, async (fresh) => {
      await fresh.addInitScript(() => {
        const Real = Worker;
        globalThis.Worker = new Proxy(Real, {
          construct() {
            globalThis.Worker = Real;
            throw new DOMException('no workers today', 'SecurityError');
          },
        });
      });
    });
    const search = page.locator(SEARCH);
    await search.click();
    expect(await search.textContent()).toBe('Find names');
    expect(await readText(page, 'progress')).toContain('has failed');
    await page.context().route('**/search-worker-*.js', (route) => route.abort());
    await search.click();
    await expect.poll(() => search.textContent()).toBe('Find names');
    await expect.poll(() => page.locator(STATUS).textContent()).toContain('has failed');
    await page.context().unroute('**/search-worker-*.js');
    await search.click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    expect(await listSeeds(page)).toHaveLength(6);
  });

  itSlow('keeps its finds when it fails, finds no seed twice, and clears them for another look', async () => {
    // A list of permissions denies all others.
    const { page } = await site.visit('/builder?match=body', { permissions: ['geolocation'], allowed: LOST });
    await page.locator(SEARCH).click();
    await page.getByRole('button', { name: 'Find more' }).waitFor();
    const seeds = await listSeeds(page);
    const [seed = ''] = seeds;
    // The page selects a seed that it may not copy.
    await page.getByRole('button', { name: seed, exact: true }).click();
    await expect.poll(() => page.locator(STATUS).textContent()).toContain('not allowed');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(seed);

    await page.context().route('**/search-worker-*.js', (route) => route.abort());
    await page.locator(SEARCH).click();
    await expect.poll(() => readText(page, 'progress')).toContain('has failed');
    expect(await listSeeds(page)).toEqual(seeds);
    await page.context().unroute('**/search-worker-*.js');
    await page.locator(SEARCH).click();
    await expect.poll(async () => (await listSeeds(page)).length).toBe(12);
    expect((await listSeeds(page)).slice(0, 6)).toEqual(seeds);
    expect(new Set(await listSeeds(page)).size).toBe(12);

    await page.locator('input[name=body][value=egg]').check();
    expect(await listSeeds(page)).toEqual([]);
    expect(await page.locator(SEARCH).textContent()).toBe('Find names');
  });

  it('says that it needs JavaScript where there is none', async () => {
    const { page } = await site.visit('/builder', { javaScriptEnabled: false });
    expect(await page.locator('noscript a').getAttribute('href')).toBe('/gallery');
    expect(await page.locator('.builder').isVisible()).toBe(false);
  });
});
