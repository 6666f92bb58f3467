// What of an avatar's options is left when it becomes pixels.
import type { AvatarSettings } from '../../lib/index.js';
import { toRasterColor } from './colors.js';

/**
 * Options for a PNG: it neither moves nor has a name (SPEC §2.1), and its colours are those that the rasterizer can
 * read. What looks the same is equal, so that it is drawn and kept once.
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
