// Tests of the checks of drawings: the allowed elements, the maximum reach, and the maximum number of bytes.
import { describe, expect, test } from 'vitest';
import type { Anchors, Inks, Motion, Part } from '../../../lib/parts/part.js';
import { BODY, change, changeDrawing, changePart, findFaults, HAT } from './designs.js';

describe('the drawing of a part', () => {
  test('is shown in its slot', () => {
    expect(findFaults(changePart({}))).toEqual(['topper "test-part": it draws nothing: expected draw or back']);
    expect(findFaults(changePart({ draw: () => '' }, 'mouth'))).toEqual(
      expect.arrayContaining([
        'mouth "test-part": it draws nothing: expected face',
        'mouth "test-part": draw is never shown in this slot: expected face',
      ]),
    );
  });

  test('may have a height on the head', () => {
    const wanted = 'height: expected a multiple of one half from 0 to 40, got';
    expect(findFaults(changePart({ ...HAT, height: 7.3 }))).toContain(`topper "test-hat": ${wanted} 7.3`);
    expect(findFaults(changePart({ ...HAT, height: -1 }))).toContain(`topper "test-hat": ${wanted} -1`);
    expect(findFaults(changePart({ draw: () => '<g/>', height: 4 }, 'outfit'))).toEqual([
      'outfit "test-part": height: expected only in the slots topper and antenna',
    ]);
  });

  test.each([
    ['throws', () => (null as unknown as string).length.toString(), 'it throws TypeError'],
    ['is no text', () => 7 as unknown as string, 'it returns 7, expected text'],
    ['differs each time', () => `<path d="M50 ${Math.random()}"/>`, 'it returns another text the second'],
    ['tests a colour', (_a: Anchors, c: Inks) => (c.body === '#f94' ? '<path/>' : ''), 'it depends on its colours'],
    ['changes a colour', (_a: Anchors, c: Inks) => `<path fill="${c.ink}a"/>`, 'fill of <path>: expected an ink'],
    [
      'takes a colour apart',
      (_a: Anchors, c: Inks) => `<path fill="#${c.ink.slice(1)}"/>`,
      'it depends on its colours',
    ],
    [
      'tests the motion',
      (_a: Anchors, _c: Inks, m: Motion) => (m.blink ? '<a/>' : ''),
      '<a> is not allowed: expected g, path',
    ],
    [
      'breaks on some bodies',
      (a: Anchors) => (a.eyeY > 52 ? '<b/>' : ''),
      '<b> is not allowed: expected g, path, circle',
    ],
  ])('%s', (_, draw, said) => {
    const faults = findFaults(changePart({ draw }));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^topper "test-part": on body "[a-z-]+": /);
    expect(faults[0]).toContain(said);
  });

  test('in a face, tests no places', () => {
    expect(findFaults(changePart({ face: (f) => (f.mouth.startsWith('M5') ? '<path/>' : '') }, 'mouth'))[0]).toContain(
      'mouth "test-part": on body "test-bean": it depends on its colours or its place',
    );
  });

  test.each([
    ['<script>alert(1)</script>', '<script> is not allowed: expected g, path, circle, ellipse, rect'],
    ['<g><script>alert(1)</script></g>', '<script> is not allowed: expected g, path, circle, ellipse, rect'],
    ['<g><image href="x"/></g>', '<image> is not allowed: expected g, path, circle, ellipse, rect'],
    ['<path id="x"/>', 'id of <path> is not allowed'],
    ['<path style="fill:red"/>', 'style of <path> is not allowed'],
    ['<path onclick="x"/>', 'onclick of <path> is not allowed'],
    [
      '<path fill="url(#x)"/>',
      'fill of <path>: expected an ink, a colour such as #abc or #aabbcc, or none, in "url(#x)"',
    ],
    ['<path fill="red"/>', 'in "red"'],
    ['<path d="M0 0L1.234 5"/>', 'd of <path>: 1.234 is not a number of at most two decimals'],
    ['<path d="M0 0LNaN 5"/>', 'L takes 2 numbers, got 0'],
    ['<path d="0 0"/>', '0 is not a command of path data'],
    ['<path d="L5 5"/>', 'path data must begin with M'],
    ['<circle r="-4"/>', 'r of <circle>: expected a number of 0 or more with at most two decimals, in "-4"'],
    ['<circle cx="4px"/>', 'cx of <circle>: expected a number with at most two decimals, in "4px"'],
    ['<path opacity="40"/>', 'expected a number from 0 to 1'],
    ['<g transform="skewX(4)"/>', 'transform of <g>: expected translate, scale, rotate or matrix'],
    ['<g transform="translate(1.005 4)"/>', 'with numbers of at most two decimals'],
    ['<path stroke-linecap="flat"/>', 'expected butt, round or square'],
    ['<path stroke-dasharray="1 -1"/>', 'expected lengths of 0 or more'],
    ['<path class="mine"/>', 'class of <path>: expected a mark of the motion, such as m.sway'],
    ['<g class="navii-sway" transform="scale(2)"/>', 'has a transform, which its motion would replace'],
    ['<g><path/>', '<g> has no end tag'],
    ['<path/></g>', '</g> has no start tag'],
    ['<path d="M0 0" d="M1 1"/>', '<path> has d twice'],
    ['<path/>\n<path/>', 'expected an element such as <path d="…"/>, got "\\n<path/>"'],
    ['<!-- hello -->', 'expected an element'],
    ['<path\u00a0d="M0 0"/>', 'expected an element'],
    ['<path d="M0\u00a00"/>', 'M takes 2 numbers, got 1'],
    ['<g transform="translate(1\u00a04)"/>', 'transform of <g>: expected translate'],
    ['<path d="M0 0"\u2003/>', 'expected an element'],
    ['<path d="&#77;0 0"/>', 'expected an element'],
  ])('%s is refused', (drawing, said) => {
    const faults = findFaults(changeDrawing(drawing));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('topper "test-part": on body "test-bean": ');
    expect(faults[0]).toContain(said);
  });

  test('is refused on bodies too', () => {
    expect(findFaults(change({ bodies: [{ ...BODY, back: () => '<use/>' }] }))).toEqual([
      'body "test-bean": <use> is not allowed: expected g, path, circle, ellipse, rect',
    ]);
    expect(findFaults(change({ bodies: [{ ...BODY, front: (c) => (c.ink === '#310' ? '' : '<g/>') }] }))[0]).toContain(
      'body "test-bean": it depends on its colours',
    );
    const paint = (c: Inks, outline: string) => [`<path fill="${c.shade}" d="${outline}"/>`, '<g>'] as const;
    expect(findFaults(change({ bodies: [{ ...BODY, paint }] }))).toEqual(['body "test-bean": <g> has no end tag']);
    const thrice = (c: Inks, outline: string) =>
      [...paint(c, outline).slice(0, 1), '', ''] as unknown as [string, string];
    expect(findFaults(change({ bodies: [{ ...BODY, paint: thrice }] }))).toEqual([
      'body "test-bean": <g> has no end tag',
    ]);
  });
});

