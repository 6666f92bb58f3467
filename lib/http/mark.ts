// The mark of packs of one's own. The version names the drawings of this library, and nothing names those of other packs: their mark
// goes into the tags and cache keys of their drawings, which would otherwise outlive a change of the pack.
import { catalogue } from '../catalogue.js';
import type { Catalogue } from '../choose/catalogue.js';
import { listOwn } from '../choose/owners.js';
import { renderAvatar } from '../engine.js';
import { memoize } from '../memoize.js';
import { SLOTS } from '../spec.js';
import { tagOf } from './answer.js';

/** Whether two values have the same data; functions do not count. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Returns a text that changes with the drawings of packs of one's own and with the defaults of the engine. It is empty for the packs
 * of this library without defaults. It draws every part once.
 *
 * @throws the error of a part that cannot be drawn
 */
export const markOf = /* @__PURE__ */ memoize((known: Catalogue): string => {
  // By their data, because the service and its operator may each have a copy of this library.
  const own = [...known.packs.values()].filter((pack) => !isSame(pack, catalogue.packs.get(pack.id)));
  const drawings = own.flatMap(({ id: pack }) =>
    SLOTS.flatMap((slot) => listOwn(pack, slot, known).map((id) => renderAvatar(known, { [slot]: id }))),
  );
  const isPlain = own.length === 0 && isSame(known.defaults, catalogue.defaults);
  return isPlain ? '' : tagOf('packs', JSON.stringify([own, known.defaults]) + drawings.join(''));
}, 16);
