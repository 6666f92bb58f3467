// Code of the playground, taken as a visitor takes it: the state in the address, a tab, the button, the clipboard.
import { createAvatar, MOTION_CSS, renderGroup } from 'navii';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findSnippet } from '../../../site/landing/snippets.js';
import { readState } from '../../../site/landing/state.js';
import { listImageNames } from '../../browsers/chromium.js';
import { readShown } from '../../components/read-shown.js';
import { waitForView, type Site, type Visit } from '../browse.js';
import { addressOf, CASES, type Case } from './cases.js';

/** A state and the code that was copied for it. */
export interface Taken {
  readonly state: Case;
  readonly code: string;
}

/** Writes the code of a tab for a state, as the page does. */
export function writeSnippet(tab: string, state: Case, origin: string): string {
  const { search } = new URL(addressOf(state), origin);
  // A seed that is typed is not in the address.
  const seed = state.typed === undefined ? {} : { seed: state.seed };
  return findSnippet(tab).write({ ...readState(search), ...seed }, origin);
}

const HAND = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Chooses one tab after the other, presses the button at each and reads what came of it. */
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
      // Its own name is back after a moment; the next tab need not wait for that.
      if (button) button.textContent = 'Copy code';
    }
    return codes;
  }, tabs);
}

/**
 * Opens the playground in each state and copies the code of some tabs.
 *
 * @param prepare - what is done to the page before
 */
export async function copySnippets(
  site: Site,
  tabs: readonly string[],
  states: readonly Case[] = CASES,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<ReadonlyMap<string, readonly Taken[]>> {
  const { page, troubles } = await site.visit('/privacy', HAND);
  await prepare(page);
  const taken = new Map<string, Taken[]>(tabs.map((tab) => [tab, []]));
  for (const state of states) {
    await page.goto(site.origin + addressOf(state), { waitUntil: 'domcontentloaded' });
    if (state.typed !== undefined) await page.getByLabel('Seed or e-mail address').fill(state.typed);
    await waitForView(page, '#get-code');
    const codes = await copyTabs(page, tabs);
    for (const [index, code] of codes.entries()) {
      // An address that was typed is nobody's business.
      if (state.typed !== undefined) expect(code).not.toMatch(/example|@/i);
      taken.get(tabs[index] ?? '')?.push({ state, code });
    }
  }
  expect(troubles).toEqual([]);
  return taken;
}

/** Gives a page of the site, or of another origin, another body, one after the other. */
export async function emptyPage(
  site: Site,
  origin = site.origin,
): Promise<Visit & { show: (body: string, script?: string) => Promise<void> }> {
  const visit = await site.visit('/privacy');
  const { page } = visit;
  const shown = { body: '', script: '' };
  const head = '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title>';
  await page.route('**/taken', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `${head}${shown.body}` }),
  );
  await page.route('**/taken.js', (route) => route.fulfill({ contentType: 'text/javascript', body: shown.script }));
  return {
    ...visit,
    async show(body, script = '') {
      Object.assign(shown, { body, script });
      await page.goto(`${origin}/taken`, { waitUntil: 'load' });
    },
  };
}

/** What an element shows. */
export interface Shown {
  readonly name: string | null;
  /** Its drawing, written as XML. */
  readonly drawing: string | undefined;
}

/** Every element of a kind, in the order of the page, once all of them have drawn. */
export async function readElements(page: Page, tag: string): Promise<Shown[]> {
  const shown = await readShown(page.locator(tag));
  const names = await listImageNames(page, tag);
  return shown.map(({ svg }, i) => ({ name: names[i] ?? null, drawing: svg }));
}

/** What the elements should show: they bring the stylesheet of the motion along by other means. */
export function bare(svg: string): string {
  return svg.replace(`<style>${MOTION_CSS}</style>`, '');
}

/** What an element should show of a state. */
export function expectShown({ seed, options, alt }: Case): Shown {
  return { name: options.title === undefined ? null : alt, drawing: bare(createAvatar(seed, options)) };
}

/** The team of a state, drawn. */
export function drawTeam({ seed, team, group }: Case): string {
  return renderGroup([seed, ...team], group);
}

/** An image of a page. */
export interface Loaded {
  readonly source: string;
  readonly alt: string;
  readonly natural: readonly number[];
  readonly box: readonly number[];
}

/** Every image of the page, loaded. */
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
