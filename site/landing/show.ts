// Shows the state in the elements of the page.
import type { NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { propertyOf } from '../../components/schema.js';
import { OPTION_NAMES, TEAM_NAMES } from '../shared/options.js';
import { TEAM_SIZE } from './draw.js';
import { getSeed, listTeam, type State } from './state.js';

/** Shows a state in a preview, which holds the options that it overrides as a query, as in `drawPreview`. */
export function showPreview(element: NaviiAvatar, state: State): void {
  const overrides = new URLSearchParams(element.dataset['preview']);
  element.seed = getSeed(state);
  for (const name of OPTION_NAMES) {
    // The seed stands beside each preview: with a title, screen readers would read it twice.
    const value = name === 'title' ? undefined : (overrides.get(name) ?? state[name]);
    Reflect.set(element, propertyOf(name), value);
  }
}

/** Shows the team of a state. */
export function showTeam(element: NaviiGroup, state: State): void {
  element.seeds = listTeam(state);
  for (const name of TEAM_NAMES) Reflect.set(element, name, state[name]);
  element.size = TEAM_SIZE;
  Reflect.set(element, 'animated', state['animated']);
}
