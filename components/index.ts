// `navii/components`: the classes of the elements. It registers no element, and knows only the packs that `registerPacks` adds.
import { seedFromEmail } from '../lib/choose/seed.js';
import { setApart } from '../lib/likeness.js';
import { derivePalettes } from '../lib/palettes/derive.js';
import * as motion from './motion.js';
import { provide } from './packs/resources.js';

provide({ hashEmail: seedFromEmail, derivePalettes, motion, setApart });

export * from './public.js';
