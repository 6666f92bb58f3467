// Reads and drives the builder in a page.
import { renderAvatar, type AvatarSpec, type Slot } from 'navii';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { readOptionId } from '../../../lib/choose/owners.js';
import { readState } from '../../../site/builder/mascot.js';
import { applyRules, pickSlot } from '../../../site/builder/rules.js';
import { nameId, PANELS } from '../../../site/builder/slots.js';
import { FIRST, type BuilderState } from '../../../site/builder/state.js';
import { print } from '../shots.js';

/** Draws a mascot as a still picture of the builder shows it. */
export function drawStill(spec: AvatarSpec): string {
  return print(renderAvatar(applyRules({ spec, forced: [] })));
}

/** Returns the drawing inside an element. */
export function readDrawing(place: Locator): Promise<string> {
  return place.locator('svg').evaluate((svg) => svg.outerHTML);
}

/** Expects a mascot in the pictures. Visible pictures follow each choice at once, the others a moment later. */
export async function expectSpec(page: Page, spec: AvatarSpec): Promise<void> {
  await expect.poll(() => readDrawing(page.locator('.stills .light .s96'))).toBe(drawStill(spec));
}

/** Reads the state of the builder from the address. */
export function readAddress(page: Page): BuilderState {
  return readState(new URL(page.url()).search);
}

/** Waits until the address holds the expected state. The builder writes it after a short delay. */
export async function expectAddress(page: Page, state: Partial<BuilderState>): Promise<void> {
  await expect.poll(() => readAddress(page)).toMatchObject(state);
}

/** Opens the tray of a tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  // The accessible name contains the mark of an empty tray.
  await page.getByRole('tab', { name: new RegExp(`^${name}(?: \\(needs a pack\\))?$`) }).click();
}

/** Slots whose pictures show only the face. */
const FACE: ReadonlySet<Slot> = new Set([
  ...(PANELS.find(({ id }) => id === 'eyes')?.slots ?? []),
  'brows',
  'mouth',
  'cheeks',
] as const);

/** Picks the last option of each slot, and expects it in its picture, in the preview, in the address and after a reload. */
export async function pickAll(page: Page, slots: readonly Slot[]): Promise<void> {
  let { spec } = FIRST;
  for (const slot of slots) {
    await openTab(page, PANELS.find((panel) => panel.slots.includes(slot))?.name ?? '');
    const tray = page.locator(`.options.${slot}`);
    const option = tray.locator('input:enabled:not(:checked)').last();
    if ((await option.count()) === 0) continue;
    const value = await option.inputValue();
    const id = readOptionId(slot, value, catalogue) ?? expect.fail(`${slot} has no ${value}`);
    if (slot !== 'palette' && !FACE.has(slot)) {
      const picture = tray.locator(`input[value="${value}"] + .pic`);
      await expect.poll(() => readDrawing(picture)).toBe(drawStill({ ...spec, [slot]: id }));
    }
    await option.check();
    ({ spec } = pickSlot({ spec, forced: [] }, slot, id));
    await expectSpec(page, spec);
    expect(await page.locator(`#name-${slot} + .current`).textContent()).toBe(nameId(id));
    await expectAddress(page, { spec });
  }
  await page.reload();
  await expectSpec(page, spec);
}

/** Returns the button of the search. */
export const SEARCH = '.search-form .button:not(.plain)';

/** Returns the seeds that a search has found. */
export function listSeeds(page: Page): Promise<string[]> {
  return page.locator('.seed').evaluateAll((all) => all.map((button) => button.textContent));
}

/** Returns the text of the search's estimate or progress. */
export function readText(page: Page, name: 'estimate' | 'progress'): Promise<string | null> {
  return page.locator(`.search-form .${name}`).textContent();
}
