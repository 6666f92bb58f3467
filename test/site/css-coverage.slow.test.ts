// Every selector of the style sheets matches an element of a page in one of its states.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PANELS } from '../../site/builder/slots.js';
import { root } from '../tools/root.js';
import { NOWHERE, PAGES, useSite } from './browse.js';
import { openTab, SEARCH } from './builder/drive.js';
import { Coverage, listTests } from './selectors.js';
import { showOptions } from './shots.js';
import { paste } from './team/paste.js';

const site = useSite('the service');

type Measure = () => Promise<void>;

async function openSearch(page: Page, measure: Measure): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const input = page.getByRole('combobox', { name: 'Search' });
  for (const query of ['crown', 'xyzzyqq']) {
    await input.fill(query);
    await page.locator(query === 'crown' ? '.search [aria-selected=true] img' : '.search-message').waitFor();
    await measure();
  }
}

async function findName(page: Page, measure: Measure): Promise<void> {
  await page.getByLabel('Hello, my name is').pressSequentially('Grace');
  await measure();
  await showOptions(page);
  for (const band of ['moods', 'palettes', 'packs']) {
    await page.locator(`#${band}`).scrollIntoViewIfNeeded();
    await page.locator(`#${band} navii-avatar`).first().waitFor();
  }
  await page.locator('label:has([name=animated])').click();
  await page.locator('#finder').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Another creature' }).click();
  await page.getByRole('button', { name: 'Find its name' }).click();
  await page.locator('.is-searching').waitFor();
  await measure();
  await page.getByRole('link', { name: /^Meet / }).waitFor();
}

async function build(page: Page, measure: Measure): Promise<void> {
  for (const { name } of PANELS) {
    await openTab(page, name);
    await measure();
  }
  await page.getByText('Animate the SVG').click();
  await page.locator(SEARCH).click();
  await measure();
  await page.locator('.seed').first().waitFor();
}

async function gather(page: Page, measure: Measure): Promise<void> {
  for (const tiles of ['small', 'large', 'medium']) {
    await page.getByRole('radio', { name: tiles, exact: true }).check();
    for (const count of [2, 12, 40, 160]) {
      await paste(page, Array.from({ length: count }, (_, index) => `Person ${index}`).join('\n'));
      await page.locator(`.team-grid[data-tiles=${tiles}] li:nth-child(${count}):last-child`).waitFor();
      await measure();
    }
  }
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Ada'], 'team.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.locator('.list').dispatchEvent('dragover', { dataTransfer });
}

