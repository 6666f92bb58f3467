// Mascots of the page stand still while nobody looks: each moving part is a layer of its own, and the browser orders all layers
// anew whenever something changes. `.is-away` and `.is-typing` in crowd.css take their motion away.

// Milliseconds; longer than the gaps between the words of a slow typist.
const RESUME_DELAY = 1200;

/** Makes a function that has parts of the page stand still until nobody has called it for a while. */
export function createTypingRest(parts: readonly Element[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setTyping = (isTyping: boolean): void => {
    for (const { classList } of parts) classList.toggle('is-typing', isTyping);
  };
  return () => {
    setTyping(true);
    clearTimeout(timer);
    timer = setTimeout(() => setTyping(false), RESUME_DELAY);
  };
}

/**
 * Has parts of the page stand still while they are out of sight.
 *
 * @param onChange - called with a part that came into sight or left it: styles of the page do not reach into elements
 */
export function restOutOfSight(parts: Iterable<Element>, onChange: (part: Element, isAway: boolean) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      target.classList.toggle('is-away', !isIntersecting);
      onChange(target, !isIntersecting);
    }
  });
  for (const part of parts) observer.observe(part);
}
