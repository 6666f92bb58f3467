// Engines over packs of one's choice, and the `Navii` namespace: made from the functions of engine.ts, whatever they are.
import {
  createCatalogue,
  listPacks,
  listPalettes,
  type Catalogue,
  type PackInfo,
  type PaletteInfo,
} from './choose/catalogue.js';
import { describe } from './choose/describe.js';
import { seed } from './choose/seed.js';
import * as functions from './engine.js';
import { expectPacks, type Pack } from './packs/pack.js';

/** The functions of the engine without their catalogue, as `navii` exports and documents them. */
// oxlint-disable-next-line typescript/consistent-type-imports -- index.ts imports this module: only its types are taken, with their docs
type EngineFunctions = Readonly<Pick<typeof import('./index.js'), keyof typeof functions>>;

/**
 * The functions of `navii` over one catalogue.
 *
 * @example
 * const draw: Engine['createAvatar'] = createAvatar;
 */
export interface Engine extends EngineFunctions {
  readonly catalogue: Catalogue;
  readonly palettes: readonly PaletteInfo[];
  readonly packs: readonly PackInfo[];
}

/**
 * Makes an engine that knows the base and the given packs, with the functions of `navii`. A bundle then contains these packs and no
 * others. The drawings are the same, byte for byte.
 *
 * @param packs - from `navii/packs/…`, or made by `definePack`
 * @returns the functions of `navii`, with the `catalogue`, `palettes` and `packs` that they know
 * @throws TypeError when it is no array of packs, RangeError when a pack is in it twice
 * @example
 * const { createAvatar } = createEngine([]);
 * const svg = createAvatar('ada', { size: 128 });
 */
export function createEngine(packs: readonly Pack[]): Engine {
  expectPacks(packs);
  const catalogue = createCatalogue(packs);
  type Call = (catalogue: Catalogue, ...args: unknown[]) => unknown;
  const bound = Object.entries(functions as unknown as Record<string, Call>).map(([name, call]) => {
    return [name, (...args: unknown[]) => call(catalogue, ...args)] as const;
  });
  return {
    ...(Object.fromEntries(bound) as unknown as EngineFunctions),
    catalogue,
    palettes: listPalettes(catalogue),
    packs: listPacks(catalogue),
  };
}

/** The functions with short names. */
type NamedFunctions = EngineFunctions & { readonly seed: typeof seed; readonly describe: typeof describe };

const SHORT_NAMES = {
  /**
   * `createAvatar` under a short name.
   *
   * @example
   * Navii.create('ada');
   */
  create: 'createAvatar',
  /**
   * `selectAvatar` under a short name.
   *
   * @example
   * Navii.select('ada').palette;
   */
  select: 'selectAvatar',
  /**
   * `renderAvatar` under a short name.
   *
   * @example
   * Navii.render(Navii.select('ada'));
   */
  render: 'renderAvatar',
  /**
   * `random` under a short name.
   *
   * @example
   * Navii.random().seed;
   */
  random: 'random',
  /**
   * `renderGroup` under a short name.
   *
   * @example
   * Navii.group(['ada', 'grace']);
   */
  group: 'renderGroup',
  /**
   * `renderGroupTiles` under a short name.
   *
   * @example
   * Navii.groupTiles(['ada', 'grace']);
   */
  groupTiles: 'renderGroupTiles',
  /**
   * `seed` under a short name.
   *
   * @example
   * Navii.seed({ id: 7 }); // '7'
   */
  seed: 'seed',
  /**
   * `build` under a short name.
   *
   * @example
   * Navii.build({ body: 'heart' });
   */
  build: 'build',
  /**
   * `describe` under a short name.
   *
   * @example
   * Navii.describe(Navii.select('ada'));
   */
  describe: 'describe',
} as const satisfies Readonly<Record<string, keyof NamedFunctions>>;

type ShortNames = typeof SHORT_NAMES;

/**
 * The functions of an entry point under short names.
 *
 * @example
 * const tools: NaviiNamespace = Navii;
 */
export type NaviiNamespace = { readonly [Short in keyof ShortNames]: NamedFunctions[ShortNames[Short]] };

/** Makes the namespace of an entry point from its functions. */
export function createNamespace(own: EngineFunctions): NaviiNamespace {
  const named: NamedFunctions = { ...own, seed, describe };
  const entries = Object.entries(SHORT_NAMES).map(([short, name]) => [short, named[name]]);
  return Object.fromEntries(entries) as NaviiNamespace;
}