function listNames(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}`).join(',');
}

async function embed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Embed' }).click();
  await page.locator('.embed .snippet').first().waitFor();
}

async function failToLoad(page: Page): Promise<void> {
  await page.route('**/search.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('alert').waitFor();
}

async function pressFirst(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click();
}

async function copyId(page: Page): Promise<void> {
  await pressFirst(page, '.id');
  await page.locator('.said:not(:empty)').waitFor();
}

async function openCodes(page: Page): Promise<void> {
  // A wide window shows both themes, and no switch.
  await page.locator('.dark-switch input').evaluate((input: HTMLInputElement) => (input.checked = true));
  for (const summary of await page.locator('summary').all()) await summary.click();
}

async function repeatRow(page: Page): Promise<void> {
  await page.getByLabel('Ids, names or e-mails').fill('Ada\nAda\nGrace');
  await page.locator('.hints li').waitFor();
  await page.locator('.near').first().waitFor();
}

/** For each page: the actions of a visitor, with a measurement after each important state. A last measurement follows. */
const USES: Readonly<Record<string, (page: Page, measure: Measure) => Promise<void>>> = {
  '/': findName,
  '/builder?packs=office,garden&keep=body': build,
  '/builder?parts=body:mug,topper:cat-ears&match=body,topper': (page) =>
    page.locator('.button[aria-disabled=true]').waitFor(),
  '/team': gather,
  '/team?names=Ada,Grace': embed,
  [`/team?names=${listNames(12)}`]: () => Promise.resolve(),
  [`/team?names=${listNames(40)}`]: () => Promise.resolve(),
  [`/team?names=${listNames(80)}`]: () => Promise.resolve(),
  '/app': openCodes,
  '/gallery': (page) => pressFirst(page, '.grid button'),
  '/twins': repeatRow,
  '/docs/parts': copyId,
  '/docs': openSearch,
  '/blog': failToLoad,
  '/@Ada': () => Promise.resolve(),
  '/@Ada?background=ring': () => Promise.resolve(),
  '/@Maximiliane%20Schmidt': () => Promise.resolve(),
  '/@Maximiliane%20Schmidt%20of%20the%20long%20and%20winding%20road': () => Promise.resolve(),
  [NOWHERE]: () => Promise.resolve(),
};

/** Selectors that match nothing on any page now, each with its reason. */
const KEPT: readonly string[] = [
  // A page with two releases, of which there is one now.
  '.release + .release',
  // The links to a team without JavaScript.
  'noscript:has(a) + #team',
  // The wall of a team before the script of its page has run.
  '[data-wall]:has(.wall-faces:empty) .top > *',
];

describe('style sheets', () => {
  it('have no selector without a match', async () => {
    const coverage = new Coverage();
    for (const path of PAGES) await coverage.record((await site.visit(path)).page);
    for (const [path, use] of Object.entries(USES)) {
      const { page } = await site.visit(path);
      const measure = () => coverage.record(page);
      await measure();
      await use(page, measure);
      await measure();
    }
    const phone = await site.visit('/docs', { viewport: { width: 390, height: 800 } });
    await phone.page
      .locator('.prose h2')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    await phone.page.locator('.contents [aria-current]').waitFor({ state: 'attached' });
    await coverage.record(phone.page);
    await phone.page.getByRole('button', { name: 'Menu' }).click();
    await coverage.record(phone.page);
    for (let theme = 0; theme < 3; theme += 1) {
      await phone.page.locator('[data-theme-toggle]').click();
      await coverage.record(phone.page);
    }
    await phone.page.emulateMedia({ reducedMotion: 'no-preference' });
    await phone.page.locator('[data-motion-toggle]').click();
    await coverage.record(phone.page);
    for (const path of Object.keys(USES)) {
      await coverage.record((await site.visit(path, { javaScriptEnabled: false })).page);
    }
    expect(coverage.count()).toBeGreaterThan(600);
    // The pages share the limits of motion with the elements, which have smaller drawings and groups.
    const unused = coverage.listUnused().filter((selector) => !selector.startsWith('[data-motion'));
    expect(unused.toSorted()).toEqual(KEPT.toSorted());
  });

  it('are checked for every branch of a selector, in any state', () => {
    expect(listTests('a:hover > b, :is(ul, ol)::before li:focus-visible, i:not(:hover)')).toEqual([
      'a:is(*) > b',
      ':is(ul):is(*) li:is(*)',
      ':is(ol):is(*) li:is(*)',
      'i:not(:not(*))',
    ]);
  });

  it('have no unused property or animation', () => {
    const names = readdirSync(join(root, 'site'), { recursive: true, encoding: 'utf8' });
    const read = (ending: RegExp) =>
      names.filter((name) => ending.test(name)).map((name) => readFileSync(join(root, 'site', name), 'utf8'));
    const sheets = read(/\.css$/).join('\n');
    const declared = new Set(Array.from(sheets.matchAll(/(--[\w-]+):/g), ([, name = '']) => name));
    const moves = new Set(Array.from(sheets.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name));
    expect(declared.size).toBeGreaterThan(20);
    expect([...declared].filter((name) => !sheets.includes(`var(${name}`))).toEqual([]);
    expect([...moves].filter((name) => !new RegExp(`animation: .*\\b${name}\\b`).test(sheets))).toEqual([]);
  });
});
