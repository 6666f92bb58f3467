// Addresses of a mascot: its picture on a service, and the page about it that people send to each other.
import { AVATAR_OPTIONS } from '../../lib/index.js';
import { listNames } from '../../lib/options/row.js';
import { quoteBase, quoteUrl } from './quotes.js';

/** Options as names and texts; those of `listOptions` make the shortest address. */
export type Options = Iterable<readonly [name: string, text: string]>;

// A URL cannot hold `.` or `..` as a segment, and a seed that ends in `.png` or `.svg` would be read as asking for that
// format: the suffix `.svg` keeps both whole.
function quoteSeed(seed: string, suffix: string): string {
  const needsSuffix = /^\.{1,2}$|\.(?:png|svg)$/i.test(seed);
  return quoteUrl(seed) + (suffix === '' && needsSuffix ? '.svg' : suffix);
}

function writeQuery(options: Options): string {
  const query = Array.from(options, ([name, text]) => {
    // Commas and colons mean nothing in a query, and lists are easier to read with them.
    return `${name}=${quoteUrl(text).replace(/%(?:2C|3A)/g, decodeURIComponent)}`;
  });
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** What a PNG cannot show. */
const SVG_ONLY = listNames(({ inPng }) => inPng === false, AVATAR_OPTIONS);

/**
 * Address of an avatar on a service.
 *
 * @param base - address of the service, without a slash at its end
 */
export function linkAvatar(seed: string, options: Options, base: string, suffix: '' | '.svg' | '.png' = ''): string {
  const shown = [...options].filter(([name]) => suffix !== '.png' || !SVG_ONLY.has(name));
  return `${quoteBase(base)}/avatar/${quoteSeed(seed, suffix)}${writeQuery(shown)}`;
}

/**
 * Address of the page about a mascot. The seed is all that follows the `@`: no suffix is taken off.
 *
 * @param seed - never an e-mail address: the service refuses those here, so hash them first
 * @param base - address of the site, without a slash at its end; a path where it is left out
 */
export function linkSharePage(seed: string, options: Options, base = ''): string {
  return `${quoteBase(base)}/@${quoteUrl(seed)}${writeQuery(options)}`;
}

/**
 * Address of a group on a service. Commas part its seeds, so that none can hold one.
 *
 * @param options - of the group
 * @param base - address of the service, without a slash at its end
 */
export function linkGroup(seeds: readonly string[], options: Options, base: string): string {
  const query = Array.from(options, ([name, text]) => `&${name}=${quoteUrl(text)}`);
  return `${quoteBase(base)}/group?seeds=${seeds.map(quoteUrl).join(',')}${query.join('')}`;
}
