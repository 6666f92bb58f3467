import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeXml, formatHundredths } from '../../../lib/render/svg.js';

// The same cases in every run.
fc.configureGlobal({ seed: 24 });

test('the four signs that XML needs escaped are, everything else stays', () => {
  expect(escapeXml(`<a b="c" d='e'>&amp;`)).toBe(`&lt;a b=&quot;c&quot; d='e'&gt;&amp;amp;`);
  expect(escapeXml('Ada – 日本 😀')).toBe('Ada – 日本 😀');
});

test.each([
  [0, '0'],
  [5, '.05'],
  [50, '.5'],
  [-50, '-.5'],
  [1200, '12'],
  [1250, '12.5'],
  [-1205, '-12.05'],
  [99_999, '999.99'],
])('%i hundredths are %s', (hundredths, expected) => {
  expect(formatHundredths(hundredths)).toBe(expected);
});

test('formatted hundredths read back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (hundredths) => {
      const printed = formatHundredths(hundredths);
      expect(Math.round(Number(printed) * 100)).toBe(hundredths);
      expect(printed).toMatch(/^-?(\d+|\d*\.\d{1,2})$/);
    }),
  );
});
