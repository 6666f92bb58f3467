// The state as pictures and words, for the HTML of the page.
import { selectSpec } from '../../lib/choose/select.js';
import { catalogue, describe, readAvatarOptions, readGroupOptions } from '../../lib/index.js';
import type { AvatarSettings } from '../../lib/options/table.js';
import { renderSpec } from '../../lib/render/avatar.js';
import { readMembers, renderMembers } from '../../lib/render/group.js';
import { MOTION_STYLE } from '../../lib/render/motion.js';
import { listTeam, seedOf, TEAM_NAMES, type State } from './state.js';

/** A drawing without the stylesheet of its motion: the page has it once, and an inline copy would break its policy. */
export function dropStyle(svg: string): string {
  return svg.replace(MOTION_STYLE, '');
}

/** What the pictures of a state are drawn with: they stand beside their names, so that a title would only be read again. */
function readShown(state: State, overrides: URLSearchParams): AvatarSettings {
  const valueOf = (name: string) => overrides.get(name) ?? (name === 'title' ? undefined : state[name]);
  return readAvatarOptions(valueOf, catalogue);
}

/** Draws a state; what a picture overrides is written as a query, for example `mood=wink&size=64`. */
export function drawShot(state: State, overrides: string): string {
  const settings = readShown(state, new URLSearchParams(overrides));
  return dropStyle(renderSpec(selectSpec(seedOf(state), settings, catalogue), settings, catalogue));
}

/** Edge of a tile of the team, in pixels. */
export const TEAM_SIZE = 96;

/** Draws the team as one picture. */
export function drawTeam(state: State): string {
  const shared: ReadonlySet<string> = new Set([...TEAM_NAMES, 'animated']);
  const valueOf = (name: string) => (name === 'size' ? TEAM_SIZE : shared.has(name) ? state[name] : undefined);
  const settings = readGroupOptions(valueOf, catalogue);
  return dropStyle(renderMembers(readMembers(listTeam(state), settings, catalogue), settings, catalogue));
}

/** Says in words what the state looks like. */
export function describeState(state: State): string {
  return describe(
    selectSpec(
      seedOf(state),
      readAvatarOptions((name) => state[name], catalogue),
      catalogue,
    ),
  );
}
