import { showCode } from '../shared/dom.js';
import '../shared/page.js';
import { startCopying } from './copy.js';

for (const code of document.querySelectorAll('.code code')) showCode(code, code.textContent);
startCopying();

// The list is one line on a phone: the page that is open must be in sight.
const pages = document.querySelector('.index > ul');
const current = pages?.querySelector('[aria-current]');
// Its place is known once the fonts are.
addEventListener('load', () => {
  if (pages && current) pages.scrollLeft += current.getBoundingClientRect().left - pages.clientWidth / 3;
});
// Browsers are content with a corner of what has the focus.
pages?.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});
