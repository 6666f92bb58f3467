// What threads use of WebAssembly (JavaScript Interface §5): TypeScript declares it for pages alone, Node's types not at all.
declare namespace WebAssembly {
  /** A compiled binary, which threads may share. */
  class Module {
    private readonly compiled: unknown;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
