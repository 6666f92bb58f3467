// Animated drawings in the HTML of pages.
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { MOTION_STYLE } from '../../lib/render/svg.js';

/** Removes the motion stylesheet from a drawing: each page links it once, and the policy of the pages blocks inline copies. */
export function removeMotionStyle(svg: string): string {
  return svg.replace(MOTION_STYLE, '');
}

/** Draws an animated avatar for the HTML of a page. */
export function drawAnimated(seed: string, options: AvatarOptions): string {
  return removeMotionStyle(createAvatar(seed, { ...options, animated: true }));
}