describe('the disc', () => {
  test('is left by a tall part', () => {
    const tall = changePart({
      draw: (a, c) => `<path d="M${a.topX} ${a.topY}v-20" stroke="${c.accent}" stroke-width="4"/>`,
    });
    expect(findFaults(tall)).toEqual([
      'topper "test-part": on body "test-bean" it leaves the disc at 50 -13 by 13 units',
    ]);
    // The figure shrinks to make room for it, so it stays inside.
    expect(
      findFaults({ ...tall, topper: { none: 0, parts: [{ ...(tall.topper?.parts[0] as Part), height: 22 }] } }),
    ).toEqual([]);
  });

  test('is left by bodies, scenes, and parts of the base on a wide body', () => {
    const limbs = { back: () => '<path d="M6 50H94" stroke="#abc" stroke-width="20"/>' };
    expect(findFaults(change({ bodies: [{ ...BODY, ...limbs }] }))[0]).toMatch(
      /^body "test-bean": it leaves the disc at -?\d+ \d+ by [\d.]+ units$/,
    );
    expect(findFaults(changePart({ draw: () => '<rect width="100" height="50" fill="#abc"/>' }, 'scene'))).toEqual([
      'scene "test-part": it leaves the disc at 100 0 by 20.7 units',
    ]);
    const wide = change({ bodies: [{ ...BODY, trunk: { ...BODY.trunk, sideWidth: 46 } }] });
    expect(findFaults(wide)).toEqual([
      expect.stringMatching(/^accessory "headphones": on body "test-bean" it leaves the disc at /),
    ]);
  });

  test('is left on the bodies of the base, if the pack has none', () => {
    const { bodies: _none, ...rest } = change({});
    const wide: Part = {
      id: 'test-part',
      weight: 1,
      draw: (a, c) => `<circle cx="${a.topX}" cy="${a.topY}" r="20" fill="${c.accent}"/>`,
    };
    expect(findFaults({ ...rest, topper: { none: 0, parts: [wide] } })[0]).toMatch(/ units \(and on \d+ more\)$/);
  });
});

describe('whole mascots', () => {
  test('take at most 3 KB', () => {
    const drawing = '<path d="M50 50h.01"/>'.repeat(150);
    expect(findFaults(changeDrawing(drawing))).toEqual([
      expect.stringMatching(
        /^200 of 200 mascots take more than 3072 bytes; that of member-\d+ \(test-bean, test-part.*\) takes \d+$/,
      ),
    ]);
  });

  test('have at most six moving parts', () => {
    const draw = (_a: Anchors, _c: Inks, m: Motion) => `<path d="M50 50h.01"${m.pulse}/>`.repeat(6);
    expect(findFaults(changePart({ draw }))).toEqual([
      expect.stringContaining('200 of 200 mascots have more than 6 moving parts'),
    ]);
  });
});
