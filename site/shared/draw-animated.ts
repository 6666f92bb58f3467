// Animated drawings for pages, which link the motion stylesheet once.
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { MOTION_STYLE } from '../../lib/render/svg.js';

/** A drawing without its motion stylesheet: the page links it once, and its policy refuses inline copies. */
export function removeMotionStyle(svg: string): string {
  return svg.replace(MOTION_STYLE, '');
}

/** Draws an animated avatar for the HTML of a page. */
export function drawAnimated(seed: string, options: AvatarOptions): string {
  return removeMotionStyle(createAvatar(seed, { ...options, animated: true }));
}
