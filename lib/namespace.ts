// The namespace `Navii` of `navii`: the functions over its packs, and `seed`: the specification calls `createSeed` so.
export * from './full.js';
export { createSeed as seed } from './choose/seed.js';
