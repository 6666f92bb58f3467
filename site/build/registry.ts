// The shadcn registry (https://ui.shadcn.com/docs/registry): components that the command `shadcn` copies into a project. An item has
// all files that it needs, so it names no other item, and no address of a registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import registry from '../registry/registry.json' with { type: 'json' };
import { root } from './setup.js';

/** Prints the list of all items, and each item with the content of its files, by path. */
export function printRegistry(origin = EXAMPLE_ORIGIN): readonly (readonly [path: string, text: string])[] {
  const items = registry.items.map((item) => ({
    ...item,
    files: item.files.map((file) => ({ ...file, content: readFileSync(join(root, 'site', file.path), 'utf8') })),
  }));
  const print = (schema: string, value: object) =>
    `${JSON.stringify({ $schema: `https://ui.shadcn.com/schema/${schema}.json`, ...value }, null, 2)}\n`;
  return [
    ['/r/registry.json', print('registry', { name: registry.name, homepage: origin, items })],
    ...items.map((item) => [`/r/${item.name}.json`, print('registry-item', item)] as const),
  ];
}
