// The docs page of the HTTP API: its order, and its curl commands, which run against the service.
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeReference } from '../../../server/describe.js';
import { useSite } from '../browse.js';
import { listSamples, SITE } from './samples.js';

const run = promisify(execFile);
const html = SITE.get('/docs/http') ?? '';
const commands = listSamples('curl').flatMap(({ code }) => code.split('\n'));

it('has a command for every route', () => {
  const { paths } = describeReference().openApi as { paths: Record<string, { get?: { summary: string } }> };
  const summaries = new Set(Object.values(paths).map((methods) => JSON.stringify(Object.values(methods)[0]?.summary)));
  // Paths with the same summary differ only in their suffix.
  expect(commands).toHaveLength(summaries.size);
});

it('names every route that counts towards the limit', () => {
  const { paths } = describeReference().openApi as { paths: Record<string, { get?: { responses: object } }> };
  const limited = Object.entries(paths).filter(([, { get }]) =>
    JSON.stringify(get?.responses)?.includes('x-ratelimit'),
  );
  const names = new Set(limited.map(([path]) => path.replace(/\/\{.*/, '')));
  const [sentence = ''] = /<h2 id="limits">[^]*?\.\s/.exec(html) ?? [];
  expect(new Set(Array.from(sentence.matchAll(/<code>(\/[^]*?)<\/code>/g), ([, name]) => name))).toEqual(names);
});

// CI must have curl.
const hasCurl = process.env['CI'] !== undefined || spawnSync('curl', ['--version']).status === 0;

describe.skipIf(!hasCurl)('each command', () => {
  const site = useSite('the service');

  it.each(commands)('%s', async (command) => {
    const scratch = mkdtempSync(join(tmpdir(), 'navii-curl-'));
    onTestFinished(() => rmSync(scratch, { recursive: true }));
    const ours = command.replaceAll('https://navii.example', site.origin);
    // Sends the request again to read the status alone.
    const asked = `${ours.replace(/ \|.*/, '')} -s -o answer -w '%{http_code}'`.replace(/ -O | -LO /, ' -L ');
    const { stdout: status } = await run('sh', ['-c', asked], { cwd: scratch });
    // License routes respond with 503 until they are configured.
    expect(/license|checkout|polar/.test(command) ? ['503'] : ['200']).toContain(status.slice(-3));
    const { stdout } = await run('sh', ['-c', ours], { cwd: scratch });
    const saves = / -[oO] | -LO /.test(command);
    const saved = readdirSync(scratch).filter((name) => name !== 'answer');
    if (saves) expect(saved).toHaveLength(1);
    else expect(stdout).not.toBe('');
  });
});
