import { showCode } from '../shared/dom.js';
import { localize } from '../shared/live-origin.js';
import '../shared/page.js';
import { markSection, revealTarget } from './contents.js';
import { startCopying } from './copy.js';

for (const code of document.querySelectorAll('.code code')) showCode(code, localize(code.textContent));
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
