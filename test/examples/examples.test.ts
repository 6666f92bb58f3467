// Tests of the example of a pack, as its author uses it: Vite builds it, the package checks it, and the engine draws it.
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { checkPack, renderPackSheet } from '../../lib/authoring/index.js';
import { createCatalogue, type Catalogue } from '../../lib/choose/catalogue.js';
import { createEngine } from '../../lib/core.js';
import { createAvatar, selectAvatar } from '../../lib/engine.js';
import type { Pack } from '../../lib/packs/pack.js';
import { readDrawing } from '../components/read-shown.js';
import { openPage } from '../page.js';
import { AVATAR, findFaults } from '../svg-faults.js';
import { bundle, spell } from '../tools/sizes.js';

/** The exports of the bundle: the pack, and the results of the package's checks. */
interface Built {
  readonly NIGHT_SHELF: Pack;
  readonly checkPack: typeof checkPack;
  readonly renderPackSheet: typeof renderPackSheet;
}

const PACK = spell('test/examples/pack/pack.ts');

let built: Built;
let catalogue: Catalogue;

beforeAll(async () => {
  const code = await bundle(
    `export { NIGHT_SHELF } from ${PACK};\nexport { checkPack, renderPackSheet } from 'navii/authoring';\n`,
  );
  built = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Built;
  catalogue = createCatalogue([built.NIGHT_SHELF]);
});

test('has no faults', () => {
  expect(built.checkPack(built.NIGHT_SHELF)).toEqual([]);
});

describe('a mascot', () => {
  test('is of the pack, and safe to show', () => {
    const { bodies = [], palettes = [] } = built.NIGHT_SHELF;
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
  const sheet = built.renderPackSheet(built.NIGHT_SHELF);
  for (const id of ['hardback', 'quill', 'half-moon-glasses', 'bookworm-grin', 'midnight-ink warm']) {
    expect(sheet).toContain(`>${id}</text>`);
  }
});

test('shows in an element', async () => {
  const script = await bundle(
    `import { registerPacks } from 'navii/define/core';\nimport { NIGHT_SHELF } from ${PACK};\nregisterPacks([NIGHT_SHELF]);\n`,
    [],
    false,
  );
  const page = await openPage();
  onTestFinished(() => page.close());
  await page.setContent('<navii-avatar seed="ada" packs="night-shelf" size="128"></navii-avatar>');
  await page.addScriptTag({ type: 'module', content: script });
  const { createAvatar: draw } = createEngine({ packs: [built.NIGHT_SHELF] });
  await expect.poll(() => readDrawing(page, 'navii-avatar')).toBe(draw('ada', { packs: 'night-shelf', size: 128 }));
});
