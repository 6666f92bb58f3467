// The mascot of the builder as a seed with options, and the state of the builder as the query of an address. Reading a query
// never fails: an invalid value counts as absent.
import { catalogue } from '../../lib/catalogue.js';
import { hashSeed, pickForced, selectSpec } from '../../lib/choose/select.js';
import {
  readAvatarOptions,
  selectAvatar,
  SLOTS,
  type AvatarSettings,
  type AvatarSpec,
  type Slot,
} from '../../lib/index.js';
import { listNonDefaults, NO_CHOICE, line, list, printParts, readOption } from '../../lib/options/read.js';
import { AVATAR_SCHEMA } from '../../lib/options/schema.js';
import { hashEmail } from '../shared/email.js';
import { applyRules, pickAll } from './rules.js';
import { findPanel, listNeeded } from './slots.js';
import { completePacks, FIRST, PNG_SIZES, PREFIX_LENGTH, type BuilderState } from './state.js';

/** The slots that options set. Of several ids, it is the one that the seed picks. */
function listSet(seed: string, settings: Partial<AvatarSettings>): Partial<AvatarSpec> {
  return pickForced(hashSeed(seed, settings.variant), settings, catalogue);
}

/** Selects the spec of a seed with options. Without a seed, the options change the mascot of the first visit. */
export function selectShown(seed: string, settings: AvatarSettings): AvatarSpec {
  return seed === '' ? { ...FIRST.spec, ...listSet(seed, settings) } : selectSpec(seed, settings, catalogue);
}

/** Finds the fewest options that turn the spec of a seed into the mascot of a state, starting with the options of the state. */
function describeOver(
  own: AvatarSpec,
  seed: string,
  state: BuilderState,
  pool: Partial<AvatarSettings>,
): AvatarSettings {
  const { options: given } = state;
  const shown = applyRules(state);
  const isShown = (settings: Partial<AvatarSettings>): boolean =>
    // The face of a mood depends on the packs.
    Object.entries(listSet(seed, { ...pool, ...settings })).every(([slot, id]) => shown[slot as Slot] === id);
  const describeSlot = <Name extends 'palette' | 'background'>(slot: Name): AvatarSettings[Name] | AvatarSpec[Name] => {
    if (given[slot] !== undefined && isShown({ [slot]: given[slot] })) return given[slot];
    return shown[slot] === own[slot] ? undefined : shown[slot];
  };
  const options: AvatarSettings = {
    ...given,
    ...NO_CHOICE,
    ...pool,
    palette: describeSlot('palette'),
    background: describeSlot('background'),
    mood: given.mood !== undefined && isShown({ mood: given.mood }) ? given.mood : undefined,
  };
  const reached = { ...own, ...listSet(seed, options) };
  const parts = SLOTS.flatMap((slot): (readonly [Slot, unknown])[] => {
    const several = given.parts?.[slot];
    if (several !== undefined && isShown({ parts: { [slot]: several } })) return [[slot, several]];
    return shown[slot] === reached[slot] ? [] : [[slot, shown[slot]]];
  });
  const named: AvatarSettings = { ...options, parts: Object.fromEntries(parts) };
  // A held thing brings its arm, unless the arms are named.
  const { arms = own.arms } = listSet(seed, named);
  return arms === shown.arms ? named : { ...named, parts: Object.fromEntries([...parts, ['arms', shown.arms]]) };
}

/** Returns the name of a mascot. An unnamed one is called after its palette and body. */
export function getName({ name, spec }: Pick<BuilderState, 'name' | 'spec'>): string {
  return name === '' ? `${spec.palette}-${spec.body}` : name;
}

/** Returns the tilt of a mascot, in degrees, that no option sets. */
export function getOwnTilt({ name, options: { variant, packs, style } }: BuilderState): number {
  return name === '' ? FIRST.spec.tilt : selectAvatar(name, { variant, packs, style }).tilt;
}

