// E-mail addresses never enter the state of a page: they are replaced by their hash as they are typed.
import { isEmail } from '../../lib/choose/seed.js';
import { seedFromEmail } from '../../lib/index.js';

/** The seed of a typed text: the hash of an e-mail address, any other text as it is. */
export function hashEmail(text: string): string {
  return isEmail(text.trim()) ? seedFromEmail(text) : text;
}

/** What a page says beside a field when it has hashed what was typed. */
export const EMAIL_HINT = 'An e-mail address is hashed here, in this page, and only the hash is used.';

/** Whether a seed is such a hash, which says nothing to people. */
export function isEmailHash(seed: string): boolean {
  return /^[\da-f]{64}$/.test(seed);
}
