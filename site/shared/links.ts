// Addresses of mascots: on the service, on their own page, and in the playground.
import type { AvatarOptions } from '../../lib/index.js';

export { linkAvatar, linkSharePage, quoteUrl, type OptionPairs } from '../../lib/links.js';

/** The query with which the playground shows a mascot. */
export function writePlaygroundQuery(seed: string, options: Iterable<readonly [name: string, value: unknown]>): string {
  const query = new URLSearchParams({ seed });
  for (const [name, value] of options) query.set(name, String(value));
  return query.toString();
}

/** Address of the playground that shows a mascot. */
export function linkToPlayground(seed: string, options: AvatarOptions | Readonly<Record<string, string>>): string {
  return `/?${writePlaygroundQuery(seed, Object.entries(options))}#playground`;
}
