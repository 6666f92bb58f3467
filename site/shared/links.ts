// Addresses of a mascot, which the service writes too, and of a group.
import { quoteBase, quoteUrl } from './quotes.js';

export { linkAvatar, linkSharePage, type OptionPairs } from '../../lib/pages/links.js';

/**
 * Address of a group on a service. Commas part its seeds, so that none can hold one.
 *
 * @param options - of the group
 * @param base - address of the service, without a slash at its end
 */
export function linkGroup(
  seeds: readonly string[],
  options: Iterable<readonly [name: string, text: string]>,
  base: string,
): string {
  const query = Array.from(options, ([name, text]) => `&${name}=${quoteUrl(text)}`);
  return `${quoteBase(base)}/group?seeds=${seeds.map(quoteUrl).join(',')}${query.join('')}`;
}
