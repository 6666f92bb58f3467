// Buttons that copy a text: each says whether it did, to eyes and to ears, and has its own name again after a moment.
import { announce } from './announce.js';
import { copyText } from './clipboard.js';

/** Milliseconds for which a button says whether it copied. */
const MESSAGE_TIME = 1600;

/** What texts of buttons say for a moment, and what they said before. */
const shown = new WeakMap<Text, { name: string; message: string; timer: ReturnType<typeof setTimeout> }>();

/** Shows a message in a button for a moment. Its text node stays, for it may belong to a view, which may also change it meanwhile. */
export function showInButton(button: HTMLElement, message: string): void {
  const text = [...button.childNodes].find((node) => node instanceof Text) ?? button.appendChild(new Text());
  const before = shown.get(text);
  // A second click comes before the first message is gone: its name is what it had before both.
  const name = before?.message === text.data ? before.name : text.data;
  clearTimeout(before?.timer);
  text.data = message;
  const timer = setTimeout(() => {
    shown.delete(text);
    if (text.data === message) text.data = name;
  }, MESSAGE_TIME);
  shown.set(text, { name, message, timer });
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
