// The frameworks whose projects `test/frameworks/` tries, with the versions that it installs. The docs print them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** What a framework itself does that a strict policy has to allow; the elements do none of it. */
export type Need = 'inline scripts' | 'style attributes' | 'HTML from text';

/** What is tried in each of them. */
export const TRIALS = [
  'server-rendered',
  'hydrated',
  'updated',
  'removed',
  'cloned',
  'in strict CSP',
  'in jsdom',
] as const;

interface Row {
  /** The folder of its project. */
  readonly folder: string;
  /** Its package, and that of what it draws with, by the names that people know. */
  readonly packages: Readonly<Record<string, string>>;
  readonly needs: readonly Need[];
}

const ROWS = [
  { folder: 'next', packages: { Next: 'next', React: 'react' }, needs: ['inline scripts'] },
  { folder: 'nuxt', packages: { Nuxt: 'nuxt', Vue: 'vue' }, needs: ['inline scripts'] },
  {
    folder: 'sveltekit',
    packages: { SvelteKit: '@sveltejs/kit', Svelte: 'svelte' },
    // The latter where it tells assistive technology of another page.
    needs: ['inline scripts', 'style attributes'],
  },
  { folder: 'astro', packages: { Astro: 'astro' }, needs: [] },
  { folder: 'angular', packages: { Angular: '@angular/core' }, needs: ['inline scripts'] },
  // Solid's templates are text, for which it has no policy of its own.
  { folder: 'solid', packages: { Solid: 'solid-js' }, needs: ['inline scripts', 'HTML from text'] },
  { folder: 'preact', packages: { Preact: 'preact' }, needs: [] },
] as const satisfies readonly Row[];

/** A framework that is tried. */
export interface TriedFramework extends Omit<Row, 'packages'> {
  readonly folder: (typeof ROWS)[number]['folder'];
  /** Its name and version, and those of what it draws with. */
  readonly name: string;
}

/** Lists the frameworks with their versions. */
export function listFrameworks(): TriedFramework[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'test/frameworks/package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return ROWS.map(({ folder, packages, needs }) => {
    const names = Object.entries(packages).map(([name, from]) => `${name} ${dependencies[from]}`);
    return { folder, name: names.join(', '), needs };
  });
}
