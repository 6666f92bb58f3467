// Loads the finder shortly before it becomes visible: most visitors only see the top of the page.
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
