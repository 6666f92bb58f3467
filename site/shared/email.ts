// E-mail addresses are replaced by their hashes as they are typed, so that they never enter the state of a page.
import { isEmail } from '../../lib/choose/seed.js';
import { seedFromEmail } from '../../lib/index.js';

/** Returns the seed for a typed text: the hash of an e-mail address, or the text itself. */
export function hashEmail(text: string): string {
  return isEmail(text.trim()) ? seedFromEmail(text) : text;
}

/** The hint below a field when a typed e-mail address was hashed. */
export const EMAIL_HINT = 'An e-mail address is hashed in this page; only the hash is used.';
