// Addresses of a mascot: its image on a service, and its share page.
import { expectSeed } from './engine.js';
import { printSetting, valuesOf } from './options/read.js';
import { AVATAR_SCHEMA, listNames } from './options/schema.js';
import type { AvatarOptions } from './options/types.js';

/** Options as pairs of name and text. Pairs from `listNonDefaults` give the shortest address. */
export type OptionPairs = Iterable<readonly [name: string, text: string]>;

/**
 * Percent-encodes a text for a URL, also the characters that have a meaning in shells, Markdown or HTML. A lone surrogate
 * becomes U+FFFD, as in all URLs.
 */
export function quoteUrl(text: string): string {
  return quoteBase(encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')));
}

/** Percent-encodes the characters of a URL that have a meaning in shells or Markdown. */
export function quoteBase(address: string): string {
  return address.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

// A URL has no segments `.` and `..`, and the service takes `.png` or `.svg` off the end of a seed. Such a seed gets the suffix
// `.svg`, which the service takes off instead.
function quoteSeed(seed: string, suffix: string): string {
  const needsSuffix = /^\.{1,2}$|\.(?:png|svg)$/i.test(seed);
  return quoteUrl(seed) + (suffix === '' && needsSuffix ? '.svg' : suffix);
}

/** Writes options as a query with its question mark, or an empty text where there are no options. */
export function writeQuery(options: OptionPairs): string {
  const query = Array.from(options, ([name, text]) => {
    // Commas and colons need no encoding in a query, and lists are easier to read with them.
    return `${name}=${quoteUrl(text).replace(/%(?:2C|3A)/g, decodeURIComponent)}`;
  });
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** Options without effect on a PNG. */
const SVG_ONLY = listNames(({ inPng }) => inPng === false, AVATAR_SCHEMA);

/**
 * Address of an avatar on a service.
 *
 * @param base - address of the service, without a slash at its end
 */
export function linkAvatar(
  seed: string,
  options: OptionPairs,
  base: string,
  suffix: '' | '.svg' | '.png' = '',
): string {
  const shown = [...options].filter(([name]) => suffix !== '.png' || !SVG_ONLY.has(name));
  return `${quoteBase(base)}/avatar/${quoteSeed(seed, suffix)}${writeQuery(shown)}`;
}

/**
 * Address of an avatar on a service, with its seed and options encoded as the service decodes them. The service draws the same
 * mascot as {@link createAvatar} with an engine of the same packs.
 *
 * @param base - address of the service, with its prefix if it has one
 * @param seed - any text of at least one character; no e-mail address: hash those with {@link seedFromEmail}
 * @param options - the service ignores those that are not valid
 * @param format - without one, the service sends SVG
 * @throws TypeError when the seed is not a string, RangeError when it is empty
 * @example
 * avatarUrl('https://navii.example', 'ada', { mood: 'wink' }, 'png'); // 'https://navii.example/avatar/ada.png?mood=wink'
 */
export function avatarUrl(base: string, seed: string, options: AvatarOptions = {}, format?: 'svg' | 'png'): string {
  expectSeed(seed);
  const valueOf = valuesOf(options);
  const pairs = Object.keys(AVATAR_SCHEMA).flatMap((name) => {
    const value = valueOf(name);
    return value === undefined || value === null ? [] : [[name, printSetting(value)] as const];
  });
  return linkAvatar(seed, pairs, base.replace(/\/+$/, ''), format && `.${format}`);
}

/** Matches the start of a share page's path. Some programs encode the `@` when they copy an address. */
export const SHARE_PREFIX = /^\/(?:@|%40)/i;

/**
 * Address of the share page of a mascot. The seed is everything after the `@`: the service takes no suffix off.
 *
 * @param seed - no e-mail address: the service refuses them here, so hash them first
 * @param base - address of the site, without a slash at its end; without it, the result is a path
 */
export function linkSharePage(seed: string, options: OptionPairs, base = ''): string {
  return `${quoteBase(base)}/@${quoteUrl(seed)}${writeQuery(options)}`;
}
