// The pictures of the playground, as they stand in the page and as the engine draws them.
import { createAvatar, MOTION_CSS, type AvatarOptions } from 'navii';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The SVG inside an element of the page, as the browser writes it. */
export function readShot(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate(async (element) => {
    await (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
    return element.shadowRoot?.querySelector('svg')?.outerHTML ?? '';
  });
}

/** The largest preview. */
export const LARGE = '.light .s256 .preview';

/** Expects a drawing in an element that was out of sight: what is in sight is drawn at once, the rest a moment later. */
export async function expectSoon(page: Page, selector: string, drawing: string): Promise<void> {
  await expect.poll(() => readShot(page, selector)).toBe(drawing);
}

/** Prints a drawing as browsers do: empty elements have an end tag, and the page has the stylesheet of motion. */
export function print(svg: string): string {
  return svg.replace(`<style>${MOTION_CSS}</style>`, '').replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>');
}

/** Draws what the largest preview shows. */
export function draw(seed: string, options: AvatarOptions = {}): string {
  return print(createAvatar(seed, { ...options, size: 256 }));
}

/** Waits for a query in the address. */
export async function readQuery(page: Page, query: string): Promise<void> {
  await page.waitForFunction((wanted) => location.search === wanted, query);
}
