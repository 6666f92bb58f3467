// The 404 page: it names pages with a similar address, and shows the mascot that the service would draw for the path.
import { createAvatar, MOTION_CSS } from 'navii';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pickSome } from '../../sample.js';
import { HOSTS, useSite } from '../browse.js';
import { print } from '../shots.js';

/** Reads the drawing, without lit's comments. */
async function readMascot(page: Page): Promise<string> {
  return (await page.locator('#nobody > div').innerHTML()).replace(/<!--.*?-->/g, '');
}

const OPTIONS = { background: 'solid', shape: 'rounded', animated: true } as const;

const PATHS = [
  ['/Grace%20Hopper', 'Grace Hopper'],
  ['/a+b&c=d%26%2B', 'a+b&c=d&+'],
  ['/%F0%9F%91%BE.PNG', '👾'],
  ['/nowhere/at/all', 'nowhere/at/all'],
] as const;

// The static test server does not know such paths.
const BROKEN = [
  ['/100%', '100%'],
  ['/%E2%82x%zz%EF%BB%BF', '\uFFFDx%zz\uFEFF'],
] as const;

describe.each(pickSome(HOSTS, 2, 1))('the 404 page on %s', (host) => {
  const site = useSite(host);
  const visit = site.useVisit('/privacy');
  const isService = host === 'the service';

  it.each(isService ? [...PATHS, ...BROKEN] : PATHS)('%s shows the mascot of %j', async (path, seed) => {
    const { page } = visit();
    await page.goto(site.origin + path);
    const drawing = createAvatar(seed, OPTIONS);
    await expect.poll(() => readMascot(page)).toBe(print(drawing));
    expect(await page.locator('#nobody figcaption').textContent()).toContain('Nobody lives at /');
    if (!isService) return;
    const answer = await fetch(`${site.origin}/avatar${path}?background=solid&shape=rounded&animated=1`);
    // The service draws that seed as a picture, unless the path has a suffix for another format.
    if (answer.headers.get('content-type')?.startsWith('image/svg')) expect(await answer.text()).toBe(drawing);
    expect(drawing).toContain(MOTION_CSS);
  });

  it.each([
    ['/doc', ['/docs']],
    ['/docs/option', ['/docs/options']],
    ['/buidler', ['/builder']],
    ['/pricing', ['/ready']],
    ['/xyzzyqq', ['/', '/docs', '/support']],
    ['/nope', ['/', '/docs', '/support']],
  ])('%s: did you mean %j', async (path, addresses) => {
    const { page } = visit();
    const isLoaded = page.waitForResponse('**/search.json');
    await page.goto(site.origin + path);
    await isLoaded;
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.locator('#near a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(addresses);
    await page.locator('main').getByRole('button', { name: 'Search the site' }).click();
    await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).count()).toBe(1);
  });
});
