// The example of a pack, as its author has it: built by Vite, checked by the package, drawn by the engine.
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { checkPack, renderPackSheet } from '../../lib/authoring/index.js';
import { createCatalogue, type Catalogue } from '../../lib/choose/catalogue.js';
import { createAvatar, selectAvatar } from '../../lib/engine.js';
import type { Pack } from '../../lib/packs/pack.js';
import { AVATAR, findFaults } from '../svg-faults.js';
import { root } from '../tools/root.js';

/** What the bundle exports: the pack, and what the package says of it. */
interface Bundle {
  readonly NIGHT_SHELF: Pack;
  readonly checkPack: typeof checkPack;
  readonly renderPackSheet: typeof renderPackSheet;
}

let folder: string;
let bundle: Bundle;
let catalogue: Catalogue;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'navii-example-'));
  const entry = join(folder, 'entry.ts');
  const pack = join(root, 'test/examples/pack/pack.ts');
  writeFileSync(
    entry,
    `export { NIGHT_SHELF } from ${JSON.stringify(pack)};\nexport { checkPack, renderPackSheet } from 'navii/authoring';\n`,
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    resolve: { alias: { 'navii/authoring': join(root, 'lib/authoring/index.ts') } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'bundle.mjs', codeSplitting: false },
      },
    },
  });
  bundle = (await import(pathToFileURL(join(folder, 'bundle.mjs')).href)) as Bundle;
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

  test('of a seed that did not ask for the pack is the one it always was', () => {
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
