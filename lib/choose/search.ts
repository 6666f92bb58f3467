// From looks back to seeds: the odds that a seed has some looks, and the search for a seed that has them. The search tries seeds one
// after the other. It picks only the wanted slots, the rarest first, so that one pick rules out most seeds. The seeds that remain
// are checked with the engine's own choice, rules included.
import { readAvatarOptions } from '../options/read.js';
import type { Kind, Part } from '../parts/part.js';
import {
  isPartSlot,
  isRoleSlot,
  PART_SLOTS,
  STYLES,
  type PartSlot,
  type Slot,
  type SlotIds,
  type Style,
} from '../spec.js';
import type { Catalogue, Wheels } from './catalogue.js';
import type { OptionId } from './owners.js';
import { hashSeed, KEYS, pick, resolveClashes, RULES, selectSpec, type Choice, type Rule } from './select.js';

/** The looks to search for. */
export interface SearchQuery {
  /** Start of the seeds; a number follows. */
  readonly prefix: string;
  /** The mascot to find, after the rules. A slot with several ids may have any of them. */
  readonly spec: Required<SlotIds>;
  /** The slots that must be equal. */
  readonly match: readonly Slot[];
  /** The packs that seeds are drawn with, sorted. */
  readonly packs: readonly string[];
  /** Number of seeds that were already tried, to continue a search; default: 0. */
  readonly tried?: number;
}

/** The ids at the places of a slot's wheel. */
export function listWheelIds(wheels: Wheels, slot: Slot): readonly OptionId[] {
  if (isRoleSlot(slot)) return wheels[slot];
  return wheels[slot].map((item) => item?.id ?? null);
}

/** One id, or several: any of them fits. */
type WantedIds = OptionId | readonly OptionId[];

function isWanted(wanted: WantedIds | undefined, id: OptionId): boolean {
  return Array.isArray(wanted) ? wanted.includes(id) : wanted === id;
}

/** Whether a rule may replace a part by a wanted one, or empty the slot where that is wanted. */
function couldBecome(slot: Slot, part: Part | undefined, wanted: WantedIds): boolean {
  return RULES.some(({ other, clash, instead = null }) => {
    return (
      other === slot && isWanted(wanted, instead) && (!clash || (part?.kind !== undefined && clash.includes(part.kind)))
    );
  });
}

/** For each place of a slot's wheel: whether it holds a wanted part, or a part that a rule may replace by one. */
function markCandidates(wheels: Wheels, slot: Slot, wanted: WantedIds): boolean[] {
  const ids = listWheelIds(wheels, slot);
  if (!isPartSlot(slot)) return ids.map((id) => isWanted(wanted, id));
  return wheels[slot].map((part) => isWanted(wanted, part?.id ?? null) || couldBecome(slot, part, wanted));
}

