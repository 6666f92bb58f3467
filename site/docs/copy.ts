// Buttons that copy a sample of code. Pages without a clipboard or without JavaScript have none.
import { copyFor } from '../shared/copy-button.js';

/** Adds a button to each sample of the page. */
export function startCopying(): void {
  // Pages on plain http have no clipboard, although TypeScript says that all have one.
  if (!('clipboard' in navigator)) return;
  for (const figure of document.querySelectorAll('figure.code')) {
    const [caption, code] = [figure.querySelector('figcaption'), figure.querySelector('code')];
    if (!caption || !code) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void copyFor(button, code.textContent, 'Code', code));
    caption.append(button);
  }
}
