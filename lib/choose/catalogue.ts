// The catalogue of an entry point: the palettes, bodies and parts of the base and of packs, by their ids, and the wheels that seeds
// pick from. A wheel is a pool as a list in which every item has as many places as its weight.
import { memoize } from '../memoize.js';
import { idsOf, readAvatarOptions, valuesOf } from '../options/read.js';
import type { AvatarSettings } from '../options/schema.js';
import type { Pack, StyledSlot } from '../packs/pack.js';
import { BASE_PALETTES } from '../palettes/base.js';
import { inkPalette, type InkedPalette } from '../palettes/palette.js';
import { layerBody, type LayeredBody } from '../parts/body.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { Part } from '../parts/part.js';
import { createLayers, type Layers } from '../parts/stencil.js';
import { PART_SLOTS, ROLES, type PartSlot, type Role, type RoleSlot, type Style } from '../spec.js';

const ROLE_SLOTS = Object.keys(ROLES) as RoleSlot[];

// The ids are keys of maps, not of objects, so that an unknown id does not reach a prototype.
/** Palettes, bodies and parts by their ids. */
export interface Cast {
  readonly palettes: ReadonlyMap<string, InkedPalette>;
  readonly bodies: ReadonlyMap<string, LayeredBody>;
  readonly parts: Readonly<Record<PartSlot, ReadonlyMap<string, Part>>>;
}

// Engines read properties fast where all objects have the same properties in the same order. Parts have only the properties that
// they need, so each is copied onto an object that has them all.
const ANY_PART = {
  id: '',
  weight: 0,
  kind: undefined,
  height: undefined,
  draw: undefined,
  back: undefined,
  face: undefined,
};

function alignPart(part: Part): Part {
  return { ...ANY_PART, ...part } as Part;
}

/** Indexes items. The first item of an id counts, so a pack cannot change ids of the base or of a pack before it. */
function indexById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return byId;
}

/** Pools without a name. */
export type Pools = Omit<Pack, 'id' | 'name' | 'about'>;

/** The base as a pack. Only an option leaves the background out, which looks cut off, or draws a ring, which looks busy. */
export const BASE: Pools = { palettes: BASE_PALETTES, bodies: BODIES, backgrounds: { solid: 1 }, ...POOLS };

/** The wheel of packs that name no backgrounds. */
export const PACK_BACKGROUNDS: Wheels['background'] = ['solid', 'solid', 'solid', 'solid', 'solid', 'ring'];

/** Lists the items of a slot in a pack. */
export function listItems(pack: Pools, slot: StyledSlot): readonly Weighted[] {
  return (slot === 'palette' ? pack.palettes : slot === 'body' ? pack.bodies : pack[slot]?.parts) ?? [];
}

/** Indexes packs, the base among them. */
function createCast(packs: readonly Pools[]): Cast {
  const parts = PART_SLOTS.map((slot) => {
    return [slot, indexById(packs.flatMap((pack) => pack[slot]?.parts ?? []).map(alignPart))] as const;
  });
  return {
    palettes: indexById(packs.flatMap((pack) => pack.palettes ?? []).map(inkPalette)),
    bodies: indexById(packs.flatMap((pack) => pack.bodies ?? []).map(layerBody)),
    parts: Object.fromEntries(parts) as Cast['parts'],
  };
}

/** An item that is picked by weight. */
export interface Weighted {
  readonly id: string;
  /** Relative frequency: a non-negative integer. */
  readonly weight: number;
}

/** The wheels of the slots with fixed values. */
type RoleWheels = { readonly [Slot in RoleSlot]: readonly Role<Slot>[] };

/** The wheel of each slot: every item as often as it weighs, `undefined` for an empty slot. */
export interface Wheels extends RoleWheels, Readonly<Record<PartSlot, readonly (Part | undefined)[]>> {
  readonly palette: readonly InkedPalette[];
  readonly body: readonly LayeredBody[];
}

/** The wheels of the base for the slots with fixed values. Most mascots look ahead, and stand upright or almost upright. */
export const ROLE_WHEELS: Omit<RoleWheels, 'background'> = {
  ...ROLES,
  tilt: [0, 0, 0, ...ROLES.tilt],
  gaze: ['ahead', 'ahead', 'ahead', ...ROLES.gaze],
};

/** The wheels of packs, by their ids, with the weights of a style. */
type WheelsOf = (packs: readonly string[], style: Style) => Wheels;

/** A wheel has fewer places than this: a pick is then exact (see `pick` in select.ts). */
export const MAX_PLACES = 2 ** 21;
/** Number of sets of packs with memoized wheels: a set takes some tens of KB, and requests may name any set. */
const MAX_WHEEL_SETS = 64;

