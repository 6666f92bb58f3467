// Addresses of a mascot, which the service writes too, and of a group.
import { quoteBase, quoteUrl } from './quotes.js';

export { linkAvatar, linkSharePage, type Options } from '../../lib/links.js';

/**
 * Where the pages and the service are, without a slash at the end: what the operator's PUBLIC_URL says, or where the page is.
 *
 * @param path - of the page
 */
export function locateSite(path: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.origin + path;
  return canonical.slice(0, -path.length);
}

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