function describeSettings(state: BuilderState): AvatarSettings {
  const { variant, packs, style } = state.options;
  const seed = getName(state);
  // Packs change the spec of the seed: after many changes, the description may be shorter without them.
  const pool = { variant, packs, style };
  const withPacks = describeOver(selectAvatar(seed, pool), seed, state, pool);
  if (packs.length === 0) return withPacks;
  const without = describeOver(selectAvatar(seed, { variant }), seed, state, { variant });
  const count = ({ parts = {} }: AvatarSettings): number => Object.keys(parts).length;
  return count(without) < count(withPacks) ? without : withPacks;
}

/** Describes the mascot of a state by a seed and options. They draw the same bytes everywhere. */
export function describeMascot(state: BuilderState) {
  return { seed: getName(state), options: listNonDefaults(describeSettings(state)) };
}

/** Lists the options for the address of the builder. Without a name, they change the mascot of the first visit. */
function listAddressOptions(state: BuilderState) {
  return listNonDefaults(state.name === '' ? describeOver(FIRST.spec, '', state, {}) : describeSettings(state));
}

function readSlots(text: string | null, fallback: readonly Slot[]): readonly Slot[] {
  if (text === null) return fallback;
  const words = new Set(list(text));
  return SLOTS.filter((slot) => words.has(slot));
}

/** Reads a state from a query: the options of an avatar, as in every address, and the parameters of the builder. */
export function readState(query: string): BuilderState {
  const params = new URLSearchParams(query);
  const valueOf = (name: string): string | undefined => params.get(name) ?? undefined;
  const given = readAvatarOptions(valueOf, catalogue);
  // An e-mail address is hashed, and never stays in the address of the page.
  const name = hashEmail(params.get('seed') ?? '');
  const under = listSet(name, { parts: readOption(AVATAR_SCHEMA, 'parts', valueOf('under'), catalogue) });
  const picks = pickAll(selectShown(name, given), under);
  const several = Object.entries(given.parts ?? {}).filter(([, ids]) => Array.isArray(ids));
  const offered = list(valueOf('offer')).filter((id) => catalogue.packs.has(id));
  const packs = [...given.packs, ...offered];
  return {
    ...completePacks({ name, ...picks, packs, keep: readSlots(params.get('keep'), FIRST.keep) }),
    options: {
      ...given,
      parts: several.length === 0 ? undefined : Object.fromEntries(several),
      ...(name === '' ? NO_CHOICE : {}),
    },
    match: readSlots(params.get('match'), FIRST.match),
    prefix: line(params.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix,
    given: params.get('given') === '1',
    png: PNG_SIZES.find((size) => String(size) === params.get('png')) ?? FIRST.png,
    tab: findPanel(params.get('tab')).id,
    code: params.get('code') ?? FIRST.code,
  };
}

/** Lists the picked parts that the rules hide. They come back when the rules allow it. */
function listHidden(state: BuilderState): Partial<AvatarSpec> {
  const shown = applyRules(state);
  const slots = SLOTS.filter((slot) => state.spec[slot] !== shown[slot]);
  return Object.fromEntries(slots.map((slot) => [slot, state.spec[slot]]));
}

/** Writes the shortest query that is read as this state. */
export function writeState(state: BuilderState): string {
  const { name, packs, keep } = state;
  const own = listAddressOptions(state);
  const brought = list(own.find(([option]) => option === 'packs')?.[1]);
  const needed = new Set([...brought, ...listNeeded(state.spec, SLOTS)]);
  const offer = packs.filter((id) => !needed.has(id));
  const entries: (readonly [string, string])[] = [
    ['seed', name],
    ...own,
    ['under', printParts(listHidden(state))],
    ['offer', offer.join(',')],
    ['keep', keep.join(',')],
  ];
  const params = new URLSearchParams(entries.filter(([, text]) => text !== '').map(([...entry]) => entry));
  for (const option of ['match', 'prefix', 'given', 'png', 'tab', 'code'] as const) {
    const text = String(state[option]);
    if (text !== String(FIRST[option])) params.set(option, option === 'given' ? '1' : text);
  }
  // A query may contain commas and colons, and they are easier to read than `%2C` and `%3A`.
  return params.toString().replace(/%(?:2C|3A)/g, decodeURIComponent);
}
