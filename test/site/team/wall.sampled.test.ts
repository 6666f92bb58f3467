// The wall of a team in a browser: a link opens it, and it can be saved, printed, embedded and edited.
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itSlow, pickSome, sample } from '../../sample.js';
import { doubleText, listCutTexts, listSmallTargets, measureWidth } from '../access.js';
import { listFindings } from '../axe.js';
import { CLIPBOARD, HOSTS, readClipboard, useSite } from '../browse.js';
import { measureShift, walk } from '../walk.js';

const files = useSite();
const service = useSite('the service');

function readNames(page: Page): Promise<string[]> {
  return page.locator('.wall-faces b').allTextContents();
}

function list(count: number): string {
  return Array.from({ length: count }, (_, index) => `Person ${index}`).join(',');
}

function pack(...names: string[]): string {
  return deflateRawSync(names.join('\n')).toString('base64url');
}

describe.each(pickSome(HOSTS, 2, 1))('from %s', (host) => {
  const site = host === 'the service' ? service : files;

  it('a link with names opens a titled wall, and its editor', async () => {
    const { page } = await site.visit('/team?names=Ada,Grace%20Hopper&title=The%20Pioneers&shape=square');
    await page.getByRole('link', { name: 'Edit' }).waitFor();
    expect(await page.title()).toBe('The Pioneers · Navii');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('The Pioneers');
    expect(await page.locator('.lead').textContent()).toBe('2 names, 2 mascots. Open one to see how rare it is.');
    expect(await readNames(page)).toEqual(['Ada', 'Grace Hopper']);
    expect(await page.getByRole('list').getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe(
      '/@Ada?shape=square',
    );
    expect(await page.getByLabel('Your list').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Edit' }).click();
    const names = page.getByLabel('Your list');
    await expect.poll(() => names.inputValue()).toBe('Ada\nGrace Hopper');
    expect(page.url()).toBe(`${site.origin}/team?names=Ada,Grace%20Hopper&shape=square&title=The%20Pioneers&edit=1`);
    await page.reload();
    await expect.poll(() => names.inputValue()).toBe('Ada\nGrace Hopper');
    await page.getByRole('link', { name: 'Open the wall' }).click();
    await expect.poll(() => readNames(page)).toEqual(['Ada', 'Grace Hopper']);
  });
});

itSlow('is not the editor before the script has started', async () => {
  const { page } = await files.visit('/privacy', { allowed: /^failed: |ERR_FAILED/ }, (fresh) =>
    fresh.route('**/assets/*.js', (route) => route.abort()),
  );
  const fragment = `#team=${pack('Ada')}`;
  for (const [address, isEditor] of [
    [`/team${fragment}`, false],
    [`/team?edit=1${fragment}`, true],
  ] as const) {
    await page.goto(files.origin + address);
    const shown = ['#team', 'h1'].map((selector) => page.locator(selector).isVisible());
    expect(await Promise.all(shown), address).toEqual([isEditor, isEditor]);
  }
});

it('opens a packed team too, also while the page is open', async () => {
  const { page } = await files.visit(`/team?title=Us#team=${pack('Ada', 'Hopper, Grace')}`);
  await expect.poll(() => readNames(page)).toEqual(['Ada', 'Hopper, Grace']);
  expect(await page.title()).toBe('Us · Navii');
  await page.goto(`${files.origin}/team?edit=1`);
  await page.goto(`${files.origin}/team`);
  await page.getByRole('heading', { name: 'An example team' }).waitFor();
  await page.goto(`${files.origin}/team#team=${pack('Alan')}`);
  await expect.poll(() => readNames(page)).toEqual(['Alan']);
});

it('leaves nobody alone in a row', async () => {
  const { page } = await files.visit(`/team?names=${list(7)}`, { viewport: { width: 1440, height: 900 } });
  await expect.poll(() => readNames(page)).toHaveLength(7);
  const tops = await page
    .locator('.wall-faces li')
    .evaluateAll((all) => all.map((li) => (li as HTMLElement).offsetTop));
  expect([...new Set(tops)].map((top) => tops.filter((own) => own === top).length)).toEqual([4, 3]);
});

it('has code of the group and of each picture', async () => {
  const { page } = await files.visit('/team?names=Ada,%22a%2C%20%5C%22b%22%22%22,ada@example.org', CLIPBOARD);
  await page.getByRole('button', { name: 'Embed' }).click();
  const dialog = page.getByRole('dialog', { name: 'On your page' });
  const code = await dialog.locator('code').allTextContents();
  expect(code.join()).not.toContain('@example');
  expect(code.join()).toContain(`src="${files.origin}/navii.js"`);
  expect(code.at(-1)).toContain(`<img src="${files.origin}/avatar/Ada"\n     width="96" height="96" alt="Ada">`);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).last().click();
  await expect.poll(() => readClipboard(page)).toBe(code.at(-1));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Embed');
});

it('is a list of links without JavaScript, from the service', async () => {
  const { page } = await service.visit('/team?names=Ada,Grace%20Hopper&title=Us&shape=square', {
    javaScriptEnabled: false,
  });
  expect(await page.getByRole('heading', { name: 'Us' }).isVisible()).toBe(true);
  const links = page.locator('main').getByRole('link');
  expect(await links.allTextContents()).toEqual(['Ada', 'Grace Hopper']);
  expect(await page.locator('#team, .wall').filter({ visible: true }).count()).toBe(0);
  await links.last().click();
  await page.waitForURL(`${service.origin}/@Grace%20Hopper?shape=square`);
});

describe('on paper', () => {
  const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

  it('is one page for up to 63 people, in the colours of paper', async () => {
    for (const count of sample([63], [1, 6, 12, 20, 30, 42, 63])) {
      const { page } = await service.visit(`/team?names=${list(count)}&title=The%20Pioneers`, { colorScheme: 'dark' });
      await page.getByRole('button', { name: 'Print' }).waitFor();
      for (const format of ['A4', 'Letter'])
        expect(countPages(await page.pdf({ format })), `${count}, ${format}`).toBe(1);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(
        await page
          .locator('h1, .wall-faces b')
          .evaluateAll((all) => [...new Set(all.map((text) => getComputedStyle(text).color))]),
      ).toEqual(['rgb(0, 0, 0)']);
      expect(await page.locator('.bar, .foot, .wall-tools, .lead').filter({ visible: true }).count()).toBe(0);
      await page.emulateMedia({ media: null });
    }
  });

  itSlow('shows all of a large team, and no form from the editor', async () => {
    const { page } = await files.visit(`/team?names=${list(300)}&edit=1`);
    await page.locator('#team .team-grid li:nth-child(300)').waitFor({ state: 'attached' });
    const pages = countPages(await page.pdf({ format: 'A4' })) ?? 0;
    expect(pages).toBeGreaterThan(2);
    expect(pages).toBeLessThan(5);
    expect(await page.locator('.team-grid .face:not(:has(svg))').count()).toBe(0);
  });
});

describe('for everybody', () => {
  itSlow('axe finds no violation in either theme, also in its dialog', async () => {
    const { page } = await service.visit(`/team?names=${list(12)}&title=The%20Pioneers`);
    await page.getByRole('button', { name: 'Embed' }).waitFor();
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(await listFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Embed' }).click();
    expect(await listFindings(page)).toEqual([]);
  });

  itSlow('can be walked with the Tab key, and nothing covers the focus', async () => {
    for (const query of ['', '&edit=1']) {
      const { page } = await files.visit(`/team?names=Ada,Grace,Alan${query}`, {
        viewport: { width: 390, height: 640 },
      });
      await page.getByRole('link', { name: 'Alan' }).waitFor();
      expect(await walk(page), query).toEqual([]);
    }
  });

  it('fits every window, with large text too', async () => {
    const title = encodeURIComponent('Donaudampfschifffahrtsgesellschaft');
    for (const count of sample([12], [1, 3, 12, 60])) {
      const { page } = await service.visit(`/team?names=${list(count)}&title=${title}`);
      await page.getByRole('button', { name: 'Embed' }).waitFor();
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(measureWidth), `${count} at ${width} px`).toBe(width);
        expect(await page.evaluate(listSmallTargets)).toEqual([]);
      }
      await page.evaluate(doubleText);
      expect(await page.evaluate(listCutTexts)).toEqual([]);
    }
  });
});
