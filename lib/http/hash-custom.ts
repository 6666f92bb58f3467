// The hash of packs from outside of this library. The library's drawings change only with its version, but drawings of other packs may
// change at any time. So their entity tags and cache keys contain this hash: otherwise, caches would keep drawings of a changed pack.
import { catalogue } from '../catalogue.js';
import type { Catalogue } from '../choose/catalogue.js';
import { listOwn } from '../choose/owners.js';
import { renderAvatar } from '../engine.js';
import { memoize } from '../memoize.js';
import { SLOTS } from '../spec.js';
import { etagOf } from './answer.js';

/** Whether two values have the same data; functions do not count. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Hashes the drawings of packs from outside of this library and the defaults of the engine. The hash is empty if there are neither.
 * Each part is drawn once for it.
 *
 * @throws the error of a part that cannot be drawn
 */
export const hashCustom = /* @__PURE__ */ memoize((known: Catalogue): string => {
  // Packs are compared by their data: the service and its operator may each have a copy of this library.
  const own = [...known.packs.values()].filter((pack) => !isSame(pack, catalogue.packs.get(pack.id)));
  const drawings = own.flatMap(({ id: pack }) =>
    SLOTS.flatMap((slot) => listOwn(pack, slot, known).map((id) => renderAvatar(known, { [slot]: id }))),
  );
  const isPlain = own.length === 0 && isSame(known.defaults, catalogue.defaults);
  return isPlain ? '' : etagOf('packs', JSON.stringify([own, known.defaults]) + drawings.join(''));
}, 16);
