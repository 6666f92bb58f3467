// Copies the code of the playground as a visitor does: open the address of a state, choose a tab, press the button, read the
// clipboard.
import { createAvatar, MOTION_CSS, createGroup } from 'navii';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { SNIPPETS } from '../../../site/landing/snippets.js';
import { readState } from '../../../site/landing/state.js';
import { findSnippet } from '../../../site/shared/snippets.js';
import { listImageNames } from '../../browsers/chromium.js';
import { readShown } from '../../components/read-shown.js';
import { CLIPBOARD, type Site, type Visit, waitForView } from '../browse.js';
import { addressOf, CASES, type Case } from './cases.js';

/** A state and its copied code. */
export interface CopiedCode {
  readonly state: Case;
  readonly code: string;
}

/** Writes the code of a tab for a state, as the page does. */
export function writeSnippet(tab: string, state: Case, origin: string): string {
  const { search } = new URL(addressOf(state), origin);
  // A typed seed is not in the address.
  const seed = state.typed === undefined ? {} : { seed: state.seed };
  return findSnippet(SNIPPETS, tab).write({ ...readState(search), ...seed }, origin);
}

/** Chooses each tab in turn, presses its copy button, and returns the copied texts. */
function copyTabs(page: Page, tabs: readonly string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const button = document.querySelector<HTMLElement>('#get-code .actions button');
    const read = () => button?.textContent;
    const codes: string[] = [];
    for (const name of names) {
      document.getElementById(`tab-${name}`)?.click();
      button?.click();
      while (read() === 'Copy code') await new Promise(requestAnimationFrame);
      if (read() !== 'Copied') throw new Error(`${name}: the button says ${read()}`);
      codes.push(await navigator.clipboard.readText());
      // The button gets its label back after a moment. The next tab need not wait for it.
      if (button) button.textContent = 'Copy code';
    }
    return codes;
  }, tabs);
}

/**
 * Opens the playground in each state and copies the code of some tabs.
 *
 * @param prepare - is called with the page before the first state is opened
 */
export async function copySnippets(
  site: Site,
  tabs: readonly string[],
  states: readonly Case[] = CASES,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<ReadonlyMap<string, readonly CopiedCode[]>> {
  const { page, troubles } = await site.visit('/privacy', CLIPBOARD);
  await prepare(page);
  const copied = new Map<string, CopiedCode[]>(tabs.map((tab) => [tab, []]));
  for (const state of states) {
    await page.goto(site.origin + addressOf(state), { waitUntil: 'domcontentloaded' });
    if (state.typed !== undefined) await page.getByLabel('Seed or e-mail address').fill(state.typed);
    await waitForView(page, '#get-code');
    const codes = await copyTabs(page, tabs);
    for (const [index, code] of codes.entries()) {
      // A typed e-mail address must not appear in the code.
      if (state.typed !== undefined) expect(code).not.toMatch(/example|@/i);
      copied.get(tabs[index] ?? '')?.push({ state, code });
    }
  }
  expect(troubles).toEqual([]);
  return copied;
}

/** Opens a page of the site, or of another origin, and returns a function that replaces its body and its script. */
export async function emptyPage(
  site: Site,
  origin = site.origin,
): Promise<Visit & { show: (body: string, script?: string) => Promise<void> }> {
  const visit = await site.visit('/privacy');
  const { page } = visit;
  const shown = { body: '', script: '' };
  const head = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title>';
  await page.route('**/sample', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `${head}${shown.body}` }),
  );
  await page.route('**/sample.js', (route) => route.fulfill({ contentType: 'text/javascript', body: shown.script }));
  return {
    ...visit,
    async show(body, script = '') {
      Object.assign(shown, { body, script });
      await page.goto(`${origin}/sample`, { waitUntil: 'load' });
    },
  };
}

/** The name and the drawing of an element. */
export interface Shown {
  readonly name: string | null;
  /** The drawing, serialized as XML. */
  readonly drawing: string | undefined;
}

/** Reads all elements with a tag name in document order, once all of them have drawn. */
export async function readElements(page: Page, tag: string): Promise<Shown[]> {
  const shown = await readShown(page.locator(tag));
  const names = await listImageNames(page, tag);
  return shown.map(({ svg }, i) => ({ name: names[i] ?? null, drawing: svg }));
}

/** Removes the stylesheet of the motion from a drawing. The elements load that stylesheet in another way. */
export function bare(svg: string): string {
  return svg.replace(`<style>${MOTION_CSS}</style>`, '');
}

/** Returns the expected name and drawing of an element for a state. */
export function expectShown({ seed, options, alt }: Case): Shown {
  return { name: options.title === undefined ? null : alt, drawing: bare(createAvatar(seed, options)) };
}

/** Draws the team of a state. */
export function drawTeam({ seed, team, group }: Case): string {
  return createGroup([seed, ...team], group);
}

/** An image of a page. */
export interface Loaded {
  readonly source: string;
  readonly alt: string;
  readonly natural: readonly number[];
  readonly box: readonly number[];
}

/** Reads every image of the page, once it is loaded. */
export function readImages(page: Page): Promise<Loaded[]> {
  return page.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        await image.decode();
        const { currentSrc, alt, naturalWidth, naturalHeight, width, height } = image;
        return { source: currentSrc, alt, natural: [naturalWidth, naturalHeight], box: [width, height] };
      }),
    ),
  );
}
