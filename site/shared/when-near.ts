/** Calls a function once, when an element comes near the window: what is far below is not made before. */
export function whenNear(element: Element, work: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      work();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}
