// The sources that are printed from the packs: `npm run print` writes them.
import { ROLES } from 'navii';
import { catalogue } from '../../dist/lib/catalogue.js';
import { indexOwners, listKnown } from '../../dist/lib/choose/owners.js';

const HEAD = '// Written by `npm run print` from the packs. Change those, not this file.\n';

/** Prints the ids of each slot: those of the base, and those that each pack adds. An id of several packs is under the first one. */
function printIds() {
  const owners = [...indexOwners(catalogue)].filter(([slot]) => !(slot in ROLES));
  const base = owners.map(([slot, packOf]) => {
    const ids = listKnown(slot, catalogue).map(String);
    return `  readonly ${slot}: '${ids.filter((id) => !packOf.has(id)).join(' ')}';\n`;
  });
  const packs = Array.from(catalogue.packs.keys(), (pack) => {
    const slots = owners.flatMap(([slot, packOf]) => {
      const ids = [...packOf].flatMap(([id, owner]) => (owner === pack ? id : []));
      return ids.length === 0 ? [] : `    ${slot}: '${ids.join(' ')}',\n`;
    });
    return `  '${pack}': {\n${slots.join('')}  },\n`;
  });
  return `${HEAD}
/** The ids of the base, by slot. */
export interface BaseIds {\n${base.join('')}}

/** The ids that each pack adds to the base, by slot. */
export const PACK_IDS = {\n${packs.join('')}} as const;\n`;
}

/** Prints the table of functions that load a pack, by its id. Each pack is a module of its own, so bundlers keep it apart. */
function printLoaders() {
  const rows = Array.from(catalogue.packs.keys(), (id) => `  '${id}': () => import('../../lib/packs/${id}.js'),\n`);
  return `${HEAD}
import type { Pack } from '../../lib/packs/pack.js';

/** Loads the module of a pack of this library, by its id. It exports nothing else, and bundlers keep it apart. */
export const PACK_LOADERS: Readonly<Record<string, () => Promise<Readonly<Record<string, Pack>>>>> = {\n${rows.join('')}};\n`;
}

/** The printed files: the path and the text of each, before it is formatted. @type {readonly (readonly [path: string, text: string])[]} */
export const SOURCES = [
  ['lib/options/ids.ts', printIds()],
  ['components/packs/loaders.ts', printLoaders()],
];
