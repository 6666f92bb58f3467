// Every page: it loads clean, fits every window, reads well, loses nothing for anybody and asks nobody else for anything.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  doubleText,
  listCutTexts,
  listMotions,
  listOffers,
  listSmallTargets,
  listUnmarked,
  measureWidth,
} from './access.js';
import { listFindings } from './axe.js';
import { folder, KINDS, NOWHERE, PAGES, useSite, type Visit } from './browse.js';
import { measureShift } from './walk.js';

async function expectClean({ page, troubles }: Visit): Promise<void> {
  expect(await page.evaluate(measureShift)).toBeLessThan(0.05);
  expect(await page.title()).toContain('Navii');
  expect(await page.locator('h1').count()).toBe(1);
  expect(troubles.filter((trouble) => !page.url().endsWith(NOWHERE) || !trouble.includes('404'))).toEqual([]);
}

const site = useSite();

describe.each([...KINDS, NOWHERE])('%s', (path) => {
  // One load for all that only looks at it.
  const visit = site.useVisit(path, { viewport: { width: 1440, height: 900 } });

  it('loads clean, stays in its place and asks no other host', () => expectClean(visit()));

  it('loses nothing', async () => {
    const { page } = visit();
    expect(await page.evaluate(listMotions), 'motion, where less is asked for').toEqual([]);
    expect(await page.evaluate(listSmallTargets), 'targets of less than 24 px').toEqual([]);
    const offers = await page.evaluate(listOffers);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(listSmallTargets), 'targets of less than 24 px, 390 px wide').toEqual([]);

    // 1280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    const left = new Set(await page.evaluate(listOffers));
    expect(
      offers.filter((offer) => !left.has(offer)),
      'gone at 320 px',
    ).toEqual([]);
    expect(await page.evaluate(listCutTexts), 'cut at 320 px').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(320);
  });

  it.each([320, 390, 768, 1024, 1440, 2560])('fits a window of %i px', async (width) => {
    const { page } = visit();
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(measureWidth)).toBeLessThanOrEqual(width);
  });

  it('has nothing for axe to say in either theme', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await listFindings(page)).toEqual([]);
  });

  it('loses nothing in forced colours, or with text of twice the size', async () => {
    const { page } = visit();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(listUnmarked), 'lost in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(doubleText);
    expect(await page.evaluate(listCutTexts), 'cut with text of twice the size').toEqual([]);
    expect(await page.evaluate(measureWidth)).toBe(1280);
  });
});

it('moves for everybody who likes motion', async () => {
  const { page } = await site.visit('/', { reducedMotion: 'no-preference' });
  expect(await page.evaluate(listMotions)).not.toEqual([]);
});

it.each(PAGES)('%s shows its mascots without JavaScript', async (path) => {
  const { page } = await site.visit(path, { javaScriptEnabled: false });
  const least = /^\/(?:docs|blog)\//.test(path) ? 0 : 2;
  expect(await page.locator('main :is(svg, img):visible').count()).toBeGreaterThan(least);
});

describe('on the service, 390 px wide', () => {
  const service = useSite('the service');

  it.each(PAGES)('%s loads clean, stays in its place and asks no other host', async (path) => {
    await expectClean(await service.visit(path, { viewport: { width: 390, height: 900 } }));
  });
});

describe('the built files', () => {
  it('have a policy for hosts that read it from a file', () => {
    const rules = readFileSync(join(folder, '_headers'), 'utf8');
    expect(rules).toMatch(/content-security-policy: default-src 'none';/);
    expect(rules).toMatch(/script-src 'self' 'sha256-[^']+' 'wasm-unsafe-eval'/);
    expect(rules).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    const hosting = readFileSync(join(folder, 'docs/hosting/index.html'), 'utf8').replaceAll('&#39;', "'");
    const hash = /'sha256-[^']+' 'wasm-unsafe-eval'/.exec(rules)?.[0] ?? 'none';
    expect(hosting.split(hash), 'nginx and Caddy').toHaveLength(3);
  });

  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  it.each(names.filter((name) => name.endsWith('.html')))(
    '%s is whole, with nothing inline that a policy could stop but the one script that it allows',
    (name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      expect(html.split('<script>')).toHaveLength(2);
      expect(
        html
          .replace('<script>', '')
          .match(
            /<style|\sstyle=["']|<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")|\son\w+="|javascript:|<!--navii:/gi,
          ),
      ).toBeNull();
      const data = Array.from(
        html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
        ([, json = '']) => json,
      );
      for (const json of data) expect(JSON.parse(json)).toHaveProperty('@context', 'https://schema.org');
      expect(html.match(/<link[^>]+rel="canonical"/g)?.length ?? 0).toBe(name === '404.html' ? 0 : 1);
      expect(html.match(/<meta\s+name="description"\s+content="[^"]{20,}/g)).toHaveLength(1);
      // A policy in the page would hold back what the browser loads ahead.
      expect(html).not.toContain('http-equiv');
      // What the first paint needs comes first.
      const [head = ''] = html.split('</head>');
      expect(head.lastIndexOf('rel="stylesheet"')).toBeLessThan(head.indexOf('<script type="module"'));
    },
  );
});
