import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import '../shared/page.js';
import { markSection, revealTarget } from './contents.js';
import { startCopying } from './copy.js';

/** Shows a sample with quoted text highlighted, as `renderCode` of the views does. */
function showCode(code: Element): void {
  // The service has put its own address into the page; a host of files that was built without PUBLIC_URL has not.
  const pieces = code.textContent.replaceAll(EXAMPLE_ORIGIN, location.origin).split(/("[^"\n]*"|'[^'\n]*')/);
  code.replaceChildren(
    ...pieces.map((piece, index) => {
      if (index % 2 === 0) return piece;
      const quoted = document.createElement('b');
      quoted.textContent = piece;
      return quoted;
    }),
  );
}

for (const code of document.querySelectorAll('.code code')) showCode(code);
startCopying();
markSection();
revealTarget();

// In a narrow window the list of pages is one line that scrolls: it starts at the open page.
const pages = document.querySelector('.index > ul');
const current = pages?.querySelector('[aria-current]');
// Its position is known once the fonts are loaded.
addEventListener('load', () => {
  if (pages && current) pages.scrollLeft += current.getBoundingClientRect().left - pages.clientWidth / 3;
});
// Browsers do not scroll to a focused link of which a corner is in sight.
pages?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
