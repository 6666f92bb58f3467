// What a choice picks from: each pool laid out as a wheel, on which every item has as many places as it weighs.
import type { Pack } from '../packs/pack.js';
import type { Palette } from '../palettes/palette.js';
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
import type { Cast, LayeredBody } from './cast.js';

/** Anything that is picked by weight. */
interface Weighted {
  readonly id: string;
  /** Relative frequency: a non-negative integer. */
  readonly weight: number;
}

/** What each slot picks from: every item as often as it weighs, `undefined` for nothing. */
export interface Wheels extends Readonly<Record<PartSlot, readonly (Part | undefined)[]>> {
  readonly palette: readonly Palette[];
  readonly body: readonly LayeredBody[];
  readonly background: readonly { readonly id: Background }[];
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
const BACKGROUND_IDS: ReadonlyMap<string, { readonly id: Background }> = new Map(BACKGROUNDS.map((id) => [id, { id }]));
/** Places that a wheel has fewer than: up to there a pick is exact. */
export const MAX_PLACES = 2 ** 21;
/** Sets of packs whose wheels are kept: each takes some tens of KB. */
const MAX_WHEEL_SETS = 64;

/**
 * Lays out a wheel of what rows name; a pick is then one multiplication and one look-up.
 *
 * @param none - places where there is nothing
 */
function makeWheel<T>(
  rows: readonly Weighted[],
  members: ReadonlyMap<string, T>,
  none = 0,
  weigh: (row: Weighted) => number = (row) => row.weight,
): T[] {
  const wheel: (T | undefined)[] = [];
  for (const row of rows) for (let i = weigh(row); i > 0; i--) wheel.push(members.get(row.id));
  for (let i = none; i > 0; i--) wheel.push(undefined);
  return wheel as T[];
}

function listBackgrounds(weights: Readonly<Partial<Record<Background, number>>>) {
  return BACKGROUNDS.map((id) => ({ id, weight: weights[id] ?? 0 }));
}

/** Base wheels. */
export function createBaseWheels(cast: Cast): Wheels {
  const parts = PART_SLOTS.map((slot) => {
    const { parts: rows, none } = POOLS[slot];
    return [slot, makeWheel(rows, cast.parts[slot], none)] as const;
  });
  return {
    ...(Object.fromEntries(parts) as unknown as Pick<Wheels, PartSlot>),
    palette: makeWheel(PALETTE_ROWS, cast.palettes),
    body: makeWheel(BODIES, cast.bodies),
    background: makeWheel(listBackgrounds(BACKGROUND_WEIGHTS), BACKGROUND_IDS),
  };
}

/** Wheels of packs: each slot picks from the pools of all these packs together, or where none has one, from the base. */
function createPackWheels(base: Wheels, packs: readonly Pack[], style: Style, cast: Cast): Wheels {
  const weigh = (item: Weighted) =>
    packs.reduce((weight, pack) => weight * (pack.styles?.[style]?.[item.id] ?? 1), item.weight);
  const palettes = packs.flatMap((pack) => pack.palettes ?? []);
  const bodies = packs.flatMap((pack) => pack.bodies ?? []);
  const backgrounds = packs.flatMap((pack) => (pack.backgrounds ? listBackgrounds(pack.backgrounds) : []));
  const parts = PART_SLOTS.map((slot) => {
    const pools = packs.flatMap((pack) => pack[slot] ?? []);
    const none = pools.reduce((sum, pool) => sum + pool.none, 0);
    const rows = pools.flatMap((pool): readonly Part[] => pool.parts);
    return [slot, pools.length > 0 ? makeWheel(rows, cast.parts[slot], none, weigh) : base[slot]] as const;
  });
  return {
    ...(Object.fromEntries(parts) as unknown as Pick<Wheels, PartSlot>),
    palette: palettes.length > 0 ? makeWheel(palettes, cast.palettes, 0, weigh) : base.palette,
    body: bodies.length > 0 ? makeWheel(bodies, cast.bodies, 0, weigh) : base.body,
    background: backgrounds.length > 0 ? makeWheel(backgrounds, BACKGROUND_IDS, 0, weigh) : base.background,
  };
}

/** Makes the function that gives the wheels of packs: laid out when they are first asked for, then kept. */
export function createWheels(base: Wheels, packs: ReadonlyMap<string, Pack>, cast: Cast): WheelsOf {
  const kept = new Map<string, Wheels>();
  return (ids, style) => {
    const key = `${style} ${ids.join(' ')}`;
    let wheels = kept.get(key);
    if (wheels === undefined) {
      // Anyone may ask for any set of packs: what is kept has a bound.
      if (kept.size === MAX_WHEEL_SETS) kept.clear();
      const themes = ids.flatMap((id) => packs.get(id) ?? []);
      kept.set(key, (wheels = createPackWheels(base, themes, style, cast)));
    }
    return wheels;
  };
}
