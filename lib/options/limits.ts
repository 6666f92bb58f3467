// Every bound, default and maximum of the contract, once. Sections are those of the service specification (SPEC).

/** An inclusive range with the value that stands when none is given. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

/** Avatar edge in CSS pixels (SPEC §2.1, §8). */
export const AVATAR_SIZE: Range = { min: 16, max: 1024, fallback: 96 };

/** Edge of one group tile in CSS pixels (SPEC §4.3, §8). */
export const TILE_SIZE: Range = { min: 16, max: 256, fallback: 64 };

/** Share of a tile that lies under the next one (SPEC §4.3; its bounds are ours: 0 to 0.7). */
export const OVERLAP: Range = { min: 0, max: 0.7, fallback: 0.3 };

/** Seeds that one group takes; the rest is dropped (SPEC §4.3, §8). */
export const GROUP_SEEDS = 50;

/** Tiles that one group draws, the counter included (SPEC §4.3; its bounds are ours). */
export const GROUP_TILES: Range = { min: 1, max: GROUP_SEEDS, fallback: GROUP_SEEDS };

/** Code points of a title that are kept. */
export const TITLE_LENGTH = 200;

/** Mascots on the page of the gallery (SPEC §4.4; its bounds are ours). */
export const GALLERY_COUNT: Range = { min: 1, max: 500, fallback: 96 };

/** What the seeds of the gallery begin with (SPEC §4.4): the code points that are kept, and what stands when none is given. */
export const GALLERY_PREFIX = { length: 100, fallback: 'user' };

/** Longest colour that is read, in UTF-16 code units: a bound on work, far over any real colour. */
export const COLOR_LENGTH = 128;
