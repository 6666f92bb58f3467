// Strong entity tags and 304 (RFC 9110 §8.8.3, §13.1.2). The tag of a drawing follows from what it is drawn from, so that a
// client that has it already is answered without drawing.
import { hashSeed } from '../choose/hash.js';
import { VERSION } from '../version.js';
import type { Answer } from './answer.js';
import type { Kind } from './headers.js';

function print(word: number): string {
  return (word >>> 0).toString(36);
}

/**
 * The tag of an answer: 128 bits of the version and of what it is made from. A URL fixes the seed and the settings, so two
 * drawings of one URL differ by the version alone.
 *
 * @param kind - tells answers apart that are made from the same
 */
export function tagOf(kind: string, text: string): string {
  const [a, b, c, d] = hashSeed(`${VERSION} ${kind} ${text}`);
  return `${print(a)}-${print(b)}-${print(c)}-${print(d)}`;
}

/** Codings that a host may send an answer in; each has a tag of its own, that of the answer with the coding behind it. */
const CODINGS = ['br', 'gzip'] as const;

/**
 * The tag in `if-none-match` that names an answer in some coding. Tags are compared weakly, as §13.1.2 asks.
 *
 * @param tag - without quotes, of the answer as it is
 * @returns the tag that the client has; undefined where it has none
 */
export function findTag(header: string, tag: string): string | undefined {
  if (header.trim() === '*') return tag;
  // Most tags that clients send are ours, or there is none; only a header that names it is taken apart.
  if (!header.includes(tag)) return undefined;
  const sent = new Set(header.split(',').map((item) => item.trim().replace(/^W\//, '')));
  return [tag, ...CODINGS.map((coding) => `${tag}-${coding}`)].find((known) => sent.has(`"${known}"`));
}

/**
 * The 304 for a client that has the answer already.
 *
 * @param header - `if-none-match` of the request
 */
export function answerUnchanged(header: string | undefined, tag: string, { unchanged }: Kind): Answer | undefined {
  const known = header === undefined ? undefined : findTag(header, tag);
  return known === undefined ? undefined : { status: 304, headers: unchanged, body: '', tag: known };
}
