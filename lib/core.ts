// `navii/core`: the engine with the base pools alone. Its names are those of `navii`, where each is documented.
import { createEngine } from './engine.js';
import { createNamespace, type NaviiNamespace } from './navii.js';

const engine = /* @__PURE__ */ createEngine([]);

export const { createAvatar, selectAvatar, renderAvatar, build, random, renderGroup, renderGroupTiles } = engine;
export const { palettes: PALETTES, packs: PACKS, catalogue } = engine;
export const Navii: NaviiNamespace = /* @__PURE__ */ createNamespace(engine);

export * from './public.js';
