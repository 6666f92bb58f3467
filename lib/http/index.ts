// `navii/internals/http`: what the service of the same version hosts with Koa. It may change in any release.
export { answerError, answerLine, BODILESS, describePreflight, type Answer, type Asked, type Soon } from './answer.js';
export { answerRoute, API_ENDPOINTS, createApi, META_ENDPOINTS, type Api, type Route } from './api.js';
export { keepByAddress } from './documents.js';
export {
  BUSY,
  describeGet,
  describeJson,
  describeLine,
  describeTable,
  DRAWING,
  type Answer as DescribedAnswer,
  type Endpoint,
  type Parameter,
} from './endpoint.js';
export { CACHE, COMMON_HEADERS, IMAGE_HEADERS, TYPES, type Cache } from './headers.js';
export { MASCOTS_PER_TURN, MAX_TARGET_LENGTH, type Counted, type Drawing, type Host, type RateLimit } from './host.js';
export { HttpError, retryLater } from './http-error.js';
export { describeOpenApi } from './openapi.js';
export { valuesOfQuery } from './query.js';
export { describeCount, RATE_DESCRIPTIONS, RATE_NAMES, RATED } from './rate.js';
export { decodeLeniently, readSeedPath } from './seed-path.js';
export { findTag } from './tag.js';
