import { RULES, resolveClashes, type Choice } from '../../lib/choose/rules.js';
import type { Wheels } from '../../lib/choose/wheels.js';
// How rare a look is, worked out from the wheels and the rules, not guessed: the share of all seeds that have it.
import { catalogue, type AvatarSpec, type Slot } from '../../lib/index.js';
import type { Part } from '../../lib/parts/part.js';
import { PART_SLOTS, type PartSlot } from '../../lib/spec.js';
import { listPlaces, listWheels, markPlaces, type Quest } from './search.js';
import { isPartSlot } from './slots.js';

/** Rarer than this is not worth waiting for: one in a hundred million. */
export const HOPELESS = 1e-8;

type Wanted = Pick<Quest, 'spec' | 'match' | 'packs'>;

/** The slots that rules may change, with all that has a say in it. */
function listEntangled(match: readonly Slot[]): ReadonlySet<PartSlot> {
  const slots = new Set<PartSlot>(match.filter(isPartSlot).filter((slot) => RULES.some(({ other }) => other === slot)));
  // A set grows while it is walked.
  for (const slot of slots) for (const rule of RULES) if (rule.other === slot) slots.add(rule.slot);
  return slots;
}

interface Sort {
  /** One part for all that the rules treat alike. */
  readonly part: Part | undefined;
  readonly share: number;
}

/** @param wanted - an id, null for an empty slot, undefined where anything will do */
function sortParts(wheels: Wheels, slot: PartSlot, wanted: string | null | undefined): Sort[] {
  const wheel = wheels[slot];
  // What neither is nor becomes what is wanted would only be counted in vain, with all that it goes together with.
  const hopes = wanted === undefined ? undefined : markPlaces(wheels, slot, wanted);
  const sorts = new Map<string, { part: Part | undefined; places: number }>();
  for (const [place, part] of wheel.entries()) {
    if (hopes?.[place] === false) continue;
    const key = part === undefined ? '' : `${part.kind ?? '-'} ${part.id === wanted}`;
    const sort = sorts.get(key);
    if (sort) sort.places += 1;
    else sorts.set(key, { part, places: 1 });
  }
  return Array.from(sorts.values(), ({ part, places }) => ({ part, share: places / wheel.length }));
}

const NOTHING = Object.fromEntries(PART_SLOTS.map((slot) => [slot, undefined])) as unknown as Choice;

function weighEntangled(wheels: Wheels, spec: AvatarSpec, match: readonly Slot[]): number {
  const slots = [...listEntangled(match)];
  const wanted = slots.filter((slot) => match.includes(slot));
  const sorts = slots.map((slot) => sortParts(wheels, slot, match.includes(slot) ? spec[slot] : undefined));

  function sum(at: number, choice: Choice): number {
    const slot = slots[at];
    if (slot === undefined) {
      const worn = resolveClashes(choice, catalogue);
      return wanted.every((name) => (worn[name]?.id ?? null) === spec[name]) ? 1 : 0;
    }
    return (sorts[at] ?? []).reduce((total, { part, share }) => {
      return total + share * sum(at + 1, { ...choice, [slot]: part });
    }, 0);
  }

  return sum(0, NOTHING);
}

function weighIn(wheels: Wheels, { spec, match }: Wanted): number {
  const entangled: ReadonlySet<Slot> = listEntangled(match);
  const free = match.filter((slot) => !entangled.has(slot));
  const share = free.reduce((product, slot) => {
    const places = listPlaces(wheels, slot);
    return product * (places.filter((id) => id === spec[slot]).length / places.length);
  }, 1);
  return share === 0 || entangled.size === 0 ? share : share * weighEntangled(wheels, spec, match);
}

/** The share of seeds whose mascot has these traits: 0 to 1. */
export function weighOdds(wanted: Wanted): number {
  const wheels = [...listWheels(wanted.packs).values()];
  return wheels.reduce((sum, each) => sum + weighIn(each, wanted), 0) / wheels.length;
}

/** A trait to give up, and how likely the rest is. */
export interface Advice {
  readonly slot: Slot;
  readonly odds: number;
}

/** Which of the traits is best given up; none where nothing gets better. */
export function adviseDrop(wanted: Wanted, packsOf: (match: readonly Slot[]) => readonly string[]): Advice | undefined {
  const rest = wanted.match.map((slot): Advice => {
    const match = wanted.match.filter((other) => other !== slot);
    return { slot, odds: weighOdds({ ...wanted, match, packs: packsOf(match) }) };
  });
  const best = rest.toSorted((a, b) => b.odds - a.odds)[0];
  return best !== undefined && best.odds > 0 ? best : undefined;
}
