// The namespace `Navii` of `navii`: its names, and `seed` for `createSeed`.
export * from './full.js';
export { createSeed as seed } from './choose/seed.js';
