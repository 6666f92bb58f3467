// The namespace `Navii` of `navii/core`: its names, and `seed` for `createSeed`.
export * from './base.js';
export { createSeed as seed } from './choose/seed.js';
