// Tests of `navii/png` in a page that Vite built. test/matrix/ compares the pictures with those of Node.
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { closePage, openPage } from '../../page.js';
import { useFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';

// The test serves this origin itself, without a network.
const ORIGIN = 'http://localhost';

const PROGRAM = `import { toPng } from 'navii/png'; globalThis.toPng = toPng;`;

const folder = useFolder();

beforeAll(async () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'main.js'), PROGRAM);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>PNG</title><script type="module" src="/main.js"></script>',
  );
  await build({ configFile: false, root: folder, logLevel: 'silent' });
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
      (globalThis as unknown as { toPng: (svg: string) => Promise<unknown> })
        .toPng(svg)
        .catch((error) => String(error)),
    createAvatar('ada'),
  );
  expect(said).toMatch(
    /^Error: PNG: no binary of @resvg\/resvg-wasm at .*; pass its address or its module as the option wasm/,
  );
  await closePage(page, ORIGIN);
});
