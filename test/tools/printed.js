// The files that are printed, and those with printed parts.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { drawCast, fillReadme } from './readme-parts.js';
import { PACKAGES, placeLinks, placeRepository } from './repository.js';
import { readText, root } from './root.js';
import { SOURCES } from './sources.js';

/** @param {readonly string[]} args @param {string} [input] */
function run(args, input) {
  return execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  });
}

/** @param {string} path @param {string} text */
function format(path, text) {
  return run(['node_modules/oxfmt/bin/oxfmt', '--stdin-filepath', path], text);
}

/** The files: path and text of each. @type {readonly (readonly [path: string, text: string])[]} */
export const PRINTED = [
  ...SOURCES.map(([path, text]) => /** @type {const} */ ([path, format(path, text)])),
  ['README.md', placeLinks(fillReadme(readText('README.md')))],
  ['site/public/cast.svg', drawCast()],
  ['.env.example', run(['server/dist/main.js', '--help'])],
  ...PACKAGES.map((folder) => join(folder, 'package.json')).map(
    (path) => /** @type {const} */ ([path, placeRepository(readText(path), dirname(path))]),
  ),
];
