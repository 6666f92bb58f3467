// Which pack brings what, printed for elements that fetch packs (see types.js).
import { catalogue } from 'navii';
import { indexOwners } from '../../dist/lib/choose/owners.js';

/** The ids that each pack brings, by slot; one that several packs share is that of the first. */
export function printOwners() {
  const owners = [...indexOwners(catalogue)];
  const packs = Array.from(catalogue.packs.keys(), (pack) => {
    const slots = owners.flatMap(([slot, packOf]) => {
      const ids = Array.from(packOf).flatMap(([id, owner]) => (owner === pack ? id : []));
      return ids.length === 0 ? [] : `    ${slot}: '${ids.join(' ')}',\n`;
    });
    return `  '${pack}': {\n${slots.join('')}  },\n`;
  });
  const type = 'Readonly<Record<string, Readonly<Record<string, string>>>>';
  return `/** What each pack brings that the base has not: ids by slot. */\nexport const PACK_OWNERS: ${type} = {\n${packs.join('')}};\n`;
}
