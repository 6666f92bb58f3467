// The packs that the elements of a page draw with, those that can still be fetched, and code that few elements need. An element asks
// for them at each drawing. When one is loaded, every element on the page draws again.
import { createCatalogue, type Catalogue, type DerivePalettes } from '../../lib/choose/catalogue.js';
import type { EngineDefaults } from '../../lib/create-engine.js';
import type { setApart } from '../../lib/likeness.js';
import { DEFAULT_NAMES, expectNames, expectValues } from '../../lib/options/defaults.js';
import { hintOptions, inDevelopment, offerIds } from '../../lib/options/hints.js';
import { attempt, list, listUnknown, readGiven, valuesOf, type ValueOf } from '../../lib/options/read.js';
import { ANY_IDS, AVATAR_SCHEMA } from '../../lib/options/schema.js';
import { wrongType } from '../../lib/options/words.js';
import { expectPacks, type Pack } from '../../lib/packs/pack.js';
import type * as motion from '../motion.js';

/** The ids that each pack brings, by slot: `owners.garden.palette` is `tulip sunflower …`. */
export type PackOwners = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Code and data that few elements need. No pack has one of these names as its id. */
interface Extras {
  /** Turns an e-mail address into a seed. */
  readonly hashEmail: (email: string) => string;
  /** Derives palettes for `colors`. */
  readonly derivePalettes: DerivePalettes;
  /** Chooses which animated drawings move. */
  readonly motion: typeof motion;
  /** Chooses the variants of a group for `distinct`. */
  readonly setApart: typeof setApart;
  /** The table that says which pack brings a palette or a part. */
  readonly packOwners: PackOwners;
}

/** Functions that fetch a resource when an element first needs it. */
export type Loaders = {
  /** Modules that export a pack and nothing else, by the id of the pack. */
  readonly packs: Readonly<Record<string, () => Promise<Readonly<Record<string, Pack>>>>>;
} & { readonly [Name in keyof Extras]: () => Promise<Extras[Name]> };

/** An element that draws again when a resource is loaded. */
interface Subscriber {
  requestUpdate: () => void;
}

// The catalogue is created at its first use: every page needs it, but a bundle may import a class and never use it.
let catalogue: Catalogue | undefined;
let packs: readonly Pack[] = [];
let defaults: EngineDefaults | undefined;
let extras: Partial<Extras> = {};
const derivePalettes: DerivePalettes = (colors) => extras.derivePalettes?.(colors);
let loaders: Partial<Loaders> = {};

const subscribers = /* @__PURE__ */ new Set<Subscriber>();
/** Requests by the id of their pack, or by the name of their extra. */
const requests = /* @__PURE__ */ new Map<string, Promise<void>>();
/** The names of the requests that failed. */
const failed = /* @__PURE__ */ new Set<string>();

/** Lets an element draw again whenever a resource is loaded. */
export function subscribe(element: Subscriber): void {
  subscribers.add(element);
}

export function unsubscribe(element: Subscriber): void {
  subscribers.delete(element);
}

function drawAgain(): void {
  for (const subscriber of subscribers) subscriber.requestUpdate();
}

/** The palettes and parts that the elements can choose from and draw now. */
export function getCatalogue(): Catalogue {
  return (catalogue ??= createCatalogue(packs, defaults, derivePalettes));
}

function hasPack(id: string): boolean {
  return packs.some((pack) => pack.id === id);
}

/**
 * Adds packs to those that the elements of this page know, your own packs too. The elements on the page draw again.
 *
 * @param added - from `navii/packs/…`, or made by `definePack`; a pack whose id the elements know already is skipped
 * @throws TypeError when it is not an array of packs, RangeError when a pack is in it twice; the elements then know the same packs as
 *   before
 * @example
 * registerPacks(PACKS);
 */
export function registerPacks(added: readonly Pack[]): void {
  expectPacks(added);
  const fresh = added.filter(({ id }) => !hasPack(id));
  if (fresh.length === 0) return;
  const all = [...packs, ...fresh];
  // Created before anything is stored: a pack that cannot be indexed throws here, and every element goes on as before.
  catalogue = createCatalogue(all, defaults, derivePalettes);
  packs = all;
  drawAgain();
}

/**
 * Sets options for all avatars of this page, also for the members of groups. They replace the options of an earlier call. An
 * attribute or a property of an element overrides them. The elements on the page draw again.
 *
 * @param options - of avatars; packs that they name are fetched, as for an element
 * @throws TypeError when it is not an object, RangeError when a name is unknown or, unless NODE_ENV is `production`, a value is not valid;
 *   an id may be one of a pack that is loaded later
 * @example
 * setDefaults({ packs: 'garden', mood: 'happy' });
 */
export function setDefaults(options: EngineDefaults): void {
  expectNames('defaults', options, DEFAULT_NAMES);
  // In production a value that is not valid is ignored, which makes the elements smaller.
  inDevelopment(() => expectValues(options, ANY_IDS));
  defaults = { ...options };
  catalogue = undefined;
  drawAgain();
}

/** Adds extras, which then need not be fetched. */
export function provide(added: Partial<Extras>): void {
  extras = { ...extras, ...added };
  drawAgain();
}

