// Reads the files under server/deploy, and checks their variables and sizes against the service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { listVariables, readConfig } from '../../../server/config.js';
import { BASE_BYTES, DRAIN_DEADLINE_MS, LOG_FLUSH_MS, MAX_CONNECTIONS } from '../../../server/limits.js';
import { MAX_HEAD_LENGTH, MAX_PNG_THREADS, PNG_THREAD_BYTES } from '../../../server/limits.js';
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

/** Lists the names that are not variables of the service. `NODE_ENV` is allowed: Node's libraries read it. */
export function findUnknown(variables: Readonly<Record<string, string>>): string[] {
  const known = new Set(['NODE_ENV', ...listVariables().map(({ name }) => name)]);
  return Object.keys(variables).filter((name) => !known.has(name));
}

/** Returns the maximum number of seconds from SIGTERM to the end of the program. */
export function endSeconds(variables: Readonly<Record<string, string>>): number {
  return readConfig(variables).drainDelay + (DRAIN_DEADLINE_MS + LOG_FLUSH_MS) / 1000;
}

/** The maximum memory of one process in bytes, with the longest heads on all connections (server/limits.ts). */
export const MOST_BYTES = BASE_BYTES + MAX_PNG_THREADS * PNG_THREAD_BYTES + MAX_CONNECTIONS * MAX_HEAD_LENGTH;

/** Converts a size of Docker (`1g`), Kubernetes (`1Gi`) or systemd (`1G`) to bytes. */
export function readBytes(text: string): number {
  const [, number, unit = ''] = /^(\d+)([kmg]?)i?$/i.exec(text) ?? [];
  if (number === undefined) throw new Error(`no size: ${text}`);
  return Number(number) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase());
}
