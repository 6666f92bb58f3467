// The folder of package.json, for the tests and their tools, and the files in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../site/build/setup.js';

export { root };

/** Reads a file of the checkout. @param {string} path below the root */
export function readText(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** Lists the paths of all files below a folder. @param {string} folder */
export function listFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
