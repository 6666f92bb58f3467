// Night Shelf, the mascots of a small bookshop: an example of a pack of one's own. Its colours are in palettes.ts, its bodies
// in bodies.ts, and what they wear in parts.ts.
import { definePack } from 'navii/authoring';
import { BODIES } from './bodies.js';
import { PALETTES } from './palettes.js';
import { ACCESSORIES, MOUTHS, SCENES, TOPPERS } from './parts.js';

/** The pack. It is checked as it is made: what is wrong with it stands in one error. Where bytes count, `createPack` makes it. */
export const NIGHT_SHELF = definePack({
  id: 'night-shelf',
  name: 'Night Shelf',
  about: 'Hardbacks, ink bottles and bookworms with quills, reading lamps and half-moon glasses.',
  palettes: PALETTES,
  bodies: BODIES,
  mouth: MOUTHS,
  topper: TOPPERS,
  accessory: ACCESSORIES,
  scene: SCENES,
  // What a pack does not name keeps the pool of the base; these would hide the covers.
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
  backgrounds: { solid: 1 },
  styles: { neutral: { 'pocket-book': 2 } },
});
