// Makes engines with chosen packs, from the functions of engine.ts.
import { createCatalogue, type Catalogue } from './choose/catalogue.js';
import { FUNCTIONS } from './engine.js';
import { DEFAULT_NAMES, expectNames, expectValues } from './options/defaults.js';
import { checkEngineOptions } from './options/hints.js';
import type { KnownIds } from './options/schema.js';
import type { AvatarOptions } from './options/types.js';
import { wrongType } from './options/words.js';
import { expectPacks, type Pack } from './packs/pack.js';
import { derivePalettes } from './palettes/derive.js';

/** The functions of the engine without their catalogue, as `navii` exports and documents them. */
// oxlint-disable-next-line typescript/consistent-type-imports -- full.ts imports this module: only its types are taken, with their docs
type EngineFunctions = Readonly<Pick<typeof import('./full.js'), keyof typeof FUNCTIONS>>;

/**
 * The functions of `navii` over one catalogue. {@link describeAvatar} and {@link assignVariants} are not among them: they take the
 * engine as an option, `describeAvatar('ada', { engine })`.
 *
 * @example
 * const draw: Engine['createAvatar'] = createAvatar;
 */
export interface Engine extends EngineFunctions {
  /** The ids that it knows, for {@link readAvatarOptions} and {@link readGroupOptions}. */
  readonly catalogue: KnownIds;
}

/**
 * Options of an avatar that an engine uses if a call leaves them out. A title names one mascot, so it has no default.
 *
 * @example
 * const defaults: EngineDefaults = { background: 'ring', mood: ['happy', 'wink'] };
 */
export type EngineDefaults = Omit<AvatarOptions, 'title' | 'label'>;

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
 * @returns the functions of `navii` without {@link describeAvatar} and {@link assignVariants}, and the `catalogue` of the ids that
 *   they know
 * @throws TypeError if an object or a pack is expected and something else is given; RangeError when a pack is in it twice, or a
 *   name or a value is unknown or out of range
 * @example
 * const { createAvatar } = createEngine({ defaults: { palette: 'mint', mood: 'happy' } });
 * const svg = createAvatar('ada', { size: 128 });
 */
export function createEngine(options: EngineOptions = {}): Engine {
  checkEngineOptions(options);
  expectNames('options', options, ['packs', 'defaults']);
  const { packs = [], defaults = {} } = options;
  expectPacks(packs);
  expectNames('defaults', defaults, DEFAULT_NAMES);
  const catalogue = createCatalogue(packs, defaults, derivePalettes);
  expectValues(defaults, catalogue);
  type Call = (catalogue: Catalogue, ...args: unknown[]) => unknown;
  const bound = Object.entries(FUNCTIONS as unknown as Record<string, Call>).map(([name, call]) => {
    return [name, (...args: unknown[]) => call(catalogue, ...args)] as const;
  });
  return { ...(Object.fromEntries(bound) as unknown as EngineFunctions), catalogue };
}

/** Returns the whole catalogue of an engine: its public type shows only the ids. Throws a TypeError for anything else. */
export function openEngine(engine: Engine): Catalogue {
  const { catalogue } = Object(engine) as { readonly catalogue?: Catalogue };
  if (!catalogue?.wheels) throw wrongType('engine', 'one made by createEngine', engine);
  return catalogue;
}
