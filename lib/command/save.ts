// Writes files that are complete or absent: each is written under a temporary name in the same folder, and then renamed.
import { mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { codeOf, CommandError, failedTo, type Terminal, throwIfStopped } from './terminal.js';

const saving = new Set<Promise<void>>();
let count = 0;

// No picture has such a name, since pictures never begin with a full stop. The host is in it, because several machines may
// share a folder.
const PREFIX = `.navii-${encodeURIComponent(hostname())}-`;

/** Waits until no file is being written. Failed writes have removed their temporary files then. */
export async function settleSaves(): Promise<void> {
  await Promise.allSettled(saving);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Any error but ESRCH, such as EPERM, means that the process exists.
    return codeOf(error) !== 'ESRCH';
  }
}

/** Removes the temporary files of killed runs from a folder. Ignores errors, because they do not affect the pictures. */
async function removeTemporary(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => {
    const pid = name.startsWith(PREFIX) ? /^(\d+)-\d+\.tmp$/.exec(name.slice(PREFIX.length))?.[1] : undefined;
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.allSettled(left.map((name) => rm(join(folder, name), { force: true })));
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  count += 1;
  const temporary = join(dirname(path), `${PREFIX}${process.pid}-${count}.tmp`);
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
 * @throws CommandError if the system refuses, or if the command must stop
 */
export async function saveFile(path: string, content: string | Uint8Array, terminal: Terminal): Promise<void> {
  // `settleSaves` does not wait for a write that starts after a signal.
  throwIfStopped(terminal);
  const promise = replace(path, content).finally(() => saving.delete(promise));
  saving.add(promise);
  await promise;
}

/**
 * Writes to the path that a person named. A symbolic link stays, and the file that it leads to is replaced. Anything that is
 * not a file, such as a device or a pipe, is written directly.
 *
 * @throws CommandError if the system refuses
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
  await removeTemporary(dirname(target));
  await saveFile(target, content, terminal);
}

/**
 * Makes a folder and those above it, if they do not exist. Node's own `mkdir` with `recursive` never ends where the system refuses a
 * new folder as missing, as Linux does in `/proc`.
 */
async function makeFolders(path: string): Promise<void> {
  const makeOne = () =>
    mkdir(path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  await makeOne().catch(async (error: unknown) => {
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    await makeFolders(parent);
    await makeOne();
  });
}

/**
 * Makes a folder if it does not exist, and removes the temporary files of killed runs from it.
 *
 * @throws CommandError if the system refuses
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeFolders(path);
    if (!(await stat(path)).isDirectory()) throw new CommandError(`${path} is not a folder`);
    await removeTemporary(path);
  } catch (error) {
    throw error instanceof CommandError ? error : failedTo(`make the folder ${path}`, error);
  }
}
