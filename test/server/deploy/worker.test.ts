// Tests of server/deploy/workers, bundled as for Cloudflare Workers.
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAvatar } from '../../../lib/index.js';
import { root } from '../../tools/root.js';
import { readDeployed } from './files.js';

/** Imports a binary as a compiled WebAssembly module, as wrangler does. */
const compileBinaries: Plugin = {
  name: 'test:compile-binaries',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.wasm')) return undefined;
    const code = JSON.stringify(readFileSync(id).toString('base64'));
    return `export default new WebAssembly.Module(Uint8Array.from(atob(${code}), (char) => char.charCodeAt(0)));`;
  },
};

interface Worker {
  readonly default: { fetch: (request: Request, environment: object, context: object) => Promise<Response> };
}

let folder: string;
let code: string;
let worker: Worker;
const ask = (path: string, init?: RequestInit): Promise<Response> =>
  worker.default.fetch(new Request(`https://navii.example${path}`, init), {}, {});

describe('the worker', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'navii-worker-'));
    // The file has comments and trailing commas, so JSON.parse cannot read it.
    const [, entry = ''] = /"main": "([^"]+)"/.exec(readDeployed('workers/wrangler.jsonc')) ?? [];
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await build({
      configFile: false,
      root: join(root, 'server/deploy/workers'),
      logLevel: 'silent',
      plugins: [compileBinaries],
      // The same conditions as in wrangler.
      resolve: { conditions: ['workerd', 'worker', 'browser', 'module', 'production'] },
      build: {
        outDir: folder,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(root, 'server/deploy/workers', entry),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'worker.mjs', codeSplitting: false },
        },
      },
    });
    const path = join(folder, 'worker.mjs');
    code = readFileSync(path, 'utf8');
    worker = (await import(pathToFileURL(path).href)) as Worker;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is one file that imports no module of Node', () => {
    expect(code).not.toMatch(/\bfrom\s*["']|\brequire\(|node:/);
  });

  it('answers as the service does', async () => {
    const answer = await ask('/avatar/ada?mood=wink');
    expect([answer.status, await answer.text()]).toEqual([200, createAvatar('ada', { mood: 'wink' })]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/group')).status).toBe(400);
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('draws PNGs with the precompiled WebAssembly module', async () => {
    // Uses HEAD, because only Workers have the cache of a data centre.
    const answer = await ask('/avatar/ada.png', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1_000);
  });
});
