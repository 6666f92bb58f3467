// Presses keys as a visitor without a mouse does.
import type { Page } from 'playwright';

/** The Tab key, forwards or backwards. */
export type Tab = 'Tab' | 'Shift+Tab';

/** Presses Tab several times. No press waits for the response to the one before, because that wait takes most of the time. */
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

/** Keeps the focus on the first element that matches a selector: it cancels Tab presses that are still on their way. */
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
 * Presses Tab until the focused element matches a selector.
 *
 * @throws {Error} when the focus reaches no such element
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
  throw new Error(`the focus never reaches ${selector}`);
}

/** Replaces the text of a field by typing. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
