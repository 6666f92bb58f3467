// The page of parts shows every part with a picture and the value of `parts` that selects it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPacks, ROLES } from 'navii';
import { expect, it } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { PART_GROUPS } from '../../../site/docs/fragments/parts.js';
import { CLIPBOARD, folder, readClipboard, SITE, useSite } from '../browse.js';

const html = SITE.get('/docs/parts') ?? '';
const values = Array.from(html.matchAll(/data-copy="([^"]*:[^"]*)"/g), ([, value = '']) => value);

it('has every part, body, palette and value of the engine', () => {
  const all = [
    ...[...catalogue.bodies.keys()].map((id) => `body:${id}`),
    ...[...catalogue.palettes.keys()].map((id) => `palette:${id}`),
    ...Object.entries(catalogue.parts).flatMap(([slot, parts]) => [...parts.keys()].map((id) => `${slot}:${id}`)),
    ...Object.entries(ROLES).flatMap(([slot, ids]) => ids.map((id) => `${slot}:${id}`)),
  ];
  expect(new Set(values)).toEqual(new Set(all));
  for (const { id } of listPacks()) expect(html).toContain(`<h2 id="${id}">`);
});

it('has a picture of each part, and one file for each group', () => {
  for (const { path, items } of PART_GROUPS) {
    const svg = readFileSync(join(folder, path), 'utf8');
    const views = Array.from(svg.matchAll(/<view id="([^"]*)"/g), ([, id]) => id);
    expect(views).toEqual(items.map(({ slot, id }) => `${slot}-${id}`));
    expect(svg.match(/<svg x=/g)).toHaveLength(items.length);
  }
  const pictures = Array.from(html.matchAll(/<img src="(\/pictures\/parts-[^"]*)"/g), ([, src]) => src);
  const all = PART_GROUPS.flatMap(({ items }) => items.map(({ picture }) => picture));
  expect(pictures).toHaveLength(all.length);
  expect(new Set(pictures)).toEqual(new Set(all));
});

const site = useSite();

it("copies an id, and unfolds the pack of the address's anchor", async () => {
  const { page } = await site.visit('/docs/parts#neon-topper-neon-halo', CLIPBOARD);
  const button = page.locator('#neon-topper-neon-halo button');
  await button.click();
  await expect.poll(() => page.locator('[data-announcement]').textContent()).toBe('topper:neon-halo copied');
  expect(await readClipboard(page)).toBe('topper:neon-halo');
  const small = await page
    .locator('button.id:visible')
    .evaluateAll((buttons) =>
      buttons.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 24 || height < 24),
    );
  expect(small).toEqual([]);
  // The part is cropped from the middle of a larger picture.
  const size = await page
    .locator('#neon-topper-neon-halo img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(size).toBeGreaterThan(0);
});
