/**
 * The version of the engine: equal seeds and options give equal bytes within it (SPEC §9).
 *
 * @example
 * VERSION; // '0.…
 */
export const VERSION = '0.24.0';
