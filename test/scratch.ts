// Temporary folders, which are removed when the tests that use them end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const OUTSIDE = join(tmpdir(), 'navii-');

/**
 * Makes a folder for all tests of a file or a suite.
 *
 * @param prefix - the beginning of its path; by default, it is outside of the project
 */
export function useFolder(prefix = OUTSIDE): string {
  const folder = mkdtempSync(prefix);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a folder for one test. */
export function makeFolder(prefix = OUTSIDE): string {
  const folder = mkdtempSync(prefix);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
