// What the elements of a page draw with: the packs they know, those that can still be fetched, and the hash of e-mail
// addresses. An element asks at each drawing; when something arrives, every element on the page draws again.
import { createCatalogue, type Catalogue } from '../lib/choose/catalogue.js';
import { listUnknown } from '../lib/options/parts.js';
import { attempt, type ValueOf } from '../lib/options/read.js';
import { list } from '../lib/options/values.js';
import { expectPacks } from '../lib/packs/expect.js';
import type { Pack } from '../lib/packs/pack.js';

/** Imports a pack. */
export type PackLoader = () => Promise<Pack>;

/** Finds the pack that brings what a slot is to hold. */
export type FindOwner = (slot: string, id: string) => string | undefined;

/** Something that draws again. */
interface Follower {
  requestUpdate: () => void;
}

/** Turns an address into a seed. */
type HashEmail = (email: string) => string;

// The base is drawn by every page, but not by every bundle that names a class.
let catalogue: Catalogue | undefined;
let packs: readonly Pack[] = [];
let hashEmail: HashEmail | undefined;
let loadHash: (() => Promise<HashEmail>) | undefined;
let findOwner: FindOwner | undefined;
let loadOwners: (() => Promise<FindOwner>) | undefined;
let loaders: Readonly<Record<string, PackLoader>> = {};

const followers = /* @__PURE__ */ new Set<Follower>();
/** What was asked for, by its name, and what of it has not come. */
const asked = /* @__PURE__ */ new Map<string, Promise<void>>();
const lost = /* @__PURE__ */ new Set<string>();

// No pack is called so.
const EMAIL = '@';
const OWNERS = ':';

function drawAgain(): void {
  for (const follower of followers) follower.requestUpdate();
}

/** All that the elements can choose and draw at the moment. */
export function getCatalogue(): Catalogue {
  return (catalogue ??= createCatalogue(packs));
}

/**
 * Makes the elements of this page know packs, your own among them. Those that are on the page draw again.
 *
 * @param added - from `navii/packs/…`, or made by `definePack`; an id that they know already is left alone
 * @throws TypeError when it is no array of packs, RangeError when a pack is in it twice; the elements then know what they knew
 * @example
 * registerPacks([]);
 */
export function registerPacks(added: readonly Pack[]): void {
  expectPacks(added);
  const fresh = added.filter(({ id }) => !hasPack(id));
  if (fresh.length === 0) return;
  const all = [...packs, ...fresh];
  // Made before anything is kept: a pack that cannot be indexed throws here, and every element goes on as before.
  catalogue = createCatalogue(all);
  packs = all;
  drawAgain();
}

/** Says where packs can be fetched from when an element first asks for them. */
export function offerPacks(offered: Readonly<Record<string, PackLoader>>): void {
  loaders = { ...loaders, ...offered };
  drawAgain();
}

/** Hashes addresses at once from now on, without fetching how. */
export function provideHash(hash: HashEmail): void {
  hashEmail = hash;
}

/** Says where how to hash can be fetched from when an element first needs it. */
export function offerHash(load: () => Promise<HashEmail>): void {
  loadHash = load;
}

/** Says where it can be fetched which pack brings what, when an element first names what no pack of the page has. */
export function offerOwners(load: () => Promise<FindOwner>): void {
  loadOwners = load;
}

// What `seedFromEmail` gives; no address is one, because an address has an `@`.
const HASH = /^[0-9a-f]{64}$/;

/** The seed of an address, or of its hash; `undefined` while how to hash is on its way. */
export function findSeed(email: string): string | undefined {
  return HASH.test(email) ? email : hashEmail?.(email);
}

/** Elements on the page draw again when something arrives. */
export function follow(element: Follower): void {
  followers.add(element);
}

export function unfollow(element: Follower): void {
  followers.delete(element);
}

function hasPack(id: string): boolean {
  return packs.some((pack) => pack.id === id);
}

// A page without a connection shows what it can draw without the pack. It cannot ask again: a browser keeps the failure of a
// module for as long as the page lives (HTML §8.1.6, module map).
async function fetchOnce(name: string, load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch {
    lost.add(name);
    drawAgain();
  }
}

function ask(name: string, load: () => Promise<void>): Promise<void> {
  const pending = asked.get(name) ?? fetchOnce(name, load);
  asked.set(name, pending);
  return pending;
}

function askForPack(id: string): Promise<void> {
  return ask(id, async () => registerPacks([await (loaders[id] as PackLoader)()]));
}

function isMissing(id: string): boolean {
  return Object.hasOwn(loaders, id) && !hasPack(id) && !lost.has(id);
}

/** Whether all these packs are here, or cannot be had; if not, they are fetched. */
function hasPacks(ids: readonly string[]): boolean {
  const missing = ids.filter(isMissing);
  for (const id of missing) void askForPack(id);
  return missing.length === 0;
}

/**
 * Whether all that options name is here, or cannot be had; if not, the packs that bring it are fetched. Seeds do not choose
 * from those: they choose from packs that are asked for.
 */
export function hasLooks(valueOf: ValueOf): boolean {
  // First the packs that are asked for: mostly it is they that bring the rest.
  if (!hasPacks(attempt(() => list(valueOf('packs'))) ?? [])) return false;
  const [palette, parts] = [valueOf('palette'), valueOf('parts')];
  // Most avatars name neither.
  if (palette === undefined && parts === undefined) return true;
  const unknown = attempt(() => listUnknown(palette, parts, getCatalogue())) ?? [];
  const load = loadOwners;
  if (unknown.length === 0 || load === undefined || lost.has(OWNERS)) return true;
  if (findOwner !== undefined) return hasPacks(unknown.flatMap(([slot, id]) => findOwner?.(slot, id) ?? []));
  void ask(OWNERS, async () => {
    findOwner = await load();
    drawAgain();
  });
  return false;
}

/** Whether the seed of an address is known, or will never be; if not, how to hash is fetched. */
export function hasHash(email: string): boolean {
  const load = loadHash;
  if (findSeed(email) !== undefined || load === undefined || lost.has(EMAIL)) return true;
  void ask(EMAIL, async () => {
    provideHash(await load());
    drawAgain();
  });
  return false;
}

/**
 * Fetches packs before an element asks for them, for example while a page loads.
 *
 * @param ids - of packs of this library; those that it has not, and those that are here already, are skipped
 * @returns a promise that is kept once all of them are here, or cannot be had
 * @example
 * await loadPacks('neon', 'garden');
 */
export async function loadPacks(...ids: readonly string[]): Promise<void> {
  await Promise.all(ids.filter(isMissing).map(askForPack));
}
