// Addresses of a mascot: its image on a service, and its share page.
import { expectSeed } from './choose/seed.js';
import { FORMATS, SUFFIX, type Format } from './formats.js';
import { hintAddressOptions } from './options/hints.js';
import { printSetting, valuesOf } from './options/read.js';
import type { SchemaTable } from './options/row.js';
import { AVATAR_SCHEMA, GROUP_SCHEMA, aliasOf } from './options/schema.js';
import type { AvatarOptions, GroupOptions } from './options/types.js';
import { wrongType } from './options/words.js';

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

// A URL has no segments `.` and `..`, and the service takes the suffix of a format off the end of a seed. Such a seed gets the suffix
// `.svg`, which the service takes off instead.
function quoteSeed(seed: string, suffix: string): string {
  const needsSuffix = /^\.{1,2}$/.test(seed) || SUFFIX.test(seed);
  return quoteUrl(seed) + (suffix === '' && needsSuffix ? '.svg' : suffix);
}

/** Writes options as a query with its question mark, or an empty text if there are no options. */
export function writeQuery(options: OptionPairs): string {
  const query = Array.from(options, ([name, text]) => {
    // Commas and colons need no encoding in a query, and lists are easier to read with them.
    return `${name}=${quoteUrl(text).replace(/%(?:2C|3A)/g, decodeURIComponent)}`;
  });
  return query.length > 0 ? `?${query.join('&')}` : '';
}

const ROWS: SchemaTable = AVATAR_SCHEMA;

/** Writes an address, with the options that its format can show. */
function write(base: string, path: string, suffix: string, options: OptionPairs): string {
  const shown = [...options].filter(([name]) => suffix !== '.png' || ROWS[name]?.inPng !== false);
  return quoteBase(base) + path + writeQuery(shown);
}

/**
 * Address of an avatar on a service.
 *
 * @param base - address of the service, without a slash at its end
 */
export function linkAvatar(seed: string, options: OptionPairs, base: string, suffix: '' | `.${Format}` = ''): string {
  return write(base, `/avatar/${quoteSeed(seed, suffix)}`, suffix, options);
}

/**
 * Address of a group on a service. Commas separate its seeds, so no seed may contain one.
 *
 * @param options - options of the group
 * @param base - address of the service, without a slash at its end
 */
export function linkGroup(
  seeds: readonly string[],
  options: OptionPairs,
  base: string,
  suffix: '' | `.${Exclude<Format, 'svg'>}` = '',
): string {
  return write(base, `/group${suffix}`, suffix, [['seeds', seeds.join(',')], ...options]);
}

/** Where an image is, and its format. */
interface Place {
  /**
   * Address of the service, with its prefix if it has one; the empty text is the host of the page.
   *
   * @example
   * avatarUrl('ada', { base: 'https://navii.example/faces' });
   */
  readonly base: string;
  /**
   * Format of the image. Default: svg.
   *
   * @example
   * avatarUrl('ada', { base: 'https://navii.example', format: 'png' });
   */
  readonly format?: 'svg' | 'png' | undefined;
}

/**
 * Options of {@link avatarUrl}.
 *
 * @example
 * const options: AvatarUrlOptions = { base: 'https://navii.example', format: 'png', mood: 'wink' };
 */
export interface AvatarUrlOptions extends AvatarOptions, Place {}

/**
 * Options of {@link groupUrl}: the options of a group that a query can have.
 *
 * @example
 * const options: GroupUrlOptions = { base: 'https://navii.example', max: 4 };
 */
export interface GroupUrlOptions extends Omit<GroupOptions, 'counterFill' | 'counterInk'>, Place {}

/** Reads the place of an image, and the options that an address names. */
function readPlace(options: AvatarUrlOptions | GroupUrlOptions, table: SchemaTable) {
  hintAddressOptions(options, table);
  const { base, format } = Object(options) as Partial<Place>;
  const wanted = 'an address without a query, as in { base: "https://navii.example" }';
  if (typeof base !== 'string') throw wrongType('base', wanted, base);
  if (/[?#]/.test(base)) throw new RangeError(`base: expected ${wanted}, got ${base}`);
  if (format !== undefined && !(FORMATS satisfies readonly Place['format'][]).includes(format))
    throw new RangeError(`format: expected ${FORMATS.join(', ')}, got ${format as string}`);
  const valueOf = valuesOf(options);
  const pairs = Object.entries(table).flatMap(([name, { inQuery }]) => {
    const value = valueOf(aliasOf(name) ?? name) ?? valueOf(name) ?? undefined;
    return value === undefined || inQuery === false ? [] : [[name, printSetting(value)] as const];
  });
  return { base: base.replace(/\/+$/, ''), format, pairs };
}

/**
 * Address of an avatar on a service, with its seed and options encoded as the service decodes them. The service draws the same
 * mascot as {@link createAvatar} with an engine of the same packs.
 *
 * @param seed - any text of at least one character; no e-mail address: hash those with {@link seedFromEmail}
 * @param options - the address of the service, the format and the options of the avatar; the service ignores those that are not valid
 * @throws TypeError when the seed or the base is not a string, RangeError when the seed is empty, the base has a query or the
 *   format is unknown
 * @example
 * avatarUrl('ada', { base: 'https://navii.example', format: 'png', mood: 'wink' });
 * // 'https://navii.example/avatar/ada.png?mood=wink'
 */
export function avatarUrl(seed: string, options: AvatarUrlOptions): string {
  expectSeed(seed);
  const { base, format, pairs } = readPlace(options, AVATAR_SCHEMA);
  return linkAvatar(seed, pairs, base, format && `.${format}`);
}

/**
 * Address of a group on a service.
 *
 * @param seeds - commas separate them in the URL, so a seed must not contain a comma, and not begin or end with white space
 * @param options - the address of the service, the format and the options of the group; the service ignores those that are not valid
 * @throws TypeError when the seeds are not an array of strings or the base is not a string, RangeError when there is no seed, an
 *   address cannot hold one, the base has a query or the format is unknown
 * @example
 * groupUrl(['ada', 'grace'], { base: 'https://navii.example', max: 4 });
 * // 'https://navii.example/group?seeds=ada,grace&max=4'
 */
export function groupUrl(seeds: readonly string[], options: GroupUrlOptions): string {
  if (!Array.isArray(seeds)) throw wrongType('seeds', 'an array of strings', seeds);
  if (seeds.length === 0) throw new RangeError('seeds: expected at least one seed, got none');
  for (const seed of seeds as readonly string[]) {
    expectSeed(seed);
    if (/,|^\s|\s$/.test(seed))
      throw new RangeError(`seeds: expected no comma and no space around a seed, got "${seed}"`);
  }
  const { base, format, pairs } = readPlace(options, GROUP_SCHEMA);
  return linkGroup(seeds, pairs, base, format && format !== 'svg' ? `.${format}` : '');
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
