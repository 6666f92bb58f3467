// Tests of the rules of every drawing, on many seeds; and of the shapes of the ground. checkPack looks at every part.
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../lib/catalogue.js';
import { createAvatar, listPacks, selectAvatar } from '../../../lib/index.js';
import { BACKGROUNDS, SHAPES, type Shape } from '../../../lib/spec.js';
import { sample } from '../../sample.js';
import { AVATAR, findFaults } from '../../svg-faults.js';

test('many seeds, still and moving, obey every rule', () => {
  for (let i = 0; i < sample(150, 2000); i++) {
    expect(findFaults(createAvatar(`user-${i}`), AVATAR)).toEqual([]);
    expect(findFaults(createAvatar(`user-${i}`, { animated: true, title: 'A & "B"' }), AVATAR)).toEqual([]);
  }
});

const FILLED: Readonly<Record<Shape, string>> = {
  circle: '<circle cx="50" cy="50" r="50" fill="',
  rounded: '<rect width="100" height="100" rx="24" fill="',
  square: '<rect width="100" height="100" fill="',
};

/** Returns the drawing from the shadow on. Everything that depends on the shape comes before it. */
function figureOf(svg: string): string {
  return svg.slice(svg.indexOf('<ellipse cx="50" cy="94"'));
}

describe.each(SHAPES)('%s', (shape) => {
  test('is filled with the ground, or the colour of the tile', () => {
    const { palette, ground } = selectAvatar('ada');
    const color = catalogue.palettes.get(palette)?.grounds[ground];
    expect(createAvatar('ada', { shape, background: 'solid' })).toContain(`>${FILLED[shape]}${color}"/><ellipse`);
    expect(createAvatar('ada', { shape, background: 'none', tileBg: '#fa0' })).toContain(`>${FILLED[shape]}#fa0"/>`);
  });

  test('has its ring inside, and over the scene', () => {
    const svg = createAvatar('ada', { shape, background: 'ring', packs: 'winter' });
    const [ring = ''] = /<(?:circle|rect) [^>]* stroke="#\w+" stroke-width="3"\/>(?=<ellipse)/.exec(svg) ?? [];
    expect(ring).toContain(shape === 'circle' ? 'r="48.5"' : 'x="1.5" y="1.5" width="97" height="97"');
  });

  test('changes nothing in the figure, and nothing without a ground', () => {
    for (let i = 0; i < 200; i++) {
      const seed = `user-${i}`;
      expect(figureOf(createAvatar(seed, { shape }))).toBe(figureOf(createAvatar(seed)));
      const bare = { background: 'none' } as const;
      expect(createAvatar(seed, { ...bare, shape })).toBe(createAvatar(seed, bare));
    }
  });

  test('obeys every rule with every pack', () => {
    for (const { id: packs } of listPacks()) {
      for (const background of BACKGROUNDS) {
        expect(findFaults(createAvatar('ada', { shape, packs, background }), AVATAR)).toEqual([]);
      }
    }
  });
});

test.each([undefined, 'circle', 'hexagon', 'constructor', '__proto__', 3])('%s is the disc', (shape) => {
  expect(createAvatar('ada', { shape: shape as 'circle' })).toBe(createAvatar('ada'));
});

describe('scale and flip', () => {
  const inside = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const frames = [
    [{ scale: 80 }, 'translate(10 10) scale(.8 .8)'],
    [{ scale: 55, flip: true }, 'translate(77.5 22.5) scale(-.55 .55)'],
    [{ flip: true }, 'translate(100 0) scale(-1 1)'],
  ] as const;

  test.each(frames)('%o puts the figure into one group, and leaves the ground as it is', (options, transform) => {
    for (const animated of [false, true]) {
      for (let i = 0; i < 50; i++) {
        const more = { packs: i % 2 === 0 ? 'winter' : [], shape: SHAPES[i % 3], animated };
        const plain = inside(createAvatar(`user-${i}`, more));
        const at = plain.indexOf('<ellipse cx="50" cy="94"');
        const framed = `${plain.slice(0, at)}<g transform="${transform}">${plain.slice(at)}</g>`;
        expect(inside(createAvatar(`user-${i}`, { ...more, ...options }))).toBe(framed);
      }
    }
  });
});
