// Addresses of a mascot: its picture on a service, and the page about it that people send to each other.
import { listNames } from './options/schema.js';
import { AVATAR_OPTIONS } from './options/table.js';

/** Options as names and texts; those of `listOptions` make the shortest address. */
export type Options = Iterable<readonly [name: string, text: string]>;

/**
 * Text in an address, without characters that mean something to shells, Markdown or HTML. A lone surrogate becomes U+FFFD,
 * as everywhere in URLs.
 */
export function quoteUrl(text: string): string {
  return quoteBase(encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')));
}

/** An address, without characters that mean something to shells or Markdown. */
export function quoteBase(address: string): string {
  return address.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

// A URL cannot hold `.` or `..` as a segment, and a seed that ends in `.png` or `.svg` would be read as asking for that
// format: the suffix `.svg` keeps both whole.
function quoteSeed(seed: string, suffix: string): string {
  const needsSuffix = /^\.{1,2}$|\.(?:png|svg)$/i.test(seed);
  return quoteUrl(seed) + (suffix === '' && needsSuffix ? '.svg' : suffix);
}

/** The query of options, with its question mark; nothing where there are none. */
export function writeQuery(options: Options): string {
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

/** How the path of the page about a mascot begins. Some programs escape the sign when they copy an address. */
export const SHARE_PREFIX = /^\/(?:@|%40)/i;

/**
 * Address of the page about a mascot. The seed is all that follows the `@`: no suffix is taken off.
 *
 * @param seed - never an e-mail address: the service refuses those here, so hash them first
 * @param base - address of the site, without a slash at its end; a path where it is left out
 */
export function linkSharePage(seed: string, options: Options, base = ''): string {
  return `${quoteBase(base)}/@${quoteUrl(seed)}${writeQuery(options)}`;
}
