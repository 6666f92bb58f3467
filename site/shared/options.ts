// Options as raw text by name, as in a query or a form. Only the engine's readers say what a text means.
import { AVATAR_OPTIONS, catalogue, type GROUP_OPTIONS, readAvatarOptions } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';

/** Raw text by name: the options, and what else a page keeps in its address. Names without a text are absent. */
export type State = Readonly<Record<string, string>>;

/** Names of the avatar options, in the order of the table. */
export const OPTION_NAMES = Object.keys(AVATAR_OPTIONS) as readonly (keyof typeof AVATAR_OPTIONS)[];

/** Group options that have controls; the others have the name of an avatar option or are for SDK callers. */
export const TEAM_NAMES = ['overlap', 'max', 'ring'] as const satisfies readonly (keyof typeof GROUP_OPTIONS)[];

/** A state without some of its names. */
export function omit(state: State, names: readonly string[]): State {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !names.includes(name)));
}

/** The avatar options that differ from their defaults, each in its shortest text. */
export function listOptions(state: State): (readonly [name: string, text: string])[] {
  return listNonDefaults(readAvatarOptions((name) => state[name], catalogue));
}
