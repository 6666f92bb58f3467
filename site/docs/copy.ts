// Buttons that copy a sample of code or an id. Pages without a clipboard or without JavaScript have none.
import { copyFor } from '../shared/copy-button.js';

/** Makes a button of an id: its text stays, and is all that those see who cannot copy. */
function makeButton(id: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'id';
  button.title = 'Copy';
  id.replaceWith(button);
  // The message has a place of its own: what is in the id stays as it is.
  const message = document.createElement('span');
  message.className = 'said';
  button.append(id, message);
  const text = id.dataset['copy'] ?? '';
  button.addEventListener('click', () => void copyFor(message, text, text, id));
}

/** Adds a button to each sample of the page, and makes one of each id. */
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
  for (const id of document.querySelectorAll<HTMLElement>('[data-copy]')) makeButton(id);
}
