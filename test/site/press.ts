// Keys, where a visitor without a mouse would press them.
import type { Page } from 'playwright';

/** The Tab key, there or back. */
export type Tab = 'Tab' | 'Shift+Tab';

/** Presses Tab as often as there are keys: no press waits until the one before it is answered, which takes most of its time. */
export async function pressTabs(page: Page, keys: readonly Tab[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const event = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const presses = keys.flatMap((key) =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { ...event, type, modifiers: key === 'Tab' ? 0 : 8 }),
    ),
  );
  await Promise.all(presses);
  await session.detach();
}

type Watched = typeof globalThis & { arrive?: () => boolean };

/** Lets Tab lead no further than to what a selector means: no key that is on its way then reaches the page. */
function holdFocus(selector: string): void {
  let isThere = false;
  const hold = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    if (isThere) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'keyup') isThere = document.activeElement?.matches(selector) ?? false;
  };
  for (const type of ['keydown', 'keyup'] as const) addEventListener(type, hold, true);
  (globalThis as Watched).arrive = () => {
    for (const type of ['keydown', 'keyup'] as const) removeEventListener(type, hold, true);
    return isThere;
  };
}

const BATCH = 30;

/**
 * Presses Tab until the focus is on what a selector means.
 *
 * @throws {Error} when the focus does not get there
 */
export async function tabTo(page: Page, selector: string, key: Tab = 'Tab'): Promise<void> {
  for (let i = 0; i < 300; i += BATCH) {
    await page.evaluate(holdFocus, selector);
    await pressTabs(
      page,
      Array.from({ length: BATCH }, () => key),
    );
    if (await page.evaluate(() => (globalThis as Watched).arrive?.())) return;
  }
  throw new Error(`the focus never comes to ${selector}`);
}

/** Types over what a field holds. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
