// The state of the playground, and how it is written into an address.
import { catalogue } from '../../lib/catalogue.js';
import { isEmail } from '../../lib/choose/seed.js';
import { readGroupOptions } from '../../lib/index.js';
import { hashEmail } from '../shared/email.js';
import { listOptions, OPTION_NAMES, readQuery, TEAM_NAMES, type RawTexts } from '../shared/options.js';

/**
 * The state of the playground: `seed`, `team`, `code` (the tab) and the options, and in `several` the names of the options of which
 * several values can be picked, which no address contains. Only `team` may be an empty text.
 */
export type PlaygroundState = RawTexts;

/** The seed of the first visit. */
export const FIRST_SEED = 'Rumi';

/** The other members of the team on the first visit. */
export const FIRST_TEAM = 'Grace, Alan, Hedy, Linus, Mae, Radia, Tim';

const STATE_NAMES: readonly string[] = ['seed', ...OPTION_NAMES, 'team', ...TEAM_NAMES, 'code'];

const DEFAULT_TEAM_OPTIONS = readGroupOptions(() => undefined, catalogue);

/** Splits the names of a team, as they are typed, or pasted from a mail program or a table. */
export function splitTeam(text: string): string[] {
  return text.split(/[,;\r\n]/).flatMap((part) => {
    // A text field turns pasted line breaks into spaces. Names may also contain spaces, but e-mail addresses do not.
    const words = part.trim().split(/\s+/);
    return words.every(isEmail) ? words : part;
  });
}

/** Replaces each e-mail address in the names of a team by its hash. */
export function hashTeam(text: string): string {
  return splitTeam(text).map(hashEmail).join(',');
}

/** Reads a state from a query. Unknown names are ignored, e-mails are hashed. */
export function readState(query: string): PlaygroundState {
  const state = readQuery(query, STATE_NAMES, (text, name) => {
    if (name === 'seed') return hashEmail(text);
    return name === 'team' ? hashTeam(text) : text;
  });
  return new URLSearchParams(query).has('team') ? { team: '', ...state } : state;
}

/** Returns the seed of a state; without one, the placeholder of the field. */
export function getSeed(state: PlaygroundState): string {
  return state['seed'] ?? FIRST_SEED;
}

/** Lists the group options that differ from their defaults. */
export function listTeamOptions(state: PlaygroundState): (readonly [name: string, text: string])[] {
  const names: readonly string[] = TEAM_NAMES;
  const read = readGroupOptions((name) => (names.includes(name) ? state[name] : undefined), catalogue);
  return TEAM_NAMES.filter((name) => read[name] !== DEFAULT_TEAM_OPTIONS[name]).map((name) => [
    name,
    String(read[name]),
  ]);
}

/** Lists the seeds of the team, with the visitor's seed first. */
export function listTeam(state: PlaygroundState): string[] {
  const others = (state['team'] ?? FIRST_TEAM).split(',').map((name) => name.trim());
  return [getSeed(state), ...others.filter((name) => name !== '')];
}

/** Writes the shortest query that is read as this state. */
export function writeState(state: PlaygroundState): string {
  const params = new URLSearchParams();
  if (state['seed'] !== undefined && state['seed'] !== FIRST_SEED) params.set('seed', state['seed']);
  for (const [name, text] of listOptions(state)) params.set(name, text);
  if (state['team'] !== undefined && state['team'] !== FIRST_TEAM) params.set('team', state['team']);
  for (const [name, text] of listTeamOptions(state)) params.set(name, text);
  if (state['code'] !== undefined) params.set('code', state['code']);
  return params.toString();
}
