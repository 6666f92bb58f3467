// `navii/internals/http`: the service of the same version hosts these with Koa. It may change in any release.
export { ADDRESS_MARK, createAddressed, RAW_ADDRESS_MARK } from './addressed.js';
export {
  answerJson,
  answerLine,
  CACHE,
  COMMON_HEADERS,
  flatten,
  HttpError,
  imageHeaders,
  NEVER_STORED,
  retryLater,
  tagOf,
  textHeaders,
  TYPES,
  UNLISTED,
  type Answer,
  type Body,
  type FlatHeaders,
  type MaybePromise,
} from './answer.js';
export { avatarRoute } from './avatar.js';
export {
  BUSY,
  describeJson,
  describeLine,
  describeTable,
  DRAWING,
  PAGE,
  RATE_EXPOSED,
  RATE_HEADERS,
  RATED,
  type AnswerDescription,
  type Parameter,
} from './describe.js';
export { groupRoute } from './group.js';
export {
  MASCOTS_PER_TURN,
  MAX_TARGET_LENGTH,
  type Counted,
  type Drawing,
  type Host,
  type Picture,
  type RateLimit,
} from './host.js';
export { createMetaRoutes } from './meta.js';
export { describeOpenApi } from './openapi.js';
export { randomRoute } from './random.js';
export { decodeLeniently, readAvatarQuery, readSeedPath, valuesOfQuery } from './read-request.js';
export {
  compilePaths,
  createResponder,
  listMethods,
  PREFLIGHT,
  readyError,
  type ReadyAnswer,
  type Route,
  type RouteRequest,
} from './route.js';
