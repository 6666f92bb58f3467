// Animated drawings in pages. They take turns with the elements (components/motion.ts), and rest while they are out of sight.
// Without a script none moves, because nothing could stop it.
import { rest, startMotion } from '../../components/motion.js';
import { pauseAnimations, resumeAnimations } from '../../components/pause.js';

// The drawings of elements are theirs.
const MOVING = 'svg:has(> .navii-float):not(navii-avatar > svg)';

/** Lets the animated drawings in a part of the page take their turns. */
export function moveDrawings(part: ParentNode): void {
  for (const svg of part.querySelectorAll(MOVING)) startMotion(svg, svg, 1, false);
}

/** Forgets a drawing that leaves the page. */
export const restDrawing: (drawing: Element) => void = rest;

/** Whether the visitor has paused all motion. */
export function isPaused(): boolean {
  return 'paused' in document.documentElement.dataset;
}

/** Whether nothing may move: the visitor has paused all motion, or prefers reduced motion. */
export function isStill(): boolean {
  return isPaused() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Pauses or resumes all drawings and elements of the page, as its root element says. */
export function applyPause(): void {
  if (isPaused()) pauseAnimations();
  else resumeAnimations();
}

/** Lets the drawings of the page move, unless the visitor has paused them. */
export function startDrawings(): void {
  applyPause();
  moveDrawings(document);
  // The style sheet holds all drawings still until now.
  document.documentElement.dataset['moves'] = '';
}

/** Lets an element jump, to show that it has changed. Does nothing for visitors who have paused motion or prefer less of it. */
export function hop(element: Element | null): void {
  if (isStill()) return;
  const frames = [{ scale: '1 1' }, { scale: '1.05 .93' }, { scale: '.97 1.05' }, { scale: '1 1' }];
  element?.animate(frames, { duration: 320, easing: 'ease-out' });
}
