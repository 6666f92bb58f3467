// Tests of server/deploy/navii@.service. Where systemd is installed, it checks the file too.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../server/config.js';
import { MAX_CONNECTIONS, SPARE_DESCRIPTORS } from '../../../server/limits.js';
import { root } from '../../tools/root.js';
import { MAIN } from '../program.js';
import { endSeconds, findUnknown, MOST_BYTES, readBytes, readDeployed } from './variables.js';

const PORT = '8787';
const unit = readDeployed('navii@.service').replaceAll('%i', PORT);

/** Returns the values of a setting. */
function read(name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
}

/** The words of the command: `env`, the variables that it sets, and the program. */
const [env = '', ...words] = read('ExecStart')[0]!.split(' ');
const settings = words.filter((word) => word.includes('='));
const variables = Object.fromEntries([...read('Environment'), ...settings].map((pair) => pair.split('=')));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('navii@.service', () => {
  it('sets only variables that the service knows, to valid values', () => {
    expect(findUnknown(variables)).toEqual([]);
    expect(readConfig(variables)).toMatchObject({ host: '127.0.0.1', port: Number(PORT) });
  });

  it('stays local with a copy of .env.example', () => {
    const file = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
    // The file overrides `Environment`, and `env` overrides both.
    const started = { ...variables, ...file, ...Object.fromEntries(settings.map((pair) => pair.split('='))) };
    expect(readConfig(started)).toMatchObject({ host: '127.0.0.1', port: Number(PORT) });
  });

  it('starts the program with enough memory, descriptors and time', () => {
    const program = words.slice(settings.length).join(' ');
    expect([env, program]).toEqual(['/usr/bin/env', `/usr/bin/node ${join('/opt/navii', relative(root, MAIN))}`]);
    expect(readBytes(read('MemoryMax')[0]!)).toBeGreaterThan(MOST_BYTES);
    expect(Number(read('LimitNOFILE')[0])).toBeGreaterThan(MAX_CONNECTIONS + SPARE_DESCRIPTORS);
    expect(Number(read('TimeoutStopSec')[0])).toBeGreaterThan(endSeconds(variables));
  });

  it.skipIf(!hasSystemd && !process.env['CI'])('is valid for systemd, and exposes little', () => {
    const folder = mkdtempSync(join(tmpdir(), 'navii-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, `navii@${PORT}.service`);
    // systemd checks that the program exists, so the path must be the one on this machine.
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    expect([verified.status, verified.stderr.match(/.*navii@.*/g)]).toEqual([0, null]);
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', path], { encoding: 'utf8' });
    // The scale is from 0 (no exposure) to 10. systemd calls values up to 5 OK.
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    if (exposure !== undefined) expect(Number(exposure)).toBeLessThan(2);
  });
});
