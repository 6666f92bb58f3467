// Tests of the samples of the docs for Astro, Angular and React Native: built beside the projects of the workshop, and opened.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAvatar, toDataUri } from 'navii';
import type { Page } from 'playwright';
import { build, preview } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closePage, collectTroubles, openPage } from '../page.js';
import { root } from '../tools/root.js';
import { runNode, type Workshop } from './projects.js';

const MEMBERS = ['Hopper, Grace', 'Turing, Alan'].map((seed) => ({ seed, label: seed }));

/** Copies the samples of a framework next to the packages. */
function openSamples({ tools }: Workshop, name: string): string {
  const folder = join(tools, `samples-${name}`);
  cpSync(join(root, 'test/examples', name), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** Serves a built page, and opens it. */
async function open(folder: string): Promise<{ page: Page; troubles: string[] }> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  onTestFinished(() => server.close());
  const origin = server.resolvedUrls?.local[0] ?? '';
  const page = await openPage();
  onTestFinished(() => closePage(page, origin));
  const troubles = collectTroubles(page);
  await page.goto(origin);
  return { page, troubles };
}

const readDrawing = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => {
    const svg = element.shadowRoot?.querySelector('[part~=svg] > svg') ?? element;
    return svg.localName === 'svg' ? new XMLSerializer().serializeToString(svg) : '';
  });

/** Registers the tests of the samples. */
export function describeSamples(workshop: () => Workshop): void {
  describe('Astro', () => {
    it('builds a page with the drawing, and elements that draw', async () => {
      const folder = openSamples(workshop(), 'astro');
      await runNode(workshop(), ['../node_modules/astro/bin/astro.mjs', 'build'], folder);
      const out = join(folder, 'dist');
      const html = readFileSync(join(out, 'index.html'), 'utf8');
      expect(html).toContain(createAvatar('ada', { size: 48 }));
      const { page, troubles } = await open(out);
      expect(await page.locator('navii-group').getAttribute('seeds')).toBe(JSON.stringify(MEMBERS));
      const drawing = createAvatar('ada', { packs: 'neon,garden', status: 'online', title: 'Ada' });
      await expect.poll(() => readDrawing(page, 'navii-avatar')).toBe(drawing);
      expect(troubles).toEqual([]);
    });
  });

  describe('Angular', () => {
    it('compiles in strict mode, shows past its sanitizer, and follows a list', async () => {
      const folder = openSamples(workshop(), 'angular');
      const compilerOptions = {
        target: 'es2022',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        importHelpers: true,
        outDir: 'out',
        rootDir: 'src',
        types: [],
      };
      const angularCompilerOptions = { strictTemplates: true, strictInjectionParameters: true };
      const tsconfig = { compilerOptions, angularCompilerOptions, include: ['src'] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
      await runNode(workshop(), ['../node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', '.'], folder);
      const page =
        '<link rel="icon" href="data:,"><title>x</title><app-root></app-root><script type="module" src="/out/main.js"></script>';
      writeFileSync(join(folder, 'index.html'), `<!doctype html>${page}`);
      const outDir = join(folder, 'dist');
      await build({
        configFile: false,
        root: folder,
        logLevel: 'error',
        resolve: { conditions: ['module', 'browser', 'production'] },
        build: { outDir, target: 'esnext', rolldownOptions: { input: join(folder, 'index.html') } },
      });
      const { page: shown, troubles } = await open(outDir);
      const ada = createAvatar('ada', { size: 48 });
      await expect.poll(() => readDrawing(shown, 'app-root > app-face svg')).toBe(ada);
      expect(await shown.locator('app-picture img').getAttribute('src')).toBe(toDataUri(createAvatar('ada')));
      expect(await shown.locator('app-picture img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(
        96,
      );
      await shown.getByRole('button', { name: 'Remove Alan' }).click();
      const faces = shown.locator('app-people svg');
      await expect.poll(() => faces.count()).toBe(2);
      const left = await faces.evaluateAll((all) => all.map((svg) => new XMLSerializer().serializeToString(svg)));
      expect(left).toEqual(['grace', 'mary'].map((seed) => createAvatar(seed, { size: 48 })));
      expect(await shown.locator('navii-group').getAttribute('seeds')).toBe(JSON.stringify(MEMBERS));
      await expect
        .poll(() => readDrawing(shown, 'navii-avatar'))
        .toBe(createAvatar('ada', { packs: 'neon,garden', status: 'online', title: 'Ada' }));
      expect(troubles).toEqual([]);
    });
  });

  describe('React Native', () => {
    it('shows every shape of a drawing, and a list', async () => {
      const folder = openSamples(workshop(), 'react-native');
      writeFileSync(
        join(folder, 'page.tsx'),
        `import { renderToStaticMarkup } from 'react-dom/server';
       import { createGroup, createAvatar } from 'navii';
       import { SvgXml } from 'react-native-svg';
       import { Face } from './face';
       import { People } from './people';
       const draw = (xml: string) => renderToStaticMarkup(<SvgXml xml={xml} />);
       export const face = renderToStaticMarkup(<Face user={{ id: 'ada', name: 'Ada & Co' }} />);
       export const people = renderToStaticMarkup(<People people={[{ id: 'grace', name: 'Grace' }, { id: 'alan', name: 'Alan' }]} />);
       export const animated = draw(createAvatar('ada', { animated: true }));
       export const named = draw(createAvatar('ada', { title: 'Ada & Co' }));
       export const group = draw(createGroup(['ada', 'grace', 'alan'], { max: 2 }));`,
      );
      // The alias is the one that Metro uses for the web. The native half of a library cannot run here.
      await build({
        configFile: false,
        root: folder,
        logLevel: 'error',
        resolve: {
          alias: {
            'react-native': 'react-native-web',
            '@react-native/assets-registry/registry': 'react-native-web/dist/modules/AssetRegistry',
          },
          extensions: ['.web.js', '.tsx', '.ts', '.js'],
        },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        define: { __DEV__: 'false', 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: join(folder, 'page.tsx'),
          outDir: join(folder, 'out'),
          rolldownOptions: { shimMissingExports: true, output: { entryFileNames: 'page.mjs' } },
        },
      });
      const drawn = (await import(pathToFileURL(join(folder, 'out/page.mjs')).href)) as Record<string, string>;
      const shapesOf = (svg = ''): string[] =>
        Array.from(svg.matchAll(/ (?:d|cx|points)="[^"]*"/g), ([shape]) => shape);
      expect(shapesOf(drawn['face'])).toEqual(shapesOf(createAvatar('ada')));
      expect(drawn['face']).toContain('aria-label="Ada &amp; Co"');
      expect(shapesOf(drawn['people'])).toEqual(['grace', 'alan'].flatMap((seed) => shapesOf(createAvatar(seed))));
      expect(shapesOf(drawn['animated'])).toEqual(shapesOf(createAvatar('ada', { animated: true })));
      expect(drawn['animated']).not.toContain('<style');
      // The library does not decode `&amp;`, so the samples set the name outside of the drawing.
      expect(drawn['named']).toContain('Ada &amp;amp; Co');
      expect(drawn['group']).toContain('+2');
      expect(drawn['group']).toContain('clip-path="url(#navii-');
    });
  });
}
