// The functions of `navii`, over the base and every pack. base.ts exports the same names without packs; they are documented here.
import { assignVariants as assign, type VariantOptions } from './assign-variants.js';
import { catalogue as known } from './catalogue.js';
import type { PackInfo, PaletteInfo, PartInfo } from './choose/owners.js';
import { describeAvatar as describe, type DescribeOptions } from './describe.js';
import * as engine from './engine.js';
import type { RandomAvatar } from './engine.js';
import type { KnownIds } from './options/schema.js';
import type { AvatarOptions, GroupOptions, RenderOptions } from './options/types.js';
import type { Seeds } from './render/group.js';
import type { AvatarSpec, PartSlot } from './spec.js';

/**
 * The known ids, for {@link readAvatarOptions} and {@link readGroupOptions}. {@link listParts} and its neighbours list them.
 *
 * @example
 * readAvatarOptions((name) => ({ packs: 'garden,grden' })[name], catalogue).packs; // ['garden']
 */
export const catalogue: KnownIds = known;

/**
 * Draws the mascot of a seed.
 *
 * @param seed - any text of at least one character; equal seeds are equal mascots
 * @param options - {@link AvatarOptions}; the seed decides those that are absent or not valid
 * @returns an SVG document, the same bytes for the same seed and options everywhere
 * @throws TypeError when the seed is not a string, RangeError when it is empty
 * @example
 * const svg = createAvatar('ada', { size: 128, mood: 'happy' });
 */
export function createAvatar(seed: string, options?: AvatarOptions): string {
  return engine.createAvatar(known, seed, options);
}

/**
 * Chooses the mascot of a seed without drawing it.
 *
 * @param seed - any text of at least one character
 * @param options - as for {@link createAvatar}
 * @returns plain JSON: an id, or null, for each slot
 * @throws TypeError when the seed is not a string, RangeError when it is empty
 * @example
 * selectAvatar('ada', { palette: 'mint' }).palette; // 'mint'
 */
export function selectAvatar(seed: string, options?: AvatarOptions): AvatarSpec {
  return engine.selectAvatar(known, seed, options);
}

/**
 * Draws a spec: the result of {@link selectAvatar}, or your own. A missing slot comes from the engine's defaults, else from a plain
 * mascot.
 *
 * @param spec - an id for some or all slots; null empties a slot
 * @param options - {@link RenderOptions}: size, colours, shape, title, motion and the like
 * @returns an SVG document
 * @throws TypeError when the spec is not an object, RangeError when a slot or an id is unknown
 * @example
 * const crowned = renderAvatar({ ...selectAvatar('ada'), topper: 'crown' }, { size: 256 });
 * const heart = renderAvatar({ body: 'heart', palette: 'cherry' });
 */
export function renderAvatar(spec: Partial<AvatarSpec>, options?: RenderOptions): string {
  return engine.renderAvatar(known, spec, options);
}

/**
 * Describes a mascot in a few words, for use as alternative text: "big-eyed mint cat-eared mascot with bright bow tie, winking".
 *
 * @param seedOrSpec - a seed, or a spec as for {@link renderAvatar}
 * @param options - the options of the drawing, and the engine; with a spec, only the options of {@link renderAvatar}
 * @throws TypeError when it is neither text nor an object, RangeError when the seed is empty, or a slot or an id of the spec is unknown
 * @example
 * describeAvatar('ada', { palette: 'mint', mood: 'wink' }); // '…mint …
 */
export function describeAvatar(seedOrSpec: string | Partial<AvatarSpec>, options?: DescribeOptions): string {
  return describe(known, seedOrSpec, options);
}

/**
 * Finds variants with which no two members of a list look alike: the smallest ones, member by member, in their order. So a new
 * member at the end changes no other, and the same list always gets the same numbers.
 *
 * @param seeds - each a text of at least one character, or a number, which is treated as text
 * @param options - the options of the drawings, and how alike two may look
 * @returns a whole number for each seed, for the option `variant`; 0 is the mascot that the seed has anyway
 * @throws TypeError when the seeds are not an array of strings or an option has a wrong type, RangeError when a seed is empty or a number
 *   is out of range
 * @example
 * const variants = assignVariants(['ada', 'grace', 'alan']);
 * createGroup(['ada', 'grace', 'alan'].map((seed, i) => ({ seed, variant: variants[i] })));
 */
export function assignVariants(seeds: readonly (string | number)[], options?: VariantOptions): number[] {
  return assign(known, seeds, options);
}

/**
 * Draws the mascot of a new random seed, a version 4 UUID (RFC 9562 §5.4).
 *
 * @param options - as for {@link createAvatar}
 * @returns the SVG document, and its seed
 * @example
 * const { seed, svg } = createRandomAvatar({ size: 128 });
 */
export function createRandomAvatar(options?: AvatarOptions): RandomAvatar {
  return engine.createRandomAvatar(known, options);
}

/**
 * Draws several seeds, or seeds with options of their own, as one horizontal stack.
 *
 * @param seeds - at most 50 are drawn, and the `+N` counts the others; empty seeds are dropped
 * @param options - {@link GroupOptions}: size of a tile, overlap, ring and more
 * @returns an SVG document
 * @throws TypeError when the seeds are not an array of strings and members, RangeError when there are none
 * @example
 * const svg = createGroup(['ada', 'grace', { seed: 'alan', mood: 'wink' }], { max: 4 });
 */
export function createGroup(seeds: Seeds, options?: GroupOptions): string {
  return engine.createGroup(known, seeds, options);
}

/**
 * Draws a group as {@link createGroup} does, but one SVG document for each tile.
 *
 * @param seeds - at most 50 are drawn, and the `+N` counts the others; empty seeds are dropped
 * @param options - as for {@link createGroup}, but your page lays out the overlap, and a title names no tile
 * @returns the tiles in order, the counter last
 * @throws TypeError when the seeds are not an array of strings and members, RangeError when there are none
 * @example
 * const items = createGroupTiles(['ada', 'grace']).map((svg) => `<li>${svg}</li>`);
 */
export function createGroupTiles(seeds: Seeds, options?: GroupOptions): string[] {
  return engine.createGroupTiles(known, seeds, options);
}

/**
 * Lists the packs of the option `packs`, for pickers. In `navii/core` the list is empty.
 *
 * @example
 * listPacks().map(({ name }) => name); // ['Accra Gallery', …]
 */
export function listPacks(): PackInfo[] {
  return engine.listPacks(known);
}

/**
 * Lists the palettes of the option `palette`, for pickers.
 *
 * @example
 * listPalettes().some(({ id }) => id === 'mint'); // true
 */
export function listPalettes(): PaletteInfo[] {
  return engine.listPalettes(known);
}

/**
 * Lists the parts of a slot, for pickers: of the base first, then of each pack. {@link ROLES} has the values of the other slots.
 *
 * @throws RangeError when the slot holds no parts
 * @example
 * const hats = listParts('topper').filter(({ pack }) => pack === 'winter' || pack === null);
 */
export function listParts(slot: 'body' | PartSlot): PartInfo[] {
  return engine.listParts(known, slot);
}
