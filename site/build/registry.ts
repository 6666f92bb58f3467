// The shadcn registry (https://ui.shadcn.com/docs/registry): components that the command `shadcn` copies into a project. An item has
// all files that it needs, so it names no other item, and no address of a registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import { root } from './setup.js';

/** The items, each with its files in `site/registry`. */
const ITEMS = [
  {
    name: 'avatar',
    type: 'registry:ui',
    title: 'Avatar',
    description: 'A photo, and a mascot where there is none.',
    files: ['navii-avatar.tsx', 'navii-avatar-image.tsx'],
  },
  {
    name: 'avatar-group',
    type: 'registry:ui',
    title: 'Avatar group',
    description: 'Overlapping avatars, with a number for the rest.',
    files: ['navii-avatar-group.tsx', 'navii-avatar.tsx', 'navii-avatar-image.tsx'],
  },
  {
    name: 'team-status',
    type: 'registry:block',
    title: 'Team status',
    description: 'A sidebar of agents, whose faces show who is working and who waits for you.',
    files: ['navii-team-status.tsx'],
  },
  {
    name: 'picker',
    type: 'registry:block',
    title: 'Avatar picker',
    description: 'A profile form in which users choose their mascot.',
    files: ['navii-profile-form.tsx'],
  },
] as const;

/** Prints the list of all items, and each item with the content of its files, by path. */
export function printRegistry(origin = EXAMPLE_ORIGIN): readonly (readonly [path: string, text: string])[] {
  const items = ITEMS.map(({ files, ...item }) => ({
    ...item,
    dependencies: ['cn', 'navii'],
    files: files.map((name) => ({
      path: `registry/${name}`,
      type: item.type === 'registry:block' ? 'registry:component' : item.type,
      content: readFileSync(join(root, 'site/registry', name), 'utf8'),
    })),
  }));
  const print = (schema: string, value: object) =>
    `${JSON.stringify({ $schema: `https://ui.shadcn.com/schema/${schema}.json`, ...value }, null, 2)}\n`;
  return [
    ['/r/registry.json', print('registry', { name: 'navii', homepage: origin, items })],
    ...items.map((item) => [`/r/${item.name}.json`, print('registry-item', item)] as const),
  ];
}
