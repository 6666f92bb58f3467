// `navii/core`: the engine with the base pools alone. Its names are those of `navii`, where each is documented.
import { createCatalogue } from './choose/catalogue.js';
import * as engine from './engine.js';
import type { Engine } from './engine.js';
import { createNamespace, type NaviiNamespace } from './navii.js';

export const catalogue = /* @__PURE__ */ createCatalogue([]);

export const createAvatar: Engine['createAvatar'] = (seed, options) => engine.createAvatar(catalogue, seed, options);
export const selectAvatar: Engine['selectAvatar'] = (seed, options) => engine.selectAvatar(catalogue, seed, options);
export const renderAvatar: Engine['renderAvatar'] = (spec, options) => engine.renderAvatar(catalogue, spec, options);
export const build: Engine['build'] = (parts, options) => engine.build(catalogue, parts, options);
export const random: Engine['random'] = (options) => engine.random(catalogue, options);
export const renderGroup: Engine['renderGroup'] = (seeds, options) => engine.renderGroup(catalogue, seeds, options);
export const renderGroupTiles: Engine['renderGroupTiles'] = (seeds, options) =>
  engine.renderGroupTiles(catalogue, seeds, options);
export const PALETTES = /* @__PURE__ */ engine.listPalettes(catalogue);
export const PACKS = /* @__PURE__ */ engine.listPacks(catalogue);
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
