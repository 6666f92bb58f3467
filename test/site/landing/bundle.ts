// Apps that have installed the package, in folders of their own: run by Node, or built by Vite for a page.
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

/** Makes an app out of files by name; it is gone when the test ends. */
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

/** How a framework shows components. */
export interface Framework {
  /** Name of a component's file. */
  readonly suffix: string;
  /** How the component is imported as `Face`. */
  readonly face: string;
  readonly imports: string;
  /** Shows `Face` with `props` in `box`. */
  readonly mount: string;
  readonly config: string;
}

/** What Vue must be told, where the sample itself does not say it. */
const VUE = "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })";

// It would only print what its compiler warns of; and it warns of what is escaped as if it were not.
const SVELTE = `svelte({
  configFile: false,
  onwarn({ code, message }) {
    if (code !== 'bidirectional_control_characters') throw new Error(message);
  },
})`;

function configure(imports: string, plugins: string): string {
  return `${imports}\nexport default { plugins: [${plugins}] };\n`;
}

/** The configuration of an app in Vue, with the call of its plugin. */
export function configureVue(call: string = VUE): string {
  return configure("import vue from '@vitejs/plugin-vue';", call);
}

/** Frameworks by the name of their tab. */
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
  // Vite asks the environment whether this is a build for people.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const input = join(folder, 'start.js');
  // Slow plugins are slow machines here.
  const checks = { pluginTimings: false };
  const complaints: string[] = [];
  const complain = (text: string): void => void complaints.push(text);
  const result = await build({
    root: folder,
    customLogger: { ...createLogger('silent'), warn: complain, warnOnce: complain },
    // The frameworks say what is wrong in a page only while it is developed; Lit would say that it is.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: { write: false, modulePreload: false, minify: false, rolldownOptions: { input, checks } },
  });
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}
