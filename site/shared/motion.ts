// Motion on pages: animated drawings, and a short jump of an element.
import { createAvatar, type AvatarOptions } from '../../lib/index.js';
import { MOTION_STYLE } from '../../lib/render/svg.js';
import { isStill } from './moving.js';

/** Removes the motion stylesheet from a drawing: each page links it once, and the policy of the pages blocks inline copies. */
export function removeMotionStyle(svg: string): string {
  return svg.replace(MOTION_STYLE, '');
}

/** Draws an animated avatar for the HTML of a page. */
export function drawAnimated(seed: string, options: AvatarOptions): string {
  return removeMotionStyle(createAvatar(seed, { ...options, animated: true }));
}

/** Lets an element jump, to show that it has changed. Does nothing for visitors who have paused motion or prefer less of it. */
export function hop(element: Element | null): void {
  if (isStill()) return;
  const frames = [{ scale: '1 1' }, { scale: '1.05 .93' }, { scale: '.97 1.05' }, { scale: '1 1' }];
  element?.animate(frames, { duration: 320, easing: 'ease-out' });
}
