// Tests of the built program: it starts, refuses to start, and ends.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pickSome, sample } from '../sample.js';
import { listening, run } from './program.js';
import { request } from './serve.js';

describe('the program', () => {
  it('lists the variables at --help, and starts nothing', async () => {
    const { out, ended } = run({ PORT: '0' }, '--help');
    expect(await ended).toEqual([0, null]);
    expect(out()).toMatch(/default: 8787\.\nPORT=\n/);
    expect(out()).not.toContain('listening');
  });

  it('does not start with an invalid variable', async () => {
    const { out, err, ended } = run({ PORT: 'http', TRUST_PROXY: 'yes', POLAR_BENEFIT_ID: 'ben-1' });
    expect(await ended).toEqual([1, null]);
    expect(out()).toBe('');
    expect(err()).toBe(
      'navii: not started: PORT: expected an integer from 0 to 65535, got "http"\n' +
        'TRUST_PROXY: expected an integer from 0 to 32, got "yes"\n' +
        'POLAR_ORGANIZATION_ID: missing, POLAR_BENEFIT_ID needs it\n',
    );
  });

  it('does not start with too small a heap, and says how much it needs', async () => {
    // Node adds three semi-spaces to the old space.
    const NODE_OPTIONS = '--max-old-space-size=200 --max-semi-space-size=16';
    const { out, err, ended } = run({ PORT: '0', NODE_OPTIONS });
    expect(await ended).toEqual([1, null]);
    expect(out()).toBe('');
    expect(err()).toMatch(/^navii: not started: the heap may have 24\d MB, and 256 are needed: [^\n]*\n$/);
  });

  it('serves many clients of one page or picture with the least heap', async () => {
    const NODE_OPTIONS = '--max-old-space-size=208 --max-semi-space-size=16';
    const program = run({ PORT: '0', RATE_LIMIT: '0', NODE_OPTIONS });
    const port = await listening(program);
    const names = Array.from({ length: 200 }, (_, index) => `Person-${index}`);
    const clients = sample(60, 300);
    const group = `/group.png?seeds=${names.slice(0, 50).join(',')}`;
    for (const path of [`/team?names=${names.join(',')}`, '/og/avatar/Grace.png', group]) {
      const answers = await Promise.all(Array.from({ length: clients }, () => request(port, path)));
      expect(new Set(answers.map(({ status }) => status)), path).toEqual(new Set([200]));
    }
    expect(await program.stop()).toBe(0);
  });

  it('warns if clients can set the host in pages', async () => {
    const program = run({ PORT: '0', TRUST_PROXY: '1' });
    await listening(program);
    expect(program.out()).toContain('PUBLIC_URL is not set behind a proxy');
    const named = run({ PORT: '0', TRUST_PROXY: '1', PUBLIC_URL: 'https://navii.example' });
    await listening(named);
    expect(named.out()).not.toContain('PUBLIC_URL is not set');
  });

  it('reports that its port is in use', async () => {
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { err, ended } = run({ PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(err()).toBe(`navii: not started: PORT: ${port} is in use; set PORT to a free one\n`);
  });

  it('goes on after SIGUSR1 and SIGUSR2', async () => {
    const program = run({ PORT: '0', DRAIN_DELAY: '0' });
    const port = await listening(program);
    for (const signal of ['SIGUSR1', 'SIGUSR2', 'SIGUSR2'] as const) program.child.kill(signal);
    for (let i = 0; i < 4; i += 1) expect((await request(port, '/healthz')).status).toBe(200);
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual([0, null]);
    // Node would write the address of its debugger here.
    expect(program.err()).toBe('');
    for (const line of program.out().trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: 30 });
  });

  const SIGNALS = [
    ['SIGTERM', 1],
    ['SIGQUIT', 1],
    ['SIGHUP', 0],
    ['SIGINT', 0],
  ] as const;
  it.each(pickSome(SIGNALS, 3))('serves until %s, and ends with 0 after a delay of %i s', async (signal, delay) => {
    const program = run({ PORT: '0', DRAIN_DELAY: '1' });
    const port = await listening(program);
    for (const target of ['/avatar/alice', '/avatar/alice.png', '/og.png', '/', '/healthz']) {
      expect([target, (await request(port, target)).status]).toEqual([target, 200]);
    }
    // Sends the signal several times, as npm and process managers do.
    for (let i = 0; i < 3; i += 1) program.child.kill(signal);
    expect(await program.ended).toEqual([0, null]);
    expect(program.err()).toBe('');
    const lines = program.out().trim().split('\n');
    expect(lines.filter((line) => line.includes(`"signal":"${signal}","delay":${delay}`))).toHaveLength(1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 30 });
  });
});
