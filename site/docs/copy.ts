// Buttons that copy a sample of code. Without a clipboard, or without JavaScript, there are none.
import { copyText } from '../shared/clipboard.js';

/** Milliseconds for which a button says how it went. */
const PAUSE = 1600;

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  button.textContent = (await copyText(text)) ? 'Copied' : 'Not allowed';
  setTimeout(() => (button.textContent = 'Copy'), PAUSE);
}

/** Adds a button to each sample of the page. */
export function startCopying(): void {
  // Pages on plain http have no clipboard, whatever the types say.
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
