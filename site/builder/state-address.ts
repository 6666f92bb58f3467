// How an address keeps the state of the builder. Reading never fails: a value that makes no sense counts as absent.
import { catalogue, readAvatarOptions, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { line, list, NO_CHOICE, printParts, readParts } from '../../lib/options/read.js';
import { hashEmail } from '../shared/email.js';
import { listOwnOptions, selectShown } from './mascot.js';
import { applyRules, pickAll } from './rules.js';
import { findPanel, listNeeded } from './slots.js';
import { completePacks, FIRST, PNG_SIZES, PREFIX_LENGTH, type State } from './state.js';

function readSlots(text: string | null, fallback: readonly Slot[]): readonly Slot[] {
  if (text === null) return fallback;
  const words = new Set(list(text));
  return SLOTS.filter((slot) => words.has(slot));
}

/** Reads a state from a query: the options of an avatar as in every address, and what else the builder remembers. */
export function readState(query: string): State {
  const params = new URLSearchParams(query);
  const valueOf = (name: string): string | undefined => params.get(name) ?? undefined;
  const given = readAvatarOptions(valueOf, catalogue);
  // E-mails never stay in an address.
  const name = hashEmail(params.get('seed') ?? '');
  const picks = pickAll(selectShown(name, given), readParts(valueOf('under'), catalogue));
  const offered = list(valueOf('offer')).filter((id) => catalogue.packs.has(id));
  const packs = [...given.packs, ...offered];
  return {
    ...completePacks({ name, ...picks, packs, keep: readSlots(params.get('keep'), FIRST.keep) }),
    options: { ...given, ...(name === '' ? NO_CHOICE : {}), parts: undefined },
    match: readSlots(params.get('match'), FIRST.match),
    prefix: line(params.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix,
    given: params.get('given') === '1',
    png: PNG_SIZES.find((known) => String(known) === params.get('png')) ?? FIRST.png,
    tab: findPanel(params.get('tab')).id,
    code: params.get('code') ?? FIRST.code,
  };
}

/** The parts that the rules take away, and that come back. */
function listUnder(state: State): Partial<AvatarSpec> {
  const shown = applyRules(state);
  const slots = SLOTS.filter((slot) => state.spec[slot] !== shown[slot]);
  return Object.fromEntries(slots.map((slot) => [slot, state.spec[slot]]));
}

/** The shortest query that gives this state back. */
export function writeState(state: State): string {
  const { name, packs, keep, match, prefix, given, png, tab, code } = state;
  const own = listOwnOptions(state);
  const brought = list(own.find(([option]) => option === 'packs')?.[1]);
  const known = new Set([...brought, ...listNeeded(state.spec, SLOTS)]);
  const offer = packs.filter((id) => !known.has(id));
  const entries: (readonly [string, string])[] = [
    ['seed', name],
    ...own,
    ['under', printParts(listUnder(state))],
    ['offer', offer.join(',')],
    ['keep', keep.join(',')],
  ];
  const shown = entries.filter(([, text]) => text !== '').map(([option, text]): [string, string] => [option, text]);
  if (match.join(',') !== FIRST.match.join(',')) shown.push(['match', match.join(',')]);
  if (prefix !== FIRST.prefix) shown.push(['prefix', prefix]);
  if (given) shown.push(['given', '1']);
  if (png !== FIRST.png) shown.push(['png', String(png)]);
  if (tab !== FIRST.tab) shown.push(['tab', tab]);
  if (code !== FIRST.code) shown.push(['code', code]);
  // A query may hold commas and colons, and they are easier to read than `%2C` and `%3A`.
  return new URLSearchParams(shown).toString().replace(/%(?:2C|3A)/g, decodeURIComponent);
}
