// Typed names: their letters are composed, so that every keyboard gives the same mascot, and e-mail addresses are replaced by their
// hashes, so that they never enter the state of a page.
import { isEmail, seedFromEmail } from '../../lib/choose/seed.js';

/** Returns the seed for a typed text: the hash of an e-mail address, or the text itself. */
export function hashEmail(text: string): string {
  return isEmail(text.trim()) ? seedFromEmail(text) : text;
}

/** Returns the seed for a text that a visitor types: in Unicode normalization form C (UAX 15), and hashed if it is an e-mail address. */
export function readTyped(text: string): string {
  return hashEmail(text.normalize());
}

/** The hint below a field when a typed e-mail address was hashed. */
const EMAIL_HINT = 'An e-mail address is hashed in this page; only the hash is used.';

/** The hint below a field when a typed text was not in normalization form C. */
const FORM_HINT =
  'Letters and their accents are joined here (Unicode NFC), so that every keyboard gives the same mascot.';

/** Returns the hint below a field for a typed text. */
export function hintTyped(text: string): string {
  const normal = text.normalize();
  if (hashEmail(normal) !== normal) return EMAIL_HINT;
  return normal === text ? '' : FORM_HINT;
}
