// Colours in hex, as visitors type them.
import { readHex } from '../../lib/options/read.js';

/** The message beside a field whose text is not a colour in hex. */
export const HEX_PROBLEM = 'Write three or six hex digits, such as #2bb5a8.';

/** Finds the colour in hex that a text means: hex with spaces, or another CSS colour such as `teal` or `rgb(0 128 128)`. */
export function suggestHex(text: string): string | undefined {
  const joined = readHex(text.replace(/\s/g, ''));
  const context = document.createElement('canvas').getContext('2d');
  // The canvas ignores a text that is no colour, and prints all others in one form.
  if (joined !== undefined || !context || !CSS.supports('color', text.trim())) return joined;
  context.fillStyle = text.trim();
  return readHex(context.fillStyle);
}
