// The packed package in every bundler and every runtime: it draws the same bytes everywhere.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BUNDLERS, copyBinary, findProgram } from './bundlers.js';
import { DIGESTS, hashPngs, UUID } from './expected.js';
import { closeLab, openLab, run, type Lab } from './lab.js';
import { drawElements, readReport } from './pages.js';

let lab: Lab;
let pngs: readonly string[];

beforeAll(async () => {
  [lab, pngs] = await Promise.all([openLab(), hashPngs()]);
}, 600_000);

afterAll(() => closeLab(lab));

const parse = (text: string): unknown => JSON.parse(text);

describe.each(BUNDLERS)('bundled by $name', ({ name, findsBinary, bundle }) => {
  let out: string;

  beforeAll(async () => {
    out = join(lab.app, 'out', name.replaceAll(' ', '-'));
    // Vitest says `test`, which Vite would take for developing.
    vi.stubEnv('NODE_ENV', 'production');
    await bundle(lab, out).finally(() => vi.unstubAllEnvs());
  });

  it('navii draws the same in Node', async () => {
    const said = await run(process.execPath, [await findProgram(out, 'engine')], out);
    expect(parse(said)).toEqual({ ...DIGESTS, random: expect.stringMatching(UUID) });
  });

  it('navii/core draws the same in Node with one pack', async () => {
    const said = await run(process.execPath, [await findProgram(out, 'core')], out);
    expect(parse(said)).toEqual({ neon: DIGESTS.neon });
  });

  it('both draw the same in Chromium', async () => {
    expect(await readReport(out, 'engine.html')).toMatchObject(DIGESTS);
    expect(await readReport(out, 'core.html')).toEqual({ neon: DIGESTS.neon });
  });

  it('navii/define/core fetches a chunk a pack', async () => {
    expect(await drawElements(out, 'define.html')).toBeGreaterThanOrEqual(12);
  });

  it('navii/png draws the PNGs that Node draws', async () => {
    if (!findsBinary) await copyBinary(lab, out);
    const globals = findsBinary ? {} : { wasm: '/index_bg.wasm' };
    expect(await readReport(out, 'png.html', globals)).toEqual({ png: pngs });
  });
});
