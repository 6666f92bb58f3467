// The type of packs: pools that replace the base's pools when an option names the pack.
import { wrongType } from '../options/words.js';
import type { Palette } from '../palettes/palette.js';
import type { Body, Pool } from '../parts/part.js';
import type { AvatarSpec, Background, Mood, PartSlot, Role, RoleSlot, Status, Style } from '../spec.js';

/**
 * A theme: pools that replace the base's pools. A slot without a pool keeps the pool of the base.
 *
 * @example
 * const hats = (pack: Pack) => pack.topper?.parts.filter(({ kind }) => kind === 'hat') ?? [];
 */
export interface Pack extends Partial<Readonly<Record<PartSlot, Pool>>> {
  /** Public id, in kebab case. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** A sentence on its looks. */
  readonly about: string;
  readonly palettes?: readonly Palette[];
  readonly bodies?: readonly Body[];
  /** Weights of its backgrounds; default: as in the base. */
  readonly backgrounds?: Readonly<Partial<Record<Background, number>>>;
  /** Weights of the values of slots without drawings, such as `tilt: { 0: 1 }` for upright mascots; default: as in the base. */
  readonly roles?: RoleWeights;
  /** Its own faces for moods and statuses; default: as in the base. */
  readonly faces?: Readonly<Partial<Record<Exclude<Mood, 'neutral'> | Status, OwnFace>>>;
  /** Factors for the weights of ids, by style and slot: positive integers. */
  readonly styles?: Readonly<
    Partial<Record<Style, Readonly<Partial<Record<StyledSlot, Readonly<Record<string, number>>>>>>>
  >;
}

/**
 * Relative frequencies of values, by slot: non-negative integers. A value without one is never chosen.
 *
 * @example
 * const upright: RoleWeights = { tilt: { 0: 1 } };
 */
export type RoleWeights = {
  readonly [Slot in Exclude<RoleSlot, 'background'>]?: Readonly<Partial<Record<Role<Slot>, number>>>;
};

/**
 * The slots that a mood or a status sets. `null` is an empty slot, and a slot that is left out keeps the part of the seed.
 *
 * @example
 * const asleep: OwnFace = { eyes: 'sleepy', mouth: null };
 */
export type OwnFace = Partial<Pick<AvatarSpec, 'eyes' | 'brows' | 'mouth' | 'gaze'>>;

/**
 * A slot whose weights may depend on the style.
 *
 * @example
 * const slot: StyledSlot = 'topper';
 */
export type StyledSlot = PartSlot | 'palette' | 'body';

/** Throws a TypeError when a value is not an array of packs, a RangeError when two of them have the same id. */
export function expectPacks(packs: unknown): asserts packs is readonly Pack[] {
  if (!Array.isArray(packs)) throw wrongType('packs', 'an array of packs', packs);
  const ids = packs.map((pack: Partial<Pack> | null | undefined) => pack?.id);
  for (const [at, id] of ids.entries()) {
    if (typeof id !== 'string') throw wrongType('packs', `a pack at ${at}`, packs[at]);
    if (ids.indexOf(id) !== at) throw new RangeError(`packs: expected each pack once, got ${id} twice`);
  }
}
