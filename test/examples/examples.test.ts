// Tests of the example of a pack, as its author uses it: Vite builds it, the package checks it, and the engine draws it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { checkPack, renderPackSheet } from '../../lib/authoring/index.js';
import { createCatalogue, type Catalogue } from '../../lib/choose/catalogue.js';
import { createEngine } from '../../lib/core.js';
import { createAvatar, selectAvatar } from '../../lib/engine.js';
import type { Pack } from '../../lib/packs/pack.js';
import { readDrawing } from '../components/read-shown.js';
import { openPage } from '../page.js';
import { AVATAR, findFaults } from '../svg-faults.js';
import { root } from '../tools/root.js';

/** The exports of the bundle: the pack, and the results of the package's checks. */
interface Bundle {
  readonly NIGHT_SHELF: Pack;
  readonly checkPack: typeof checkPack;
  readonly renderPackSheet: typeof renderPackSheet;
}

let folder: string;
let bundle: Bundle;
let catalogue: Catalogue;

/** Builds a module with Vite, in a folder that has the package installed. */
async function bundleModule(name: string, code: string): Promise<string> {
  const entry = join(folder, `${name}.ts`);
  writeFileSync(entry, code);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${name}.mjs`, codeSplitting: false },
      },
    },
  });
  return join(folder, `${name}.mjs`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'navii-example-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  cpSync(join(root, 'test/examples/pack'), join(folder, 'pack'), { recursive: true });
  const path = await bundleModule(
    'bundle',
    `export { NIGHT_SHELF } from './pack/pack.js';\nexport { checkPack, renderPackSheet } from 'navii/authoring';\n`,
  );
  bundle = (await import(pathToFileURL(path).href)) as Bundle;
  catalogue = createCatalogue([bundle.NIGHT_SHELF]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('has bodies, palettes, toppers, an accessory and a mouth of its own', () => {
  const { bodies, palettes, topper, accessory, mouth } = bundle.NIGHT_SHELF;
  expect(bodies?.map(({ id }) => id)).toEqual(['hardback', 'ink-bottle', 'bookworm']);
  expect(palettes?.length).toBeGreaterThanOrEqual(3);
  expect(topper?.parts.length).toBeGreaterThanOrEqual(3);
  expect(accessory?.parts.length).toBeGreaterThanOrEqual(1);
  expect(mouth?.parts.map(({ id }) => id)).toContain('bookworm-grin');
});

test('has no faults', () => {
  expect(bundle.checkPack(bundle.NIGHT_SHELF)).toEqual([]);
});

describe('a mascot', () => {
  test('is of the pack, and safe to show', () => {
    const { bodies = [], palettes = [] } = bundle.NIGHT_SHELF;
    for (let i = 0; i < 60; i++) {
      const spec = selectAvatar(catalogue, `user-${i}`, { packs: 'night-shelf' });
      expect(bodies.map(({ id }) => id)).toContain(spec.body);
      expect(palettes.map(({ id }) => id)).toContain(spec.palette);
      const svg = createAvatar(catalogue, `user-${i}`, { packs: 'night-shelf', animated: i % 2 === 0 });
      expect(findFaults(svg, AVATAR)).toEqual([]);
    }
  });

  test('of a seed without the pack stays the same', () => {
    const base = createCatalogue([]);
    for (let i = 0; i < 30; i++) {
      expect(createAvatar(catalogue, `user-${i}`)).toBe(createAvatar(base, `user-${i}`));
    }
  });
});

test('fits on a sheet', () => {
  const sheet = bundle.renderPackSheet(bundle.NIGHT_SHELF);
  for (const id of ['hardback', 'quill', 'half-moon-glasses', 'bookworm-grin', 'oxblood warm']) {
    expect(sheet).toContain(`>${id}</text>`);
  }
});

test('shows in an element', async () => {
  const code = `import { registerPacks } from 'navii/define/core';\nimport { NIGHT_SHELF } from './pack/pack.js';\nregisterPacks([NIGHT_SHELF]);\n`;
  const script = readFileSync(await bundleModule('element', code), 'utf8');
  const page = await openPage();
  try {
    await page.setContent('<navii-avatar seed="ada" packs="night-shelf" size="128"></navii-avatar>');
    await page.addScriptTag({ type: 'module', content: script });
    const { createAvatar: draw } = createEngine({ packs: [bundle.NIGHT_SHELF] });
    await expect.poll(() => readDrawing(page, 'navii-avatar')).toBe(draw('ada', { packs: 'night-shelf', size: 128 }));
  } finally {
    await page.close();
  }
});
