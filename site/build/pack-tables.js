// The tables with which elements fetch packs: how to load each, and which pack brings a palette or a part. types.js writes them.
import { catalogue } from 'navii';
import { indexOwners } from '../../dist/lib/choose/owners.js';

/** A table from the id of a pack to the function that loads it: a module of its own, which bundlers keep apart. */
export function printLoaders() {
  const rows = Array.from(catalogue.packs.keys(), (id) => {
    const name = id.replace(/-\w/g, (pair) => pair.slice(1).toUpperCase());
    return `  '${id}': async () => (await import('../../lib/packs/${id}.js')).${name},\n`;
  });
  return `import type { Pack } from '../../lib/packs/pack.js';

/** Loads a pack of this library, by its id. Each is a module of its own, which bundlers keep apart. */
export const PACK_LOADERS: Readonly<Record<string, () => Promise<Pack>>> = {\n${rows.join('')}};\n`;
}

/** A table from the id of a pack to its own ids, by slot; an id that several packs share is listed under the first. */
export function printOwners() {
  const owners = [...indexOwners(catalogue)];
  const packs = Array.from(catalogue.packs.keys(), (pack) => {
    const slots = owners.flatMap(([slot, packOf]) => {
      const ids = Array.from(packOf).flatMap(([id, owner]) => (owner === pack ? id : []));
      return ids.length === 0 ? [] : `    ${slot}: '${ids.join(' ')}',\n`;
    });
    return `  '${pack}': {\n${slots.join('')}  },\n`;
  });
  return `import type { PackOwners } from './resources.js';

/** The ids that each pack adds to those of the base, by slot. */
export const PACK_OWNERS: PackOwners = {\n${packs.join('')}};\n`;
}
