// Names packed for a link: the longest team fits, and a malicious link is not unpacked without end.
import { deflateRawSync } from 'node:zlib';
import { Inflate } from 'fflate';
import { expect, it, vi } from 'vitest';
import { packNames, unpackNames } from '../../../site/team/team-address.js';

it('restore the longest team', () => {
  const names = Array.from({ length: 1000 }, (_, i) => '👩'.repeat(96) + String(i).padStart(4, '0'));
  expect(unpackNames(packNames(names))).toEqual(names);
});

it('restore a team that a browser has packed', () => {
  expect(unpackNames(deflateRawSync('Ada\nZoë').toString('base64url'))).toEqual(['Ada', 'Zoë']);
});

it('stop at more than a team, without reading all of it', () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, '\n')).toString('base64url');
  expect(bomb.length).toBeGreaterThan(60_000);
  const push = vi.spyOn(Inflate.prototype, 'push');
  try {
    expect(unpackNames(bomb)).toBeUndefined();
    expect(push).toHaveBeenCalled();
    const read = push.mock.calls.reduce((sum, [bytes]) => sum + bytes.length, 0);
    expect(read).toBeLessThan(2000);
  } finally {
    vi.restoreAllMocks();
  }
});

it('reject a text that is longer than any team', () => {
  const decode = vi.spyOn(globalThis, 'atob');
  try {
    expect(unpackNames('A'.repeat(1_000_000))).toBeUndefined();
    expect(decode).not.toHaveBeenCalled();
  } finally {
    vi.restoreAllMocks();
  }
});

it('reject a text that was cut, and one that is not packed', () => {
  const packed = packNames(Array.from({ length: 99 }, (_, i) => `Person ${i * 7919}`));
  for (const text of [packed.slice(0, -9), 'cut', '%', 'AAAA']) expect(unpackNames(text)).toBeUndefined();
});
