// Vite imports such a file as a data URI.
declare module '*?inline' {
  const url: string;
  export default url;
}

// Bundlers for Cloudflare Workers import such a file as a compiled module.
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
