// A little jump of a mascot, where something has happened to it.
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Lets an element jump; it stays where visitors prefer less motion. */
export function hop(element: Element | null): void {
  if (reducedMotion.matches) return;
  const frames = [{ scale: '1 1' }, { scale: '1.05 .93' }, { scale: '.97 1.05' }, { scale: '1 1' }];
  element?.animate(frames, { duration: 320, easing: 'ease-out' });
}
