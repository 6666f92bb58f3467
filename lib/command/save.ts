// Files that are there in full or not at all: each is written beside its place, and then put into it.
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, CommandError, failedTo } from './errors.js';
import { throwIfStopped, type Terminal } from './terminal.js';

const saving = new Set<Promise<void>>();
let count = 0;

/** Waits until no file is being written. Nothing is left of those that failed. */
export async function settleSaves(): Promise<void> {
  await Promise.allSettled(saving);
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  count += 1;
  // No picture is called so: their names do not begin with a full stop.
  const temporary = join(dirname(path), `.navii-${process.pid}-${count}.tmp`);
  try {
    await writeFile(temporary, content, { flag: 'wx' });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw failedTo(`write ${path}`, error);
  }
}

/**
 * Writes a file.
 *
 * @throws CommandError when the system refuses, or when the command is to stop
 */
export async function saveFile(path: string, content: string | Uint8Array, terminal: Terminal): Promise<void> {
  // What starts now would not be waited for.
  throwIfStopped(terminal);
  const promise = replace(path, content);
  saving.add(promise);
  try {
    await promise;
  } finally {
    saving.delete(promise);
  }
}

/**
 * Writes the file that somebody named: through a link into what it leads to, and straight into what is no file.
 *
 * @throws CommandError when the system refuses
 */
export async function saveAs(path: string, content: string | Uint8Array, terminal: Terminal): Promise<void> {
  let target = path;
  try {
    target = await realpath(path);
    if (!(await stat(target)).isFile()) {
      await writeFile(target, content);
      return;
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw failedTo(`write ${path}`, error);
  }
  await saveFile(target, content, terminal);
}

/**
 * Makes a folder, unless it is there.
 *
 * @throws CommandError when the system refuses
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    if (!(await stat(path)).isDirectory()) throw new CommandError(`${path} is no folder`);
  } catch (error) {
    throw error instanceof CommandError ? error : failedTo(`make the folder ${path}`, error);
  }
}
