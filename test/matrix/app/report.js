// Says what was found, to whoever started the program or looks at the page.

/** @param {Readonly<Record<string, unknown>>} found */
export function report(found) {
  Object.assign(globalThis, { found });
  console.log(JSON.stringify(found));
}
