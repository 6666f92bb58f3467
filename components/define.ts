// `navii/define`: registers both elements, which know every pack from the start. `navii/define/core` is smaller: its packs
// come when an element first asks.
import { PACKS } from '../lib/packs/index.js';
import { registerPacks } from './index.js';
import { registerElements } from './register.js';

registerPacks(PACKS);
registerElements();

export * from './index.js';
