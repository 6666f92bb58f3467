// The engine over one catalogue: what both entry points offer, bound once.
import {
  build,
  createAvatar,
  random,
  renderAvatar,
  selectAvatar,
  type RandomAvatar,
  type RenderOptions,
} from './avatar.js';
import { createCatalogue, type Catalogue } from './choose/catalogue.js';
import type { AvatarOptions, GroupOptions } from './options/table.js';
import type { Pack } from './packs/pack.js';
import { renderGroup, renderGroupTiles, type GroupMember } from './render/group.js';
import type { AvatarSpec } from './spec.js';

/** Name and looks of a palette, for pickers. */
export interface PaletteInfo {
  readonly id: string;
  /** Colour of the body in its home tone, and the accent: CSS hex. */
  readonly body: string;
  readonly accent: string;
}

/** Name and looks of a pack, for pickers. */
export interface PackInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** The engine over one catalogue. */
export interface Engine {
  /**
   * Draws the mascot of a seed (SPEC §1.1, §2.1).
   *
   * @param seed - any string of at least one character
   * @param options - each as the query parameter of its name; what makes no sense is treated as absent
   * @returns an SVG document, the same bytes for the same seed and options everywhere
   * @throws TypeError when the seed is not a string, RangeError when it is empty
   */
  readonly createAvatar: (seed: string, options?: AvatarOptions) => string;
  /**
   * Chooses the mascot of a seed without drawing it.
   *
   * @returns plain JSON: an id, or null, for each slot
   * @throws TypeError when the seed is not a string, RangeError when it is empty
   */
  readonly selectAvatar: (seed: string, options?: AvatarOptions) => AvatarSpec;
  /**
   * Draws a spec.
   *
   * @throws RangeError when an id is unknown, naming those that there are
   */
  readonly renderAvatar: (spec: AvatarSpec, options?: RenderOptions) => string;
  /**
   * Draws explicit parts; slots left out are those of a plain mascot.
   *
   * @throws RangeError when an id is unknown, naming those that there are
   */
  readonly build: (parts: Partial<AvatarSpec>, options?: RenderOptions) => string;
  /** Draws the mascot of a new random seed, and tells the seed. */
  readonly random: (options?: AvatarOptions) => RandomAvatar;
  /**
   * Draws several seeds, or seeds with options of their own, as one horizontal stack (SPEC §2.2, §4.3); the first 50
   * are kept.
   *
   * @throws TypeError when the seeds are not strings, RangeError when there are none
   */
  readonly renderGroup: (seeds: readonly (string | GroupMember)[], options?: GroupOptions) => string;
  /** As {@link Engine.renderGroup}, one SVG document per tile (SPEC §9.7). */
  readonly renderGroupTiles: (seeds: readonly (string | GroupMember)[], options?: GroupOptions) => string[];
  /** Palettes that `palette` takes. */
  readonly PALETTES: readonly PaletteInfo[];
  /** Packs that `packs` takes. */
  readonly PACKS: readonly PackInfo[];
  /** Every id there is, for tools that read options or draw parts themselves. */
  readonly catalogue: Catalogue;
}

function bind<First, Rest extends readonly unknown[], Result>(
  call: (first: First, ...rest: Rest) => Result,
  first: First,
): (...rest: Rest) => Result {
  return (...rest) => call(first, ...rest);
}

/** Makes an engine that knows the base pools and the given packs. */
export function createEngine(packs: readonly Pack[]): Engine {
  const catalogue = createCatalogue(packs);
  return {
    createAvatar: bind(createAvatar, catalogue),
    selectAvatar: bind(selectAvatar, catalogue),
    renderAvatar: bind(renderAvatar, catalogue),
    build: bind(build, catalogue),
    random: bind(random, catalogue),
    renderGroup: bind(renderGroup, catalogue),
    renderGroupTiles: bind(renderGroupTiles, catalogue),
    PALETTES: [...catalogue.palettes.values()].map(({ id, tones: { home } }) => ({
      id,
      body: home.body,
      accent: home.accent,
    })),
    PACKS: packs.map(({ id, name, about }) => ({ id, name, about })),
    catalogue,
  };
}
