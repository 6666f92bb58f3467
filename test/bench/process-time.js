// Reads the processor time and the memory of a process and its descendants from Linux's /proc.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks per second in /proc. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * @param {number} pid
 * @returns {number[]} the process and its descendants
 */
export function listProcesses(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}

/**
 * @param {number} pid
 * @returns {number} seconds of processor time so far, of all of them together
 */
export function readCpuTime(pid) {
  return listProcesses(pid)
    .map((each) => {
      // Skip the name, which may hold any character. `utime` and `stime` are fields 14 and 15.
      const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    })
    .reduce((sum, seconds) => sum + seconds, 0);
}

/**
 * @param {number} pid
 * @returns {number} resident memory in MiB, of all of them together
 */
export function readMemory(pid) {
  const pids = listProcesses(pid).join(',');
  const rows = execFileSync('ps', ['-o', 'rss=', '-p', pids], { encoding: 'utf8' }).trim().split('\n');
  return rows.map(Number).reduce((sum, kib) => sum + kib, 0) / 1024;
}
