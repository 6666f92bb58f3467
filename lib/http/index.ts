// `navii/internals/http`: the service of the same version hosts these with Koa. It may change in any release.
export * from './addressed.js';
export * from './answer.js';
export * from './avatar.js';
export * from './describe.js';
export * from './group.js';
export { createMetaRoutes } from './meta.js';
export { describeOpenApi } from './openapi.js';
export type * from './reference.js';
export * from './route.js';
