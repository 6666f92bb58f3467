// The builder as it stands in the page: what it shows, and what its address says.
import { renderAvatar, type AvatarSpec } from 'navii';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { applyRules } from '../../../site/builder/rules.js';
import { readState } from '../../../site/builder/state-address.js';
import { type State } from '../../../site/builder/state.js';
import { print } from '../shots.js';

/** Draws what a still picture of the builder shows. */
export function drawStill(spec: AvatarSpec): string {
  return print(renderAvatar(applyRules({ spec, forced: [] })));
}

/** Expects a mascot in the pictures: those in sight follow each choice at once, the others a moment later. */
export async function expectSpec(page: Page, spec: AvatarSpec): Promise<void> {
  await expect.poll(() => page.locator('.stills .light [data-still="96"]').innerHTML()).toBe(drawStill(spec));
}

/** What the address says. */
export function readAddress(page: Page): State {
  return readState(new URL(page.url()).search);
}

/** Waits until the address says what is expected of it: it follows a moment later. */
export async function expectAddress(page: Page, state: Partial<State>): Promise<void> {
  await expect.poll(() => readAddress(page)).toMatchObject(state);
}

/** Opens the tray of a tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  // The mark of an empty tray is part of the name.
  await page.getByRole('tab', { name: new RegExp(`^${name}(?: \\(needs a pack\\))?$`) }).click();
}

/** The button of the search. */
export const SEARCH = '[data-search]';

/** The seeds that a search has found. */
export function listSeeds(page: Page): Promise<string[]> {
  return page.locator('[data-copy-seed]').evaluateAll((all) => all.map((button) => button.textContent));
}

/** What stands at a place of the page. */
export function readText(page: Page, name: string): Promise<string | null> {
  return page.locator(`[data-${name}]`).textContent();
}
