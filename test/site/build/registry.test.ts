// The shadcn registry as it is served: the fields that its schemas ask for, and items that lack nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readText, root } from '../../tools/root.js';
import { folder, useSite } from '../browse.js';

interface Item {
  readonly $schema: string;
  readonly name: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly dependencies: readonly string[];
  readonly files: readonly { readonly path: string; readonly type: string; readonly content: string }[];
}

const read = (name: string) => JSON.parse(readFileSync(join(folder, 'r', `${name}.json`), 'utf8'));
const NAMES = ['avatar', 'avatar-group', 'team-status', 'profile-form'];

it('the list has a name, an address and all items', () => {
  const { $schema, name, homepage, items } = read('registry');
  expect([$schema, name]).toEqual(['https://ui.shadcn.com/schema/registry.json', 'navii']);
  expect(homepage).toMatch(/^https?:\/\/[^/]+$/);
  expect(items).toEqual(NAMES.map((each) => ({ ...read(each), $schema: undefined })));
});

it('each file of the folder is in an item', () => {
  const used = NAMES.flatMap((name) => (read(name) as Item).files.map(({ path }) => join(root, 'site', path)));
  const sources = listFiles(join(root, 'site/registry')).filter((path) => path.endsWith('.tsx'));
  expect(new Set(used)).toEqual(new Set(sources));
});

describe.each(NAMES)('%s', (name) => {
  const item = read(name) as Item;
  const imports = item.files.flatMap(({ content }) =>
    Array.from(content.matchAll(/(?:from|import) '([^']+)'/g), ([, from = '']) => from),
  );

  it('has the fields of an item, and the text of its files', () => {
    expect(item.$schema).toBe('https://ui.shadcn.com/schema/registry-item.json');
    expect(item.name).toBe(name);
    expect(item.type).toMatch(/^registry:(?:ui|block)$/);
    for (const text of [item.title, item.description]) expect(text).not.toBe('');
    for (const { path, type, content } of item.files) {
      expect(type).toMatch(/^registry:(?:ui|component)$/);
      expect(content).toBe(readText(join('site', path)));
      expect(content.split('\n').length).toBeLessThanOrEqual(61);
    }
  });

  it('names the packages that it imports, and no others', () => {
    const packages = imports.filter((from) => from !== 'react' && !from.startsWith('@/'));
    expect(new Set(packages.map((from) => from.split('/')[0]))).toEqual(new Set(item.dependencies));
  });

  it('has the files that it imports', () => {
    const own = imports.filter((from) => from.startsWith('@/'));
    const places = item.files.map(({ path }) => path.replace('registry/', '@/components/ui/').replace('.tsx', ''));
    expect(places).toEqual(expect.arrayContaining(own));
  });
});

describe('the service', () => {
  const site = useSite('the service');

  it('sends JSON to every origin, and 304 to those who have it', async () => {
    for (const name of ['registry', ...NAMES]) {
      const address = `${site.origin}/r/${name}.json`;
      const { status, headers } = await fetch(address);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual(['*', 'no-cache']);
      const again = await fetch(address, { headers: { 'if-none-match': headers.get('etag') ?? '' }, method: 'HEAD' });
      expect(again.status).toBe(304);
    }
  });
});
