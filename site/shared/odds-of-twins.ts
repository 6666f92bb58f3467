// The chance that two seeds get the same look: the sum of squares of the odds of all looks (the birthday problem). It follows from
// the wheels and the rules, without drawing a seed.
import type { Catalogue, Wheels } from '../../lib/choose/catalogue.js';
import type { OptionId } from '../../lib/choose/owners.js';
import {
  describeTreatment,
  EMPTY_CHOICE,
  listDependentSlots,
  listRulesBetween,
  listWheelIds,
  listWheels,
  type Wanted,
} from '../../lib/choose/search.js';
import { resolveClashes, RULES, type Choice } from '../../lib/choose/select.js';
import type { Part } from '../../lib/parts/part.js';
import type { PartSlot, Slot } from '../../lib/spec.js';

/** The share of each id, or of each outcome: above 0, up to 1. */
type Shares<Key> = ReadonlyMap<Key, number>;

type IdShares = Shares<OptionId>;

/** Counts the share of each id in a wheel. */
function countShares(ids: readonly OptionId[]): IdShares {
  const shares = new Map<OptionId, number>();
  for (const id of ids) shares.set(id, (shares.get(id) ?? 0) + 1 / ids.length);
  return shares;
}

/** The chance that two independent picks are the same. */
function meet<Key>(one: Shares<Key>, other: Shares<Key>, weigh: (key: Key) => number = () => 1): number {
  let sum = 0;
  for (const [key, share] of one) sum += share * (other.get(key) ?? 0) * weigh(key);
  return sum;
}

/** Parts of a slot that the rules treat alike. */
interface PartGroup {
  readonly part: Part | undefined;
  /** Their share of the wheel. */
  share: number;
  /** The share of each of them. */
  readonly shares: Map<OptionId, number>;
}

const SIGN = '\n';

/**
 * Lists the looks that wheels give to the slots which rules connect: the odds of each combination of groups, after the rules, and the
 * groups by slot and key.
 */
function listOutcomes(wheels: Wheels, match: readonly Slot[], catalogue: Catalogue) {
  const slots = [...listDependentSlots(match)];
  const matched = slots.filter((slot) => match.includes(slot));
  const rules = listRulesBetween(slots);
  /** Names the group of a part. Parts that a rule can put into a slot are a group each, and so is the empty slot. */
  const keyOf = (slot: PartSlot, part: Part | undefined): string => {
    const isPut = part === undefined || RULES.some(({ other, instead }) => other === slot && instead === part.id);
    return `${slot} ${isPut ? `is ${part?.id}` : describeTreatment(rules, slot, part)}`;
  };
  const groups = new Map<string, PartGroup>();
  const bySlot = slots.map((slot) => {
    const wheel = wheels[slot];
    const own = new Set<PartGroup>();
    for (const part of wheel) {
      const [key, id] = [keyOf(slot, part), part?.id ?? null];
      const group = groups.get(key) ?? { part, share: 0, shares: new Map<OptionId, number>() };
      group.share += 1 / wheel.length;
      group.shares.set(id, (group.shares.get(id) ?? 0) + 1 / wheel.length);
      groups.set(key, group);
      own.add(group);
    }
    return [slot, [...own]] as const;
  });
  const odds = new Map<string, number>();
  const visit = (index: number, choice: Choice, share: number): void => {
    const [slot, own = []] = bySlot[index] ?? [];
    if (slot === undefined) {
      const settled = resolveClashes(choice, catalogue);
      const outcome = matched.map((name) => keyOf(name, settled[name])).join(SIGN);
      odds.set(outcome, (odds.get(outcome) ?? 0) + share);
      return;
    }
    for (const group of own) visit(index + 1, { ...choice, [slot]: group.part }, share * group.share);
  };
  visit(0, EMPTY_CHOICE, 1);
  return { wheels, odds, groups };
}

type Outcomes = ReturnType<typeof listOutcomes>;

/** The chance that two seeds agree, where each picks from its wheels. */
function meetOnWheels(one: Outcomes, other: Outcomes, match: readonly Slot[]): number {
  const dependent: ReadonlySet<Slot> = listDependentSlots(match);
  const product = match
    .filter((slot) => !dependent.has(slot))
    .map((slot) => [one, other].map(({ wheels }) => countShares(listWheelIds(wheels, slot))) as [IdShares, IdShares])
    .reduce((chance, [first, second]) => chance * meet(first, second), 1);
  /** The chance that two members of a group are the same. A rule puts in a part that is alone in its group. */
  const meetInGroup = (key: string): number => {
    const [a, b] = [one.groups.get(key), other.groups.get(key)];
    return a === undefined || b === undefined ? 1 : meet(a.shares, b.shares) / (a.share * b.share);
  };
  const inGroups = new Map(Array.from(one.groups.keys(), (key) => [key, meetInGroup(key)]));
  const weigh = (outcome: string): number =>
    outcome.split(SIGN).reduce((chance, key) => chance * (inGroups.get(key) ?? 1), 1);
  return product * meet(one.odds, other.odds, weigh);
}

/**
 * Computes the chance that two seeds have the same ids in some slots: above 0, up to 1.
 *
 * @param wanted - the slots, and the packs and the style that seeds are drawn with
 */
export function computeTwinOdds({ match, packs, style }: Omit<Wanted, 'spec'>, catalogue: Catalogue): number {
  const byStyle = listWheels(packs, catalogue);
  const styled = byStyle.get(style);
  const looks = (styled === undefined ? [...byStyle.values()] : [styled]).map((wheels) =>
    listOutcomes(wheels, match, catalogue),
  );
  const chances = looks.flatMap((one) => looks.map((other) => meetOnWheels(one, other, match)));
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

/**
 * Computes the chance that at least two of some seeds meet: 0 to 1 (the birthday problem; the pairs count as independent, which is
 * exact to two digits where looks are many).
 *
 * @param seeds - number of different seeds
 * @param odds - the chance that two seeds meet
 */
export function computeTwinChance(seeds: number, odds: number): number {
  const pairs = (seeds * seeds - seeds) / 2;
  return -Math.expm1(-pairs * odds);
}
