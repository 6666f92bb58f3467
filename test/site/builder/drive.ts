// The builder as it stands in the page: what it shows, and what its address says.
import { renderAvatar, type AvatarSpec } from 'navii';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { readState } from '../../../site/builder/mascot.js';
import { applyRules } from '../../../site/builder/rules.js';
import { type BuilderState } from '../../../site/builder/state.js';
import { print } from '../shots.js';

/** Draws what a still picture of the builder shows. */
export function drawStill(spec: AvatarSpec): string {
  return print(renderAvatar(applyRules({ spec, forced: [] })));
}

/** The drawing that stands at a place. */
export function readDrawing(place: Locator): Promise<string> {
  return place.locator('svg').evaluate((svg) => svg.outerHTML);
}

/** Expects a mascot in the pictures: those in sight follow each choice at once, the others a moment later. */
export async function expectSpec(page: Page, spec: AvatarSpec): Promise<void> {
  await expect.poll(() => readDrawing(page.locator('.stills .light .s96'))).toBe(drawStill(spec));
}

/** What the address says. */
export function readAddress(page: Page): BuilderState {
  return readState(new URL(page.url()).search);
}

/** Waits until the address says what is expected of it: it follows a moment later. */
export async function expectAddress(page: Page, state: Partial<BuilderState>): Promise<void> {
  await expect.poll(() => readAddress(page)).toMatchObject(state);
}

/** Opens the tray of a tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  // The mark of an empty tray is part of the name.
  await page.getByRole('tab', { name: new RegExp(`^${name}(?: \\(needs a pack\\))?$`) }).click();
}

/** The button of the search. */
export const SEARCH = '.search-form .button:not(.plain)';

/** The seeds that a search has found. */
export function listSeeds(page: Page): Promise<string[]> {
  return page.locator('.seed').evaluateAll((all) => all.map((button) => button.textContent));
}

/** What the search says. */
export function readText(page: Page, name: 'estimate' | 'progress'): Promise<string | null> {
  return page.locator(`.search-form .${name}`).textContent();
}
