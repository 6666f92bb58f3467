// Colours of a drawing that is to be rasterized.
import { AVATAR_OPTIONS, type AvatarSettings } from 'navii';
import type { OptionTable } from 'navii/internals';
import { toRasterColor } from 'navii/png';

const ROWS: OptionTable = AVATAR_OPTIONS;
const NAMES = Object.keys(ROWS).filter((name) => ROWS[name]?.kind === 'color') as (keyof AvatarSettings)[];

/** Rewrites colours for the rasterizer, here and not in its thread: equal colours then share one entry of the cache. */
export function rewriteColors(settings: AvatarSettings): AvatarSettings {
  const entries = NAMES.flatMap((name) => {
    const { [name]: color } = settings;
    return typeof color === 'string' ? [[name, toRasterColor(color)] as const] : [];
  });
  return entries.length === 0 ? settings : { ...settings, ...Object.fromEntries(entries) };
}
