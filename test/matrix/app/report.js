// Reports the results: as the global `found` for pages, and on the console for runtimes.

/** @param {Readonly<Record<string, unknown>>} found */
export function report(found) {
  Object.assign(globalThis, { found });
  console.log(JSON.stringify(found));
}
