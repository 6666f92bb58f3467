// The contents of the page: they show which chapter is being read, and lead to what is folded away.

/** Marks the chapter that is being read, in both lists of contents. */
export function markSection(): void {
  const headings = Array.from(document.querySelectorAll('.prose h2[id]'));
  const links = document.querySelectorAll(':is(.index ul ul, .contents) a[href^="#"]');
  const mark = (): void => {
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    for (const link of links) {
      const isCurrent = current !== undefined && link.getAttribute('href') === `#${current.id}`;
      if (isCurrent) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // Tells when a heading comes over the line, instead of asking at each step of scrolling.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
  for (const heading of headings) observer.observe(heading);
}

/** Unfolds what an address points to, which not every browser does, and folds the contents that led there. */
export function revealTarget(): void {
  const reveal = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const folded = target?.closest('details:not([open])');
    if (!target || !(folded instanceof HTMLDetailsElement)) return;
    folded.open = true;
    target.scrollIntoView();
  };
  reveal();
  addEventListener('hashchange', reveal);
  const contents = document.querySelector<HTMLDetailsElement>('.contents details');
  contents?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) contents.open = false;
  });
}
