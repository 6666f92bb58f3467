import { propertyOf } from '../../components/element/properties.js';
// Shows the state in the elements of the page.
import type { NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { listOptions, OPTION_NAMES, TEAM_NAMES } from '../shared/options.js';
import { linkToPlayground, writePlaygroundQuery } from '../shared/playground-link.js';
import { quoteUrl } from '../shared/quotes.js';
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
  if (element.closest('.is-away')) element.animated = false;
}

/** Shows the team of a state. */
export function showTeam(element: NaviiGroup, state: State): void {
  element.seeds = listTeam(state);
  for (const name of TEAM_NAMES) Reflect.set(element, name, state[name]);
  element.size = TEAM_SIZE;
  Reflect.set(element, 'animated', state['animated']);
}

/** Writes into a link what it offers to the mascot of a state. */
export function showOffer(link: HTMLAnchorElement, state: State): void {
  const options = new URLSearchParams(link.dataset['offer']);
  link.href = linkToPlayground(getSeed(state), Object.fromEntries([...listOptions(state), ...options]));
}

/** Has the links to other pages take the mascot, and the team, along. */
export function linkToOthers(state: State): void {
  const query = writePlaygroundQuery(getSeed(state), listOptions(state));
  const isFirst = state['seed'] === undefined && listOptions(state).length === 0;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/builder"]')) {
    link.href = isFirst ? '/builder' : `/builder?${query}`;
  }
  const names = listTeam(state).map(quoteUrl).join(',');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.team a[href^="/team"]')) {
    link.href = `/team?names=${names}`;
  }
}
