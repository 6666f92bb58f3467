// `navii/define`: registers both elements with every pack inside. `navii/define/core` is smaller: it fetches a pack when an
// element first needs it.
import { PACKS } from '../lib/packs/index.js';
import { registerPacks } from './index.js';
import { registerElements } from './register.js';

registerPacks(PACKS);
registerElements();

export * from './index.js';
