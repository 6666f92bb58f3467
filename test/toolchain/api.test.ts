// Tests of the public API: the names and types of every entry. Change it only on purpose (`npm run print`), and review the diff
// of the file that lists it.
import { expect, it } from 'vitest';
import { listEntryPoints } from '../../site/build/entries.js';
import { readReference } from '../../site/build/reference.js';
import { readText } from '../tools/root.js';

/** Prints declarations without comments, and without the words of options. */
const print = (texts: readonly string[]): string =>
  texts
    .join('\n')
    .replace(/^[ \t]*\/\*\*[^]*?\*\/\n/gm, '')
    .replace(/ & \{\n(?: +readonly (?:unset|label|doc|example): .*\n)+ +\}/g, '')
    .trim();

/** Prints the types of an entry that only adds to the types of other entries, and exports nothing. */
function printFile(name: string): string {
  const types = listEntryPoints().find((entry) => entry.name === name)?.types ?? '';
  return print([readText(types)]);
}

it('is the API that was reviewed', async () => {
  const seen = new Map<string, string>();
  const entries = readReference(print).map(({ name: entry, exports }) => {
    const shared = new Map<string, string[]>();
    const rows = exports.flatMap(({ name, signature }) => {
      const first = seen.get(name + signature);
      if (first !== undefined) {
        shared.set(first, [...(shared.get(first) ?? []), name]);
        return [];
      }
      seen.set(name + signature, entry);
      return [signature.includes(name) ? signature : `// ${name}\n${signature}`];
    });
    for (const [first, names] of shared) rows.push(`// as in ${first}: ${names.join(', ')}`);
    return [`// ${'-'.repeat(20)} ${entry}`, ...(rows.length === 0 ? [printFile(entry)] : rows)].join('\n');
  });
  expect(entries.length).toBeGreaterThan(20);
  await expect(entries.join('\n')).toMatchFileSnapshot('api.txt');
});
