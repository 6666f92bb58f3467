// The keys that the builder handles, and those that it leaves to the browser. pages.sampled.test.ts walks through it.
import { describe, expect, it } from 'vitest';
import { useSite } from '../browse.js';

describe('the builder', () => {
  const site = useSite();

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
    const { page } = await site.visit('/builder', { allowed: /^failed: |ERR_FAILED/ }, (tab) =>
      tab.route(late, (route) => route.abort()),
    );
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
