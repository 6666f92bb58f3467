// `navii/define`: registers both elements, which know every pack from the start. `navii/define/core` is smaller: its packs
// come when an element first asks.
import { seedFromEmail } from '../lib/choose/seed.js';
import { PACKS } from '../lib/packs/index.js';
import { registerElements } from './register.js';
import { provideHash, registerPacks } from './resources.js';

provideHash(seedFromEmail);
registerPacks(PACKS);
registerElements();

export * from './public.js';
