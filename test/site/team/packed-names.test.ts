// Names packed for a link: the longest team fits, and a malicious link is not unpacked without end.
import { deflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { packNames, unpackNames } from '../../../site/team/team-address.js';

it('restore the longest team', async () => {
  const names = Array.from({ length: 1000 }, (_, i) => '👩'.repeat(96) + String(i).padStart(4, '0'));
  expect(await unpackNames(await packNames(names))).toEqual(names);
});

it('stop at more than a team, without reading all of it', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, '\n')).toString('base64url');
  expect(bomb.length).toBeLessThan(70_000);
  const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
  const cancel = vi.spyOn(ReadableStreamDefaultReader.prototype, 'cancel');
  try {
    expect(await unpackNames(bomb)).toBeUndefined();
    expect(cancel).toHaveBeenCalled();
    const pieces = await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ value?: Uint8Array }>));
    const unpacked = pieces.reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
    expect(unpacked).toBeLessThan(1_000_000);
  } finally {
    vi.restoreAllMocks();
  }
});

it('reject a text that is longer than any team', async () => {
  const decode = vi.spyOn(globalThis, 'atob');
  try {
    expect(await unpackNames('A'.repeat(1_000_000))).toBeUndefined();
    expect(decode).not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
  }
});
