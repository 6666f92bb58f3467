// Tests of the limits that follow from the machine or the container.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPngThreads } from '../../server/limits.js';

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
