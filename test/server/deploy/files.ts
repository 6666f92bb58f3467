// Reads the files under server/deploy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../../tools/root.js';

/** A value of YAML or JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- the tests check the shape of the file
export type Tree = any;

/** Reads the text of a file under server/deploy. */
export function readDeployed(name: string): string {
  return readFileSync(join(root, 'server/deploy', name), 'utf8');
}

/** Parses the documents of a YAML file under server/deploy. */
export function parseYaml(name: string): Tree[] {
  return parseAllDocuments(readDeployed(name), { merge: true, strict: true }).map((document) => {
    const problems = [...document.errors, ...document.warnings];
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`);
    return document.toJS();
  });
}
