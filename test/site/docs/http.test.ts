// The docs page of the HTTP API: its order, and its curl commands, which run against the service.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { describeReference } from '../../../server/describe.js';
import { makeFolder } from '../../scratch.js';
import { SITE, useSite } from '../browse.js';
import { listSamples } from './samples.js';

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
}

const run = promisify(execFile);
const html = SITE.get('/docs/http') ?? '';
const commands = listSamples('curl').flatMap(({ code }) => code.split('\n'));

it('has a command for every route but files', () => {
  const { paths } = describeReference().openApi as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const summaries = new Set(operations.flatMap(({ summary, tags }) => (tags.includes('files') ? [] : summary)));
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
    const scratch = makeFolder();
    const ours = command.replaceAll('https://navii.example', site.origin).replace('curl', 'curl -D head');
    const { stdout } = await run('sh', ['-c', ours], { cwd: scratch });
    const statuses = readFileSync(join(scratch, 'head'), 'utf8').match(/(?<=^HTTP\/\S+ )\d+/gm);
    // License routes respond with 503 until they are configured.
    expect(statuses?.at(-1)).toBe(/license|checkout|polar/.test(command) ? '503' : '200');
    const saved = readdirSync(scratch).filter((name) => name !== 'head');
    if (/ -[oO] | -LO /.test(command)) expect(saved).toHaveLength(1);
    else expect(stdout).not.toBe('');
  });
});
