import { hashSeed, randomUint32 } from '../../lib/choose/hash.js';
import { RULES } from '../../lib/choose/rules.js';
import { KEYS, selectSpec, pick } from '../../lib/choose/select.js';
import type { Wheels } from '../../lib/choose/wheels.js';
// From a look back to a seed: seeds are tried one after the other. Only the pinned traits are drawn, the rarest first, so
// that most seeds are dismissed by one draw; what is left is chosen as the engine chooses, rules and all.
import { catalogue, readAvatarOptions, type AvatarSpec, type Slot, type Style } from '../../lib/index.js';
import type { Part } from '../../lib/parts/part.js';
import { GROUNDS, STYLES, TONES } from '../../lib/spec.js';
import { isPartSlot } from './slots.js';

/** What to look for. */
export interface Quest {
  /** What the seeds begin with; a number follows. */
  readonly prefix: string;
  /** The mascot to find, as it is worn. */
  readonly spec: AvatarSpec;
  /** The slots that must be alike. */
  readonly match: readonly Slot[];
  /** The packs that seeds are drawn with, sorted. */
  readonly packs: readonly string[];
}

/** The places that a slot's wheel has, as ids. */
export function listPlaces(wheels: Wheels, slot: Slot): readonly (string | null)[] {
  if (slot === 'tone') return TONES;
  if (slot === 'ground') return GROUNDS;
  return wheels[slot].map((item) => item?.id ?? null);
}

// A rule may yet turn a part into the one that is wanted, or into nothing.
function couldBecome(slot: Slot, part: Part, wanted: string | null): boolean {
  return RULES.some(({ other, clash, instead = null }) => {
    return other === slot && instead === wanted && (!clash || (part.kind !== undefined && clash.includes(part.kind)));
  });
}

/** The places of a slot's wheel that are worth looking further: what is wanted, or what a rule may turn into it. */
export function markPlaces(wheels: Wheels, slot: Slot, wanted: string | null): boolean[] {
  const places = listPlaces(wheels, slot);
  if (!isPartSlot(slot)) return places.map((id) => id === wanted);
  return wheels[slot].map((part) => {
    return (part?.id ?? null) === wanted || (part !== undefined && couldBecome(slot, part, wanted));
  });
}

interface Sieve {
  readonly key: number;
  /** A wheel of truths: whether a place is worth looking further. */
  readonly places: readonly boolean[];
}

function countTrue(places: readonly boolean[]): number {
  return places.filter(Boolean).length / places.length;
}

function layOutSieves(wheels: Wheels, { spec, match }: Quest): Sieve[] {
  return match
    .map((slot) => ({ key: KEYS[slot], places: markPlaces(wheels, slot, spec[slot]) }))
    .toSorted((a, b) => countTrue(a.places) - countTrue(b.places));
}

/** The wheels that seeds are drawn from: one set without packs, one for each style with packs. */
export function listWheels(packs: readonly string[]): ReadonlyMap<Style | undefined, Wheels> {
  if (packs.length === 0) return new Map([[undefined, catalogue.wheels]]);
  return new Map(STYLES.map((style) => [style, catalogue.wheelsOf(packs, style)]));
}

/** A search that can be taken up where it was left. */
export interface Search {
  /** Seeds tried. */
  readonly tried: number;
  /** Tries some more seeds, and gives the first that fits and has not been given before. */
  readonly tryNext: (count: number) => string | undefined;
}

/** Prepares a search. */
export function createSearch(quest: Quest): Search {
  const { prefix, spec, match, packs } = quest;
  const settings = readAvatarOptions((name) => (name === 'packs' ? packs : undefined), catalogue);
  const sieves = new Map(Array.from(listWheels(packs), ([style, wheels]) => [style, layOutSieves(wheels, quest)]));
  const plain = sieves.get(undefined);
  let tried = 0;

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
        const seed = prefix + tried;
        const state = hashSeed(seed);
        for (const { key, places } of plain ?? sieves.get(pick(STYLES, randomUint32(state, KEYS.style))) ?? []) {
          if (!pick(places, randomUint32(state, key))) continue seeds;
        }
        if (fits(seed)) return seed;
      }
      return undefined;
    },
  };
}
