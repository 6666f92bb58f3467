// The state of the playground, and how an address keeps it.
import { isEmail } from '../../lib/choose/seed.js';
import { catalogue, readGroupOptions } from '../../lib/index.js';
import { hashEmail } from '../shared/email.js';
import { listOptions, OPTION_NAMES, TEAM_NAMES, type State } from '../shared/options.js';

/** The state: `seed`, `team`, `code` (the tab) and the options. Only the team may be an empty text. */
export type { State };

/** The seed before anyone has typed. */
export const FIRST_SEED = 'Ada';

/** The team that the visitor's mascot joins before anyone has typed. */
export const FIRST_TEAM = 'Grace, Alan, Hedy, Linus, Mae, Radia, Tim';

const KNOWN: readonly string[] = ['seed', ...OPTION_NAMES, 'team', ...TEAM_NAMES, 'code'];

const ABSENT_TEAM = readGroupOptions(() => undefined, catalogue);

/** The names of a team as they were typed, or pasted from a mail program or a table. */
export function splitTeam(text: string): string[] {
  return text.split(/[,;\r\n]/).flatMap((part) => {
    // A text field turns pasted line breaks into spaces. Names may contain spaces, too, but e-mail addresses do not.
    const words = part.trim().split(/\s+/);
    return words.every(isEmail) ? words : part;
  });
}

/** Replaces each e-mail address in the names of a team with its hash. */
export function hashTeam(text: string): string {
  return splitTeam(text).map(hashEmail).join(',');
}

function hashText(name: string, text: string): string {
  if (name === 'seed') return hashEmail(text);
  return name === 'team' ? hashTeam(text) : text;
}

/** Reads a state from a query. The first of several texts counts; unknown names are ignored, e-mails are hashed. */
export function readState(query: string): State {
  const params = new URLSearchParams(query);
  const texts = KNOWN.map((name) => [name, hashText(name, params.get(name) ?? '')] as const);
  return Object.fromEntries(texts.filter(([name, text]) => text !== '' || (name === 'team' && params.has(name))));
}

/** Whether an address holds e-mails that must be replaced with their hashes. */
export function needsRewriting(query: string): boolean {
  const params = new URLSearchParams(query);
  const state = readState(query);
  return ['seed', 'team'].some((name) => params.getAll(name).join('') !== (state[name] ?? ''));
}

/** The seed of a state; where there is none, the one that the empty field suggests. */
export function getSeed(state: State): string {
  return state['seed'] ?? FIRST_SEED;
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
  return [getSeed(state), ...others.filter((name) => name !== '')];
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
