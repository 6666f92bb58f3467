/** Sizes of saved PNGs: their edges in pixels. */
export const PNG_SIZES = [96, 128, 256, 512, 1024] as const;

/** The default size of saved PNGs: large enough for a profile picture on any site. */
export const PNG_SIZE = 512;
