// The state of the builder: a seed with options, as everywhere, and the settings of the page. Its address keeps it. Reading an address
// never fails: an invalid value is ignored.
import { printChosen } from '../../components/picker/choices.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions, selectAvatar, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { AVATAR_DEFAULTS, toLine, list, listNonDefaults } from '../../lib/options/read.js';
import { hashEmail } from '../shared/email.js';

/** Sizes of the mascot in code, in pixels. */
export const SIZES = [48, 96, 256, 512, 1024] as const;

/** Sizes of the exported PNG, in pixels. */
export const PNG_SIZES = [256, 512, 1024, 2048] as const;

/** The maximum length of a prefix, in code points. */
export const PREFIX_LENGTH = 40;

/** The seed until the visitor names the mascot. */
const FIRST_SEED = 'Nilo';

/** The state of the first visit. */
export const FIRST = {
  /** The name, which is the seed; empty until the visitor names the mascot. */
  name: '',
  options: AVATAR_DEFAULTS,
  /** The slots in which a seed must match, in the order of a spec. */
  match: ['palette', 'body', 'eyes', 'topper'] as readonly Slot[],
  /** The prefix of the seeds that a search tries. */
  prefix: 'navii-',
  /** Whether palette and background are passed as options, so that seeds need not match in them. */
  given: false,
  /** Edge of the exported PNG, in pixels. */
  png: 512 as number,
  /** The id of the open tab of code. */
  code: '',
};

/** The state of the builder. */
export type BuilderState = Readonly<typeof FIRST>;

/** The seed of a state. */
export function seedOf({ name }: Pick<BuilderState, 'name'>): string {
  return name === '' ? FIRST_SEED : name;
}

/** The mascot of a state as a seed and options. They draw the same bytes everywhere. */
export function describeMascot(state: BuilderState) {
  return { seed: seedOf(state), options: listNonDefaults(state.options) };
}

/** The spec of the mascot of a state. */
export function specOf(state: BuilderState): AvatarSpec {
  return selectAvatar(seedOf(state), state.options);
}

/** The options of the files. All others are in the value of the picker. */
const OF_FILES: ReadonlySet<string> = new Set(['size', 'title', 'animated']);

/** The value of the picker: what was chosen, and how it is drawn. */
export function printChoice({ options }: BuilderState): string {
  return printChosen(Object.fromEntries(listNonDefaults(options).filter(([name]) => !OF_FILES.has(name))));
}

/** Takes the value of the picker. */
export function takeChoice(state: BuilderState, query: string): BuilderState {
  const chosen = Object.entries(readState(query).options).filter(([name]) => !OF_FILES.has(name));
  return { ...state, options: { ...state.options, ...Object.fromEntries(chosen) } };
}

/** Reads a state from a query: the options of an avatar, as in every address, and the parameters of the builder. */
export function readState(query: string): BuilderState {
  const params = new URLSearchParams(query);
  const match = params.get('match');
  const matched = new Set(list(match));
  return {
    // An e-mail address is hashed, and never stays in the address of the page.
    name: hashEmail(params.get('seed') ?? ''),
    options: readAvatarOptions((name) => params.get(name) ?? undefined, catalogue),
    match: match === null ? FIRST.match : SLOTS.filter((slot) => matched.has(slot)),
    prefix: toLine(params.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix,
    given: params.get('given') === '1',
    png: PNG_SIZES.find((size) => String(size) === params.get('png')) ?? FIRST.png,
    code: params.get('code') ?? FIRST.code,
  };
}

/** Writes the shortest query that is read as this state. */
export function writeState(state: BuilderState): string {
  const params = new URLSearchParams(state.name === '' ? {} : { seed: state.name });
  for (const [name, text] of listNonDefaults(state.options)) params.set(name, text);
  for (const option of ['match', 'prefix', 'given', 'png', 'code'] as const) {
    const text = String(state[option]);
    if (text !== String(FIRST[option])) params.set(option, option === 'given' ? '1' : text);
  }
  return printChosen(Object.fromEntries(params));
}
