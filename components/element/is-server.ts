// Whether this is code for Node. The builds for Node replace this module by `true` (site/build/builds.ts). It is a constant, so that
// bundles for pages drop code that only a server runs.
export const isServer = false as boolean;
