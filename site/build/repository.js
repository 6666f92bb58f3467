// Where the project lives, if it lives anywhere yet: `npm run repository` writes it into both manifests, and the site takes it
// from here.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** Address of the repository, without `.git`; empty while there is none. */
export const REPOSITORY = '';

/** Address of the page of the package in its registry; empty while it is not published. */
export const REGISTRY = '';

/**
 * The fields of a manifest that say where the project lives (npm, package.json: homepage, repository, bugs).
 *
 * @param {string} directory of the package in the repository
 * @param {string} [repository]
 * @returns {object} without any field where there is no address
 */
export function describeRepository(directory, repository = REPOSITORY) {
  if (repository === '') return {};
  const place = directory === '.' ? {} : { directory };
  return {
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, ...place },
  };
}

/**
 * Puts them behind the author, and takes away what stands there.
 *
 * @param {string} text of a package.json
 * @param {string} directory
 * @param {string} [repository]
 */
export function placeRepository(text, directory, repository) {
  const {
    homepage: _homepage,
    bugs: _bugs,
    repository: _repository,
    ...rest
  } = /** @type {Record<string, unknown>} */ (JSON.parse(text));
  const entries = Object.entries(rest).flatMap(([name, value]) =>
    name === 'author' ? [[name, value], ...Object.entries(describeRepository(directory, repository))] : [[name, value]],
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** The folders of the packages. */
export const PACKAGES = ['.', 'server'];

if (process.argv[1] === import.meta.filename) {
  for (const directory of PACKAGES) {
    const path = join(root, directory, 'package.json');
    writeFileSync(path, placeRepository(readFileSync(path, 'utf8'), directory));
  }
}
