// The command: the same options by the same names.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AVATAR_OPTIONS, createAvatar, VERSION } from '../../../lib/index.js';
import { runCommand } from '../../../server/command/command.js';

function run(...args: string[]): { code: number; out: string; err: string } {
  let out = '';
  let err = '';
  const code = runCommand(args, { write: (text) => (out += text), complain: (text) => (err += text) });
  return { code, out, err };
}

describe('navii', () => {
  it.each([
    [['alice'], 'alice', {}],
    [['alice', '--size', '32', '--mood=wink'], 'alice', { size: 32, mood: 'wink' }],
    [['--animated=1', 'a b'], 'a b', { animated: true }],
    [['--packs', 'nope,accra-gallery', 'x', '--tileBg', 'url(x)'], 'x', { packs: 'accra-gallery' }],
    [['--', '--size'], '--size', {}],
  ] as const)('%j prints the avatar', (args, seed, options) => {
    expect(run(...args)).toEqual({ code: 0, out: `${createAvatar(seed, options)}\n`, err: '' });
  });

  it.each([
    [[], 'expected one seed, got 0'],
    [['a', 'b'], 'expected one seed, got 2'],
    [[''], 'seed: expected at least one character'],
    [['a', '--nope', '1'], '--nope'],
    [['a', '--size'], '--size'],
  ])('%j says what is wrong', (args, message) => {
    const { code, out, err } = run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('lists the options of the table, and tells its version', () => {
    const { code, out } = run('--help');
    expect(code).toBe(0);
    for (const name of Object.keys(AVATAR_OPTIONS)) expect(out).toContain(`--${name} `);
    expect(run('--version')).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
  });

  it('is what the package installs', () => {
    const root = join(import.meta.dirname, '../../..');
    const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const program = join(root, bin.navii);
    expect(readFileSync(program, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    const out = execFileSync(process.execPath, [program, 'alice', '--mood', 'wink'], { encoding: 'utf8' });
    expect(out).toBe(`${createAvatar('alice', { mood: 'wink' })}\n`);
  });
});
