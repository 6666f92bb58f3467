// Writes the code of the playground, and shows it. playground.test.ts proves that visitors copy the same.
import { createAvatar, MOTION_CSS, createGroup } from 'navii';
import type { Page } from 'playwright';
import { SNIPPETS } from '../../../site/landing/snippets.js';
import { readState } from '../../../site/landing/state.js';
import { findSnippet } from '../../../site/shared/snippets.js';
import { listImageNames } from '../../browsers/chromium.js';
import { readShown } from '../../components/read-shown.js';
import { type Site, type Visit } from '../browse.js';
import { addressOf, type Case } from './cases.js';

/** A state and its code. */
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

/** Opens a page of the site, and returns a function that replaces its body and its script. */
export async function emptyPage(
  site: Site,
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
      await page.goto(`${site.origin}/sample`, { waitUntil: 'load' });
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
