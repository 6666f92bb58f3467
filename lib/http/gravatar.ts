// The query parameters of Gravatar and Libravatar for /avatar, so that their clients get mascots: https://docs.gravatar.com/sdk/images
// and https://wiki.libravatar.org/api. An MD5 or SHA-256 hash of an address is a seed like any other text.
import type { Catalogue } from '../choose/catalogue.js';
import { readGiven, type ValueOf } from '../options/read.js';
import { AVATAR_SCHEMA } from '../options/schema.js';
import { describeValues } from '../options/table.js';
import type { Parameter } from './describe.js';

const { min, max } = AVATAR_SCHEMA.size;

function describeIgnored(text: string): Parameter {
  const description = `${text} It changes nothing, because every seed has a face.`;
  return { values: 'any text', default: 'none', description };
}

const FALLBACK = describeIgnored('From Gravatar: the picture for addresses without one.');
const FORCED = describeIgnored('From Gravatar: whether to always send that picture.');
const RATING = describeIgnored('From Gravatar: the ratings that may be shown.');

/** Descriptions of the parameters, except for `size`, which avatars have anyway. */
export const GRAVATAR_PARAMETERS: Readonly<Record<string, Parameter>> = {
  s: {
    values: describeValues(AVATAR_SCHEMA.size),
    default: 'none',
    description: 'From Gravatar: the size. The option `size` overrides it.',
    schema: { type: 'integer', minimum: min, maximum: max },
  },
  d: FALLBACK,
  default: FALLBACK,
  f: FORCED,
  forcedefault: FORCED,
  r: RATING,
  rating: RATING,
};

/** Reads `s` as the size if `size` is absent or not valid. */
export function withGravatarSize(valueOf: ValueOf, known: Catalogue): ValueOf {
  return (name) =>
    name === 'size' && readGiven(AVATAR_SCHEMA.size, valueOf(name), known) === undefined ? valueOf('s') : valueOf(name);
}

const HASH = /^([\da-f]{32}|[\da-f]{64})(?:\.jpe?g)?$/i;

/**
 * Finds the hash in the seed of a path: 32 or 64 hexadecimal digits. Clients of Gravatar may add `.jpg`.
 *
 * @returns the hash as it was given; `undefined` for any other seed
 */
export function findHash(seed: string): string | undefined {
  return HASH.exec(seed)?.[1];
}
