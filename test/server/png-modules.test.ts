// Tests of the native build of the rasterizer: it is used instead of WebAssembly only if its pictures are the same to the bit.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { toPng } from 'navii/png';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAvatar, listPacks, createGroup } from '../../lib/index.js';
import { rasterize } from '../../lib/png/rasterize.js';
import { findNative, NATIVE_OPTIONS } from '../../server/png-modules.js';
import { root } from '../tools/root.js';

const SIZES = [16, 24, 33, 48, 96, 100, 128];
const SHAPES = ['circle', 'rounded', 'square'] as const;
const BACKGROUNDS = ['none', 'solid', 'ring', undefined] as const;

async function expectSame(svg: string): Promise<void> {
  const Native = findNative();
  if (Native === undefined) throw new Error('@resvg/resvg-js is not installed');
  const drawn = rasterize(Native, svg, NATIVE_OPTIONS, deflateSync);
  if (Buffer.compare(drawn, await toPng(svg)) !== 0) expect.fail(`other pixels: ${svg}`);
}

describe('native and WebAssembly draw the same', () => {
  it('avatars of all shapes, backgrounds and sizes', async () => {
    for (let i = 0; i < 800; i += 1) {
      const tileBg = i % 7 === 0 ? '#ff000080' : undefined;
      const size = SIZES[i % SIZES.length];
      const [shape, background] = [SHAPES[i % 3], BACKGROUNDS[i % 4]];
      const svg = createAvatar(`native-${i}`, { size, shape, background, tileBg });
      await expectSame(svg);
    }
  });

  it.each(listPacks().map(({ id }) => id))('the pack %s', async (packs) => {
    for (let i = 0; i < 60; i += 1) {
      await expectSame(createAvatar(`native-${i}`, { size: SIZES[i % SIZES.length], packs }));
    }
  });

  it('groups without a counter', async () => {
    for (let i = 0; i < 40; i += 1) {
      const seeds = Array.from({ length: 1 + (i % 6) }, (_, seed) => `native-${i}-${seed}`);
      await expectSame(createGroup(seeds, { size: 16 + i, overlap: (i % 8) / 10 }));
    }
  });
});

describe('the native build is not used', () => {
  /** Looks for the native build from a folder that has the installed WebAssembly and the packages that `prepare` adds. */
  function findBeside(prepare: (scope: string) => void): unknown {
    // The folder is outside the project, because Node looks for packages in every folder above.
    const folder = mkdtempSync(join(tmpdir(), 'navii-native-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const scope = join(folder, 'node_modules/@resvg');
    mkdirSync(scope, { recursive: true });
    symlinkSync(join(root, 'node_modules/@resvg/resvg-wasm'), join(scope, 'resvg-wasm'), 'junction');
    prepare(scope);
    return findNative(pathToFileURL(join(folder, 'main.js')));
  }

  it('if it is not installed', () => {
    expect(findBeside(() => {})).toBeUndefined();
  });

  it('if it has another version', () => {
    const found = findBeside((scope) => {
      mkdirSync(join(scope, 'resvg-js'));
      writeFileSync(join(scope, 'resvg-js/package.json'), '{ "version": "2.7.0", "main": "index.js" }');
      writeFileSync(join(scope, 'resvg-js/index.js'), 'exports.Resvg = class {};');
    });
    expect(found).toBeUndefined();
  });

  it('unless it is of the same version', () => {
    const found = findBeside((scope) => {
      symlinkSync(join(root, 'node_modules/@resvg/resvg-js'), join(scope, 'resvg-js'), 'junction');
    });
    expect(found).toBe(findNative());
  });
});
