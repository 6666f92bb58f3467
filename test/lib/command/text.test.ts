// Tests of texts for a terminal: suggestions for misspelled words, and line breaks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIDTH, wrap } from '../../../lib/command/text.js';
import { countEdits, findClosest } from '../../../lib/options/words.js';

describe('words', () => {
  it('have a distance in edits', () => {
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

  it('are wrapped without loss', () => {
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
