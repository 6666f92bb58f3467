// Tests of PACKS, with which the operator gives the service packs of their own: in the built program, and over HTTP.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decode } from 'fast-png';
import { createEngine } from 'navii';
import { PACKS as ALL_PACKS } from 'navii/packs';
import { toPng } from 'navii/png';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MAX_PACK_START_MS } from '../../lib/command/pack-module.js';
import { loadEngine } from '../../server/packs.js';
import { fjord } from '../examples/brand/brand.js';
import { useFolder } from '../scratch.js';
import { root } from '../tools/root.js';
import { listening, run } from './program.js';
import { request, serve, SITE, useService } from './serve.js';

const BRAND = relative('.', join(root, 'test/examples/brand/brand.js'));
const engine = createEngine({ packs: [...ALL_PACKS, fjord] });
const branded = engine.createAvatar('ada', { packs: 'fjord' });
const folder = useFolder();

const ENV = { PORT: '0', HOST: '127.0.0.1', DRAIN_DELAY: '0' };

describe('PACKS', () => {
  it('serves the packs, with PNGs from its threads', async () => {
    writeFileSync(join(folder, 'plain.mjs'), 'export const plain = { id: "plain", name: "P", about: "P." }');
    const PACKS = `${BRAND}, ${join(folder, 'plain.mjs')}`;
    const base = `http://127.0.0.1:${await listening(run({ ...ENV, PACKS }))}`;
    const ask = (path: string): Promise<Response> => fetch(base + path);
    expect(await (await ask('/avatar/ada?packs=plain,fjord')).text()).toBe(branded);
    const png = await ask('/avatar/ada.png?packs=fjord');
    expect(png.status).toBe(200);
    const pixels = decode(await toPng(branded)).data;
    expect(
      Buffer.compare(decode(new Uint8Array(await png.arrayBuffer())).data as Uint8Array, pixels as Uint8Array),
    ).toBe(0);
    expect(await (await ask('/avatar/ada')).text()).toBe(engine.createAvatar('ada'));
    expect(await (await ask('/openapi.json')).text()).toContain('fjord-teal');
  });

  it('ends the program with one line when a module is wrong', async () => {
    const { out, err, ended } = run({ ...ENV, PACKS: './no-such-pack.js' });
    expect(await ended).toEqual([1, null]);
    expect(out()).toBe('');
    expect(err()).toMatch(
      /^navii: not started: PACKS: \.\/no-such-pack\.js: Cannot find module '\S+no-such-pack\.js'\n$/,
    );
  });

  it('does not wait for ever for a module that keeps the program busy', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const path = join(folder, 'busy.mjs');
    writeFileSync(path, 'await new Promise(() => {})');
    const loaded = expect(loadEngine([path])).rejects.toThrow(`PACKS: ${path}: its start does not end`);
    await vi.advanceTimersByTimeAsync(MAX_PACK_START_MS);
    await loaded;
  });

  // test/lib/command/packs has every fault of a pack: both load packs with the same function.
  it.each([
    ['a missing package', undefined, "PACKS: no-such-package: Cannot find package 'no-such-package'"],
    ['a module that throws', 'throw new Error("no\\nbrand")', /^PACKS: \S+\.mjs: no; brand$/],
    ['a known pack', 'export default { id: "garden", name: "B", about: "B." }', 'another pack has this id'],
  ])('is refused: %s', async (name, code, message) => {
    const path = code === undefined ? 'no-such-package' : join(folder, `${name.replaceAll(' ', '-')}.mjs`);
    if (code !== undefined) writeFileSync(path, code);
    await expect(loadEngine([path]), name).rejects.toThrow(message);
  });
});

describe('createApp with an engine', () => {
  const service = useService({
    engine: createEngine({ packs: [...ALL_PACKS, fjord], defaults: { packs: 'fjord' } }),
    siteFolder: SITE,
  });

  it('draws its pages and their cards with the packs of the library', async () => {
    const plain = await serve({ siteFolder: SITE });
    for (const path of [
      '/',
      '/@ada',
      '/@ada?packs=fjord',
      '/gallery?count=2',
      '/team?names=ada',
      '/og/avatar/ada.png',
    ]) {
      const [own, other] = await Promise.all(
        [service, plain].map(async ({ port }) => (await request(port, path)).body.toString('base64')),
      );
      expect(own, path).toBe(other);
    }
  });
});

describe('DEFAULT_PACKS', () => {
  it('makes plain addresses draw with packs', async () => {
    const env = { ...ENV, DEFAULT_PACKS: 'garden, fjord', PACKS: BRAND, PUBLIC_URL: 'https://navii.example' };
    const base = `http://127.0.0.1:${await listening(run(env))}`;
    const ask = async (path: string): Promise<string> => (await fetch(base + path)).text();
    expect(await ask('/avatar/ada')).toBe(engine.createAvatar('ada', { packs: 'garden,fjord' }));
    expect(await ask('/avatar/ada?packs=none')).toBe(engine.createAvatar('ada'));
    for (const path of ['/api', '/openapi.json']) expect(await ask(path), path).toContain('fjord,garden');
  });

  it('names an unknown pack', async () => {
    await expect(loadEngine([], ['garden', 'gardn'])).rejects.toThrow(
      /^DEFAULT_PACKS: expected some of .*, got gardn; did you mean garden\?$/,
    );
  });
});
