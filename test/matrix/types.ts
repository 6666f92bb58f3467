// Checks the types in a project of each kind.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listEntryPoints } from '../../site/build/entries.js';
import { run } from '../packed.js';
import { root } from '../tools/root.js';
import type { Lab } from './lab.js';

export interface Project {
  readonly moduleResolution: 'node16' | 'nodenext' | 'bundler';
  /** Whether its file is CommonJS. */
  readonly isCommonJs: boolean;
  /** Entries whose types, or the types that they import, are not checked in this project. */
  readonly unchecked?: RegExp;
}

// With `require`, Node 16 cannot load Lit, which has only ES modules. TypeScript reports this wherever Lit's types are imported.
const OF_LIT = /components|define|picker|react|preact|solid|svelte|vue/;

export const PROJECTS: readonly Project[] = [
  { moduleResolution: 'node16', isCommonJs: false },
  { moduleResolution: 'node16', isCommonJs: true, unchecked: OF_LIT },
  { moduleResolution: 'nodenext', isCommonJs: false },
  { moduleResolution: 'nodenext', isCommonJs: true },
  { moduleResolution: 'bundler', isCommonJs: false },
];

const MODULES = { node16: 'node16', nodenext: 'nodenext', bundler: 'esnext' } as const;

/** Every entry that both `import` and `require` have. */
const ENTRIES = listEntryPoints().flatMap(({ name, required }) => (required === undefined ? [] : [name]));

/** The packages whose types the frameworks' entries import. */
const FRAMEWORKS = ['@types/react', 'preact', 'solid-js', 'svelte', 'vue'];

function write(entries: readonly string[]): string {
  const imports = entries.map((entry, at) => `import * as entry${at} from '${entry}';`).join('\n');
  return `${imports}
import { createAvatar, type AvatarOptions } from 'navii';

const options: AvatarOptions = { size: 64, mood: 'wink', packs: ['neon'] };
export const svg: string = createAvatar('ada', options);
// @ts-expect-error -- there is no such mood: the types are there, and are no \`any\`
createAvatar('ada', { mood: 'hungry' });
export const all = [${entries.map((_, at) => `entry${at}`).join(', ')}];
`;
}

/** Makes a folder for projects. */
export async function createProjects(lab: Lab): Promise<string> {
  const folder = await lab.createApp('types');
  for (const name of FRAMEWORKS) {
    const path = join(folder, 'node_modules', name);
    await mkdir(dirname(path), { recursive: true });
    await symlink(join(root, 'node_modules', name), path, 'junction');
  }
  return folder;
}

async function compile(compiler: string, folder: string, project: Project, skipLibCheck: boolean): Promise<string> {
  const { moduleResolution, isCommonJs, unchecked } = project;
  const entries = skipLibCheck ? ENTRIES : ENTRIES.filter((entry) => unchecked?.test(entry) !== true);
  const file = isCommonJs ? 'all.cts' : 'all.ts';
  await writeFile(join(folder, file), write(entries));
  const compilerOptions = {
    noEmit: true,
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
    module: MODULES[moduleResolution],
    moduleResolution,
    skipLibCheck,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  return await run(process.execPath, [join(compiler, 'bin/tsc')], folder);
}

/**
 * Compiles a file that imports every entry: once with the types of all packages checked, where this is possible, and once more with
 * every entry where it is not.
 *
 * @param compiler - the folder of a version of TypeScript
 * @throws Error with the output of the compiler
 */
export async function checkTypes(compiler: string, folder: string, project: Project): Promise<void> {
  await compile(compiler, folder, project, false);
  if (project.unchecked) await compile(compiler, folder, project, true);
}
