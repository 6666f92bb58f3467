// Checks before a release that all places name the same version, and prints its notes:
// `node test/tools/release.js v1.2.3 https://code.example/navii`. Imports Node's own modules and files of this folder only,
// because it runs before anything is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRepository, PACKAGES } from '../../site/build/repository.js';
import { root } from './root.js';

/**
 * Returns the notes of a version: its section of the changelog.
 *
 * @param {string} changelog in the form of Keep a Changelog
 * @param {string} version
 * @returns {string} without the heading; empty if there is no such section
 */
export function readNotes(changelog, version) {
  const parts = changelog.split(/^## /m);
  const part =
    parts.find((text) => /^\[[^\]]+\] - \d{4}-\d\d-\d\d$/m.test(text) && text.startsWith(`[${version}] - `)) ?? '';
  return part.replace(/^.*\n/, '').trim();
}

/**
 * Lists the problems that block the release of a version.
 *
 * @param {string} tag such as `v1.2.3`
 * @param {string} address of the repository of the release
 * @param {(path: string) => string} read returns the text of a file of the project
 * @returns {string[]}
 */
export function findProblems(tag, address, read) {
  const version = tag.replace(/^v/, '');
  const problems = PACKAGES.flatMap((folder) => {
    const manifest = JSON.parse(read(`${folder}/package.json`));
    /** @type {{ repository?: { url: string } }} */
    const { repository } = describeRepository(folder, address);
    return [
      ...(manifest.version === version ? [] : [`${folder}/package.json has the version ${manifest.version}`]),
      // The provenance names the repository, and the registry compares both.
      ...(manifest.repository?.url === repository?.url ? [] : [`${folder}/package.json does not name ${address}`]),
    ];
  });
  const { navii } = JSON.parse(read('server/package.json')).dependencies;
  return [
    ...problems,
    ...(navii === version ? [] : [`server/package.json wants navii ${navii}`]),
    ...(readNotes(read('CHANGELOG.md'), version) === '' ? [`CHANGELOG.md says nothing of ${version}`] : []),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const [, , tag = '', address = ''] = process.argv;
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const problems = findProblems(tag, address, read);
  if (problems.length === 0) console.log(readNotes(read('CHANGELOG.md'), tag.replace(/^v/, '')));
  else {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  }
}
