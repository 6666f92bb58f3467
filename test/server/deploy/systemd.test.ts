// server/deploy/navii@.service, as systemd itself reads it where it is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { MAX_CONNECTIONS, SPARE_DESCRIPTORS } from '../../../server/limits.js';
import { root } from '../../tools/root.js';
import { MAIN } from '../program.js';
import { endSeconds, findUnknown, MOST_BYTES, readBytes, readDeployed } from './variables.js';

const PORT = '8787';
const unit = readDeployed('navii@.service').replaceAll('%i', PORT);

/** Values of a setting. */
function read(name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
}

const variables = Object.fromEntries(
  read('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])),
);

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('navii@.service', () => {
  it('sets what the service knows, to what it takes', () => {
    expect(findUnknown(variables)).toEqual([]);
    expect(readConfig(variables)).toMatchObject({ host: '127.0.0.1', port: Number(PORT) });
  });

  it('starts the program, and gives it the memory, the descriptors and the time that it may need', () => {
    expect(read('ExecStart')).toEqual([MAIN.replace(root, '/usr/bin/node /opt/navii/')]);
    expect(readBytes(read('MemoryMax')[0]!)).toBeGreaterThan(MOST_BYTES);
    expect(Number(read('LimitNOFILE')[0])).toBeGreaterThan(MAX_CONNECTIONS + SPARE_DESCRIPTORS);
    expect(Number(read('TimeoutStopSec')[0])).toBeGreaterThan(endSeconds(variables));
  });

  it.skipIf(!hasSystemd)('is understood by systemd, and exposes little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'navii-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, `navii@${PORT}.service`);
    // It looks for the program, which is wherever this machine has it.
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    expect([verified.status, verified.stderr.match(/.*navii@.*/g)]).toEqual([0, null]);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', path], { encoding: 'utf8' });
    // 0 is nothing, 10 everything; what it calls OK ends at 5.
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    if (exposure !== undefined) expect(Number(exposure)).toBeLessThan(2);
  });
});
