// Buttons that copy a text, share a link, or save a file. Each one shows and announces the result, and gets its own label back after a moment.
import { announce } from './announce.js';
import { load } from './load.js';

/** Milliseconds for which a button shows the result. */
const MESSAGE_TIME = 1600;

/** The text nodes of buttons that show a message, with the label that each had before. */
const shown = new WeakMap<Text, { name: string; message: string; timer: ReturnType<typeof setTimeout> }>();

/**
 * Shows a message in a button for a moment. The button keeps its size, so that its neighbours stay where they are. The text node
 * stays, because a view may own it and change it meanwhile.
 */
export function showInButton(button: HTMLElement, message: string): void {
  const text = [...button.childNodes].find((node) => node instanceof Text) ?? button.appendChild(new Text());
  const before = shown.get(text);
  // After a second click the node still shows the first message: the label is the one before both.
  const name = before?.message === text.data ? before.name : text.data;
  clearTimeout(before?.timer);
  // A longer message takes the place of the padding, in two lines if it must.
  const { width, height } = button.getBoundingClientRect();
  button.style.cssText = `flex: none; width: ${width}px; height: ${height}px; padding: 0; line-height: 1`;
  text.data = message;
  const timer = setTimeout(() => {
    shown.delete(text);
    button.style.cssText = '';
    if (text.data === message) text.data = name;
  }, MESSAGE_TIME);
  shown.set(text, { name, message, timer });
}

/**
 * Copies a text when a button is clicked.
 *
 * @param name - the name of the text for screen readers, such as `Link`
 * @param source - the element that shows the text: where copying is not allowed, it is selected so that the visitor can copy
 * @param message - what the button says
 */
export async function copyFor(
  button: HTMLElement,
  text: string,
  name: string,
  source?: Element,
  message = 'Copied',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers forbid it on insecure origins, and visitors may forbid it. A message within the selected element would undo the
    // selection.
    if (source !== button) showInButton(button, source === undefined ? 'Not allowed' : 'Selected');
    if (source !== undefined) getSelection()?.selectAllChildren(source);
    announce(source === undefined ? 'Copying is not allowed here' : `Copying is not allowed here: ${name} is selected`);
    return;
  }
  showInButton(button, message);
  announce(`${name} copied`);
}

/** Shares the link of a page with the share sheet of the system; copies it where there is no such sheet. */
export async function shareFor(button: HTMLElement, url: string, title: string): Promise<void> {
  // Some desktop browsers, and pages on insecure origins, have no `share`.
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title });
      return;
    } catch (error) {
      // The visitor has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyFor(button, url, 'Link', undefined, 'Link copied');
}

/**
 * Makes a function for buttons that save a file. It calls `write` with the module that makes files, and says in the button whether
 * the file is saved.
 *
 * @param read - imports the module: now, so that files can be saved without a network later
 */
export function createSave<Files>(read: () => Promise<Files>) {
  const files = load(read);
  return async ({ currentTarget }: Event, write: (files: Files) => unknown): Promise<void> => {
    const button = currentTarget as HTMLElement;
    try {
      await write(await files());
    } catch (error) {
      showInButton(button, 'Not saved');
      announce(`Not saved: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    showInButton(button, 'Saved');
    announce('Saved');
  };
}
