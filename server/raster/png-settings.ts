// The options of an avatar that matter for its PNG.
import { AVATAR_OPTIONS, type AvatarSettings } from 'navii';
import type { OptionTable } from 'navii/internals';
import { toRasterColor } from 'navii/png';

const ROWS: OptionTable = AVATAR_OPTIONS;

function toPngValue(name: string, value: unknown): unknown {
  const row = ROWS[name];
  // What a PNG cannot show is as if it were absent (SPEC §2.1).
  if (row?.inPng === false) return row.default;
  return row?.kind === 'color' && typeof value === 'string' ? toRasterColor(value) : value;
}

/**
 * Reduces options to those that change pixels, and rewrites colours for the rasterizer. What looks the same then has equal
 * settings, and one entry in the cache.
 */
export function toPngSettings(settings: AvatarSettings): AvatarSettings {
  const entries = Object.entries(settings).map(([name, value]) => [name, toPngValue(name, value)]);
  return Object.fromEntries(entries) as AvatarSettings;
}
