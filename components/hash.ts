// How e-mail addresses are hashed, as a module that is fetched only where an element needs it (see define-core.ts).
export { seedFromEmail } from '../lib/choose/seed.js';
