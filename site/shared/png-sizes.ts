// Sizes of the PNGs that pages save, as edges in pixels.

/** The sizes. */
export const PNG_SIZES = [96, 128, 256, 512, 1024] as const;

/** The size before anybody has chosen: large enough for profiles everywhere. */
export const PNG_SIZE = 512;
