// Tests of the rule for directions of imports, with a table of its own.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import plugin from './lint-plugin.js';
import { root } from './root.js';

const TABLE = {
  'lib/spec.ts': [],
  'lib/parts/': ['lib/spec.ts'],
  'lib/packs/': ['lib/parts/'],
  'lib/png/': ['lib/packs/shapes.ts'],
  'site/*/': ['site/shared/'],
  'site/shared/': ['lib/packs/'],
  'site/build/': ['site/*/'],
  'site/build/*.js': ['site/build/', 'navii'],
};

/** Returns the messages of the rule about an import. */
function check(file: string, value: string): string[] {
  const messages: string[] = [];
  const report = ({ message }: { readonly message: string }) => void messages.push(message);
  plugin.rules.imports
    .create({ filename: join(root, file), options: [TABLE], report })
    .ImportDeclaration?.({ source: { value } });
  return messages;
}

it.each([
  ['lib/parts/eyes.ts', './mouth.js'],
  ['lib/parts/eyes.ts', '../spec.js'],
  ['lib/packs/pets.ts', '../parts/eyes.js'],
  ['lib/packs/pets.ts', '../spec.js'],
  ['lib/png/to-png.ts', '../packs/shapes.js'],
  ['lib/png/to-png.ts', 'node:fs'],
  ['site/team/view.ts', '../shared/html.js'],
  ['site/team/view.ts', '../../lib/parts/eyes.js'],
  ['site/build/pages.ts', '../team/view.js'],
  ['site/build/rows.js', '../team/view.js'],
  ['site/build/rows.js', 'navii'],
  ['vite.config.ts', './lib/spec.js'],
])('%s may import %s', (file, source) => {
  expect(check(file, source)).toEqual([]);
});

it.each([
  ['lib/spec.ts', './parts/eyes.js'],
  ['lib/parts/eyes.ts', '../packs/pets.js'],
  ['lib/parts/eyes.ts', '../../lib/packs/pets.js'],
  ['lib/png/to-png.ts', '../packs/pets.js'],
  ['lib/png/to-png.ts', '../spec.js'],
  ['site/team/view.ts', '../builder/view.js'],
  ['site/team/view.ts', '../build/pages.js'],
  ['site/shared/html.ts', '../team/view.js'],
  ['site/build/pages.ts', 'navii'],
  ['site/team/view.ts', 'navii/png'],
  ['lib/parts/eyes.ts', 'navii-server'],
])('%s may not import %s', (file, source) => {
  expect(check(file, source)).toEqual([expect.stringContaining(`may not import ${source}`)]);
});
