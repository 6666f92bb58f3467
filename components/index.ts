// `navii/components`: the classes of the elements. It registers no element, and knows only the packs that `registerPacks` adds.
import { seedFromEmail } from '../lib/choose/seed.js';
import { provideHash } from './packs/resources.js';

provideHash(seedFromEmail);

export * from './public.js';
