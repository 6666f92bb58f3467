// The state of the playground, and how it is written into an address.
import { hashEmail } from '../shared/email.js';
import { listOptions, OPTION_NAMES, readQuery, type RawTexts } from '../shared/options.js';

/**
 * The state of the playground: `seed`, `code` (the tab) and the options, and in `several` the names of the options of which several
 * values can be picked, which no address contains.
 */
export type PlaygroundState = RawTexts;

/** The seed of the first visit. */
export const FIRST_SEED = 'Remi';

const STATE_NAMES: readonly string[] = ['seed', ...OPTION_NAMES, 'code'];

/** Reads a state from a query. Unknown names are ignored, e-mails are hashed. */
export function readState(query: string): PlaygroundState {
  return readQuery(query, STATE_NAMES, (text, name) => (name === 'seed' ? hashEmail(text) : text));
}

/** Returns the seed of a state; without one, the placeholder of the field. */
export function getSeed(state: PlaygroundState): string {
  return state['seed'] ?? FIRST_SEED;
}

/** Writes the shortest query that is read as this state. */
export function writeState(state: PlaygroundState): string {
  const params = new URLSearchParams();
  if (state['seed'] !== undefined && state['seed'] !== FIRST_SEED) params.set('seed', state['seed']);
  for (const [name, text] of listOptions(state)) params.set(name, text);
  if (state['code'] !== undefined) params.set('code', state['code']);
  return params.toString();
}
