// The options of an avatar that matter for its PNG.
import { AVATAR_OPTIONS, type AvatarSettings } from 'navii';
import { dropUnshown, type OptionTable } from 'navii/internals';
import { toRasterColor } from 'navii/png';

const ROWS: OptionTable = AVATAR_OPTIONS;

/**
 * Reduces options to those that change pixels, and rewrites colours for the rasterizer. What looks the same then has equal
 * settings, and one entry in the cache.
 */
export function toPngSettings(settings: AvatarSettings): AvatarSettings {
  const entries = Object.entries(dropUnshown(settings, ROWS)).map(([name, value]: [string, unknown]) => {
    return [name, ROWS[name]?.kind === 'color' && typeof value === 'string' ? toRasterColor(value) : value] as const;
  });
  return Object.fromEntries(entries) as AvatarSettings;
}
