// The entry points of the package, from `exports` of package.json. A pattern (`./packs/*`) becomes one entry point for each source
// that it matches.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { root } from './setup.js';

type ExportTarget = string | null | { readonly [condition: string]: ExportTarget };

/** Resolves a target to a path: the first of the conditions in the order of `exports`. */
function resolve(target: ExportTarget | undefined, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target.replace('./', '');
  if (target === undefined || target === null) return undefined;
  const condition = Object.keys(target).find((name) => conditions.includes(name) && resolve(target[name], conditions));
  return condition === undefined ? undefined : resolve(target[condition], conditions);
}

/**
 * Describes an entry point: its name for imports, such as `navii/packs/neon`, its ES module, the declarations of its types, and its
 * CommonJS module if there is one. Paths are relative to the folder of package.json.
 */
function describeEntry(key: string, target: ExportTarget) {
  const module = resolve(target, ['import', 'default']);
  if (module === undefined || !module.endsWith('.js')) return [];
  const types = resolve(target, ['import', 'types']) ?? module;
  const required = typeof target === 'object' ? resolve(target?.['require'], ['default']) : undefined;
  return [{ name: key.replace('.', manifest.name), module, types: types.replace(/\.js$/, '.d.ts'), required }];
}

/** Lists the names that `*` matches in a pattern: names of sources, without those that `exports` excludes. */
function listMatches(key: string, module: string): string[] {
  const source = module.replace('dist/', '').replace('.js', '.ts');
  const match = new RegExp(`^${source.replaceAll('.', String.raw`\.`).replace('*', '(.*)')}$`);
  return readdirSync(join(root, dirname(source)))
    .flatMap((file) => match.exec(`${dirname(source)}/${file}`)?.[1] ?? [])
    .filter((name) => Reflect.get(manifest.exports, key.replace('*', name)) !== null);
}

/** Lists all entry points with code, in the order of package.json. */
export function listEntryPoints() {
  return Object.entries<ExportTarget>(manifest.exports).flatMap(([key, target]) => {
    if (!key.includes('*')) return describeEntry(key, target);
    const module = resolve(target, ['import', 'default']) ?? '';
    return listMatches(key, module).flatMap((name) =>
      describeEntry(key.replace('*', name), JSON.parse(JSON.stringify(target).replaceAll('*', name)) as ExportTarget),
    );
  });
}
