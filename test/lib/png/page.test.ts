// Tests of `navii/png` in a page that Vite built: Chromium draws the same bytes as Node.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPng } from 'navii/png';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAvatar, createGroup } from '../../../lib/index.js';
import { closePage, openPage } from '../../page.js';
import { root } from '../../tools/root.js';

// The test serves this origin itself, without a network. `localhost` is the only name with `crypto.subtle` without TLS.
const ORIGIN = 'http://localhost';

const PROGRAM = `import { toPng } from 'navii/png';
globalThis.hashOf = async (svg, size) => {
  const hash = await crypto.subtle.digest('SHA-256', await toPng(svg, { size }));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};`;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'navii-page-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'main.js'), PROGRAM);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>PNG</title><script type="module" src="/main.js"></script>',
  );
  await build({ configFile: false, root: folder, logLevel: 'silent' });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('draws the same as Node: an avatar, a group with its counter, and a colour that the rasterizer cannot read', async () => {
  const cases = [
    [createAvatar('ada', { size: 256 }), 256],
    [createAvatar('bo', { tileBg: 'oklch(70% 0.1 200)', packs: 'neon' }), 97],
    [createGroup(['a', 'b', 'c', 'd'], { max: 2 }), 64],
  ] as const;
  const page = await openPage({}, (fresh) =>
    fresh.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, 'dist', pathname === '/' ? 'index.html' : pathname) });
    }),
  );
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
  for (const [svg, size] of cases) {
    const found = await page.evaluate(
      ([text, height]) =>
        (globalThis as unknown as { hashOf: (svg: string, size: number) => Promise<string> }).hashOf(text, height),
      [svg, size] as const,
    );
    const expected = createHash('sha256').update(await toPng(svg, { size }));
    expect(found).toBe(expected.digest('hex'));
  }
  await closePage(page, ORIGIN);
});

it('says how to fix it if a server responds with a page instead of the binary', async () => {
  const page = await openPage({}, (fresh) =>
    fresh.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname === '/' || pathname.endsWith('.wasm') ? 'index.html' : pathname;
      return route.fulfill({ path: join(folder, 'dist', path) });
    }),
  );
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' });
  const said = await page.evaluate(
    (svg) =>
      (globalThis as unknown as { hashOf: (svg: string) => Promise<string> })
        .hashOf(svg)
        .catch((error) => String(error)),
    createAvatar('ada'),
  );
  expect(said).toMatch(
    /^Error: PNG: no binary of @resvg\/resvg-wasm at .*; pass its address or its module as the option wasm/,
  );
  await closePage(page, ORIGIN);
});
