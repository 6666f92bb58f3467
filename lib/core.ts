// `navii/core`: the engine without packs. It exports the same names as `navii`, where they are documented.
import { createCatalogue, listPacks, listPalettes } from './choose/catalogue.js';
import { createNamespace, type Engine, type NaviiNamespace } from './create-engine.js';
import * as engine from './engine.js';

export const catalogue = /* @__PURE__ */ createCatalogue([]);

export const createAvatar: Engine['createAvatar'] = (seed, options) => engine.createAvatar(catalogue, seed, options);
export const selectAvatar: Engine['selectAvatar'] = (seed, options) => engine.selectAvatar(catalogue, seed, options);
export const renderAvatar: Engine['renderAvatar'] = (spec, options) => engine.renderAvatar(catalogue, spec, options);
export const build: Engine['build'] = (parts, options) => engine.build(catalogue, parts, options);
export const random: Engine['random'] = (options) => engine.random(catalogue, options);
export const renderGroup: Engine['renderGroup'] = (seeds, options) => engine.renderGroup(catalogue, seeds, options);
export const renderGroupTiles: Engine['renderGroupTiles'] = (seeds, options) =>
  engine.renderGroupTiles(catalogue, seeds, options);
export const PALETTES = /* @__PURE__ */ listPalettes(catalogue);
export const PACKS = /* @__PURE__ */ listPacks(catalogue);
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
