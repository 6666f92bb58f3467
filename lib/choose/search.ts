// From a mascot back to seeds: seeds are tried one after the other. Only the wanted traits are drawn, the rarest first, so
// that one draw rules out most seeds. The seeds that remain are checked with the engine's own choice, rules included.
import { readAvatarOptions } from '../options/read.js';
import type { Part } from '../parts/part.js';
import { isPartSlot, isRoleSlot, STYLES, type Slot, type Style } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import type { Catalogue } from './catalogue.js';
import { hashSeed } from './hash.js';
import type { OptionId } from './owners.js';
import { RULES } from './rules.js';
import { KEYS, selectSpec, pick } from './select.js';
import { ROLE_WHEELS, type Wheels } from './wheels.js';

/** What to search for. */
export interface SearchQuery {
  /** What the seeds begin with; a number follows. */
  readonly prefix: string;
  /** The mascot to find, after the rules. */
  readonly spec: AvatarSpec;
  /** The slots that must be equal. */
  readonly match: readonly Slot[];
  /** The packs that seeds are drawn with, sorted. */
  readonly packs: readonly string[];
  /** How many seeds were tried before, by a search that this one continues; default: 0. */
  readonly tried?: number;
}

/** The ids at the places of a slot's wheel. */
export function listWheelIds(wheels: Wheels, slot: Slot): readonly OptionId[] {
  if (slot !== 'background' && isRoleSlot(slot)) return ROLE_WHEELS[slot];
  return wheels[slot].map((item) => item?.id ?? null);
}

// A rule may replace a part with the wanted one, or with nothing.
function couldBecome(slot: Slot, part: Part | undefined, wanted: OptionId): boolean {
  return RULES.some(({ other, clash, instead = null }) => {
    return other === slot && instead === wanted && (!clash || (part?.kind !== undefined && clash.includes(part.kind)));
  });
}

/** For each place of a slot's wheel, whether it holds what is wanted, or a part that a rule may replace with it. */
export function markCandidates(wheels: Wheels, slot: Slot, wanted: OptionId): boolean[] {
  const ids = listWheelIds(wheels, slot);
  if (!isPartSlot(slot)) return ids.map((id) => id === wanted);
  return wheels[slot].map((part) => (part?.id ?? null) === wanted || couldBecome(slot, part, wanted));
}

/** Rules out seeds by one slot. */
interface SlotFilter {
  /** Key of the slot's draw. */
  readonly key: number;
  /** For each place of its wheel, whether a seed that draws it may fit. */
  readonly candidates: readonly boolean[];
}

function getPassRate({ candidates }: SlotFilter): number {
  return candidates.filter(Boolean).length / candidates.length;
}

function createFilters(wheels: Wheels, { spec, match }: SearchQuery): SlotFilter[] {
  return match
    .map((slot): SlotFilter => ({ key: KEYS[slot], candidates: markCandidates(wheels, slot, spec[slot]) }))
    .sort((a, b) => getPassRate(a) - getPassRate(b));
}

/** The wheels that seeds are drawn from: one set without packs, one for each style with packs. */
export function listWheels(packs: readonly string[], catalogue: Catalogue): ReadonlyMap<Style | undefined, Wheels> {
  if (packs.length === 0) return new Map([[undefined, catalogue.wheels]]);
  return new Map(STYLES.map((style) => [style, catalogue.wheelsOf(packs, style)]));
}

/** A search that can be continued. */
export interface Search {
  /** How many seeds it has tried. */
  readonly tried: number;
  /** Tries up to so many more seeds, and returns the next one that fits. */
  readonly tryNext: (count: number) => string | undefined;
}

/**
 * Prepares a search.
 *
 * @param seedAt - the seed that is tried as the first, the second and so on; the prefix and a number when left out
 */
export function createSearch(
  query: SearchQuery,
  catalogue: Catalogue,
  seedAt: (number: number) => string = (number) => query.prefix + number,
): Search {
  const { spec, match, packs } = query;
  const settings = readAvatarOptions((name) => (name === 'packs' ? packs : undefined), catalogue);
  const wheelsByStyle = listWheels(packs, catalogue);
  const filters = new Map(Array.from(wheelsByStyle, ([style, wheels]) => [style, createFilters(wheels, query)]));
  const unstyled = filters.get(undefined);
  let { tried = 0 } = query;

  function fits(seed: string): boolean {
    const chosen = selectSpec(seed, settings, catalogue);
    return match.every((slot) => chosen[slot] === spec[slot]);
  }

  return {
    get tried() {
      return tried;
    },
    tryNext(count) {
      seeds: for (const end = tried + count; tried < end;) {
        tried += 1;
        const seed = seedAt(tried);
        const state = hashSeed(seed);
        for (const { key, candidates } of unstyled ?? filters.get(pick(STYLES, state, KEYS.style)) ?? []) {
          if (!pick(candidates, state, key)) continue seeds;
        }
        if (fits(seed)) return seed;
      }
      return undefined;
    },
  };
}
