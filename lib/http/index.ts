// The API over HTTP, for the service: it serves this API with Koa.
export * from './answer.js';
export * from './describe.js';
export { hashCustom } from './hash-custom.js';
export * from './mascots.js';
export { createMetaRoutes, describeOpenApi } from './meta.js';
export * from './route.js';
