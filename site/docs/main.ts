// The script of docs pages: it shows samples, puts ids into copy buttons, and marks the current chapter in the contents.
import { showSamples } from '../shared/code-samples.js';
import { copyFor } from '../shared/copy-button.js';
import '../shared/page.js';

/** Puts an id into a button that copies it. Without a clipboard, the id stays plain text. */
function makeButton(id: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'id';
  button.title = 'Copy';
  id.replaceWith(button);
  // The message has its own element, so that the id stays unchanged.
  const message = document.createElement('span');
  message.className = 'said';
  button.append(id, message);
  const text = id.dataset['copy'] ?? '';
  button.addEventListener('click', () => void copyFor(message, text, text, id));
}

// Contents

/** Marks the current chapter in the contents. */
function markCurrentChapter(): void {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.contents a'));
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const mark = (): void => {
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    for (const link of links) {
      const isCurrent = current !== undefined && link.getAttribute('href') === `#${current.id}`;
      if (isCurrent) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // The observer is called when a heading crosses a line at a third of the window, also in a jump, which is cheaper than a scroll
  // listener.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66% 0px' });
  for (const heading of headings) observer.observe(heading);
}

/**
 * Opens the `<details>` around the target of the URL, which not every browser does, and closes the contents after a
 * click on a link.
 */
function revealTarget(): void {
  const reveal = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const folded = target?.closest('details:not([open])');
    if (!target || !(folded instanceof HTMLDetailsElement)) return;
    folded.open = true;
    target.scrollIntoView();
  };
  reveal();
  addEventListener('hashchange', reveal);
  // A click outside closes it anyway.
  const contents = document.querySelector<HTMLElement>('.contents');
  contents?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
  });
}

showSamples();
// Pages on plain http have no clipboard, although TypeScript's types say that all pages have one.
if ('clipboard' in navigator) {
  for (const id of document.querySelectorAll<HTMLElement>('[data-copy]')) makeButton(id);
}
markCurrentChapter();
revealTarget();
