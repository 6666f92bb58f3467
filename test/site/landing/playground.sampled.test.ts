// Tests the playground as a visitor uses it: options, team, code and files.
import { createGroup, seedFromEmail, type AvatarOptions } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { codeMascot, SNIPPETS } from '../../../site/landing/snippets.js';
import { writeState } from '../../../site/landing/state.js';
import { findSnippet } from '../../../site/shared/snippets.js';
import { itSlow } from '../../sample.js';
import { serve, SITE } from '../../server/serve.js';
import { CLIPBOARD, readClipboard, saveFile, useSite } from '../browse.js';
import { draw, expectSoon, LARGE, print, readQuery, showOptions } from '../shots.js';

describe('the playground', () => {
  const site = useSite();

  describe('the controls', () => {
    it('are those of the address, and change the picture, the address and the code', async () => {
      const options = {
        size: '200',
        palette: 'mint',
        colors: '#123456,#ffffff',
        background: 'ring',
        tileBg: '#ff8800',
        shape: 'rounded',
        mood: 'wink',
        packs: 'accra-gallery',
        style: 'femme',
        parts: 'tilt:-6',
        status: 'done',
        badge: '0',
        title: 'Ada & co',
        animated: '1',
      };
      const { page } = await site.visit(`/?${writeState(options)}`);
      await showOptions(page);
      // Every option of the table has a control with its name.
      for (const [name, { doc }] of Object.entries(AVATAR_OPTIONS)) {
        const field = page.locator(`.controls .field-${name}`);
        expect(await field.locator(`[name=${name}]`).count(), name).toBeGreaterThan(0);
        expect(await field.locator('.hint').textContent()).toBe(doc.replaceAll('`', ''));
      }
      for (const name of ['size', 'tileBg', 'parts', 'title'] as const) {
        expect(await page.locator(`#c-${name}`).inputValue()).toBe(options[name]);
      }
      expect(await page.locator('#c-animated').isChecked()).toBe(true);
      const checked = page.locator('.controls :is([type=radio], [type=checkbox]):checked');
      const values = await checked.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      const { palette, background, shape, mood, packs, style, status, badge, animated } = options;
      expect(new Set(values)).toEqual(
        new Set([palette, background, shape, mood, packs, style, status, badge, animated]),
      );

      await page.getByLabel('Pick a colour: body').fill('#2bb5a8');
      await page.locator('#c-parts').fill('topper:crown, tilt:-6');
      await page.locator('#c-size').fill('64');
      await page.locator('[name=background][value=solid]').check();
      await page.locator('.field-tileBg button:last-child').click();
      await page.locator('[name=packs][value=accra-gallery]').uncheck();
      await page.locator('#c-title').fill('Grace');
      await page.locator('#c-animated').uncheck();
      const { packs: _, animated: __, ...kept } = options;
      const changed = {
        ...kept,
        size: '64',
        colors: '#2bb5a8,#ffffff',
        background: 'solid',
        tileBg: 'auto',
        parts: 'tilt:-6,topper:crown',
        title: 'Grace',
      };
      await expectSoon(page, LARGE, draw('Rumi', { ...changed, title: undefined } as AvatarOptions));
      await readQuery(page, `?${writeState(changed)}`);
      const code = findSnippet(SNIPPETS, 'html').write(codeMascot(changed), site.origin);
      await expect.poll(() => page.locator('#code code').textContent()).toBe(code);
    });

    itSlow('pick several values, and keep those of an address', async () => {
      const { page } = await site.visit('/?mood=wink,happy&parts=topper:crown|none');
      const options = { mood: 'happy,wink', parts: 'topper:crown|none' } as const;
      await expectSoon(page, LARGE, draw('Rumi', options));
      await showOptions(page);
      expect(await page.locator('[name=mood]:checked').count()).toBe(2);
      const several = page.locator('.field-palette').getByRole('checkbox', { name: 'Pick several' });
      await page.locator('[name=palette][value=mint]').check();
      await several.check();
      await page.locator('[name=palette][value=teal]').check();
      await readQuery(page, '?palette=mint%2Cteal&mood=happy%2Cwink&parts=topper%3Acrown%7Cnone');
      await expectSoon(page, LARGE, draw('Rumi', { ...options, palette: 'mint,teal' }));
      await several.uncheck();
      await readQuery(page, '?palette=mint&mood=happy%2Cwink&parts=topper%3Acrown%7Cnone');
      await page.locator('[name=palette][value=teal]').check();
      await expectSoon(page, LARGE, draw('Rumi', { ...options, palette: 'teal' }));
    });
  });

  describe('the team', () => {
    it('is drawn from its seeds and options', async () => {
      const { page } = await site.visit('/');
      await page.locator('#team').fill('Grace, Alan, Mae, Tim');
      await page.locator('#c-max').fill('3');
      await page.locator('#c-overlap').fill('0.5');
      await page.locator('#c-ring').fill('tomato');
      const options = { size: 96, max: 3, overlap: 0.5, ring: 'tomato' };
      const seeds = ['Rumi', 'Grace', 'Alan', 'Mae', 'Tim'];
      await expectSoon(page, '.team-group', print(createGroup(seeds, options)));
      await readQuery(page, '?team=Grace%2C+Alan%2C+Mae%2C+Tim&overlap=0.5&max=3&ring=tomato');
      await page.reload();
      await expectSoon(page, '.team-group', print(createGroup(seeds, options)));
    });

    itSlow('accepts lists from mail programs and tables, and an empty list leaves only the seed', async () => {
      const { page } = await site.visit('/', CLIPBOARD);
      const field = page.locator('#team');
      const strangers = await field.inputValue();
      const [ada, bob] = ['ada@example.org', 'bob@example.org'].map(seedFromEmail);
      await page.locator('#team').fill('Grace; ada@example.org; bob@example.org');
      await readQuery(page, `?team=Grace%2C${ada}%2C${bob}`);
      await expect.poll(() => page.locator('.team [role=status]').textContent()).toContain('hashed');
      expect((await page.content()).toLowerCase()).not.toContain('example.org');
      await page.evaluate(() => navigator.clipboard.writeText('bob@example.org\nada@example.org'));
      await page.locator('#team').press('ControlOrMeta+A');
      await page.locator('#team').press('ControlOrMeta+V');
      await readQuery(page, `?team=${bob}%2C${ada}`);
      await page.locator('#team').fill('Grace; Alan');
      await readQuery(page, '?team=Grace%2C+Alan');
      await expect.poll(() => page.locator('.team [role=status]').textContent()).toBe('');
      await field.fill('');
      const alone = print(createGroup(['Rumi'], { size: 96 }));
      await expectSoon(page, '.team-group', alone);
      await readQuery(page, '?team=');
      await page.reload();
      await expectSoon(page, '.team-group', alone);
      expect(await field.inputValue()).toBe('');
      await page.getByRole('button', { name: 'Start over' }).click();
      await readQuery(page, '');
      await expect.poll(() => field.inputValue()).toBe(strangers);
    });
  });

  itSlow('is saved as a PNG of the chosen size', async () => {
    const { page } = await site.visit('/');
    const edges = await page
      .locator('.split option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
    for (const edge of ['512', edges.at(-1) ?? '']) {
      await page.locator('.split select').selectOption(edge);
      const { name, bytes } = await saveFile(page, 'Save PNG');
      expect([name, String(bytes.readUInt32BE(16))]).toEqual(['Rumi.png', edge]);
    }
  });

  describe('the code', () => {
    it('is copied, and has tabs with keyboard support', async () => {
      const { page } = await site.visit('/', CLIPBOARD);
      const button = page.locator('#get-code .actions button');
      const { width } = (await button.boundingBox()) ?? {};
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Copied');
      // Its neighbours stay where they are.
      expect((await button.boundingBox())?.width).toBe(width);
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('Code copied');
      const copied = await readClipboard(page);
      expect(copied).toBe(await page.locator('#code code').textContent());
      await expect.poll(() => button.textContent()).toBe('Copy code');
      await page.getByRole('tab', { name: 'HTML' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.locator('[aria-selected=true]').textContent()).toBe('JavaScript');
      await expect.poll(() => page.locator('#code code').textContent()).toContain("createAvatar('Rumi')");
      expect(await page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('tab-esm');
      await page.keyboard.press('End');
      await expect.poll(() => page.locator('#code code').textContent()).toContain('/group?seeds=Rumi,Grace');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await readQuery(page, '?code=team');
    });

    itSlow('begins with the address of the service that has sent the page', async () => {
      const { port } = await serve({ siteFolder: SITE });
      const service = `http://127.0.0.1:${port}`;
      const body = await (await fetch(service)).text();
      const { page } = await site.visit('/privacy', {}, (opened) =>
        opened.route(
          ({ pathname }) => pathname === '/',
          (route) => route.fulfill({ contentType: 'text/html', body }),
        ),
      );
      for (const tab of ['html', 'element', 'curl', 'team']) {
        await page.goto(`${site.origin}/?code=${tab}`);
        await expect
          .poll(async () => /https?:[^"' ]+/.exec((await page.locator('#code code').textContent()) ?? '')?.[0])
          .toContain(`${service}/`);
      }
    });

    itSlow('handles keys and clicks from before its script has loaded', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const { page } = await site.visit('/', {}, (opened) =>
        opened.route('**/assets/samples-*.js', async (route) => {
          await held;
          await route.continue();
        }),
      );
      await page.getByRole('tab', { name: 'HTML' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      release();
      await expect.poll(() => page.locator('[aria-selected=true]').textContent()).toBe('JavaScript');
    });
  });
});
