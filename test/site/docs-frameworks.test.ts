// The samples for frameworks, built by each one's own plugin and shown in a page of the service.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build, type PluginOption } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../../server/bootstrap.js';
import { useSite } from './browse.js';
import { listSamples } from './samples.js';

const site = useSite('the service');
const USER = "{ id: 'ada', name: 'Ada' }";

interface Way {
  readonly file: string;
  readonly plugins: PluginOption[];
  /** Shows the sample, which is `Face`. */
  readonly start: string;
}

const WAYS: Readonly<Record<string, Way>> = {
  react: {
    file: 'face.jsx',
    plugins: [],
    start:
      `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';` +
      `import { Face } from './face.jsx'; createRoot(document.body).render(createElement(Face, { user: ${USER} }));`,
  },
  vue: {
    file: 'face.vue',
    plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })],
    start: `import { createApp } from 'vue'; import Face from './face.vue'; createApp(Face, { user: ${USER} }).mount('body');`,
  },
  svelte: {
    file: 'face.svelte',
    plugins: [svelte({ configFile: false })],
    start:
      `import { mount } from 'svelte'; import Face from './face.svelte';` +
      `mount(Face, { target: document.body, props: { user: ${USER} } });`,
  },
};

/** Builds a page's script in the folder of the build, from which packages are found. */
async function bundle({ file, plugins, start }: Way, code: string): Promise<string> {
  const folder = mkdtempSync(join(root, 'dist/.frameworks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, file), code);
  const input = join(folder, 'start.js');
  writeFileSync(input, start);
  // As an app is built: otherwise the frameworks speak up about being in development.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins,
    resolve: { alias: { 'navii/define': join(root, 'dist/components/define.js') } },
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}

it.each(Object.entries(WAYS))('the sample for %s shows the user', async (kind, way) => {
  const [sample] = listSamples(kind);
  if (!sample) throw new Error(`no sample is called ${kind}`);
  const script = await bundle(way, sample.code);
  const { page, troubles } = await site.visit('/privacy');
  const body =
    '<!doctype html><link rel="icon" href="data:,"><title>x</title><body><script type="module" src="/taken.js"></script>';
  await page.route('**/taken', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.route('**/taken.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${site.origin}/taken`, { waitUntil: 'networkidle' });
  const element = page.locator('navii-avatar');
  expect(await element.getByRole('img', { name: 'Ada', exact: true }).count()).toBeGreaterThan(0);
  expect(await element.evaluate((host) => [host.getAttribute('seed'), host.getBoundingClientRect().width])).toEqual([
    'ada',
    48,
  ]);
  expect(troubles).toEqual([]);
});
