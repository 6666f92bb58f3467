// Builds the script of a page that shows components of a framework, one below the other.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build, createLogger, type PluginOption } from 'vite';
import { makeFolder } from '../../scratch.js';
import { root } from '../../tools/root.js';

/** How a framework builds and mounts components. */
export interface Framework {
  /** The extension of a component's file. */
  readonly suffix: string;
  readonly imports: string;
  /** Mounts `Face` with `props` in `box`. */
  readonly mount: string;
  readonly plugins: PluginOption[];
}

/** Frameworks by the names of their tabs and samples. */
export const FRAMEWORKS: Readonly<Record<'react' | 'vue' | 'svelte', Framework>> = {
  react: {
    suffix: 'jsx',
    imports: `import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';`,
    mount: 'createRoot(box).render(createElement(Face, props))',
    plugins: [],
  },
  vue: {
    suffix: 'vue',
    imports: `import { createApp } from 'vue';`,
    mount: 'createApp(Face, props).mount(box)',
    plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('navii-') } } })],
  },
  svelte: {
    suffix: 'svelte',
    imports: `import { mount } from 'svelte';`,
    mount: 'mount(Face, { target: box, props })',
    plugins: [
      svelte({
        configFile: false,
        // The plugin only prints warnings of the compiler. One of them also reports escaped characters.
        onwarn({ code, message }) {
          if (code !== 'bidirectional_control_characters') throw new Error(message);
        },
      }),
    ],
  },
};

/** A user of an app. */
export interface User {
  readonly id: string;
  readonly name: string;
}

/** Builds the script. Each code exports one component, which takes its user. */
export async function bundleFaces(
  { suffix, imports, mount, plugins }: Framework,
  faces: readonly { readonly code: string; readonly user: User }[],
): Promise<string> {
  const names = faces.map((_, index) => `face-${index}.${suffix}`);
  const start = `${imports}
${names.map((name, index) => `import * as face${index} from './${name}';`).join('\n')}
const users = ${JSON.stringify(faces.map(({ user }) => user))};
for (const [at, [Face]] of [${names.map((_, index) => `face${index}`).join(', ')}].map(Object.values).entries()) {
  const props = { user: users[at] };
  const box = document.body.appendChild(document.createElement('div'));
  ${mount};
}`;
  // Inside the package, so imports of its own name resolve.
  const folder = makeFolder(join(root, 'dist/.faces-'));
  for (const [i, name] of names.entries()) writeFileSync(join(folder, name), faces[i]?.code ?? '');
  writeFileSync(join(folder, 'start.js'), start);
  const complaints: string[] = [];
  const complain = (text: string): void => void complaints.push(text);
  const result = await build({
    configFile: false,
    root: folder,
    plugins,
    customLogger: { ...createLogger('silent'), warn: complain, warnOnce: complain },
    // The frameworks report errors only in development. Lit warns about its development mode.
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: join(folder, 'start.js'),
        output: { codeSplitting: false },
        // On a slow machine plugins are slow, so a warning about them means nothing.
        checks: { pluginTimings: false },
      },
    },
  });
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result.output[0].code;
}
