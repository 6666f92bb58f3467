// Tests of colours: they follow CSS Color 4, without the colours that are not made of numbers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readColor } from '../../../lib/options/css-color.js';

describe('colours', () => {
  test.each(
    (
      '#fff | #12345678 | transparent | rgb(1,2,3) | rgba(1, 2, 3, .5) | rgb(10% 20% 30% / 40%) | hsl(120deg 50% 50%) | ' +
      'hsla(-.5turn, 50%, 50%, 1) | hwb(0.25turn 0% 0%) | lab(52% 40 59) | lch(52% 72 56) | oklab(.5 1e-2 -.1/.5) | ' +
      'color(display-p3 1 0 0) | color(xyz-d50 .1 .2 .3 / 50%)'
    ).split(' | '),
  )('%s is a colour', (color) => {
    expect(readColor(color)).toBe(color);
  });

  test.each([
    ['FFF', '#fff'],
    ['abcd', '#abcd'],
    ['RebeccaPurple', 'rebeccapurple'],
    [' teal ', 'teal'],
    ['OKLCH(70% 0.1 none)', 'oklch(70% 0.1 none)'],
  ])('%s is the colour %s', (value, expected) => {
    expect(readColor(value)).toBe(expected);
  });

  test.each([
    ...(
      '# | #ff | #fffff | ##fff | none | auto | currentcolor | inherit | blurple | constructor | __proto__ | url(#a) | ' +
      'var(--a) | calc(1) | rgb(var(--r) 0 0) | rgb(calc(1) 0 0) | rgb(1 2) | rgb(1,2,3 | rgb(1,2 3) | lab(1,2,3) | ' +
      'rgb(10deg 20 30) | lch(50% 20deg 30) | hsl(50% 50% 50%) | color(1 2 3) | color(--mine 1 2 3) | ' +
      `color-mix(in srgb, red, blue) | red"onload="x | red;fill:url(x) | rgb(1,2,3)' | <script>`
    ).split(' | '),
    '',
    'rgb(0 0 0)\\u0000',
    `rgb(${' '.repeat(200)}1 2 3)`,
  ])('%j is no colour', (value) => {
    expect(readColor(value)).toBeUndefined();
  });

  test('a colour that is read is safe in an attribute, and reads as itself', () => {
    const letters = fc.constantFrom(...'rgbhslwaokctd#0123456789.%/,() -enuabf<>"\'&;\n');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: letters, maxLength: 40 })), (value) => {
        const read = readColor(value);
        if (read === undefined) return;
        expect(read).toMatch(/^[#a-z0-9.%/,()+\- ]+$/);
        expect(readColor(read)).toBe(read);
      }),
      { numRuns: 5000 },
    );
  });
});
