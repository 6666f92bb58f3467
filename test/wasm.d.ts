// What Wrangler makes of an import of a binary.
declare module '*.wasm' {
  const binary: WebAssembly.Module;
  export default binary;
}
