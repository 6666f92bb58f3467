// Processor time and memory of a program and all that it has started, from Linux's /proc.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks of a second, as /proc counts them. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * @param {number} pid
 * @returns {number[]} it, and its children
 */
export function listProcesses(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
}

/**
 * @param {number} pid
 * @returns {number} seconds of processor time so far, of all
 */
export function readCpuTime(pid) {
  return listProcesses(pid)
    .map((each) => {
      // After the name, which may hold anything: utime and stime are the 14th and 15th field.
      const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS;
    })
    .reduce((sum, seconds) => sum + seconds, 0);
}

/**
 * @param {number} pid
 * @returns {number} resident memory in MiB, of all
 */
export function readMemory(pid) {
  const pids = listProcesses(pid).join(',');
  const rows = execFileSync('ps', ['-o', 'rss=', '-p', pids], { encoding: 'utf8' }).trim().split('\n');
  return rows.map(Number).reduce((sum, kib) => sum + kib, 0) / 1024;
}
