// Opens a page of a framework in Chromium, and reads it.
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { describeChromium } from '../browsers/chromium.js';
import { readShown, type Shown } from '../components/read-shown.js';
import { closePage, collectTroubles, openPage } from '../page.js';
import type { ExpectedPage } from './shared/expected.js';

const ELEMENTS = 'main navii-avatar, main navii-group';

/** An open page. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, exceptions, and violations of the page's policy. */
  readonly troubles: string[];
}

/** Runs in a page before its own scripts: records removed elements and violations of the policy. */
function watch(): void {
  const gone: string[] = [];
  const refused: string[] = [];
  Object.assign(globalThis, { gone, refused });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) => {
    refused.push(`${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
  });
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) {
        if (!(node instanceof Element)) continue;
        for (const element of [node, ...node.querySelectorAll('*')]) {
          if (element.localName.startsWith('navii-')) gone.push(element.id);
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Opens a page and waits until its framework has hydrated it. The page is closed when the test ends.
 *
 * @param prepare - is called with the page before it is loaded
 */
export async function visit(address: string, prepare?: (page: Page) => Promise<void>): Promise<Visit> {
  const { origin } = new URL(address);
  const page = await openPage({}, async (fresh) => {
    await fresh.addInitScript(watch);
    // Browsers request an icon by themselves.
    await fresh.route(`${origin}/favicon.ico`, (route) => route.fulfill({ status: 204 }));
    await prepare?.(fresh);
  });
  onTestFinished(() => closePage(page, origin));
  const troubles = collectTroubles(page);
  await page.goto(address);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 60_000 }).catch((error: Error) => {
    throw new Error(`the page was not hydrated: ${troubles.join('; ')}`, { cause: error });
  });
  return { page, troubles };
}

/** Reads the removed elements and the violations of the policy since the page began to load. */
export async function readRecords(page: Page): Promise<{ gone: string[]; refused: string[] }> {
  // Violations are reported in a separate task.
  return await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { gone, refused } = globalThis as unknown as { gone: string[]; refused: string[] };
    return { gone, refused };
  });
}

/** Waits until exactly the expected elements are in the page, with the expected drawings. */
export async function expectShown(page: Page, expected: ExpectedPage): Promise<void> {
  const wanted = Object.entries(expected).map(([id, { svg }]) => ({ id, svg }));
  await expect.poll(() => readShown(page.locator(ELEMENTS)), { interval: 20 }).toEqual(wanted);
}

/** Expects one image in the accessibility tree for each element with a name, and no other image. */
export async function expectNamed(page: Page, expected: ExpectedPage): Promise<void> {
  const names = Object.values(expected).flatMap(({ name }) => name ?? []);
  const browser = describeChromium(page);
  await expect.poll(() => browser.countImages()).toBe(names.length);
  for (const name of names)
    expect(await browser.countImages(name)).toBe(names.filter((other) => other === name).length);
}

/** Reads the attributes of all elements of a page without scripts, by their ids. Leaves out `data-` attributes of frameworks. */
export async function readWithoutScripts(address: string): Promise<Record<string, Record<string, string>>> {
  const page = await openPage({ javaScriptEnabled: false });
  onTestFinished(() => closePage(page, new URL(address).origin));
  await page.goto(address);
  return await page.locator(ELEMENTS).evaluateAll((all) => {
    const read = ({ attributes }: Element): Record<string, string> =>
      Object.fromEntries(
        Array.from(attributes, ({ name, value }) => [name, value] as const).filter(
          ([name]) => !name.startsWith('data-'),
        ),
      );
    return Object.fromEntries(all.map((element) => [element.id, read(element)]));
  });
}

/** Reads the content of each drawing of a page without scripts, and of the expected drawings, as the page prints them. */
export async function readDrawn(
  address: string,
  wanted: readonly string[],
): Promise<Record<'found' | 'wanted', string[]>> {
  const page = await openPage({ javaScriptEnabled: false });
  onTestFinished(() => closePage(page, new URL(address).origin));
  await page.goto(address);
  return await page.evaluate((svgs) => {
    const read = (root: ParentNode): string[] =>
      Array.from(root.querySelectorAll('main > svg'), ({ innerHTML }) => innerHTML);
    const other = new DOMParser().parseFromString(`<main>${svgs.join('')}</main>`, 'text/html');
    return { found: read(document), wanted: read(other) };
  }, wanted);
}

/** Reads the drawings of copies of each element: a clone, and a copy that the parser makes from its markup. */
export async function readCopies(page: Page): Promise<Shown[]> {
  await page.locator(ELEMENTS).evaluateAll((all) => {
    const copies = document.createElement('aside');
    copies.append(...all.map((element) => element.cloneNode(true)));
    copies.insertAdjacentHTML('beforeend', all.map(({ outerHTML }) => outerHTML).join(''));
    document.body.append(copies);
  });
  const copies = page.locator('aside > *');
  const shown = await readShown(copies);
  await page.locator('aside').evaluate((aside) => aside.remove());
  return shown;
}
