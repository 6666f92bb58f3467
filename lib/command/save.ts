// Files that are there in full or not at all: each is written beside its place, and then put into it.
import { mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { codeOf, CommandError, failedTo } from './errors.js';
import { throwIfStopped, type Terminal } from './terminal.js';

const saving = new Set<Promise<void>>();
let count = 0;

// No picture is called so: their names do not begin with a full stop. Several machines may share a folder.
const MARK = `.navii-${encodeURIComponent(hostname())}-`;

/** Waits until no file is being written. Nothing is left of those that failed. */
export async function settleSaves(): Promise<void> {
  await Promise.allSettled(saving);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Without permission: it is somebody else's.
    return codeOf(error) !== 'ESRCH';
  }
}

/** Removes the temporary files that a killed run left in a folder. Where this fails, the pictures matter more. */
async function removeLeft(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => {
    const pid = name.startsWith(MARK) ? /^(\d+)-\d+\.tmp$/.exec(name.slice(MARK.length))?.[1] : undefined;
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.allSettled(left.map((name) => rm(join(folder, name), { force: true })));
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  count += 1;
  const temporary = join(dirname(path), `${MARK}${process.pid}-${count}.tmp`);
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
  await removeLeft(dirname(target));
  await saveFile(target, content, terminal);
}

/**
 * Makes a folder, unless it is there, and removes what a killed run left in it.
 *
 * @throws CommandError when the system refuses
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    if (!(await stat(path)).isDirectory()) throw new CommandError(`${path} is no folder`);
    await removeLeft(path);
  } catch (error) {
    throw error instanceof CommandError ? error : failedTo(`make the folder ${path}`, error);
  }
}
