// The crowd holds still while somebody types. Each of its hundred motions is a layer of its own, which the browser sorts
// anew whenever a letter changes the page.

// Longer than the gaps between the words of a slow typist.
const PAUSE = 1200;

/** A motion that was stopped, and where. */
interface Held {
  readonly animation: Animation;
  readonly time: CSSNumberish | null;
}

function listMotions(): Animation[] {
  // The mascots of the page itself; those that the visitor changes move on in their elements.
  const figures = document.querySelectorAll('svg[class^=navii-d]');
  return [...figures].flatMap((figure) => figure.getAnimations({ subtree: true }));
}

function hold(animation: Animation): Held {
  const { currentTime } = animation;
  // The pose stays.
  animation.commitStyles();
  animation.cancel();
  return { animation, time: currentTime };
}

function release({ animation, time }: Held): void {
  animation.play();
  animation.currentTime = time;
  const { effect } = animation;
  if (effect instanceof KeyframeEffect) effect.target?.removeAttribute('style');
}

/** Makes a function that stops what moves on the page until nobody has called it for a while. */
export function createHush(): () => void {
  let held: readonly Held[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    held ??= listMotions().map(hold);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const motion of held ?? []) release(motion);
      held = undefined;
    }, PAUSE);
  };
}
