// What a choice picks from: each pool laid out as a wheel, on which every item has as many places as it weighs.
import type { Pack } from '../packs/pack.js';
import { PALETTE_ROWS } from '../palettes/rows.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { Part } from '../parts/part.js';
import {
  BACKGROUNDS,
  PART_SLOTS,
  ROLES,
  type Background,
  type PartSlot,
  type Role,
  type RoleSlot,
  type Style,
} from '../slots.js';

/** Anything that is picked by weight. */
interface Weighted {
  readonly id: string;
  /** Relative frequency: a non-negative integer. */
  readonly weight: number;
}

/** What each slot picks from: every item as often as it weighs, `undefined` for nothing. */
export interface Wheels extends Readonly<Record<PartSlot, readonly (Part | undefined)[]>> {
  readonly palette: readonly Weighted[];
  readonly body: readonly Weighted[];
  readonly background: readonly (Weighted & { readonly id: Background })[];
}

const { background: _weighted, ...EVEN } = ROLES;

/** What the slots with fixed values pick from, with packs or without: most mascots look ahead and stand upright, or nearly so. */
export const ROLE_WHEELS: { readonly [Slot in Exclude<RoleSlot, 'background'>]: readonly Role<Slot>[] } = {
  ...EVEN,
  tilt: [0, 0, 0, ...ROLES.tilt],
  gaze: ['ahead', 'ahead', 'ahead', ...ROLES.gaze],
};

/** The wheels of these packs, by their ids, with what a style favours in them. */
export type WheelsOf = (packs: readonly string[], style: Style) => Wheels;

/** Weights of the backgrounds where no pack has its own. Without a disc a mascot looks cut off: only an option leaves it out. */
const BACKGROUND_WEIGHTS: Readonly<Record<Background, number>> = { none: 0, solid: 5, ring: 1 };
/** Places that a wheel has fewer than: up to there a pick is exact. */
export const MAX_PLACES = 2 ** 21;
/** Sets of packs whose wheels are kept: each takes some tens of KB. */
const MAX_WHEEL_SETS = 64;

/** Lays out a wheel; a pick is then one multiplication and one look-up. */
function makeWheel<T extends Weighted>(items: readonly T[], none: 0, weigh?: (item: T) => number): T[];
function makeWheel<T extends Weighted>(
  items: readonly T[],
  none: number,
  weigh?: (item: T) => number,
): (T | undefined)[];
function makeWheel<T extends Weighted>(
  items: readonly T[],
  none: number,
  weigh: (item: T) => number = (item) => item.weight,
): (T | undefined)[] {
  const wheel: (T | undefined)[] = [];
  for (const item of items) for (let i = weigh(item); i > 0; i--) wheel.push(item);
  for (let i = none; i > 0; i--) wheel.push(undefined);
  return wheel;
}

function listBackgrounds(weights: Readonly<Partial<Record<Background, number>>>) {
  return BACKGROUNDS.map((id) => ({ id, weight: weights[id] ?? 0 }));
}

/** Base wheels. */
export function createBaseWheels(): Wheels {
  const parts = PART_SLOTS.map((slot) => [slot, makeWheel(POOLS[slot].parts, POOLS[slot].none)] as const);
  return {
    ...(Object.fromEntries(parts) as unknown as Pick<Wheels, PartSlot>),
    palette: makeWheel(PALETTE_ROWS, 0),
    body: makeWheel(BODIES, 0),
    background: makeWheel(listBackgrounds(BACKGROUND_WEIGHTS), 0),
  };
}

/** Wheels of packs: each slot picks from the pools of all these packs together, or where none has one, from the base. */
function createPackWheels(base: Wheels, packs: readonly Pack[], style: Style): Wheels {
  const weigh = (item: Weighted) =>
    packs.reduce((weight, pack) => weight * (pack.styles?.[style]?.[item.id] ?? 1), item.weight);
  const palettes = packs.flatMap((pack) => pack.palettes ?? []);
  const bodies = packs.flatMap((pack) => pack.bodies ?? []);
  const backgrounds = packs.flatMap((pack) => (pack.backgrounds ? listBackgrounds(pack.backgrounds) : []));
  const parts = PART_SLOTS.map((slot) => {
    const pools = packs.flatMap((pack) => pack[slot] ?? []);
    const none = pools.reduce((sum, pool) => sum + pool.none, 0);
    const items = pools.flatMap((pool): readonly Part[] => pool.parts);
    return [slot, pools.length > 0 ? makeWheel(items, none, weigh) : base[slot]] as const;
  });
  return {
    ...(Object.fromEntries(parts) as unknown as Pick<Wheels, PartSlot>),
    palette: palettes.length > 0 ? makeWheel(palettes, 0, weigh) : base.palette,
    body: bodies.length > 0 ? makeWheel(bodies, 0, weigh) : base.body,
    background: backgrounds.length > 0 ? makeWheel(backgrounds, 0, weigh) : base.background,
  };
}

/** Makes the function that gives the wheels of packs: laid out when they are first asked for, then kept. */
export function createWheels(base: Wheels, packs: ReadonlyMap<string, Pack>): WheelsOf {
  const kept = new Map<string, Wheels>();
  return (ids, style) => {
    const key = `${style} ${ids.join(' ')}`;
    let wheels = kept.get(key);
    if (wheels === undefined) {
      // Anyone may ask for any set of packs: what is kept has a bound.
      if (kept.size === MAX_WHEEL_SETS) kept.clear();
      const themes = ids.flatMap((id) => packs.get(id) ?? []);
      kept.set(key, (wheels = createPackWheels(base, themes, style)));
    }
    return wheels;
  };
}
