// E-mail addresses never enter the state of a page: they are replaced by their hash as they are typed.
import { isEmail } from '../../lib/choose/seed.js';
import { seedFromEmail } from '../../lib/index.js';

/** The seed of a typed text: the hash of an e-mail address, any other text as it is. */
export function hashEmail(text: string): string {
  return isEmail(text.trim()) ? seedFromEmail(text) : text;
}
