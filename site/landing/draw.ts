// The state as pictures and words, for the HTML of the page.
import { selectSpec } from '../../lib/choose/select.js';
import { drawSeed } from '../../lib/engine.js';
import { catalogue, describe, readAvatarOptions, readGroupOptions } from '../../lib/index.js';
import { readMembers, renderMembers } from '../../lib/render/group.js';
import { removeMotionStyle } from '../shared/draw-animated.js';
import { TEAM_NAMES } from '../shared/options.js';
import { getSeed, listTeam, type State } from './state.js';

/** Draws a state; the options that a preview overrides are written as a query, for example `mood=wink&size=64`. */
export function drawPreview(state: State, overrides: string): string {
  const own = new URLSearchParams(overrides);
  // Previews stand beside their names: a title would be read out twice.
  const valueOf = (name: string) => own.get(name) ?? (name === 'title' ? undefined : state[name]);
  const settings = readAvatarOptions(valueOf, catalogue);
  return removeMotionStyle(drawSeed(getSeed(state), settings, catalogue));
}

/** Edge of a tile of the team, in pixels. */
export const TEAM_SIZE = 96;

/** Draws the team as one picture. */
export function drawTeam(state: State): string {
  const shared: ReadonlySet<string> = new Set([...TEAM_NAMES, 'animated']);
  const valueOf = (name: string) => (name === 'size' ? TEAM_SIZE : shared.has(name) ? state[name] : undefined);
  const settings = readGroupOptions(valueOf, catalogue);
  return removeMotionStyle(renderMembers(readMembers(listTeam(state), settings, catalogue), settings, catalogue));
}

/** Says in words what the state looks like. */
export function describeState(state: State): string {
  const settings = readAvatarOptions((name) => state[name], catalogue);
  return describe(selectSpec(getSeed(state), settings, catalogue));
}
