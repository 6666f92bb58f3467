// Tests the builder with the keyboard alone.
import { describe, expect, it } from 'vitest';
import { readState } from '../../../site/builder/mascot.js';
import { setSlot } from '../../../site/builder/rules.js';
import { FIRST } from '../../../site/builder/state.js';
import { CLIPBOARD, readClipboard, useSite } from '../browse.js';
import { tabTo, typeOver } from '../press.js';
import { measureShift } from '../walk.js';
import { SEARCH } from './drive.js';

describe('the builder', () => {
  const site = useSite();

  it('builds and rolls a mascot, keeps slots, and undoes steps', async () => {
    const { page, troubles } = await site.visit('/builder');
    const readSpec = () => readState(new URL(page.url()).search).spec;
    await tabTo(page, '.part-tabs [role=tab]');
    const tabs = page.locator('.part-tabs [aria-selected=true]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await tabs.textContent()).toBe('Eyes');
    await tabTo(page, '[aria-label="Keep eyes"]');
    await page.keyboard.press('Space');
    expect(await page.locator(':focus').getAttribute('aria-pressed')).toBe('true');
    await tabTo(page, 'input[name=eyes]');
    await page.keyboard.press('End');
    const last = await page.locator(':focus').inputValue();
    await page.keyboard.press('Home');
    const home = await page.locator(':focus').inputValue();
    await page.keyboard.press('ArrowRight');
    const eyes = await page.locator(':focus').inputValue();
    expect(new Set([last, home, eyes]).size).toBe(3);
    const picked = setSlot(FIRST.spec, 'eyes', eyes);
    await expect.poll(readSpec).toEqual(picked);
    await tabTo(page, '.summary .button:not(.plain)', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(readSpec).not.toEqual(picked);
    expect(readSpec().eyes).toBe(eyes);
    await tabTo(page, '[aria-label=Undo]', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(readSpec).toEqual(picked);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(readSpec).not.toEqual(picked);
    await page.keyboard.press('Control+z');
    await expect.poll(readSpec).toEqual(picked);
    await tabTo(page, '#name');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect.poll(() => readState(new URL(page.url()).search)).toMatchObject({ name: 'Ada', spec: picked });
    await tabTo(page, '.name-form button');
    await page.keyboard.press('Enter');
    await expect.poll(readSpec).not.toEqual(picked);
    expect(readState(new URL(page.url()).search).name).toBe('Ada');
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(troubles).toEqual([]);
  });

  it('searches for seeds and finds them', async () => {
    const { page, troubles } = await site.visit('/builder?match=topper', CLIPBOARD);
    await tabTo(page, 'input[name=match]');
    await page.keyboard.press('Space');
    await tabTo(page, 'input[name=prefix]');
    await typeOver(page, 'team-');
    await tabTo(page, SEARCH);
    await page.keyboard.press('Enter');
    await page.locator('.finds a').first().waitFor();
    await tabTo(page, '.finds .seed');
    const seed = (await page.locator(':focus').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect.poll(() => readClipboard(page)).toBe(seed);
    expect(seed).toMatch(/^team-\d+$/);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
    expect(troubles).toEqual([]);
  });

  it("leaves the browser's own keys to the browser", async () => {
    const { page } = await site.visit('/builder');
    // The events are dispatched, not pressed, because the browser would act on them.
    const handled = await page.evaluate(() => {
      const isHandled = (selector: string, key: string, held: KeyboardEventInit): boolean => {
        const element = document.querySelector<HTMLElement>(selector);
        element?.focus();
        return (
          element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })) ===
          false
        );
      };
      const tab = '.part-tabs [aria-selected=true]';
      const option = '[role=radiogroup] [name=body]:checked';
      const keys = [
        [tab, 'ArrowLeft'],
        [tab, 'End'],
        [option, 'Home'],
        [option, 'End'],
      ] as const;
      return [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, {}].map((held) =>
        keys.filter(([selector, key]) => isHandled(selector, key, held)).map(([, key]) => key),
      );
    });
    expect(handled).toEqual([[], [], [], ['ArrowLeft', 'End', 'Home', 'End']]);
  });

  it.each([
    ['with its script', /none/],
    ['before its script is there', /assets\/.*\.js$/],
  ])('sends no name, %s', async (_, late) => {
    const { page } = await site.visit('/builder', {}, (tab) => tab.route(late, (route) => route.abort()));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    });
    await page.locator('#name').fill('ada@example.org');
    await page.locator('#name').press('Enter');
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL('**/privacy');
    expect(asked).toEqual(['/privacy']);
  });
});
