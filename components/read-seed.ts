// Who is drawn, as properties say it.

/** A seed: text, or a number that counts as its text; anything else is the empty string. */
export function readSeed(seed: unknown): string {
  return typeof seed === 'number' ? String(seed) : typeof seed === 'string' ? seed : '';
}

/** An e-mail address; what is none is the empty string. */
export function readAddress(email: unknown): string {
  return typeof email === 'string' && email.trim() !== '' ? email : '';
}
