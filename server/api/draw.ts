// Drawing with options that are read already; the public `createAvatar` would read them again.
import { selectSpec } from '../../lib/choose/select.js';
import { catalogue, type AvatarSettings } from '../../lib/index.js';
import { renderSpec } from '../../lib/render/avatar.js';

/** Draws the mascot of a seed, which must not be empty. */
export function drawAvatar(seed: string, settings: AvatarSettings): string {
  return renderSpec(selectSpec(seed, settings, catalogue), settings, catalogue);
}
