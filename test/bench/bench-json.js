// Writes test/bench/bench.json, the results of the last runs. It has one section for each benchmark: the version
// of Node, and for each short key how many times as fast as a contender we are. Absolute times are left out: machines differ.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('bench.json', import.meta.url);

/** @typedef {Readonly<Record<string, number>>} Ratios */
/** @typedef {{ readonly node: string, readonly ratios: Ratios }} Section */

/** @template T @param {Readonly<Record<string, T>>} record @returns {Record<string, T>} */
function sortKeys(record) {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Writes a section of bench.json, with sorted keys. The others stay as they are.
 *
 * @param {string} name
 * @param {Ratios} ratios - each is rounded to two digits, because runs differ in the third
 */
export function writeSection(name, ratios) {
  const rounded = Object.entries(ratios).map(([key, ratio]) => [key, Number(ratio.toPrecision(2))]);
  /** @type {Section} */
  const section = { node: process.versions.node, ratios: sortKeys(Object.fromEntries(rounded)) };
  const sections = sortKeys({ ...JSON.parse(readFileSync(file, 'utf8')), [name]: section });
  writeFileSync(file, `${JSON.stringify(sections, null, 2)}\n`);
}

/**
 * Prints the ratios below their targets. If there are any, the program exits with 1.
 *
 * @param {Ratios} ratios
 * @param {Ratios} targets - the minimum of some ratios
 */
export function checkTargets(ratios, targets) {
  for (const [key, least] of Object.entries(targets)) {
    const ratio = ratios[key] ?? Number.NaN;
    if (ratio >= least) continue;
    console.error(`${key}: expected a ratio of at least ${least}, got ${ratio.toFixed(2)}`);
    process.exitCode = 1;
  }
}
