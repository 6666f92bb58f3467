import { isEmail } from '../../lib/choose/seed.js';
// The state of the playground: raw text by name, as in a query. Only the engine's readers say what a text means.
import {
  AVATAR_OPTIONS,
  catalogue,
  type GROUP_OPTIONS,
  readAvatarOptions,
  readGroupOptions,
  seedFromEmail,
} from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';

/** Names of the avatar options, in the order of the table. */
export const OPTION_NAMES = Object.keys(AVATAR_OPTIONS) as readonly (keyof typeof AVATAR_OPTIONS)[];

/** Group options that the playground shows; the others have the name of an avatar option or are for SDK callers. */
export const TEAM_NAMES = ['overlap', 'max', 'ring'] as const satisfies readonly (keyof typeof GROUP_OPTIONS)[];

/** Who stands there before anyone has typed. */
export const FIRST_SEED = 'Ada';

/** The others of the team that the visitor's mascot joins. */
export const FIRST_TEAM = 'Grace, Alan, Hedy, Linus, Mae, Radia, Tim';

/** Raw text by name: `seed`, `team`, `code` and the options. Names without a text are absent; only a team may be empty. */
export type State = Readonly<Record<string, string>>;

const KNOWN: readonly string[] = ['seed', ...OPTION_NAMES, 'team', ...TEAM_NAMES, 'code'];

const ABSENT_TEAM = readGroupOptions(() => undefined, catalogue);

/** The seed that a typed text stands for: an e-mail address is its hash from here on, the rest is what it is. */
export function hashEmail(text: string): string {
  return isEmail(text.trim()) ? seedFromEmail(text) : text;
}

/** The names of a team as they were typed, or pasted from a mail program or a table. */
export function splitTeam(text: string): string[] {
  return text.split(/[,;\r\n]/).flatMap((part) => {
    // The field makes spaces of line breaks. Names have spaces, too, addresses have none.
    const words = part.trim().split(/\s+/);
    return words.every(isEmail) ? words : part;
  });
}

/** What {@link hashEmail} is to a seed, to the names of a team. */
export function hashTeam(text: string): string {
  return splitTeam(text).map(hashEmail).join(',');
}

function hashText(name: string, text: string): string {
  if (name === 'seed') return hashEmail(text);
  return name === 'team' ? hashTeam(text) : text;
}

/** Reads a state from a query: the first of several texts; names that it does not know, and e-mails, stay out of it. */
export function readState(query: string): State {
  const params = new URLSearchParams(query);
  const texts = KNOWN.map((name) => [name, hashText(name, params.get(name) ?? '')] as const);
  return Object.fromEntries(texts.filter(([name, text]) => text !== '' || (name === 'team' && params.has(name))));
}

/** Whether an address says of its names what its state does not: e-mails, before they are hashed. */
export function needsRewriting(query: string): boolean {
  const params = new URLSearchParams(query);
  const state = readState(query);
  return ['seed', 'team'].some((name) => params.getAll(name).join('') !== (state[name] ?? ''));
}

/** A state without some of its names. */
export function omit(state: State, names: readonly string[]): State {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)));
}

/** The seed of a state; where there is none, the one that the empty field suggests. */
export function seedOf(state: State): string {
  return state['seed'] ?? FIRST_SEED;
}

/** The avatar options that differ from their defaults, each in its shortest text. */
export function listOptions(state: State): (readonly [name: string, text: string])[] {
  return listNonDefaults(readAvatarOptions((name) => state[name], catalogue));
}

/** The group options that differ from their defaults. */
export function listTeamOptions(state: State): (readonly [name: string, text: string])[] {
  const read = readGroupOptions((name) => (isTeamName(name) ? state[name] : undefined), catalogue);
  return TEAM_NAMES.filter((name) => read[name] !== ABSENT_TEAM[name]).map((name) => [name, String(read[name])]);
}

function isTeamName(name: string): boolean {
  return (TEAM_NAMES as readonly string[]).includes(name);
}

/** The seeds of the team: the visitor's first. */
export function listTeam(state: State): string[] {
  const others = (state['team'] ?? FIRST_TEAM).split(',').map((name) => name.trim());
  return [seedOf(state), ...others.filter((name) => name !== '')];
}

/** The shortest query that gives this state back. */
export function writeState(state: State): string {
  const params = new URLSearchParams();
  if (state['seed'] !== undefined && state['seed'] !== FIRST_SEED) params.set('seed', state['seed']);
  for (const [name, text] of listOptions(state)) params.set(name, text);
  if (state['team'] !== undefined && state['team'] !== FIRST_TEAM) params.set('team', state['team']);
  for (const [name, text] of listTeamOptions(state)) params.set(name, text);
  if (state['code'] !== undefined) params.set('code', state['code']);
  return params.toString();
}
