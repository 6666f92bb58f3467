// Makes apps that use the package, in temporary folders. Node runs them, or Vite builds them for a page.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createLogger } from 'vite';
import { onTestFinished, vi } from 'vitest';
import { root } from '../../tools/root.js';

const PACKAGES = [
  '@sveltejs/vite-plugin-svelte',
  '@vitejs/plugin-vue',
  'react',
  'react-dom',
  'svelte',
  'vite',
  'vue',
] as const;

/** Makes an app from files by name. It is removed when the test ends. */
export function makeApp(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'navii-app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const install = (name: string, target: string): void => {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link, 'junction');
  };
  install('navii', root);
  for (const name of PACKAGES) install(name, join(root, 'node_modules', name));
  const all = { 'package.json': '{"private":true,"type":"module"}', ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
}

/** How a framework builds and mounts components. */
export interface Framework {
  /** The extension of a component's file. */
  readonly suffix: string;
  /** The import clause that imports the component as `Face`. */
  readonly face: string;
  readonly imports: string;
  /** Mounts `Face` with `props` in `box`. */
  readonly mount: string;
  readonly config: string;
}

/** The call of Vue's plugin with the option for custom elements, for samples whose comment does not give the call. */
const VUE = "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })";

// The plugin only prints compiler warnings, so turn them into errors. One warning also reports escaped characters.
const SVELTE = `svelte({
  configFile: false,
  onwarn({ code, message }) {
    if (code !== 'bidirectional_control_characters') throw new Error(message);
  },
})`;

function configure(imports: string, plugins: string): string {
  return `${imports}\nexport default { plugins: [${plugins}] };\n`;
}

/** Makes the configuration of a Vue app, with the call of its plugin. */
export function configureVue(call: string = VUE): string {
  return configure("import vue from '@vitejs/plugin-vue';", call);
}

/** Frameworks by the name of their tab in the playground. */
export const FRAMEWORKS = {
  react: {
    suffix: 'jsx',
    face: '{ Face }',
    imports: `import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';`,
    mount: 'createRoot(box).render(createElement(Face, props))',
    config: configure('', ''),
  },
  vue: {
    suffix: 'vue',
    face: 'Face',
    imports: `import { createApp } from 'vue';`,
    mount: 'createApp(Face, props).mount(box)',
    config: configureVue(),
  },
  svelte: {
    suffix: 'svelte',
    face: 'Face',
    imports: `import { mount } from 'svelte';`,
    mount: 'mount(Face, { target: box, props })',
    config: configure("import { svelte } from '@sveltejs/vite-plugin-svelte';", SVELTE),
  },
} as const satisfies Readonly<Record<string, Framework>>;

/** Builds the script of a page that shows components, one below the other. */
export async function bundleFaces(framework: Framework, codes: readonly string[], props = '{}'): Promise<string> {
  const { suffix, face, imports, mount, config } = framework;
  const names = codes.map((_, index) => `face-${index}.${suffix}`);
  const parts = names.map(
    (name, index) =>
      `import ${face.replace('Face }', `Face as Face${index} }`).replace(/^Face$/, `Face${index}`)} from './${name}';`,
  );
  const start =
    `${imports}\n${parts.join('\n')}\nconst props = ${props};\n` +
    `for (const Face of [${codes.map((_, index) => `Face${index}`).join(', ')}]) {\n` +
    `  const box = document.body.appendChild(document.createElement('div'));\n  ${mount};\n}\n`;
  const folder = makeApp({
    'vite.config.js': config,
    'start.js': start,
    ...Object.fromEntries(names.map((name, index) => [name, codes[index] ?? ''])),
  });
  // Vite reads the mode of a build from the environment.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const input = join(folder, 'start.js');
  // On a slow machine plugins are slow, so a warning about them means nothing.
  const checks = { pluginTimings: false };
  const complaints: string[] = [];
  const complain = (text: string): void => void complaints.push(text);
  const result = await build({
    root: folder,
    customLogger: { ...createLogger('silent'), warn: complain, warnOnce: complain },
    // The frameworks report errors only in development. Lit warns about its development mode.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: { write: false, modulePreload: false, minify: false, rolldownOptions: { input, checks } },
  });
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}
