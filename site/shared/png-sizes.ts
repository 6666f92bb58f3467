// Sizes of the PNGs that pages save, as edges in pixels.
import { each } from './html.js';

/** The sizes. */
export const PNG_SIZES = [96, 128, 256, 512, 1024] as const;

/** The size before anybody has chosen: large enough for profiles everywhere. */
export const PNG_SIZE = 512;

/** The choice of them, as options of a select. */
export function renderPngSizes(): string {
  return each(
    PNG_SIZES,
    (size) => `<option value="${size}"${size === PNG_SIZE ? ' selected' : ''}>${size} px</option>`,
  );
}
