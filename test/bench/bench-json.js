// test/bench/bench.json: what benchmarks measured, as the docs print it. A section a benchmark; in each the version of Node
// and, by a short key, how many times as fast as something else we are. Absolute times are not in it: machines differ.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('bench.json', import.meta.url);

/** @typedef {Readonly<Record<string, number>>} Ratios */
/** @typedef {{ readonly node: string, readonly ratios: Ratios }} Section */

/** @template T @param {Readonly<Record<string, T>>} record @returns {Record<string, T>} */
function sortKeys(record) {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Puts a section into the text of the file; the others stay as they are.
 *
 * @param {string} text
 * @param {string} name
 * @param {Ratios} ratios - two digits are kept of each: runs differ in the third
 * @returns {string} the new text, with sorted keys
 */
export function replaceSection(text, name, ratios) {
  const rounded = Object.entries(ratios).map(([key, ratio]) => [key, Number(ratio.toPrecision(2))]);
  /** @type {Section} */
  const section = { node: process.versions.node, ratios: sortKeys(Object.fromEntries(rounded)) };
  return `${JSON.stringify(sortKeys({ ...JSON.parse(text), [name]: section }), null, 2)}\n`;
}

/**
 * Writes a section of bench.json.
 *
 * @param {string} name
 * @param {Ratios} ratios - a row of `site/docs/fragments/measurements.ts` says what each key means
 */
export function writeSection(name, ratios) {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, ratios));
}

/**
 * Says which ratios are below what they have to be, and lets the program end with 1 then.
 *
 * @param {Ratios} ratios
 * @param {Ratios} targets - the least of some of them
 */
export function checkTargets(ratios, targets) {
  for (const [key, least] of Object.entries(targets)) {
    const ratio = ratios[key] ?? Number.NaN;
    if (ratio >= least) continue;
    console.error(`${key}: expected a ratio of at least ${least}, got ${ratio.toFixed(2)}`);
    process.exitCode = 1;
  }
}
