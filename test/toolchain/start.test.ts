// Tests of the scripts behind `npm start` and `npm test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { checkNode, run } from '../../server/setup/setup.js';
import { findChromium } from '../tools/chromium.js';
import { countTests } from '../tools/count.js';
import { findProgram, FIREFOX, NGINX, REDIS, requireProgram, WEBKIT_DRIVER, XVFB } from '../tools/programs.js';
import { root } from '../tools/root.js';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['20.18.3', '18.20.0', '9.99.0'])('refuses %s with an explanation', (version) => {
    expect(() => checkNode(version)).toThrow(`Node.js 20.19 or newer is needed, this is ${version}`);
  });
});

describe('run', () => {
  it('prints nothing for a program that succeeds', async () => {
    await expect(run(process.execPath, ['-e', 'console.log(1)'])).resolves.toBeUndefined();
  });

  it('throws an error with the last lines of a program that fails', async () => {
    const script = 'for (let i = 0; i < 100; i += 1) console.error(`line ${i}`); process.exitCode = 3';
    await expect(run(process.execPath, ['-e', script])).rejects.toThrow(/ended with 3\n(line \d+\n)+line 99$/);
  });

  it('names a missing program', async () => {
    await expect(run('no-such-program-here', [])).rejects.toThrow('no-such-program-here: ');
  });
});

describe('findChromium', () => {
  it('uses the given path', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chrome' }, () => true)).toBe('/opt/chrome');
  });

  it('does not search elsewhere when the given path is missing', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/opt/chrome' }, (path) => path !== '/opt/chrome')).toThrow(
      '/opt/chrome',
    );
  });

  it('uses the first place that has it', () => {
    const found = new Set(['/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
    expect(findChromium({}, (path) => found.has(path))).toBe('/usr/bin/chromium-browser');
    expect(findChromium({}, () => false)).toBeUndefined();
  });
});

describe.each([FIREFOX, WEBKIT_DRIVER, XVFB, NGINX, REDIS])('findProgram: $name', (program) => {
  it('uses the given path, and does not search elsewhere', () => {
    const env = { [program.variable]: '/opt/own' };
    expect(findProgram(program, env, () => true)).toBe('/opt/own');
    expect(() => findProgram(program, env, (path) => path !== '/opt/own')).toThrow(`${program.variable}: expected`);
  });

  it('uses the program of its Debian package, if it is installed', () => {
    expect(program.places[0]).toMatch(/^\/usr\/s?bin\//);
    expect(findProgram(program, {}, () => true)).toBe(program.places[0]);
    expect(findProgram(program, {}, () => false)).toBeUndefined();
  });
});

describe('requireProgram', () => {
  it('says how to install a missing program', () => {
    const program = { name: 'Nothing', variable: 'NOTHING_PATH', places: ['/nowhere/nothing'], debian: 'nothing' };
    expect(() => requireProgram(program)).toThrow(
      'no Nothing: install it (Debian: apt-get install nothing), or set NOTHING_PATH to its path',
    );
  });
});

describe('countTests', () => {
  it('sums up the files, and counts one that could not be loaded as a failure', () => {
    const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((status) => ({ status }));
    const testResults = [
      { status: 'passed', assertionResults: [passed, passed, skipped] },
      { status: 'failed', assertionResults: [passed, failed] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(countTests({ testResults } as Parameters<typeof countTests>[0])).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    });
  });
});

describe('npm start', () => {
  it('shuts the server down when the shell of npm has ended', async () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
    // With a second command, the shell starts the first one as a child process and does not replace itself with it.
    const shell = spawn('sh', ['-c', 'node server/setup/start.js; exit $?'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface(shell.stdout);
    const said: string[] = [];
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('listening on')) shell.kill('SIGTERM');
    });
    // The server holds the other end of the pipe, so the pipe closes when the server has ended.
    await once(lines, 'close');
    expect(shell.signalCode).toBe('SIGTERM');
    expect(said.at(-1)).toContain('"msg":"stopped"');
  });
});
