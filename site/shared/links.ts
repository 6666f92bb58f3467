// Addresses of mascots: on the service, on their own page, and in the playground.
import type { AvatarOptions } from '../../lib/index.js';
import * as links from '../../lib/links.js';

export { quoteUrl, type OptionPairs } from '../../lib/links.js';

/** Adds the options without which the service would draw other mascots, because its operator has set defaults. */
function keepDefaults(options: links.OptionPairs): links.OptionPairs {
  // The build has no document.
  const plain = new URLSearchParams(globalThis.document?.documentElement.dataset['plain']);
  return new Map([...plain, ...options]);
}

/** `linkAvatar` of the library, for a service with defaults too. */
export const linkAvatar: typeof links.linkAvatar = (seed, options, ...rest) =>
  links.linkAvatar(seed, keepDefaults(options), ...rest);

/** `linkSharePage` of the library, for a service with defaults too. */
export const linkSharePage: typeof links.linkSharePage = (seed, options, ...rest) =>
  links.linkSharePage(seed, keepDefaults(options), ...rest);

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
