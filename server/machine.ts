// Resources of this machine, or of the container around the service.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BASE_BYTES, MAX_PNG_THREADS, PNG_THREAD_BYTES, PROCESS_BYTES } from './limits.js';

/** Most files that this process may have open, sockets too; `Infinity` where the system does not tell. */
export function countDescriptors(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Resources that threads share. */
export interface Resources {
  /** Processors of the machine. */
  readonly cores: number;
  /** Memory that this process may take, in bytes; 0 or `undefined` where nothing limits it. */
  readonly memory: number | undefined;
  /** Where the system tells the limits of this container. */
  readonly cgroup: string;
}

function readNumbers(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

/** Processors that a container may use, in fractions too; `Infinity` without a limit. */
function countShare(cgroup: string): number {
  // Version 2 has both numbers in one file, and says `max` for no limit; version 1 has a file for each, and says -1.
  let [quota = Number.NaN, period = Number.NaN] = readNumbers(join(cgroup, 'cpu.max'));
  if (Number.isNaN(period)) {
    [quota = Number.NaN] = readNumbers(join(cgroup, 'cpu/cpu.cfs_quota_us'));
    [period = Number.NaN] = readNumbers(join(cgroup, 'cpu/cpu.cfs_period_us'));
  }
  return quota > 0 && period > 0 ? quota / period : Number.POSITIVE_INFINITY;
}

function readResources(): Resources {
  return { cores: availableParallelism(), memory: process.constrainedMemory(), cgroup: '/sys/fs/cgroup' };
}

/** Counts how many things of `bytes` each the memory holds beside `needed` bytes. */
function countRoom(memory: Resources['memory'], needed: number, bytes: number): number {
  // A limit that is absent may also be told as a number beyond any memory.
  return memory ? Math.floor((memory - needed) / bytes) : Number.POSITIVE_INFINITY;
}

/**
 * Threads that rasterize: one core stays free for SVG, which is drawn on the main thread, and the memory must hold them
 * beside everything else. There is always one.
 */
export function countPngThreads({ cores, memory, cgroup }: Resources = readResources()): number {
  const share = Math.floor(Math.min(cores, countShare(cgroup))) - 1;
  return Math.max(1, Math.min(MAX_PNG_THREADS, share, countRoom(memory, BASE_BYTES, PNG_THREAD_BYTES)));
}

/** Processes, one a core, as far as the memory holds them, each with one thread that rasterizes. There is always one. */
export function countProcesses({ cores, memory, cgroup }: Resources = readResources()): number {
  const share = Math.floor(Math.min(cores, countShare(cgroup)));
  const further = countRoom(memory, BASE_BYTES + PNG_THREAD_BYTES, PROCESS_BYTES + PNG_THREAD_BYTES);
  return Math.max(1, Math.min(share, 1 + further));
}
