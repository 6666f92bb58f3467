// Reads and drives the builder in a page.
import { createAvatar, type AvatarOptions, type Slot } from 'navii';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { nameSlot } from '../../../site/builder/slots.js';
import { readState, type BuilderState } from '../../../site/builder/state.js';
import { print } from '../shots.js';

/** Returns the drawing inside an element. */
export function readDrawing(place: Locator): Promise<string> {
  return place.locator('svg').evaluate((svg) => svg.outerHTML);
}

/** Expects a mascot in the picker and in the pictures. Visible pictures follow each choice at once, the others a moment later. */
export async function expectMascot(page: Page, seed: string, options: AvatarOptions = {}): Promise<void> {
  const still = { ...options, title: undefined, animated: false };
  await expect
    .poll(() => readDrawing(page.locator('.stills .light .s96')))
    .toBe(print(createAvatar(seed, { ...still, size: 96 })));
  expect(await readDrawing(page.locator('navii-picker [part=preview]'))).toBe(
    print(createAvatar(seed, { ...still, size: 256 })),
  );
}

/** Reads the state of the builder from the address. */
export function readAddress(page: Page): BuilderState {
  return readState(new URL(page.url()).search);
}

/** Waits until the address holds the expected state. The builder writes it after a short delay. */
export async function expectAddress(page: Page, state: Partial<BuilderState>): Promise<void> {
  await expect.poll(() => readAddress(page)).toMatchObject(state);
}

/** Chooses an id for a slot. */
export async function choose(page: Page, slot: Slot, id: string): Promise<void> {
  await page.getByRole('tab', { name: nameSlot(slot).toLowerCase(), exact: true }).click();
  await page.locator(`input[name=${slot}][value="${id}"]`).check();
}

/** Returns the button of the search. */
export const SEARCH = '.search-form .button:first-child';

/** Returns the seeds that a search has found. */
export function listSeeds(page: Page): Promise<string[]> {
  return page.locator('.seed').evaluateAll((all) => all.map((button) => button.textContent));
}

/** Returns the text of the search's estimate or progress. */
export function readText(page: Page, name: 'estimate' | 'progress'): Promise<string | null> {
  return page.locator(`.search-form .${name}`).textContent();
}
