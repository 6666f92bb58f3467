// Animations of the page pause while somebody types. Each of about a hundred is a layer of its own, and the browser orders
// all layers anew whenever a letter changes the page.

// Milliseconds; longer than the gaps between the words of a slow typist.
const RESUME_DELAY = 1200;

interface PausedAnimation {
  readonly animation: Animation;
  readonly time: CSSNumberish | null;
}

function listAnimations(): Animation[] {
  // The mascots in the HTML of the page; those in elements show what is typed, and keep moving.
  const figures = document.querySelectorAll('svg[class^=navii-d]');
  return [...figures].flatMap((figure) => figure.getAnimations({ subtree: true }));
}

function pause(animation: Animation): PausedAnimation {
  const { currentTime } = animation;
  // The current pose stays as an inline style, so that the animation can be cancelled.
  animation.commitStyles();
  animation.cancel();
  return { animation, time: currentTime };
}

function resume({ animation, time }: PausedAnimation): void {
  animation.play();
  animation.currentTime = time;
  const { effect } = animation;
  if (effect instanceof KeyframeEffect) effect.target?.removeAttribute('style');
}

/** Makes a function that pauses the animations of the page until nobody has called it for a while. */
export function createAnimationPause(): () => void {
  let paused: readonly PausedAnimation[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    paused ??= listAnimations().map(pause);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const animation of paused ?? []) resume(animation);
      paused = undefined;
    }, RESUME_DELAY);
  };
}

/**
 * Has parts of the page stand still while they are out of sight (`.is-away`).
 *
 * @param onChange - called with a part that came into sight or left it: styles of the page do not reach into elements
 */
export function restOutOfSight(parts: Iterable<Element>, onChange: (part: Element) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      target.classList.toggle('is-away', !isIntersecting);
      onChange(target);
    }
  });
  for (const part of parts) observer.observe(part);
}
