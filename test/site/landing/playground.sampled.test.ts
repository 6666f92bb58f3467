// Tests the playground as a visitor uses it: options, code and files.
import type { AvatarOptions } from 'navii';
import { AVATAR_OPTIONS } from 'navii/options';
import { describe, expect, it } from 'vitest';
import { codeMascot, SNIPPETS } from '../../../site/landing/snippets.js';
import { writeState } from '../../../site/landing/state.js';
import { findSnippet } from '../../../site/shared/snippets.js';
import { itSlow } from '../../sample.js';
import { serve, SITE } from '../../server/serve.js';
import { CLIPBOARD, readClipboard, saveFile, useSite } from '../browse.js';
import { draw, expectSoon, LARGE, readQuery, showOptions } from '../shots.js';

describe('the playground', () => {
  const site = useSite();

  it('covers no button with its previews', async () => {
    const { page } = await site.visit('/');
    await page.setViewportSize({ width: 1440, height: 900 });
    const top = await page.locator('.save-actions button').evaluateAll(([button]) => {
      scrollBy({ top: (button as Element).getBoundingClientRect().top - 100, behavior: 'instant' });
      const { x, y } = (button as Element).getBoundingClientRect();
      return document.elementFromPoint(x + 20, y + 20)?.textContent;
    });
    expect(top).toBe('Copy code');
  });

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
        expect(await field.locator('.hint').last().textContent()).toBe(doc.replaceAll('`', ''));
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
      await expectSoon(page, LARGE, draw('Remi', { ...changed, title: undefined } as AvatarOptions));
      await readQuery(page, `?${writeState(changed)}`);
      const code = findSnippet(SNIPPETS, 'react').write(codeMascot(changed), site.origin);
      await expect.poll(() => page.locator('#code code').textContent()).toBe(code);
    });

    itSlow('pick several values, and keep those of an address', async () => {
      const { page } = await site.visit('/?mood=wink,happy&parts=topper:crown|none');
      const options = { mood: 'happy,wink', parts: 'topper:crown|none' } as const;
      await expectSoon(page, LARGE, draw('Remi', options));
      await showOptions(page);
      expect(await page.locator('[name=mood]:checked').count()).toBe(2);
      const several = page.locator('.field-palette').getByRole('checkbox', { name: 'Pick several' });
      await page.locator('[name=palette][value=mint]').check();
      await several.check();
      await page.locator('[name=palette][value=teal]').check();
      await readQuery(page, '?palette=mint%2Cteal&mood=happy%2Cwink&parts=topper%3Acrown%7Cnone');
      await expectSoon(page, LARGE, draw('Remi', { ...options, palette: 'mint,teal' }));
      await several.uncheck();
      await readQuery(page, '?palette=mint&mood=happy%2Cwink&parts=topper%3Acrown%7Cnone');
      await page.locator('[name=palette][value=teal]').check();
      await expectSoon(page, LARGE, draw('Remi', { ...options, palette: 'teal' }));
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
      expect([name, String(bytes.readUInt32BE(16))]).toEqual(['Remi.png', edge]);
    }
  });

  describe('the code', () => {
    it('is copied, and has tabs with keyboard support', async () => {
      const { page } = await site.visit('/', CLIPBOARD);
      const button = page.locator('#get-code .copy');
      const { width } = (await button.boundingBox()) ?? {};
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Copied');
      // Its neighbours stay where they are.
      expect((await button.boundingBox())?.width).toBe(width);
      await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('React code copied');
      const copied = await readClipboard(page);
      expect(copied).toBe(await page.locator('#code code').textContent());
      await expect.poll(() => button.textContent()).toBe('Copy');
      await page.getByRole('tab', { name: 'React' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.locator('[aria-selected=true]').textContent()).toBe('HTML');
      await expect.poll(() => page.locator('#code code').textContent()).toContain('<navii-avatar seed="Remi">');
      expect(await page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('tab-html');
      await page.keyboard.press('End');
      await expect.poll(() => page.locator('#code code').textContent()).toBe('npx navii Remi > avatar.svg');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await readQuery(page, '?code=cli');
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
      for (const tab of ['html', 'url']) {
        await page.goto(`${site.origin}/?code=${tab}`);
        await expect
          .poll(async () => /https?:[^"' ]+/.exec((await page.locator('#code code').textContent()) ?? '')?.[0])
          .toContain(`${service}/`);
      }
    });
  });

  it('says what is wrong beside a field, and names what works', async () => {
    const { page } = await site.visit('/');
    await showOptions(page);
    const { max } = AVATAR_OPTIONS.variant;
    const cases = [
      ['tileBg', 'tomatto', '“tomatto” is ignored. Takes a CSS colour or auto. Try tomato.'],
      ['colors', 'red', '“red” is ignored. Takes 1–3 hex colours, separated by commas. Try #2bb5a8.'],
      ['variant', '70000', `70000 counts as ${max}.`],
      ['parts', 'topper:crwn', 'Try topper:crown.'],
    ] as const;
    for (const [name, text, message] of cases) {
      const field = page.locator(`#c-${name}`);
      await field.fill(text);
      await expect.poll(() => page.locator(`#f-${name}`).textContent()).toContain(message);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await field.getAttribute('aria-describedby')).toContain(`f-${name}`);
      await field.fill('');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
      expect(await page.locator(`#f-${name}`).textContent()).toBe('');
    }
  });
});
