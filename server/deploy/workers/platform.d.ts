// Types of Cloudflare Workers that the web platform does not have: compiled WebAssembly modules, and the cache of a
// data centre.
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

interface CacheStorage {
  readonly default: Cache;
}
