// How options are read, as data: kinds, bounds, words and defaults. Query parameters, attributes, command-line flags and SDK
// options all enter here, by the same names. What each is for stands in table.ts.
import { BACKGROUNDS, MOODS, SHAPES, STYLES } from '../slots.js';
import type { SchemaTable, SettingsOf } from './row.js';

/** Seeds that one group draws at the most; those beyond are counted (SPEC §4.3, §8). */
export const GROUP_SEEDS = 50;

const animated = { kind: 'flag', default: false, inPng: false, inMember: false } as const;

/** Options of one avatar (SPEC §2.1). */
export const AVATAR_SCHEMA = {
  size: {
    kind: 'integer',
    min: 16,
    max: 1024,
    default: 96,
    unit: 'px',
    inMember: false,
  },
  palette: {
    kind: 'id',
    of: 'palettes',
    chooses: true,
  },
  background: {
    kind: 'enum',
    values: BACKGROUNDS,
    chooses: true,
  },
  tileBg: {
    kind: 'color',
    auto: true,
  },
  shape: {
    kind: 'enum',
    values: SHAPES,
    default: 'circle',
    inMember: false,
  },
  mood: {
    kind: 'enum',
    values: MOODS,
    chooses: true,
  },
  packs: {
    kind: 'ids',
    of: 'packs',
    default: [],
    chooses: true,
  },
  style: {
    kind: 'enum',
    values: STYLES,
    chooses: true,
  },
  parts: {
    kind: 'parts',
    chooses: true,
  },
  title: {
    kind: 'text',
    maxLength: 200,
    inPng: false,
    inMember: false,
  },
  animated,
} as const satisfies SchemaTable;

/** Options of a group (SPEC §4.3); the colours of the counter are not in a query (SPEC §2.2). */
export const GROUP_SCHEMA = {
  size: {
    kind: 'integer',
    min: 16,
    max: 256,
    default: 64,
    unit: 'px',
  },
  overlap: {
    kind: 'number',
    min: 0,
    max: 0.7,
    default: 0.3,
    step: 0.05,
  },
  max: {
    kind: 'integer',
    min: 1,
    max: GROUP_SEEDS,
    default: GROUP_SEEDS,
  },
  ring: {
    kind: 'color',
    auto: true,
    default: '#ffffff',
  },
  tileBg: {
    kind: 'color',
    auto: true,
    default: '#ffffff',
  },
  animated,
  counterFill: {
    kind: 'color',
    auto: false,
    default: '#ece9f4',
    inQuery: false,
  },
  counterInk: {
    kind: 'color',
    auto: false,
    default: '#3a3354',
    inQuery: false,
  },
} as const satisfies SchemaTable;

/** What the page of the gallery takes beside the options of an avatar (SPEC §4.4; the bounds are ours). */
export const GALLERY_SCHEMA = {
  count: {
    kind: 'integer',
    min: 1,
    max: 500,
    default: 96,
  },
  prefix: {
    kind: 'text',
    maxLength: 100,
    default: 'user',
  },
} as const satisfies SchemaTable;

/**
 * Avatar options, read: every one present and valid, equal for equivalent input.
 *
 * @example
 * const settings: AvatarSettings = readAvatarOptions((name) => ({ size: '9999' })[name], catalogue);
 * settings.size; // 1024
 */
export type AvatarSettings = SettingsOf<typeof AVATAR_SCHEMA>;
/**
 * Group options, read: every one present and valid, equal for equivalent input.
 *
 * @example
 * const settings: GroupSettings = readGroupOptions(() => undefined, catalogue);
 * settings.overlap; // 0.3
 */
export type GroupSettings = SettingsOf<typeof GROUP_SCHEMA>;
