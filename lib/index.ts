// The public names of `navii`: the engine with every pack.
import { createEngine } from './engine.js';
import { nameEngine, type NaviiNamespace } from './navii.js';
import { PACKS as ALL_PACKS } from './packs/index.js';

const engine = /* @__PURE__ */ createEngine(ALL_PACKS);

export const { createAvatar, selectAvatar, renderAvatar, build, random, renderGroup, renderGroupTiles } = engine;
export const { PALETTES, PACKS } = engine;

/** Everything that this entry point knows by id; what the elements, the server and the site read options with. */
export const { catalogue } = engine;

/** The same functions under short names. */
export const Navii: NaviiNamespace = /* @__PURE__ */ nameEngine(engine);

export * from './public.js';
