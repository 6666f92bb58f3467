// Engines over packs of one's choice, and the `Navii` namespace. Both are made from the functions of engine.ts.
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
import { FUNCTIONS } from './engine.js';
import { list, listPairs, listValues, readGiven } from './options/read.js';
import type { OptionSchema, SchemaTable } from './options/row.js';
import { AVATAR_SCHEMA } from './options/schema.js';
import type { AvatarOptions } from './options/types.js';
import { expectPacks, type Pack } from './packs/pack.js';

/** The functions of the engine without their catalogue, as `navii` exports and documents them. */
// oxlint-disable-next-line typescript/consistent-type-imports -- index.ts imports this module: only its types are taken, with their docs
type EngineFunctions = Readonly<Pick<typeof import('./index.js'), keyof typeof FUNCTIONS>>;

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
 * Options of an avatar that an engine uses where a call leaves them out. A title names one mascot, so it has no default.
 *
 * @example
 * const defaults: EngineDefaults = { background: 'ring', mood: ['happy', 'wink'] };
 */
export type EngineDefaults = Omit<AvatarOptions, 'title'>;

// A title names one mascot.
const { title: _title, ...DEFAULT_ROWS } = AVATAR_SCHEMA;
const ROWS: SchemaTable = DEFAULT_ROWS;

/** Whether reading keeps all of a value. */
function isKept(value: unknown, row: OptionSchema, known: Catalogue): boolean {
  const read = readGiven(row, value, known);
  if (read === undefined) return false;
  if (row.kind === 'parts') {
    const pairs = listPairs(value);
    const isKnown = (slot: string, id: unknown): boolean => readGiven(row, { [slot]: id }, known) !== undefined;
    return (
      pairs.length === Object.keys(read as object).length &&
      pairs.every(([slot = '', ids]) => listValues(ids, '|').every((id) => isKnown(slot, id)))
    );
  }
  if ('several' in row) return listValues(value, ',').every((one) => readGiven(row, one, known) !== undefined);
  return !Array.isArray(read) || new Set(read).size === new Set(list(value)).size;
}

function expectDefaults(defaults: unknown, known: Catalogue): void {
  if (typeof defaults !== 'object' || defaults === null)
    throw new TypeError(`defaults: expected an object of options, got ${typeof defaults}`);
  for (const [name, value] of Object.entries(defaults)) {
    const row = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined;
    if (row === undefined) throw new RangeError(`defaults: expected ${Object.keys(ROWS).join(', ')}, got ${name}`);
    if (value !== undefined && !isKept(value, row, known))
      throw new RangeError(`defaults: ${name}: expected a known value, got ${JSON.stringify(value)}`);
  }
}

/**
 * Makes an engine that knows the base and the given packs, with the functions of `navii`. A bundle then contains these packs and no
 * others. The drawings are the same, byte for byte.
 *
 * @param packs - from `navii/packs/…`, or made by `definePack`
 * @param defaults - options for every avatar, also in groups; an option of a call replaces its default as a whole, and
 *   `packs: []` goes back to no packs
 * @returns the functions of `navii`, with the `catalogue`, `palettes` and `packs` that they know
 * @throws TypeError when it is no array of packs, or the defaults are no object; RangeError when a pack is in it twice, or a default
 *   is unknown
 * @example
 * const { createAvatar } = createEngine([], { palette: 'mint', mood: 'happy' });
 * const svg = createAvatar('ada', { size: 128 });
 */
export function createEngine(packs: readonly Pack[], defaults: EngineDefaults = {}): Engine {
  expectPacks(packs);
  const catalogue = createCatalogue(packs, defaults);
  expectDefaults(defaults, catalogue);
  type Call = (catalogue: Catalogue, ...args: unknown[]) => unknown;
  const bound = Object.entries(FUNCTIONS as unknown as Record<string, Call>).map(([name, call]) => {
    return [name, (...args: unknown[]) => call(catalogue, ...args)] as const;
  });
  return {
    ...(Object.fromEntries(bound) as unknown as EngineFunctions),
    catalogue,
    palettes: listPalettes(catalogue),
    packs: listPacks(catalogue),
  };
}

// Its type is the type of the namespace, with the docs of the members.
/** Makes the namespace of an entry point: its functions under short names. */
export function createNamespace(engine: EngineFunctions) {
  return {
    /**
     * `createAvatar` under a short name.
     *
     * @example
     * Navii.create('ada');
     */
    create: engine.createAvatar,
    /**
     * `selectAvatar` under a short name.
     *
     * @example
     * Navii.select('ada').palette;
     */
    select: engine.selectAvatar,
    /**
     * `renderAvatar` under a short name.
     *
     * @example
     * Navii.render(Navii.select('ada'));
     */
    render: engine.renderAvatar,
    /**
     * `random` under a short name.
     *
     * @example
     * Navii.random().seed;
     */
    random: engine.random,
    /**
     * `renderGroup` under a short name.
     *
     * @example
     * Navii.group(['ada', 'grace']);
     */
    group: engine.renderGroup,
    /**
     * `renderGroupTiles` under a short name.
     *
     * @example
     * Navii.groupTiles(['ada', 'grace']);
     */
    groupTiles: engine.renderGroupTiles,
    /**
     * `seed` under a short name.
     *
     * @example
     * Navii.seed({ id: 7 }); // '7'
     */
    seed,
    /**
     * `build` under a short name.
     *
     * @example
     * Navii.build({ body: 'heart' });
     */
    build: engine.build,
    /**
     * `describe` under a short name.
     *
     * @example
     * Navii.describe(Navii.select('ada'));
     */
    describe,
  } as const;
}

/**
 * The functions of an entry point under short names.
 *
 * @example
 * const tools: NaviiNamespace = Navii;
 */
export type NaviiNamespace = ReturnType<typeof createNamespace>;
