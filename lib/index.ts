// `navii`: the engine with every pack. `navii/core` exports the same names without packs; they are documented here.
import {
  createCatalogue,
  listPacks,
  listPalettes,
  type Catalogue,
  type PackInfo,
  type PaletteInfo,
} from './choose/catalogue.js';
import { createNamespace, type NaviiNamespace } from './create-engine.js';
import * as engine from './engine.js';
import type { RandomAvatar } from './engine.js';
import type { AvatarOptions, GroupOptions, RenderOptions } from './options/types.js';
import { PACKS as ALL_PACKS } from './packs/index.js';
import type { GroupMember } from './render/group.js';
import type { AvatarSpec } from './spec.js';

/**
 * The known palettes, bodies, parts and packs by their ids, for tools that read options or list parts themselves.
 *
 * @example
 * [...catalogue.bodies.keys()]; // ['bun', …]
 */
export const catalogue: Catalogue = /* @__PURE__ */ createCatalogue(ALL_PACKS);

/**
 * Draws the mascot of a seed.
 *
 * @param seed - any text of at least one character; equal seeds are equal mascots
 * @param options - the seed decides options that are absent or not valid
 * @returns an SVG document, the same bytes for the same seed and options everywhere
 * @throws TypeError when the seed is not a string, RangeError when it is empty
 * @example
 * document.body.innerHTML = createAvatar('ada', { size: 128, mood: 'happy' });
 */
export function createAvatar(seed: string, options?: AvatarOptions): string {
  return engine.createAvatar(catalogue, seed, options);
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
  return engine.selectAvatar(catalogue, seed, options);
}

/**
 * Draws a spec: the result of {@link selectAvatar}, or your own.
 *
 * @param spec - an id, or null, for each slot
 * @param options - size, tile, title and motion
 * @returns an SVG document
 * @throws TypeError when the spec is no object, RangeError with the known ids when an id is unknown
 * @example
 * const svg = renderAvatar({ ...selectAvatar('ada'), topper: 'crown' }, { size: 256 });
 */
export function renderAvatar(spec: AvatarSpec, options?: RenderOptions): string {
  return engine.renderAvatar(catalogue, spec, options);
}

/**
 * Draws the given parts. The other slots are those of a plain mascot.
 *
 * @param parts - an id, or null, for some slots
 * @param options - size, tile, title and motion
 * @returns an SVG document
 * @throws TypeError when the parts are no object, RangeError with the known ids when an id is unknown
 * @example
 * const svg = build({ body: 'heart', palette: 'cherry' });
 */
export function build(parts: Partial<AvatarSpec>, options?: RenderOptions): string {
  return engine.build(catalogue, parts, options);
}

/**
 * Draws the mascot of a new random seed, a version 4 UUID (RFC 9562 §5.4).
 *
 * @param options - as for {@link createAvatar}
 * @returns the SVG document, and its seed
 * @example
 * const { seed, svg } = random({ size: 128 });
 */
export function random(options?: AvatarOptions): RandomAvatar {
  return engine.random(catalogue, options);
}

/**
 * Draws several seeds, or seeds with options of their own, as one horizontal stack.
 *
 * @param seeds - at most 50 are drawn, and the `+N` counts the others; empty seeds are dropped
 * @param options - size of a tile, overlap, ring and more
 * @returns an SVG document
 * @throws TypeError when the seeds are no array of strings and members, RangeError when there are none
 * @example
 * const svg = renderGroup(['ada', 'grace', { seed: 'alan', mood: 'wink' }], { max: 4 });
 */
export function renderGroup(seeds: readonly (string | GroupMember)[], options?: GroupOptions): string {
  return engine.renderGroup(catalogue, seeds, options);
}

/**
 * Draws a group as {@link renderGroup} does, but one SVG document for each tile.
 *
 * @param seeds - at most 50 are drawn, and the `+N` counts the others; empty seeds are dropped
 * @param options - as for {@link renderGroup}; your page lays out the overlap
 * @returns the tiles in order, the counter last
 * @throws TypeError when the seeds are no array of strings and members, RangeError when there are none
 * @example
 * const items = renderGroupTiles(['ada', 'grace']).map((svg) => `<li>${svg}</li>`);
 */
export function renderGroupTiles(seeds: readonly (string | GroupMember)[], options?: GroupOptions): string[] {
  return engine.renderGroupTiles(catalogue, seeds, options);
}

/**
 * The palettes of the option `palette`, for pickers.
 *
 * @example
 * PALETTES.some(({ id }) => id === 'mint'); // true
 */
export const PALETTES: readonly PaletteInfo[] = /* @__PURE__ */ listPalettes(catalogue);

/**
 * The packs of the option `packs`, for pickers. In `navii/core` the list is empty.
 *
 * @example
 * PACKS.map(({ name }) => name); // ['Accra Gallery', …]
 */
export const PACKS: readonly PackInfo[] = /* @__PURE__ */ listPacks(catalogue);

/**
 * The same functions under short names.
 *
 * @example
 * const svg = Navii.create(Navii.seed({ email: 'ada@example.org' }));
 */
export const Navii: NaviiNamespace = /* @__PURE__ */ createNamespace({
  createAvatar,
  selectAvatar,
  renderAvatar,
  build,
  random,
  renderGroup,
  renderGroupTiles,
});

export * from './public.js';
