// Tests of the components in pages: rendered on a server, hydrated without a warning, and updated by a form.
import { createAvatar, MOTION_CSP_HASH, createGroup, type AvatarOptions } from 'navii';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPONENT_PAGES, renderPages, usePages } from '../pages.js';

const FOLDERS = Object.keys(COMPONENT_PAGES);
// The policy is as strict as possible, except for inline scripts, which the test itself uses.
const POLICY = `default-src 'none'; script-src 'self' 'unsafe-inline'; style-src '${MOTION_CSP_HASH}'; img-src data:; require-trusted-types-for 'script'; trusted-types navii vue`;
const open = usePages(FOLDERS);
let drawn: ReadonlyMap<string, string>;

beforeAll(async () => {
  drawn = await renderPages(COMPONENT_PAGES);
});

/** A drawing in a page: its attributes without their order, because frameworks set them in different orders, and its content. */
interface Shown {
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: string;
}

function readShown(page: Page): Promise<Shown[]> {
  return page.locator('#app svg').evaluateAll((all) =>
    all.map((svg) => {
      const attributes = Object.fromEntries(Array.from(svg.attributes, ({ name, value }) => [name, value]));
      const text = new XMLSerializer().serializeToString(svg);
      return { attributes, inside: text.slice(text.indexOf('>') + 1) };
    }),
  );
}

/** Returns the drawing of the engine with the attributes that the page adds to its root. */
function expectShown(svg: string, { class: added = '', ...others }: Readonly<Record<string, string>>): Shown {
  const root = svg.slice(0, svg.indexOf('>'));
  const pairs = Array.from(root.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value] as const);
  const { class: own = '', ...attributes } = Object.fromEntries(pairs) as Record<string, string>;
  const classes = [own, added].filter((name) => name !== '').join(' ');
  return {
    attributes: { ...attributes, ...(classes === '' ? {} : { class: classes }), ...others },
    inside: svg.slice(root.length + 1),
  };
}

async function expectTeam(page: Page, seed: string, options: AvatarOptions = {}): Promise<void> {
  const team = createGroup([seed, 'Grace, Inc.', 'Alan'], { ring: 'auto', animated: true });
  const own = { class: 'face', id: 'me', 'aria-hidden': 'true' };
  const expected = [
    expectShown(createAvatar(seed, options), own),
    expectShown(team, { role: 'img', 'aria-label': `${seed} and 2 more` }),
  ];
  await expect.poll(() => readShown(page), { timeout: 60_000, interval: 20 }).toEqual(expected);
}

describe.each(FOLDERS)('a page of %s', (folder) => {
  const visit = (script = '') =>
    open(`/${folder}/`, (html) =>
      html
        .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
        .replace('<div id="app"></div>', () => `<div id="app">${drawn.get(folder)}</div>${script}`),
    );

  it('is complete without JavaScript', async () => {
    const { page } = await open(`/${folder}/`, () => `<!doctype html><div id="app">${drawn.get(folder)}</div>`);
    await expectTeam(page, 'Ada');
  });

  it('is hydrated without changes, and follows its form', async () => {
    const keep = `<script>globalThis.kept = [...document.querySelectorAll('#app svg, #app svg *')]</script>`;
    const { page, troubles } = await visit(keep);
    await expectTeam(page, 'Ada');
    await page.getByLabel('Seed').fill('Mae, "Jr."');
    await expectTeam(page, 'Mae, "Jr."');
    const isKept = await page.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: Element[] };
      return Array.from(document.querySelectorAll('#app svg'), (svg) => kept.includes(svg));
    });
    expect(isKept).toEqual([true, true]);
    await page.getByLabel('Mood').selectOption('sleepy');
    await page.getByLabel('Animated').check();
    await expectTeam(page, 'Mae, "Jr."', { mood: 'sleepy', animated: true });
    await page.locator('#me').click();
    await expectTeam(page, 'Mae, "Jr."', { mood: 'wink', animated: true });
    await page.getByLabel('Animated').uncheck();
    await expectTeam(page, 'Mae, "Jr."', { mood: 'wink' });
    expect(troubles).toEqual([]);
  });

  it('keeps every node of a drawing that stays the same, so that its animation continues', async () => {
    const { page } = await visit();
    await page.getByLabel('Animated').check();
    await expectTeam(page, 'Ada', { animated: true });
    const marked = await page.evaluate(() => {
      const all = document.querySelectorAll('#app svg:last-of-type *');
      for (const element of all) Reflect.set(element, 'isMarked', true);
      return all.length;
    });
    expect(marked).toBeGreaterThan(30);
    await page.getByLabel('Mood').selectOption('happy');
    await expectTeam(page, 'Ada', { animated: true, mood: 'happy' });
    const [left, all] = await page.evaluate(() => {
      const now = Array.from(document.querySelectorAll('#app > form > svg *'));
      return [now.filter((element) => Reflect.has(element, 'isMarked')).length, now.length];
    });
    expect(left).toBe(all);
    expect(all).toBeGreaterThan(30);
  });

  it('shows a placeholder without a seed, and nothing after it is unmounted', async () => {
    const { page, troubles } = await visit();
    await page.getByLabel('Seed').fill('');
    await expect.poll(() => page.locator('#me').getAttribute('fill')).toBe('currentColor');
    await page.evaluate('leave()');
    expect(await page.locator('svg').count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});
