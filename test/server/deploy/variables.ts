// Which variables the files under server/deploy set, and whether the service knows them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { listVariables, readConfig } from '../../../server/config.js';
import { BASE_BYTES, LOG_FLUSH_MS, MAX_CONNECTIONS, WORKER_KILL_MS } from '../../../server/limits.js';
import { MAX_HEAD_LENGTH, MAX_PNG_THREADS, PNG_THREAD_BYTES } from '../../../server/limits.js';
import { root } from '../../tools/root.js';

/** A value of YAML or JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a file holds is what the tests are about
export type Tree = any;

/** The text of a file under server/deploy. */
export function readDeployed(name: string): string {
  return readFileSync(join(root, 'server/deploy', name), 'utf8');
}

/** Its documents. */
export function parseYaml(name: string): Tree[] {
  return parseAllDocuments(readDeployed(name), { merge: true, strict: true }).map((document) => {
    const problems = [...document.errors, ...document.warnings];
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`);
    return document.toJS();
  });
}

/** What is no variable of the service. `NODE_ENV` is that of Node's libraries. */
export function findUnknown(variables: Readonly<Record<string, string>>): string[] {
  const known = new Set(['NODE_ENV', ...listVariables().map(({ name }) => name)]);
  return Object.keys(variables).filter((name) => !known.has(name));
}

/** Seconds from SIGTERM to the end of the program, at the most. */
export function endSeconds(variables: Readonly<Record<string, string>>): number {
  return readConfig(variables).drainDelay + (WORKER_KILL_MS + LOG_FLUSH_MS) / 1000;
}

/** What one process may take, in bytes, with the longest heads on all connections (server/limits.ts). */
export const MOST_BYTES = BASE_BYTES + MAX_PNG_THREADS * PNG_THREAD_BYTES + MAX_CONNECTIONS * MAX_HEAD_LENGTH;

/** Bytes of a size as Docker (`1g`), Kubernetes (`1Gi`) and systemd (`1G`) write it. */
export function readBytes(text: string): number {
  const [, number, unit = ''] = /^(\d+)([kmg]?)i?$/i.exec(text) ?? [];
  if (number === undefined) throw new Error(`no size: ${text}`);
  return Number(number) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase());
}
