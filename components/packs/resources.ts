// What the elements of a page draw with: the packs they know, those that can still be fetched, and the hash of e-mail
// addresses. An element asks at each drawing; when something arrives, every element on the page draws again.
import { createCatalogue, type Catalogue } from '../../lib/choose/catalogue.js';
import { offerIds } from '../../lib/options/hints.js';
import { attempt, list, listUnknown, type ValueOf } from '../../lib/options/read.js';
import { expectPacks, type Pack } from '../../lib/packs/pack.js';

/** Turns an address into a seed. */
type HashEmail = (email: string) => string;

/** The ids that each pack brings, by slot: `packs.garden.palette` is `tulip sunflower …`. */
export type Owners = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What can be fetched when an element first needs it. */
interface Offer {
  /** Packs by their ids. */
  readonly packs: Readonly<Record<string, () => Promise<Pack>>>;
  readonly hashEmail: () => Promise<HashEmail>;
  /** Which pack brings a palette or a part. */
  readonly owners: () => Promise<Owners>;
}

/** An element that draws again. */
interface Follower {
  requestUpdate: () => void;
}

// The base is drawn by every page, but not by every bundle that names a class.
let catalogue: Catalogue | undefined;
let packs: readonly Pack[] = [];
let hashEmail: HashEmail | undefined;
let owners: Owners | undefined;
let offered: Partial<Offer> = {};

const followers = /* @__PURE__ */ new Set<Follower>();
/** What was asked for, by its name, and what of it cannot be had. */
const asked = /* @__PURE__ */ new Map<string, Promise<void>>();
const lost = /* @__PURE__ */ new Set<string>();

// No pack is called so.
const EMAIL = '@';
const OWNERS = ':';

/** Elements on the page draw again when something arrives. */
export function follow(element: Follower): void {
  followers.add(element);
}

export function unfollow(element: Follower): void {
  followers.delete(element);
}

function drawAgain(): void {
  for (const follower of followers) follower.requestUpdate();
}

/** All that the elements can choose and draw at the moment. */
export function getCatalogue(): Catalogue {
  return (catalogue ??= createCatalogue(packs));
}

function hasPack(id: string): boolean {
  return packs.some((pack) => pack.id === id);
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

/** Hashes addresses at once from now on, without fetching how. */
export function provideHash(hash: HashEmail): void {
  hashEmail = hash;
}

/** Says what can be fetched, and how. */
export function offer(more: Partial<Offer>): void {
  offerIds(Object.keys(more.packs ?? {}));
  offered = { ...offered, ...more, packs: { ...offered.packs, ...more.packs } };
  drawAgain();
}

// A page without a connection shows what it can draw without it. It cannot ask again: a browser keeps the failure of a module
// for as long as the page lives (HTML §8.1.6, module map).
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

function isMissing(id: string): boolean {
  return Object.hasOwn(offered.packs ?? {}, id) && !hasPack(id) && !lost.has(id);
}

async function fetchPack(id: string): Promise<void> {
  const load = offered.packs?.[id];
  if (load !== undefined) await ask(id, async () => registerPacks([await load()]));
}

/** Whether all these packs are here, or cannot be had; if not, they are fetched. */
function hasPacks(ids: readonly string[]): boolean {
  const missing = ids.filter(isMissing);
  for (const id of missing) void fetchPack(id);
  return missing.length === 0;
}

/** The packs that bring what a slot is to hold. */
export function listOwners(known: Owners, slot: string, id: string): string[] {
  return Object.keys(known).filter((pack) => known[pack]?.[slot]?.split(' ').includes(id));
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
  const load = offered.owners;
  if (unknown.length === 0 || load === undefined || lost.has(OWNERS)) return true;
  const known = owners;
  if (known !== undefined) return hasPacks(unknown.flatMap(([slot, id]) => listOwners(known, slot, id)));
  void ask(OWNERS, async () => {
    owners = await load();
    drawAgain();
  });
  return false;
}

// What `seedFromEmail` gives; no address is one, because an address has an `@`.
const HASH = /^[0-9a-f]{64}$/;

/** The seed of an address, or of its hash; `undefined` while how to hash is on its way. */
export function findSeed(email: string): string | undefined {
  return HASH.test(email) ? email : hashEmail?.(email);
}

/** Whether the seed of an address is known, or will never be; if not, how to hash is fetched. */
export function hasHash(email: string): boolean {
  const load = offered.hashEmail;
  if (findSeed(email) !== undefined || load === undefined || lost.has(EMAIL)) return true;
  void ask(EMAIL, async () => {
    hashEmail = await load();
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
  await Promise.all(ids.filter(isMissing).map(fetchPack));
}
