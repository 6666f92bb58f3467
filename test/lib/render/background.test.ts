// What the ground fills, and that nothing else depends on the shape.
import { describe, expect, test } from 'vitest';
import { catalogue, createAvatar, PACKS, selectAvatar } from '../../../lib/index.js';
import { BACKGROUNDS, SHAPES, type Shape } from '../../../lib/spec.js';
import { AVATAR, findFaults } from '../../svg-faults.js';

const FILLED: Readonly<Record<Shape, string>> = {
  circle: '<circle cx="50" cy="50" r="50" fill="',
  rounded: '<rect width="100" height="100" rx="24" fill="',
  square: '<rect width="100" height="100" fill="',
};

/** The drawing from the shadow on, which comes after everything that a shape changes. */
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

  test('changes nothing in the figure, and nothing at all where there is no ground', () => {
    for (let i = 0; i < 200; i++) {
      const seed = `user-${i}`;
      expect(figureOf(createAvatar(seed, { shape }))).toBe(figureOf(createAvatar(seed)));
      const bare = { background: 'none' } as const;
      expect(createAvatar(seed, { ...bare, shape })).toBe(createAvatar(seed, bare));
    }
  });

  test('obeys every rule with every pack', () => {
    for (const { id: packs } of PACKS) {
      for (const background of BACKGROUNDS) {
        expect(findFaults(createAvatar('ada', { shape, packs, background }), AVATAR)).toEqual([]);
      }
    }
  });
});

test.each([undefined, 'circle', 'hexagon', 'constructor', '__proto__', 3])('%s is the disc', (shape) => {
  expect(createAvatar('ada', { shape: shape as 'circle' })).toBe(createAvatar('ada'));
});
