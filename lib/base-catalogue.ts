// The catalogue of `navii/core`: only the base.
import { createCatalogue, type Catalogue } from './choose/catalogue.js';
import { derivePalettes } from './palettes/derive.js';

export const BASE_CATALOGUE: Catalogue = /* @__PURE__ */ createCatalogue([], undefined, derivePalettes);
