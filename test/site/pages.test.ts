// Every page, from a static host and from the service: it loads clean, reads well and asks nobody else for anything.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { folder, HOSTS, PAGES, useSite } from './browse.js';
import { measureShift } from './walk.js';

const WIDTHS = [390, 1440];

/** Lets the fonts of a page come when it has long been painted without them. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

describe.each(HOSTS)('on %s', (host) => {
  const site = useSite(host);

  describe.each(WIDTHS)('%i px wide', (width) => {
    it.each(PAGES)('%s loads clean, stays in its place and asks no other host', async (path) => {
      const { page, troubles } = await site.visit(path, { viewport: { width, height: 900 } });
      expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
      expect(await page.title()).toContain('Navii');
      expect(await page.locator('h1').count()).toBe(1);
      expect(troubles).toEqual([]);
    });
  });

  it.each(PAGES)('%s fits its window, however wide, and moves nothing when its fonts are late', async (path) => {
    const narrow = await site.visit(path, { viewport: { width: 390, height: 844 } }, delayFonts);
    expect(await narrow.page.evaluate(measureShift)).toBeLessThan(0.05);
    const { page } = await site.visit(path, { viewport: { width: 1280, height: 720 } }, delayFonts);
    expect(await page.evaluate(measureShift)).toBeLessThan(0.01);
    for (const [fonts, load] of [
      ['other', () => Promise.resolve()],
      ['its own', () => page.unrouteAll().then(() => page.reload())],
    ] as const) {
      await load();
      for (const width of [320, 390, 768, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${width} px, with ${fonts} fonts`).toBeLessThanOrEqual(width);
      }
    }
  });

  it.each(PAGES)('%s shows its mascots without JavaScript', async (path) => {
    const { page } = await site.visit(path, { javaScriptEnabled: false });
    const least = /^\/(?:docs|blog)\//.test(path) ? 0 : 2;
    expect(await page.locator('main :is(svg, img):visible').count()).toBeGreaterThan(least);
  });
});

describe('the built files', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  it.each(names.filter((name) => name.endsWith('.html')))(
    '%s is whole, with nothing inline that a policy could stop',
    (name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      expect(
        html.match(
          /<style|\sstyle=|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")|\son\w+="|javascript:|<!--navii:/gi,
        ),
      ).toBeNull();
      const data = Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ([, json = '']) => json,
      );
      for (const json of data) expect(JSON.parse(json)).toHaveProperty('@context', 'https://schema.org');
      expect(html.match(/<link[^>]+rel="canonical"/g)?.length ?? 0).toBe(name === '404.html' ? 0 : 1);
      expect(html.match(/<meta\s+name="description"\s+content="[^"]{20,}/g)).toHaveLength(1);
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+';/);
      expect(policy).not.toContain('unsafe');
    },
  );
});
