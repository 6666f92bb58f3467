// Work side by side: never more than allowed, and what fails is told.
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Limiter } from '../../../lib/command/limiter.js';
import { findClosest, WIDTH, wrap } from '../../../lib/command/text.js';
import { countEdits } from '../../../lib/options/words.js';

fc.configureGlobal({ seed: 24 });

describe('a limiter', () => {
  it('runs all tasks, and only so many at a time', async () => {
    const limiter = new Limiter(3);
    let [running, most, done] = [0, 0, 0];
    for (let i = 0; i < 20; i += 1) {
      await limiter.start(async () => {
        running += 1;
        most = Math.max(most, running);
        for (let turn = 0; turn < i % 4; turn += 1) await setImmediate();
        running -= 1;
        done += 1;
      });
    }
    await limiter.settle();
    expect([running, most, done]).toEqual([0, 3, 20]);
  });

  it('passes on what a task throws, and starts no other', async () => {
    const limiter = new Limiter(2);
    await limiter.start(() => Promise.reject(new Error('full')));
    await expect(limiter.settle()).rejects.toThrow('full');
    await expect(limiter.start(() => Promise.resolve())).rejects.toThrow('full');
  });
});

describe('words', () => {
  it('are near to each other, or not', () => {
    expect(countEdits('hapy', 'happy')).toBe(1);
    expect(countEdits('mnit', 'mint')).toBe(1);
    expect(findClosest('tileBg', ['tile-bg', 'title'])).toBe('tile-bg');
    expect(findClosest('xyz', ['happy', 'wink'])).toBeUndefined();
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(countEdits(a, b)).toBe(countEdits(b, a));
        expect(countEdits(a, b) === 0).toBe(a === b);
        expect(countEdits(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('are wrapped, and none is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '-'), minLength: 1, maxLength: 20 })),
        (words) => {
          const wrapped = wrap(words.join(' '), '    ');
          expect(wrapped.split('\n').filter((line) => line.length > WIDTH)).toEqual([]);
          expect(wrapped.split(/\s+/)).toEqual(words.length === 0 ? [''] : words);
        },
      ),
    );
  });
});
