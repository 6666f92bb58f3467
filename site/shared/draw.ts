// The state as pictures and words, for the HTML of the page.
import { createAvatar, describe, MOTION_CSS, renderGroup, selectAvatar } from '../../lib/index.js';
import { listTeam, seedOf, type State } from './state.js';

// The page has the stylesheet of motion once; an inline copy would break its policy.
const STYLE = `<style>${MOTION_CSS}</style>`;

/** A drawing without the stylesheet of its motion. */
export function dropStyle(svg: string): string {
  return svg.replace(STYLE, '');
}

/** Draws a state; what a picture overrides is written as a query, for example `mood=wink&size=64`. */
export function drawShot(state: State, overrides: string): string {
  const options = { ...state, title: '', ...Object.fromEntries(new URLSearchParams(overrides)) };
  return dropStyle(createAvatar(seedOf(state), options));
}

/** Edge of a tile of the team, in pixels. */
export const TEAM_SIZE = 96;

/** Draws the team as one picture. */
export function drawTeam(state: State): string {
  const { overlap, max, ring, animated } = state;
  return dropStyle(renderGroup(listTeam(state), { overlap, max, ring, animated, size: TEAM_SIZE }));
}

/** Says in words what the state looks like. */
export function describeState(state: State): string {
  return describe(selectAvatar(seedOf(state), state));
}
