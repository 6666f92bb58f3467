// The address of the project in both package.json files and in the README's links.
import { REPOSITORY } from '../../site/build/repository.js';

/**
 * Returns the fields of package.json with addresses of the project: homepage, bugs and repository.
 *
 * @param {string} directory directory of the package in the repository
 * @param {string} [repository]
 * @returns {object} an empty object if there is no address
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
 * Puts these fields after the author, in place of the old ones.
 *
 * @param {string} text text of a package.json
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

/**
 * Puts the address before the README's links to the docs: the package has the README, but not the sources of the docs.
 *
 * @param {string} text text of the README
 * @param {string} [repository]
 */
export function placeLinks(text, repository = REPOSITORY) {
  const folder = repository === '' ? 'site/docs/' : `${repository}/blob/HEAD/site/docs/`;
  return text.replace(/\]\((?:https:[^)]*\/)?site\/docs\//g, `](${folder}`);
}

/** The folders of the packages. */
export const PACKAGES = ['.', 'server'];
