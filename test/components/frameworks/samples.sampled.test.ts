// Tests of the samples of the docs for Next, Nuxt and SvelteKit: rendered on a server, hydrated without a warning, and used.
import { createAvatar, createEngine, createGroup } from 'navii';
import { neon } from 'navii/packs/neon';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sample } from '../../sample.js';
import { readDrawing } from '../read-shown.js';
import { usePages } from './pages.js';
import { MEMBERS } from './people.js';

// One framework here, all of them in `npm run test:slow`.
const FILES = sample(['next.tsx'], ['next.tsx', 'nuxt.ts', 'sveltekit.ts']);
const { drawn, open } = usePages(FILES);

/** Returns the content of a drawing in a page: frameworks add attributes to the root, and comments around the content. */
const insideOf = (svg: string): string => svg.slice(svg.indexOf('>') + 1);

function readInsides(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((svg) => {
      const text = new XMLSerializer().serializeToString(svg);
      return text.slice(text.indexOf('>') + 1);
    }),
  );
}

describe.each(FILES.map((file) => file.replace(/\..*/, '')))('%s', (name) => {
  it('is complete in the HTML of the server', () => {
    const html = drawn.get(name) ?? '';
    for (const seed of ['ada', 'grace', 'alan', 'mary']) expect(html).toContain(insideOf(createAvatar(seed)));
    expect(html).toContain('packs="neon,garden"');
    const text = html.replaceAll('&quot;', '"').replaceAll(/&#x27;|&#39;/g, "'");
    expect(text).toContain(`seeds="${JSON.stringify(MEMBERS)}"`);
  });

  it('is hydrated without changes, and its list shrinks', async () => {
    const { page, troubles } = await open(name);
    const insides = ['grace', 'alan', 'mary'].map((seed) => insideOf(createAvatar(seed)));
    expect(await readInsides(page, 'li svg')).toEqual(insides);
    expect(await readInsides(page, '.face:is(svg), .face svg')).toEqual([insideOf(createAvatar('ada'))]);
    await page.evaluate(() => {
      for (const svg of document.querySelectorAll('li svg *')) Reflect.set(svg, 'isMarked', true);
    });
    await page.getByRole('button', { name: 'Remove Alan' }).click();
    await expect.poll(() => readInsides(page, 'li svg')).toEqual([insides[0], insides[2]]);
    const isMarked = () =>
      Array.from(document.querySelectorAll('li svg *')).every((element) => Reflect.has(element, 'isMarked'));
    expect(await page.evaluate(isMarked)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('has elements that draw, with lists that are given as text', async () => {
    const { page } = await open(name);
    await expect
      .poll(() => readDrawing(page, 'navii-avatar'))
      .toBe(createAvatar('ada', { packs: 'neon,garden', title: 'Ada', status: 'online' }));
    await expect.poll(() => readDrawing(page, 'navii-group')).toBe(createGroup(MEMBERS, { max: 5 }));
    expect(await page.locator('navii-group').getAttribute('seeds')).toBe(JSON.stringify(MEMBERS));
  });
});

it('the components of an engine of one pack draw that pack', async () => {
  const { page } = await open('next');
  await page.locator('#neon').waitFor();
  const svg = createEngine({ packs: [neon] }).createAvatar('ada', { packs: 'neon' });
  expect(await readInsides(page, '#neon')).toEqual([insideOf(svg)]);
});
