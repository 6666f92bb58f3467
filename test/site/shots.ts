// The pictures of the playground, as the page shows them and as the engine draws them.
import { createAvatar, MOTION_CSS, type AvatarOptions } from 'navii';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Returns the SVG inside an element of the page, as the browser serializes it. */
export function readShot(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate(async (element) => {
    await (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
    return element.shadowRoot?.querySelector('svg')?.outerHTML ?? '';
  });
}

/** Selects the largest preview. */
export const LARGE = '.light .s256 .preview';

/** Expects a drawing in an element that was out of sight. Visible elements are drawn at once, others a moment later. */
export async function expectSoon(page: Page, selector: string, drawing: string): Promise<void> {
  await expect.poll(() => readShot(page, selector)).toBe(drawing);
}

/** Opens the options, which are made then. */
export async function showOptions(page: Page): Promise<void> {
  await page.locator('.options summary').click();
  await page.locator('.controls .column:nth-child(3)').waitFor();
}

/** Opens the options of the front page, for checks of everything on it. */
export async function makeAll(page: Page): Promise<void> {
  await showOptions(page);
  // The Tab key starts at the top again, not at the click.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Serializes a drawing as browsers do: empty elements have an end tag, and the motion's stylesheet is left out. */
export function print(svg: string): string {
  return svg.replace(`<style>${MOTION_CSS}</style>`, '').replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
}

/** Draws the mascot of the largest preview. */
export function draw(seed: string, options: AvatarOptions = {}): string {
  return print(createAvatar(seed, { ...options, size: 256 }));
}

/** Waits for a query in the address. */
export async function readQuery(page: Page, query: string): Promise<void> {
  await page.waitForFunction((wanted) => location.search === wanted, query);
}
