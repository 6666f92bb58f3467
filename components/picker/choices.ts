// The value of a picker: the options that a user chose, as the query of a URL. And the choices for a slot.
import type { Catalogue } from '../../lib/choose/catalogue.js';
import { canBeEmpty, findOwner, indexOwners, type OptionId } from '../../lib/choose/owners.js';
import {
  idsOf,
  isSlot,
  list,
  listNonDefaults,
  printParts,
  readAvatarOptions,
  readOption,
  readOptions,
} from '../../lib/options/read.js';
import { AVATAR_SCHEMA, type AvatarSettings } from '../../lib/options/schema.js';
import { ROLES, type RoleSlot, type Slot } from '../../lib/spec.js';

/** The chosen options by name, each as text. */
export type Chosen = Readonly<Record<string, string>>;

/** Reads a query. Options that are not valid are left out, and so are those at their default. */
export function readChosen(query: string, known: Catalogue): Chosen {
  const params = new URLSearchParams(query);
  const settings = readOptions(AVATAR_SCHEMA, (name) => params.get(name) ?? undefined, known);
  return Object.fromEntries(listNonDefaults(settings));
}

/** Prints the shortest query that is read as these options. */
export function printChosen(chosen: Chosen): string {
  // A query may contain these signs, and so it is easier to read.
  return new URLSearchParams({ ...chosen }).toString().replace(/%(?:2C|3A|7C)/g, decodeURIComponent);
}

/** The settings that draw the choice. */
export function settingsOf(chosen: Chosen, known: Catalogue): AvatarSettings {
  return readAvatarOptions((name) => chosen[name], known);
}

function partsOf(chosen: Chosen, known: Catalogue): Partial<Record<string, unknown>> {
  return readOption(AVATAR_SCHEMA, 'parts', chosen['parts'], known) ?? {};
}

/** The id that was chosen for a slot; `undefined` if the seed decides, also among several ids. */
export function findChosen(chosen: Chosen, slot: Slot, known: Catalogue): OptionId | undefined {
  const [palette, background] = (['palette', 'background'] as const).map((name) =>
    readOption(AVATAR_SCHEMA, name, chosen[name], known),
  );
  const given = ({ palette, background, ...partsOf(chosen, known) } as Partial<Record<Slot, unknown>>)[slot];
  return Array.isArray(given) ? undefined : (given as OptionId | undefined);
}

/** Chooses an id for a slot; with `undefined` the seed decides again. */
export function choose(chosen: Chosen, slot: Slot, id: OptionId | undefined, known: Catalogue): Chosen {
  const parts = printParts({ ...partsOf(chosen, known), [slot]: id });
  // The options of the same slot. Colours would hide a palette.
  const replaced = new Set(['parts', slot, slot === 'palette' ? 'colors' : '']);
  const rest = Object.fromEntries(Object.entries(chosen).filter(([name]) => !replaced.has(name)));
  return parts === '' ? rest : { ...rest, parts };
}

/** Lists the slots that a text names, each with the caption before it: `Face: eyes mouth`. */
export function listSlots(text: string): ReadonlyMap<Slot, string> {
  const slots = new Map<Slot, string>();
  let caption = '';
  for (const word of list(text.replace(/\s+/g, ','))) {
    if (word.endsWith(':')) caption = word.slice(0, -1);
    else if (isSlot(word) && !slots.has(word)) slots.set(word, caption);
  }
  return slots;
}

/** The packs of ids, by catalogue. */
const ownersOf = /* @__PURE__ */ new WeakMap<Catalogue, ReturnType<typeof indexOwners>>();

/** Lists the choices for a slot: `null` if it may be empty, then the ids of these packs, then the ids of the base. */
export function listChoices(slot: Slot, packs: readonly string[], known: Catalogue): OptionId[] {
  const owners = ownersOf.get(known) ?? indexOwners(known);
  ownersOf.set(known, owners);
  const all: readonly OptionId[] = [
    ...(idsOf<ReadonlyMap<string, unknown>>(slot, known)?.keys() ?? ROLES[slot as RoleSlot]),
  ];
  const of = (wanted: string | undefined): OptionId[] => all.filter((id) => findOwner(slot, id, owners) === wanted);
  // The packs come first, because the page names them.
  const ids = [...packs, undefined].flatMap(of);
  return canBeEmpty(slot, known) ? [null, ...ids] : ids;
}
