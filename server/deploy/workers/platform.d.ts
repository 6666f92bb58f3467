// Workers have these beside the web's own: compiled modules, and a cache of each data centre.
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

interface CacheStorage {
  readonly default: Cache;
}
