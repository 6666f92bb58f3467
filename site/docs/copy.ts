// Buttons that copy a sample of code. Pages without a clipboard or without JavaScript have none.
import { copyText } from '../shared/clipboard.js';

/** Milliseconds for which a button says whether it copied. */
const MESSAGE_TIME = 1600;

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  button.textContent = (await copyText(text)) ? 'Copied' : 'Not allowed';
  setTimeout(() => (button.textContent = 'Copy'), MESSAGE_TIME);
}

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
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', () => void copy(button, code.textContent));
    caption.append(button);
  }
}
