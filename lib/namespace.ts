// The namespace `Navii` of `navii`: the functions over its packs, and `seed`, which is the name of `createSeed` in SPEC.
export * from './full.js';
export { createSeed as seed } from './choose/seed.js';