/** Adds loaders to those that are known. */
export function addLoaders(added: Partial<Loaders>): void {
  offerIds(Object.keys(added.packs ?? {}));
  loaders = { ...loaders, ...added, packs: { ...loaders.packs, ...added.packs } };
  drawAgain();
}

// After a failure the elements draw with the resources that they have. A second request would fail as well: a browser remembers
// for the life of a page that a module could not be loaded (HTML §8.1.6, module map).
async function tryToLoad(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch {
    failed.add(name);
    drawAgain();
  }
}

/** Loads a resource, or returns the request for it that was made before. */
function loadOnce(name: string, run: () => Promise<void>): Promise<void> {
  const request = requests.get(name) ?? tryToLoad(name, run);
  requests.set(name, request);
  return request;
}

function isMissing(id: string): boolean {
  return Object.hasOwn(loaders.packs ?? {}, id) && !hasPack(id) && !failed.has(id);
}

async function fetchPack(id: string): Promise<void> {
  const loader = loaders.packs?.[id];
  if (loader !== undefined) await loadOnce(id, async () => registerPacks(Object.values(await loader())));
}

/** Whether each of these packs is loaded or cannot be loaded; the others are fetched. */
function areLoaded(ids: readonly string[]): boolean {
  const missing = ids.filter(isMissing);
  for (const id of missing) void fetchPack(id);
  return missing.length === 0;
}

/** Lists the packs that bring an id for a slot. */
export function listOwners(known: PackOwners, slot: string, id: string): string[] {
  return Object.keys(known).filter((pack) => known[pack]?.[slot]?.split(' ').includes(id));
}

/** Returns an extra if it is loaded. */
export function findExtra<Name extends keyof Extras>(name: Name): Extras[Name] | undefined {
  return extras[name];
}

/** Whether an extra is loaded, or has failed for good. Otherwise, this fetches it. */
export function hasExtra(name: keyof Extras): boolean {
  const load = loaders[name];
  if (extras[name] !== undefined || load === undefined || failed.has(name)) return true;
  void loadOnce(name, async () => provide({ [name]: await load() }));
  return false;
}

/**
 * Whether all packs that the options and the defaults need, and the code for `colors`, are loaded or cannot be loaded; the others
 * are fetched. A pack that is fetched for one palette or part is not one that a seed chooses from: for that it has to be named in
 * `packs`.
 */
export function arePacksReady(valueOf: ValueOf): boolean {
  if (defaults === undefined) return areNeededLoaded(valueOf);
  // `map` before `every`, so that all packs are fetched at once.
  const isReady = [valueOf, valuesOf(defaults)].map(areNeededLoaded).every(Boolean);
  if (isReady) hintOptions(defaults, AVATAR_SCHEMA, getCatalogue());
  return isReady;
}

function areNeededLoaded(valueOf: ValueOf): boolean {
  const hasColors = readGiven(AVATAR_SCHEMA.colors, valueOf('colors'), ANY_IDS) !== undefined;
  // Both must be called: each starts to fetch what is missing.
  const canColor = !hasColors || hasExtra('derivePalettes');
  return areNamedLoaded(valueOf) && canColor;
}

/** Whether all packs are loaded that the options name, or that have the palettes and parts that the options name. */
function areNamedLoaded(valueOf: ValueOf): boolean {
  // First the packs that are named: mostly they bring the palettes and parts that are named as well.
  if (!areLoaded(attempt(() => list(valueOf('packs'))) ?? [])) return false;
  const [palette, parts] = [valueOf('palette'), valueOf('parts')];
  // Most avatars name neither.
  if (palette === undefined && parts === undefined) return true;
  const unknown = attempt(() => listUnknown(palette, parts, getCatalogue())) ?? [];
  if (unknown.length === 0) return true;
  if (!hasExtra('packOwners')) return false;
  return areLoaded(unknown.flatMap(([slot, id]) => listOwners(extras.packOwners ?? {}, slot, id)));
}

// The form of what `seedFromEmail` returns. No address has it, because an address contains an `@`.
const HASH = /^[0-9a-f]{64}$/;

/** Returns the seed of an address, or of its hash; `undefined` while the hash function is not loaded. */
export function seedOfEmail(email: string): string | undefined {
  return HASH.test(email) ? email : extras.hashEmail?.(email);
}

/** Whether the seed of an address is known, or never can be. Otherwise, this fetches the hash function. */
export function isHashReady(email: string): boolean {
  return HASH.test(email) || hasExtra('hashEmail');
}

/**
 * Fetches packs before an element needs them, for example while a page loads.
 *
 * @param ids - ids of packs of this library; an unknown id, and one that is loaded already, is skipped
 * @returns a promise that is fulfilled when each of them is loaded or has failed to load
 * @throws TypeError, as a rejection, when it is not an array
 * @example
 * await loadPacks(['neon', 'garden']);
 */
export async function loadPacks(ids: readonly string[]): Promise<void> {
  if (!Array.isArray(ids)) throw wrongType('ids', 'an array of strings', ids);
  await Promise.all(ids.filter(isMissing).map(fetchPack));
}
