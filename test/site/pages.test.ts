// Every page, from a static host and from the service: it loads clean, reads well and asks nobody else for anything.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { folder, useSite, type Host } from './browse.js';

const PAGES = ['/', '/gallery', '/docs', '/blog', '/blog/v0.24.0', '/privacy', '/support'];
const HOSTS: readonly Host[] = ['static files', 'the service'];

describe.each(HOSTS)('on %s', (host) => {
  const site = useSite(host);

  it.each(PAGES)('%s loads without an error, a failed request or one to another host', async (path) => {
    const { page, troubles } = await site.visit(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.title()).toContain('Navii');
    expect(await page.locator('h1').count()).toBe(1);
    expect(troubles).toEqual([]);
  });

  it.each(PAGES)('%s does not move once it is there', async (path) => {
    const { page } = await site.visit(path);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          void document.fonts.ready.then(() => setTimeout(() => resolve(sum), 300));
        }),
    );
    expect(shift).toBeLessThan(0.05);
  });
});

describe('a page', () => {
  const site = useSite('static files');

  const looks = PAGES.concat('/nobody-here').flatMap((path) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [390, 768, 1440].map((width) => ({ path, colorScheme, width })),
    ),
  );

  it.each(looks)('$path has nothing for axe to say, $colorScheme and $width wide', async ({ path, colorScheme, width }) => {
    const { page } = await site.visit(path, { colorScheme, viewport: { width, height: 900 } });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    expect(violations.map(sumUp)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it.each(PAGES)('%s shows its mascots without JavaScript', async (path) => {
    const { page, troubles } = await site.visit(path, { javaScriptEnabled: false });
    expect(await page.locator('main svg:visible').count()).toBeGreaterThan(2);
    expect(troubles).toEqual([]);
  });

  it('keeps the theme that was chosen', async () => {
    const { page } = await site.visit('/', { colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.goto(`${site.origin}/privacy`);
    expect(await ground()).toBe(dark);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await ground()).toBe(light);
  });
});

function sumUp({ id, nodes }: AxeResults['violations'][number]): string {
  return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
}

describe('the built files', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  it.each(names.filter((name) => name.endsWith('.html')))('%s is whole, with nothing inline that a policy could stop', (name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    expect(html.match(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=|javascript:|<!--navii:/gi)).toBeNull();
    expect(html.match(/<meta\s+name="description"\s+content="[^"]{20,}/g)).toHaveLength(1);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toContain('unsafe');
  });
});
