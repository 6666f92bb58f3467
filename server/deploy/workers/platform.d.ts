// The cache of a data centre, which Cloudflare Workers have and the web platform does not.
interface CacheStorage {
  readonly default: Cache;
}
