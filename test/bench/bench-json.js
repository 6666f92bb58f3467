// What benchmarks measured last, in one file: each writes its own section and leaves the others as they are.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.js';

const FILE = join(root, 'test/bench/bench.json');

/**
 * Replaces a section of `bench.json`, and says under which Node it was measured.
 *
 * @param {string} name
 * @param {unknown} value - JSON: ratios, never times, which are those of a machine
 */
export function writeSection(name, value) {
  const sections = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  writeFileSync(FILE, `${JSON.stringify({ ...sections, node: process.version, [name]: value }, null, 2)}\n`);
}
