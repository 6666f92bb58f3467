// Tests of the limits that follow from the machine or the container, and of the delay before a retry.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  countPngThreads,
  countProcesses,
  createRetryDelay,
  MAX_RESTART_MS,
  MIN_RETRY_MS,
  STABLE_MS,
} from '../../server/limits.js';

const MIB = 2 ** 20;

/** Makes a cgroup folder with these files, as in /sys/fs/cgroup. */
function cgroupOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'navii-cgroup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('countPngThreads', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [64, 4],
  ])('of %i cores is %i', (cores, threads) => {
    expect(countPngThreads({ cores, memory: undefined, cgroup: cgroupOf({}) })).toBe(threads);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no limit, version 2', { 'cpu.max': 'max 100000\n' }, 4],
    ['half a core', { 'cpu.max': '50000 100000\n' }, 1],
    ['three cores and a half', { 'cpu.max': '350000 100000\n' }, 2],
    ['no limit, version 1', { 'cpu/cpu.cfs_quota_us': '-1\n', 'cpu/cpu.cfs_period_us': '100000\n' }, 4],
    ['three cores, version 1', { 'cpu/cpu.cfs_quota_us': '150000\n', 'cpu/cpu.cfs_period_us': '50000\n' }, 2],
    ['nonsense', { 'cpu.max': '\n' }, 4],
  ])('respects %s', (_, files, threads) => {
    expect(countPngThreads({ cores: 64, memory: 0, cgroup: cgroupOf(files) })).toBe(threads);
  });

  it.each([
    ['64 MiB', 64 * MIB, 1],
    ['512 MiB', 512 * MIB, 1],
    ['600 MiB', 600 * MIB, 3],
    ['1 GiB', 1024 * MIB, 4],
    ['the number for no limit', 2 ** 63, 4],
  ])('respects %s of memory', (_, memory, threads) => {
    expect(countPngThreads({ cores: 64, memory, cgroup: cgroupOf({}) })).toBe(threads);
  });
});

describe('countProcesses', () => {
  it.each([
    ['every core', 8, undefined, {}, 8],
    ['the cores that a container may use', 8, undefined, { 'cpu.max': '350000 100000\n' }, 3],
    ['at least one', 1, 64 * MIB, { 'cpu.max': '50000 100000\n' }, 1],
    ['as many as the memory allows', 8, 1024 * MIB, {}, 2],
  ])('is %s', (_, cores, memory, files, processes) => {
    expect(countProcesses({ cores, memory, cgroup: cgroupOf(files) })).toBe(processes);
  });
});

describe('createRetryDelay', () => {
  it('doubles with each process that ends at once, up to a maximum', () => {
    const delayAfter = createRetryDelay(MAX_RESTART_MS);
    const delays = Array.from({ length: 12 }, () => delayAfter(50));
    expect(delays.slice(0, 3)).toEqual([MIN_RETRY_MS, 2 * MIN_RETRY_MS, 4 * MIN_RETRY_MS]);
    expect(delays.at(-1)).toBe(MAX_RESTART_MS);
  });

  it('is zero after a process that ran for long, and then starts again', () => {
    const delayAfter = createRetryDelay(MAX_RESTART_MS);
    for (let i = 0; i < 5; i += 1) delayAfter(50);
    expect([delayAfter(STABLE_MS), delayAfter(50)]).toEqual([0, MIN_RETRY_MS]);
  });
});