/** Rejects seeds by one slot. */
interface SlotFilter {
  /** The key of the slot. */
  readonly key: number;
  /** For each place of its wheel: whether a seed that picks it may fit. */
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

/** The wheels that seeds pick from: one set without packs, one for each style with packs. */
export function listWheels(packs: readonly string[], catalogue: Catalogue): ReadonlyMap<Style | undefined, Wheels> {
  if (packs.length === 0) return new Map([[undefined, catalogue.wheels]]);
  return new Map(STYLES.map((style) => [style, catalogue.wheelsOf(packs, style)]));
}

/** A search that can be continued. */
export interface Search {
  /** Number of seeds that it has tried. */
  readonly tried: number;
  /** Tries at most `count` more seeds, and returns the first one that fits. */
  readonly tryNext: (count: number) => string | undefined;
}

/** Prepares a search among the seeds that are the prefix and a number: 1, 2 and so on. */
export function createSearch(query: SearchQuery, catalogue: Catalogue): Search {
  const { prefix, spec, match, packs } = query;
  const settings = readAvatarOptions((name) => (name === 'packs' ? packs : undefined), catalogue);
  const wheelsByStyle = listWheels(packs, catalogue);
  const filters = new Map(Array.from(wheelsByStyle, ([style, wheels]) => [style, createFilters(wheels, query)]));
  const unstyled = filters.get(undefined);
  let { tried = 0 } = query;

  function fits(seed: string): boolean {
    const chosen = selectSpec(seed, settings, catalogue);
    return match.every((slot) => isWanted(spec[slot], chosen[slot]));
  }

  return {
    get tried() {
      return tried;
    },
    tryNext(count) {
      seeds: for (const end = tried + count; tried < end;) {
        tried += 1;
        const seed = prefix + tried;
        const state = hashSeed(seed, settings.variant);
        for (const { key, candidates } of unstyled ?? filters.get(pick(STYLES, state, KEYS.style)) ?? []) {
          if (!pick(candidates, state, key)) continue seeds;
        }
        if (fits(seed)) return seed;
      }
      return undefined;
    },
  };
}

// ---------- Odds

/** The lowest odds that are worth a search: one in a hundred million. */
export const MIN_SEARCHABLE_ODDS = 1e-8;

/** The looks to compute the odds of. */
export interface Wanted extends Pick<SearchQuery, 'spec' | 'match' | 'packs'> {
  /** The style for the picks from packs. Without it, all styles have equal odds. */
  readonly style?: Style | undefined;
}

/** The matched slots that rules may change, and all slots that those rules depend on. */
function listDependentSlots(match: readonly Slot[]): ReadonlySet<PartSlot> {
  const slots = new Set<PartSlot>(match.filter(isPartSlot).filter((slot) => RULES.some(({ other }) => other === slot)));
  // The loop also visits slots that are added to the set during the loop.
  for (const slot of slots) for (const rule of RULES) if (rule.other === slot) slots.add(rule.slot);
  return slots;
}

/** Parts that the rules treat alike. */
interface AlikeParts {
  /** One of them; `undefined` for the empty slot. */
  readonly part: Part | undefined;
  /** Their share of the wheel: 0 to 1. */
  readonly share: number;
}

/** The rules between some slots. */
function listRulesBetween(slots: readonly PartSlot[]): readonly Rule[] {
  return RULES.filter((rule) => slots.includes(rule.slot) && slots.includes(rule.other));
}

/** Describes which rules a part triggers, and which rules replace it. Parts with equal texts are treated alike. */
function describeTreatment(rules: readonly Rule[], slot: PartSlot, part: Part | undefined): string {
  const includes = (kinds: readonly Kind[]) => part?.kind !== undefined && kinds.includes(part.kind);
  return rules
    .map((rule) => `${rule.slot === slot && includes(rule.kinds)} ${rule.other === slot && includes(rule.clash ?? [])}`)
    .join();
}

/**
 * Groups the parts of a wheel that the rules treat alike.
 *
 * @param wanted - an id or several, `null` for an empty slot, `undefined` for any part
 */
function groupParts(
  wheels: Wheels,
  slot: PartSlot,
  wanted: WantedIds | undefined,
  rules: readonly Rule[],
): AlikeParts[] {
  const wheel = wheels[slot];
  // Parts that cannot become the wanted one would add 0 to the sum.
  const candidates = wanted === undefined ? undefined : markCandidates(wheels, slot, wanted);
  // A part has many places on its wheel.
  const counts = new Map<Part | undefined, number>();
  for (const [place, part] of wheel.entries()) {
    if (candidates?.[place] !== false) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const groups = new Map<string, { part: Part | undefined; places: number }>();
  for (const [part, places] of counts) {
    const key = `${describeTreatment(rules, slot, part)} ${isWanted(wanted, part?.id ?? null)}`;
    const group = groups.get(key);
    if (group) group.places += places;
    else groups.set(key, { part, places });
  }
  return Array.from(groups.values(), ({ part, places }) => ({ part, share: places / wheel.length }));
}

const EMPTY_CHOICE = Object.fromEntries(PART_SLOTS.map((slot) => [slot, undefined])) as unknown as Choice;

/** The odds of the slots that rules connect: the sum over all combinations of their parts. */
function computeDependentOdds(wheels: Wheels, { spec, match }: Wanted, catalogue: Catalogue): number {
  const slots = [...listDependentSlots(match)];
  const matched = slots.filter((slot) => match.includes(slot));
  const rules = listRulesBetween(slots);
  const groups = slots.map((slot) => groupParts(wheels, slot, match.includes(slot) ? spec[slot] : undefined, rules));

  function sum(index: number, choice: Choice): number {
    const slot = slots[index];
    if (slot === undefined) {
      const settled = resolveClashes(choice, catalogue);
      return matched.every((name) => isWanted(spec[name], settled[name]?.id ?? null)) ? 1 : 0;
    }
    return (groups[index] ?? []).reduce((total, { part, share }) => {
      return total + share * sum(index + 1, { ...choice, [slot]: part });
    }, 0);
  }

  return sum(0, EMPTY_CHOICE);
}

function computeWheelOdds(wheels: Wheels, wanted: Wanted, catalogue: Catalogue): number {
  const { spec, match } = wanted;
  const dependent: ReadonlySet<Slot> = listDependentSlots(match);
  const independent = match.filter((slot) => !dependent.has(slot));
  const share = independent.reduce((product, slot) => {
    const ids = listWheelIds(wheels, slot);
    return product * (ids.filter((id) => isWanted(spec[slot], id)).length / ids.length);
  }, 1);
  return share === 0 || dependent.size === 0 ? share : share * computeDependentOdds(wheels, wanted, catalogue);
}

/** The share of seeds whose mascot has these looks: 0 to 1. */
export function computeOdds(wanted: Wanted, catalogue: Catalogue): number {
  const byStyle = listWheels(wanted.packs, catalogue);
  const styled = byStyle.get(wanted.style);
  const wheels = styled === undefined ? [...byStyle.values()] : [styled];
  return wheels.reduce((sum, each) => sum + computeWheelOdds(each, wanted, catalogue), 0) / wheels.length;
}

/** A slot to leave out, and the odds of the looks without it. */
export interface Suggestion {
  readonly slot: Slot;
  readonly odds: number;
}

/**
 * Suggests the slot to leave out for the best odds; `undefined` if the odds stay at 0.
 *
 * @param packsOf - returns the packs that the slots need
 */
export function suggestRemoval(
  wanted: Wanted,
  packsOf: (match: readonly Slot[]) => readonly string[],
  catalogue: Catalogue,
): Suggestion | undefined {
  const suggestions = wanted.match.map((slot): Suggestion => {
    const match = wanted.match.filter((other) => other !== slot);
    return { slot, odds: computeOdds({ ...wanted, match, packs: packsOf(match) }, catalogue) };
  });
  const best = suggestions.sort((a, b) => b.odds - a.odds)[0];
  return best !== undefined && best.odds > 0 ? best : undefined;
}
