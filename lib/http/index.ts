// `navii/internals/http`: the API for the service of the same version, which serves it with Koa. It may change in any release.
export * from './addressed.js';
export * from './answer.js';
export * from './describe.js';
export { markOf } from './mark.js';
export * from './mascots.js';
export { createMetaRoutes, describeOpenApi } from './meta.js';
export type * from './reference.js';
export * from './route.js';
