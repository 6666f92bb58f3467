// Checks before a release that all places name the same version, and prints its notes:
// `node test/tools/release.js v1.2.3 https://code.example/navii`. Imports Node's own modules and files of this folder only,
// because it runs before anything is installed.
import { describeRepository, PACKAGES } from './repository.js';
import { readText } from './root.js';

const [, , tag = '', address = ''] = process.argv;
const version = tag.replace(/^v/, '');

/** The section of the version in the changelog, which has the form of Keep a Changelog. */
const notes = readText('CHANGELOG.md')
  .split(/^## /m)
  .find((text) => text.startsWith(`[${version}] - `) && /^\[[^\]]+\] - \d{4}-\d\d-\d\d$/m.test(text))
  ?.replace(/^.*\n/, '')
  .trim();

const problems = PACKAGES.flatMap((folder) => {
  const manifest = JSON.parse(readText(`${folder}/package.json`));
  /** @type {{ repository?: { url: string } }} */
  const { repository } = describeRepository(folder, address);
  return [
    ...(manifest.version === version ? [] : [`${folder}/package.json has the version ${manifest.version}`]),
    // The provenance names the repository, and the registry compares both.
    ...(manifest.repository?.url === repository?.url ? [] : [`${folder}/package.json does not name ${address}`]),
  ];
});
const { navii } = JSON.parse(readText('server/package.json')).dependencies;
if (navii !== version) problems.push(`server/package.json wants navii ${navii}`);
if (!notes) problems.push(`CHANGELOG.md says nothing of ${version}`);

if (problems.length === 0) console.log(notes);
else {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
