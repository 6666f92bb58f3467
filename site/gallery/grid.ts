// What the cells of the gallery show, for the build and for the script of the page.
import { catalogue, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';
import type { State } from '../shared/options.js';

/** What all the cells of a grid have in common. */
export interface Look {
  readonly settings: AvatarSettings;
  /** The options that are not their defaults, as the playground takes them. */
  readonly options: readonly (readonly [name: string, text: string])[];
}

/** Reads the look that a state asks for. */
export function readLook(state: State): Look {
  const settings = readAvatarOptions((name) => state[name], catalogue);
  return { settings, options: listNonDefaults(settings) };
}
