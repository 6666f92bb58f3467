// The frameworks that `test/frameworks/` tests, with their installed versions. The docs print them.
import { readText } from './tools/root.js';

/** A feature of a framework that a strict Content-Security-Policy must allow. The elements need none of them. */
export type Need = 'inline scripts' | 'style attributes' | 'HTML from text';

interface FrameworkRow {
  /** The folder of the test project. */
  readonly folder: string;
  /** The package of the framework, and of the library that it renders with, by their usual names. */
  readonly packages: Readonly<Record<string, string>>;
  readonly needs: readonly Need[];
}

const ROWS = [
  { folder: 'next', packages: { Next: 'next', React: 'react' }, needs: ['inline scripts'] },
  { folder: 'nuxt', packages: { Nuxt: 'nuxt', Vue: 'vue' }, needs: ['inline scripts'] },
  {
    folder: 'sveltekit',
    packages: { SvelteKit: '@sveltejs/kit', Svelte: 'svelte' },
    // It needs style attributes for the element that announces another page to screen readers.
    needs: ['inline scripts', 'style attributes'],
  },
  { folder: 'astro', packages: { Astro: 'astro' }, needs: [] },
  { folder: 'angular', packages: { Angular: '@angular/core' }, needs: ['inline scripts'] },
  // Solid parses its templates from text, without a Trusted Types policy.
  { folder: 'solid', packages: { Solid: 'solid-js' }, needs: ['inline scripts', 'HTML from text'] },
  { folder: 'preact', packages: { Preact: 'preact' }, needs: [] },
] as const satisfies readonly FrameworkRow[];

/** A tested framework. */
export interface TriedFramework extends Omit<FrameworkRow, 'packages'> {
  readonly folder: (typeof ROWS)[number]['folder'];
  /** The names and versions of the framework and its rendering library. */
  readonly name: string;
}

/** Lists the frameworks with their versions. */
export function listFrameworks(): TriedFramework[] {
  const { dependencies } = JSON.parse(readText('test/frameworks/package.json')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return ROWS.map(({ folder, packages, needs }) => {
    const names = Object.entries(packages).map(([name, from]) => `${name} ${dependencies[from]}`);
    return { folder, name: names.join(', '), needs };
  });
}
