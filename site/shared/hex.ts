// Colours in hex, as visitors type them.
import { readHex } from '../../lib/options/read.js';

/** The message beside a field whose text is not a colour in hex. */
export const HEX_PROBLEM = 'Write three or six hex digits, such as #2bb5a8.';

/** Finds the colour in hex that a text may mean: a CSS colour such as `teal`, or the text with the missing digits. */
export function suggestHex(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const [, digits] = /^#?([\da-f]+)$/.exec(typed) ?? [];
  if (digits !== undefined) return readHex(digits.padEnd(digits.length < 3 ? 3 : 6, digits.at(-1)).slice(0, 6));
  const context = document.createElement('canvas').getContext('2d');
  // The canvas ignores a text that is no colour, and prints all others in one form.
  if (!context || !CSS.supports('color', typed)) return undefined;
  context.fillStyle = typed;
  return readHex(context.fillStyle);
}
