// Tests of `findFaults`, the check of drawings for other tests: it finds each kind of fault.
import { describe, expect, it } from 'vitest';
import { AVATAR, findFaults, GROUP } from './svg-faults.js';

const wrap = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

describe('a drawing', () => {
  it.each([
    '<script/>',
    '<script>alert(1)</script>',
    '<g onload="x"/>',
    '<g style="fill:red"/>',
    '<path d="M0 0" fill="url(#other)"/>',
    '<path d="M0 0" fill="url(https://a.test/)"/>',
    '<path d="M0 0" fill="var(--a)"/>',
    '<path d="M0 0" fill="none url(//a.test)"/>',
    '<path d="M0 0" fill="calc(1)"/>',
    '<path d="M0 0" stroke="image-set(1)"/>',
    '<path href="#a"/>',
    '<path xlink:href="#a"/>',
    '<image/>',
    '<g>',
    '</g>',
    '<g></path>',
    'text',
    ' ',
    '<g a=b/>',
    '<g fill="&copy;"/>',
    '<g fill="&"/>',
    '<g fill="\0"/>',
    '<g fill="\ud800"/>',
    '<g fill="\ufffe"/>',
    '<g fill="red" fill="red"/>',
    '<!-- x -->',
    '<![CDATA[x]]>',
    '<?x y?>',
    '</svg><svg>',
    '<style>g{fill:red}</style>',
    '<text x="1">hello</text>',
    '<g clip-path="url(#other)"/>',
    '<path d="M.1234 0"/>',
    '<path d="M1e9 0"/>',
    '<path d="MNaN 0"/>',
    '<path d=""/>',
    '<g class="navii-blink" transform="scale(2)"/>',
    '<g class="other"/>',
    '<a/>',
  ])('may not have %s', (inside) => {
    expect(findFaults(wrap(inside), GROUP)).not.toEqual([]);
  });

  it.each(['', 'x', '<g/>', '<!DOCTYPE svg><svg/>', '<?xml version="1.0"?><svg/>', '<svg/>x'])('is not %j', (text) => {
    expect(findFaults(text, GROUP)).not.toEqual([]);
  });

  it('may have clips and text in a group, and only shapes in an avatar', () => {
    const clip = '<clipPath id="navii-1-0"><circle cx="50" cy="50" r="50"/></clipPath>';
    const drawn = '<g clip-path="url(#navii-1-0)"><path d="M0 0" fill="oklch(70% 0.1 200)"/><text x="1">+3</text></g>';
    expect(findFaults(wrap(clip + drawn), GROUP)).toEqual([]);
    expect(findFaults(wrap(clip), AVATAR)).toEqual(['element clipPath']);
    expect(findFaults(wrap(drawn), AVATAR)).toEqual(['attribute clip-path of g', 'element text']);
  });
});
