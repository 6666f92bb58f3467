// The catalogue of `navii`: the base and every pack.
import { createCatalogue, type Catalogue } from './choose/catalogue.js';
import { PACKS } from './packs/index.js';
import { derivePalettes } from './palettes/derive.js';

export const catalogue: Catalogue = /* @__PURE__ */ createCatalogue(PACKS, undefined, derivePalettes);
