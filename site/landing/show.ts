// Shows the state in the elements of the page.
import type { NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { propertyOf } from '../../components/properties.js';
import { TEAM_SIZE } from '../shared/draw.js';
import { listTeam, OPTION_NAMES, seedOf, TEAM_NAMES, type State } from '../shared/state.js';

/** Shows a state in an avatar; what the picture overrides is written in it as a query, as in {@link drawShot}. */
export function showShot(element: NaviiAvatar, state: State): void {
  const overrides = new URLSearchParams(element.dataset['shot']);
  element.seed = seedOf(state);
  for (const name of OPTION_NAMES) {
    // The pictures stand beside their names, so that a title would only be read out again.
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
