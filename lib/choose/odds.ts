// How rare a mascot is: the share of all seeds that look like it, computed from the wheels and the rules.
import type { Kind, Part } from '../parts/part.js';
import { isPartSlot, PART_SLOTS, type PartSlot, type Slot, type Style } from '../slots.js';
import type { Catalogue } from './catalogue.js';
import type { OptionId } from './owners.js';
import { RULES, resolveClashes, type Choice, type Rule } from './rules.js';
import { listWheelIds, listWheels, markCandidates, type SearchQuery } from './search.js';
import type { Wheels } from './wheels.js';

/** The least odds that are worth a search: one in a hundred million. */
export const MIN_SEARCHABLE_ODDS = 1e-8;

/** The traits whose odds are asked for. */
export interface Wanted extends Pick<SearchQuery, 'spec' | 'match' | 'packs'> {
  /** The style that packs are asked for with; without one, each style is as likely as the others. */
  readonly style?: Style | undefined;
}

/** The matched slots that rules may change, with all slots that those rules look at. */
function listDependentSlots(match: readonly Slot[]): ReadonlySet<PartSlot> {
  const slots = new Set<PartSlot>(match.filter(isPartSlot).filter((slot) => RULES.some(({ other }) => other === slot)));
  // The loop also visits what is added to the set meanwhile.
  for (const slot of slots) for (const rule of RULES) if (rule.other === slot) slots.add(rule.slot);
  return slots;
}

/** Parts that the rules treat alike. */
interface PartGroup {
  /** One of them; undefined for the empty slot. */
  readonly part: Part | undefined;
  /** Their share of the wheel. */
  readonly share: number;
}

/** The rules between some slots. */
function listRulesBetween(slots: readonly PartSlot[]): readonly Rule[] {
  return RULES.filter((rule) => slots.includes(rule.slot) && slots.includes(rule.other));
}

/** What some rules make of a part: those that it sets off, and those that it gives way to. Equal texts are equal treatment. */
function describeTreatment(rules: readonly Rule[], slot: PartSlot, part: Part | undefined): string {
  const includes = (kinds: readonly Kind[]) => part?.kind !== undefined && kinds.includes(part.kind);
  return rules
    .map((rule) => `${rule.slot === slot && includes(rule.kinds)} ${rule.other === slot && includes(rule.clash ?? [])}`)
    .join();
}

/** @param wanted - an id, null for an empty slot, undefined where any part will do */
function groupParts(wheels: Wheels, slot: PartSlot, wanted: OptionId | undefined, rules: readonly Rule[]): PartGroup[] {
  const wheel = wheels[slot];
  // Parts that cannot become the wanted one add nothing to the sum.
  const candidates = wanted === undefined ? undefined : markCandidates(wheels, slot, wanted);
  // A part has many places on its wheel.
  const counts = new Map<Part | undefined, number>();
  for (const [place, part] of wheel.entries()) {
    if (candidates?.[place] !== false) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const groups = new Map<string, { part: Part | undefined; places: number }>();
  for (const [part, places] of counts) {
    const key = `${describeTreatment(rules, slot, part)} ${(part?.id ?? null) === wanted}`;
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
      return matched.every((name) => (settled[name]?.id ?? null) === spec[name]) ? 1 : 0;
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
    return product * (ids.filter((id) => id === spec[slot]).length / ids.length);
  }, 1);
  return share === 0 || dependent.size === 0 ? share : share * computeDependentOdds(wheels, wanted, catalogue);
}

/** The share of seeds whose mascot has these traits: 0 to 1. */
export function computeOdds(wanted: Wanted, catalogue: Catalogue): number {
  const byStyle = listWheels(wanted.packs, catalogue);
  const styled = byStyle.get(wanted.style);
  const wheels = styled === undefined ? [...byStyle.values()] : [styled];
  return wheels.reduce((sum, each) => sum + computeWheelOdds(each, wanted, catalogue), 0) / wheels.length;
}

/** A trait to leave out, and the odds of the others. */
export interface Suggestion {
  readonly slot: Slot;
  readonly odds: number;
}

/**
 * Suggests the trait without which the odds are best; none where they stay at 0.
 *
 * @param packsOf - gives the packs that traits need
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
