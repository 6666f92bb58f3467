// The type of a module that Wrangler makes from an import of a binary.
declare module '*.wasm' {
  const binary: WebAssembly.Module;
  export default binary;
}
