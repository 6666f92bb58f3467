// The finder is loaded when it comes into sight: most visitors see the first picture only, and wait for that.
const band = document.querySelector('.finder');

if (band !== null) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      void import('./finder.js').then(({ startFinder }) => startFinder());
    },
    { rootMargin: '400px' },
  );
  observer.observe(band);
}
