// Engines over packs of one's choice, made from the functions of engine.ts.
import { createCatalogue, type Catalogue } from './choose/catalogue.js';
import { FUNCTIONS } from './engine.js';
import { list, listPairs, listValues, readGiven } from './options/read.js';
import type { OptionSchema, SchemaTable } from './options/row.js';
import { AVATAR_SCHEMA, type KnownIds } from './options/schema.js';
import type { AvatarOptions } from './options/types.js';
import { typeName } from './options/words.js';
import { expectPacks, type Pack } from './packs/pack.js';

/** The functions of the engine without their catalogue, as `navii` exports and documents them. */
// oxlint-disable-next-line typescript/consistent-type-imports -- full.ts imports this module: only its types are taken, with their docs
type EngineFunctions = Readonly<Pick<typeof import('./full.js'), keyof typeof FUNCTIONS>>;

/**
 * The functions of `navii` over one catalogue.
 *
 * @example
 * const draw: Engine['createAvatar'] = createAvatar;
 */
export interface Engine extends EngineFunctions {
  /** The ids that it knows, for {@link readAvatarOptions} and {@link readGroupOptions}. */
  readonly catalogue: KnownIds;
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

/** Throws a TypeError where a value is no object, a RangeError where it has another name than these. */
function expectNames(place: string, value: unknown, names: readonly string[]): asserts value is object {
  const wanted = `${place}: expected ${names.join(', ')}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${wanted} in an object, got ${typeName(value)}`);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new RangeError(`${wanted}, got ${unknown}`);
}

function expectDefaults(defaults: object, known: Catalogue): void {
  for (const [name, value] of Object.entries(defaults)) {
    const row = ROWS[name];
    if (row !== undefined && value !== undefined && !isKept(value, row, known))
      throw new RangeError(`defaults: ${name}: expected a known value, got ${JSON.stringify(value)}`);
  }
}

/**
 * The packs and the defaults of an engine.
 *
 * @example
 * const options: EngineOptions = { defaults: { background: 'ring' } };
 */
export interface EngineOptions {
  /** From `navii/packs/…`, or made by `definePack`; default: none. */
  readonly packs?: readonly Pack[] | undefined;
  /** Options for every avatar, also in groups. An option of a call replaces its default as a whole; `packs: []` then draws the base. */
  readonly defaults?: EngineDefaults | undefined;
}

/**
 * Makes an engine that knows the base and the given packs, with the functions of `navii`. A bundle then contains these packs and no
 * others. The drawings are the same, byte for byte.
 *
 * @returns the functions of `navii`, and the `catalogue` of the ids that they know
 * @throws TypeError where an object or a pack is expected and something else is given; RangeError when a pack is in it twice, or a
 *   name or a value is unknown
 * @example
 * const { createAvatar } = createEngine({ defaults: { palette: 'mint', mood: 'happy' } });
 * const svg = createAvatar('ada', { size: 128 });
 */
export function createEngine(options: EngineOptions = {}): Engine {
  expectNames('options', options, ['packs', 'defaults']);
  const { packs = [], defaults = {} } = options;
  expectPacks(packs);
  expectNames('defaults', defaults, Object.keys(ROWS));
  const catalogue = createCatalogue(packs, defaults);
  expectDefaults(defaults, catalogue);
  type Call = (catalogue: Catalogue, ...args: unknown[]) => unknown;
  const bound = Object.entries(FUNCTIONS as unknown as Record<string, Call>).map(([name, call]) => {
    return [name, (...args: unknown[]) => call(catalogue, ...args)] as const;
  });
  return { ...(Object.fromEntries(bound) as unknown as EngineFunctions), catalogue };
}

/** Returns the whole catalogue of an engine, whose public type shows the ids alone. Throws a TypeError for anything else. */
export function openEngine(engine: Engine): Catalogue {
  const { catalogue } = (engine ?? {}) as Partial<Engine>;
  if (catalogue === undefined || !('wheels' in catalogue))
    throw new TypeError(`engine: expected one made by createEngine, got ${typeName(engine)}`);
  return catalogue as Catalogue;
}
