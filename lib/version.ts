/**
 * The version of the engine: equal seeds and options give equal bytes within it.
 *
 * @example
 * VERSION; // '0.…
 */
export const VERSION = '0.24.0';