/**
 * Makes a wheel of rows. A pick is then one multiplication and one look-up.
 *
 * @param none - places of the empty slot
 */
function makeWheel<T>(rows: readonly Weighted[], members: ReadonlyMap<string, T>, none = 0): T[] {
  const wheel: (T | undefined)[] = [];
  for (const { id, weight } of rows) for (let i = weight; i > 0; i--) wheel.push(members.get(id));
  for (let i = none; i > 0; i--) wheel.push(undefined);
  return wheel as T[];
}

/** Lists the values of a slot, each as often as it weighs. */
function listPlaces(slot: RoleSlot, weights: Readonly<Record<string, number>> = {}): (string | number)[] {
  return ROLES[slot].flatMap((value) => Array.from({ length: weights[value] ?? 0 }, () => value));
}

/**
 * Makes the wheels of packs. A slot picks from the pools of all these packs together.
 *
 * @param base - the wheels of the slots for which no pack has a pool. The base has all of them.
 */
function makeWheels(packs: readonly Pools[], cast: Cast, style?: Style, base?: Wheels): Wheels {
  const wheels = ['palette' as const, 'body' as const, ...PART_SLOTS].map((slot) => {
    const rows = packs.flatMap((pack) => {
      const factors = pack.styles?.[style as Style]?.[slot];
      return listItems(pack, slot).map(({ id, weight }) => ({ id, weight: weight * (factors?.[id] ?? 1) }));
    });
    const pools = packs.flatMap((pack) => pack[slot as PartSlot] ?? []);
    const none = pools.reduce((sum, pool) => sum + pool.none, 0);
    const wheel = makeWheel(
      rows,
      idsOf<ReadonlyMap<string, unknown>>(slot, cast) as ReadonlyMap<string, unknown>,
      none,
    );
    return [slot, pools.length + wheel.length > 0 ? wheel : base?.[slot]] as const;
  });
  const given = { ...(base ?? ROLE_WHEELS), background: PACK_BACKGROUNDS };
  const roles = ROLE_SLOTS.map((slot) => {
    const wheel = packs.flatMap(({ backgrounds, roles: weights }) => {
      return listPlaces(slot, slot === 'background' ? backgrounds : weights?.[slot]);
    });
    return [slot, wheel.length > 0 ? wheel : given[slot]] as const;
  });
  return { ...Object.fromEntries<unknown>(roles), ...Object.fromEntries<unknown>(wheels) } as unknown as Wheels;
}

/** Makes the function that returns the wheels of packs. They are made at their first use, and memoized. */
function createWheels(base: Wheels, packs: ReadonlyMap<string, Pack>, cast: Cast): WheelsOf {
  const wheelsOf = memoize((key: string) => {
    const [style, ...ids] = key.split('\n');
    const themes = ids.flatMap((id) => packs.get(id) ?? []);
    return makeWheels(themes, cast, style as Style, base);
  }, MAX_WHEEL_SETS);
  return (ids, style) => wheelsOf(`${style}\n${ids.join('\n')}`);
}

/** Derives the palettes of one to three colours; `undefined` while it cannot. */
export type DerivePalettes = (colors: readonly string[]) => readonly InkedPalette[] | undefined;

/** The known palettes, bodies, parts and packs of an entry point or an engine, by their ids. */
export interface Catalogue extends Cast {
  /** Draws parts, and keeps their stencils. */
  readonly layers: Layers;
  readonly packs: ReadonlyMap<string, Pack>;
  /** The defaults of the engine, for options that a call leaves out. */
  readonly defaults: AvatarSettings;
  /** The wheels without packs. */
  readonly wheels: Wheels;
  /** The wheels with packs. */
  readonly wheelsOf: WheelsOf;
  /** Derives palettes for the option `colors`; without it the option is ignored. */
  readonly derivePalettes: DerivePalettes | undefined;
}

/**
 * Makes the catalogue of the base and the given packs.
 *
 * @param defaults - options of an avatar; those that are not valid count as absent
 * @param derivePalettes - given and not imported, because elements load it when they need it
 */
export function createCatalogue(packs: readonly Pack[], defaults?: object, derivePalettes?: DerivePalettes): Catalogue {
  const known = { ...createCast([BASE, ...packs]), packs: indexById(packs) };
  const wheels = makeWheels([BASE], known);
  return {
    ...known,
    defaults: readAvatarOptions(valuesOf(defaults), known),
    layers: createLayers(),
    wheels,
    wheelsOf: createWheels(wheels, known.packs, known),
    derivePalettes,
  };
}
