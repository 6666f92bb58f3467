// The code of the playground, taken away and put into an empty page of the service.
import { createAvatar, MOTION_CSS, renderGroup } from 'navii';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { useSite } from './browse.js';

const site = useSite('the service');
const options = { palette: 'mint', mood: 'wink', size: 120, title: 'Grace "H" & {co}', animated: true };
const query = 'seed=Grace%20H%2Fx.png&palette=mint&mood=wink&size=120&title=Grace+%22H%22+%26+%7Bco%7D&animated=1';

/** Opens a page that holds nothing but the snippet of a tab. */
async function take(tab: string): Promise<{ page: Page; troubles: string[] }> {
  const { page, troubles } = await site.visit(`/?${query}&code=${tab}`);
  const code = await page.locator('[data-snippet]').textContent();
  const body = `<!doctype html><link rel="icon" href="data:,"><title>x</title>${code}`;
  await page.route('**/taken', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(`${site.origin}/taken`);
  return { page, troubles };
}

it('is an image', async () => {
  const { page, troubles } = await take('html');
  const image = page.getByRole('img', { name: 'Grace "H" & {co}', exact: true });
  const source = await image.evaluate((element) => {
    const { src, naturalWidth, width } = element as HTMLImageElement;
    return naturalWidth === width ? src : `${naturalWidth} is not ${width}`;
  });
  expect(await (await fetch(source)).text()).toBe(createAvatar('Grace H/x.png', options));
  expect(troubles).toEqual([]);
});

it('is an element', async () => {
  const { page, troubles } = await take('element');
  const svg = page.locator('navii-avatar svg');
  const drawn = createAvatar('Grace H/x.png', options).replace(`<style>${MOTION_CSS}</style>`, '');
  await expect
    .poll(() => svg.evaluate((element) => element.outerHTML))
    .toBe(drawn.replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>').replaceAll('&#39;', "'"));
  expect(await page.getByRole('img', { name: 'Grace "H" & {co}', exact: true }).count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

it('is a team', async () => {
  const { page, troubles } = await take('team');
  const source = await page.getByRole('img').getAttribute('src');
  const seeds = ['Grace H/x.png', 'Grace', 'Alan', 'Hedy', 'Linus', 'Mae', 'Radia', 'Tim'];
  expect(await (await fetch(source ?? '')).text()).toBe(renderGroup(seeds));
  expect(troubles).toEqual([]);
});
