// Night Shelf, the mascots of a small bookshop: an example of a custom pack. palettes.ts has its colours, bodies.ts its bodies,
// and parts.ts the parts that they wear.
import { definePack } from 'navii/authoring';
import { BODIES } from './bodies.js';
import { PALETTES } from './palettes.js';
import { ACCESSORIES, MOUTHS, SCENES, TOPPERS } from './parts.js';

/**
 * The pack. `definePack` checks it and throws one error that lists all faults. In production the object alone is enough.
 */
export const NIGHT_SHELF = definePack({
  id: 'night-shelf',
  name: 'Night Shelf',
  about: 'Hardbacks and bookworms with quills, open books and half-moon glasses.',
  palettes: PALETTES,
  bodies: BODIES,
  mouth: MOUTHS,
  topper: TOPPERS,
  accessory: ACCESSORIES,
  scene: SCENES,
  // A slot that the pack does not name uses the pool of the base. The parts of these slots would hide the covers.
  antenna: { none: 1, parts: [] },
  marking: { none: 1, parts: [] },
  backgrounds: { solid: 1 },
  styles: { neutral: { accessory: { 'pocket-book': 2 } } },
});
