// The options of an avatar that matter for its PNG.
import type { AvatarSettings } from '../../lib/index.js';
import { toRasterColor } from './colors.js';

/**
 * Reduces options to those that change pixels: a PNG has no motion and no title (SPEC §2.1), and its colours are
 * rewritten for the rasterizer. What looks the same then has equal settings, and one entry in the cache.
 */
export function toPngSettings(settings: AvatarSettings): AvatarSettings {
  const { tileBg } = settings;
  return {
    ...settings,
    animated: false,
    title: undefined,
    tileBg: tileBg === undefined ? undefined : toRasterColor(tileBg),
  };
}
