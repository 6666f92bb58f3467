// The namespace `Navii` of `navii/core`: the same, without packs.
export * from './base.js';
export { createSeed as seed } from './choose/seed.js';
