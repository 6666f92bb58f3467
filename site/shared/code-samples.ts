// Samples of code that the build has printed: highlighted, and each with a copy button.
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import { copyFor } from './copy-button.js';
import { splitCode } from './html.js';

/** Shows a sample with its marks. Addresses may break at their signs. */
function showCode(code: Element): void {
  // The service has inserted its own URL into the page. A static host that was built without PUBLIC_URL has not.
  const pieces = splitCode(code.textContent.replaceAll(EXAMPLE_ORIGIN, location.origin));
  code.replaceChildren(
    ...pieces.map(([tag, text]) => {
      const piece = tag === '' ? document.createDocumentFragment() : document.createElement(tag);
      const parts = text.split(/(?<=[\w}][/?&=])(?=[\w{%$])/);
      piece.append(...parts.flatMap((part, at) => (at === 0 ? [part] : [document.createElement('wbr'), part])));
      return piece;
    }),
  );
}

/** Highlights each sample and each setting of the page, and adds a copy button to it. */
export function showSamples(): void {
  for (const code of document.querySelectorAll('figure.code code, .setting')) {
    showCode(code);
    // Pages on plain http have no clipboard, although TypeScript's types say that all pages have one.
    if (!('clipboard' in navigator)) continue;
    const text = code.textContent;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copyFor(button, text, 'Code', code));
    (code.closest('figure')?.querySelector('figcaption') ?? code).append(button);
  }
}
