// `navii/components`: the classes, which know no packs but those that are registered. No element is registered here.
import { seedFromEmail } from '../lib/choose/seed.js';
import { provideHash } from './packs/resources.js';

provideHash(seedFromEmail);

export * from './public.js';
