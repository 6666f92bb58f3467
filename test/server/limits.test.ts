// Tests of the limits that follow from the machine or the container, and of their table in the docs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MASCOTS_PER_TURN, MAX_TARGET_LENGTH } from '../../lib/http/index.js';
import * as limits from '../../server/limits.js';
import { root } from '../tools/root.js';

const { countPngThreads } = limits;
const MIB = 2 ** 20;

describe('countPngThreads', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [64, 4],
  ])('of %i cores is %i', (cores, threads) => {
    expect(countPngThreads(cores, 0)).toBe(threads);
  });

  it.each([
    ['64 MiB', 64 * MIB, 1],
    ['512 MiB', 512 * MIB, 1],
    ['600 MiB', 600 * MIB, 3],
    ['1 GiB', 1024 * MIB, 4],
    ['the number for no limit', 2 ** 63, 4],
  ])('respects %s of memory', (_, memory, threads) => {
    expect(countPngThreads(64, memory)).toBe(threads);
  });
});

it('are as the docs say', () => {
  const rows = readFileSync(join(root, 'site/docs/hosting.md'), 'utf8').matchAll(/^\| (.+?) +\| (.+?) +\| .+ \|$/gm);
  const seconds = (ms: number) => `${ms / 1000} s`;
  expect(Object.fromEntries(Array.from(rows, ([, name, value]) => [name, value]))).toMatchObject({
    'Waiting requests of one connection': String(limits.MAX_PIPELINED),
    'Responses that clients have not read': `${limits.MAX_UNSENT_BYTES / MIB} MiB`,
    'Length of a URL': `${MAX_TARGET_LENGTH / 1024} KiB`,
    'Time to send the head of a request': seconds(limits.HEAD_TIMEOUT_MS),
    'Time in which a client reads nothing': seconds(limits.ANSWER_TIMEOUT_MS),
    'Time between two requests': seconds(limits.KEEP_ALIVE_MS),
    'PNGs that wait': `\`PNG_QUEUE\`, or ${seconds(limits.MAX_PNG_WAIT_MS)}`,
    'Galleries that wait': `${limits.MAX_GALLERIES_WAITING}, or ${seconds(limits.MAX_GALLERY_WAIT_MS)}`,
    [`Groups of more than ${MASCOTS_PER_TURN} that wait`]: `${limits.MAX_DRAWINGS_WAITING}, or ${seconds(limits.MAX_GALLERY_WAIT_MS)}`,
    'License checks, and checkouts, per client and minute': String(limits.PROVIDER_REQUESTS_PER_MINUTE),
  });
  const operations = readFileSync(join(root, 'site/docs/operations.md'), 'utf8');
  expect(operations).toContain(`of the same kind in ${seconds(limits.LOG_INTERVAL_MS)}.`);
});
