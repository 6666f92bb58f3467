// Buttons that copy a text: each says whether it did, to eyes and to ears, and has its own name again after a moment.
import { announce } from './announce.js';
import { copyText } from './clipboard.js';

/** Milliseconds for which a button says whether it copied. */
const MESSAGE_TIME = 1600;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const names = new WeakMap<Element, readonly Node[]>();

/** Shows a message in a button for a moment. */
export function showInButton(button: HTMLElement, message: string): void {
  // A second click comes before the first message is gone: its name is what it had before both.
  const name = names.get(button) ?? [...button.childNodes];
  names.set(button, name);
  button.textContent = message;
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => {
      button.replaceChildren(...name);
      names.delete(button);
    }, MESSAGE_TIME),
  );
}

/**
 * Copies a text for a button.
 *
 * @param source - what shows the text: it is selected where pages may not copy, so that the visitor can
 * @param what - what is copied, as screen readers are to say it, such as `Link`
 */
export async function copyFor(button: HTMLElement, text: string, what: string, source?: Element): Promise<void> {
  if (await copyText(text)) {
    showInButton(button, 'Copied');
    announce(`${what} copied`);
    return;
  }
  // Another text in the button would undo a selection within it.
  if (source !== button) showInButton(button, source === undefined ? 'Not allowed' : 'Selected');
  if (source !== undefined) getSelection()?.selectAllChildren(source);
  announce(source === undefined ? 'Copying is not allowed here' : `Copying is not allowed here: ${what} is selected`);
}
