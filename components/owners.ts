// Which pack brings a palette or a part, as a module that is fetched only where an element names one that no pack of the page
// has (see define-core.ts).
import { PACK_OWNERS } from './pack-owners.js';

/** The pack that brings what a slot is to hold. */
export function findOwner(slot: string, id: string): string | undefined {
  return Object.keys(PACK_OWNERS).find((pack) => PACK_OWNERS[pack]?.[slot]?.split(' ').includes(id));
}
