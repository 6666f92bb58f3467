// Tests of `createPalette`: colours of a brand as a palette of a pack, with remarks on those that moved.
import { describe, expect, test } from 'vitest';
import { createPalette, definePack } from '../../../lib/authoring/index.js';
import { createEngine } from '../../../lib/core.js';

const NAMES = { id: 'acme', name: 'Acme', about: 'Our colours.' };

describe('createPalette', () => {
  test('draws in a pack what the option draws', () => {
    const palette = createPalette(['#2bb5a8', '#fffaf0']);
    expect(palette.notes).toEqual([]);
    const pack = definePack({ ...NAMES, palettes: [{ ...palette, id: 'acme-teal' }] });
    const { createAvatar } = createEngine({ packs: [pack] });
    const own = createAvatar('ada', { palette: 'acme-teal' });
    expect(own).toBe(createAvatar('ada', { colors: '#2BB5A8,fffaf0' }));
  });

  test('says which colours moved, to which, and why', () => {
    expect(createPalette(['#333', '#666', '#406185']).notes).toEqual([
      'body #333333 is drawn as #787878: ink #090909 on body #333333 has a contrast of 1.57, expected 4.5 or more',
      expect.stringMatching(/^background #666666 is drawn as #\w{6}: .*expected/),
      expect.stringMatching(/^accent #406185 is drawn as #\w{6}: .*expected/),
    ]);
    expect(createPalette('#ffcc00,#d40511,#d40511').notes).toHaveLength(1);
  });

  test.each([
    [undefined, TypeError, 'colors: expected hex colours, got undefined'],
    [{}, TypeError, 'colors: expected hex colours, got an object'],
    ['', RangeError, 'colors: expected 1 to 3 colours, got 0'],
    ['#123,#123,#123,#123', RangeError, 'colors: expected 1 to 3 colours, got 4'],
    ['teal', RangeError, 'colors: expected a colour such as #2bb5a8, got "teal"'],
    [['#2bb5a8', '#2bb5a880'], RangeError, 'colors: expected a colour such as #2bb5a8, got "#2bb5a880"'],
    [['#2bb5a8', 7], RangeError, 'colors: expected a colour such as #2bb5a8, got 7'],
    [[Symbol('x')], RangeError, 'colors: expected a colour such as #2bb5a8, got Symbol(x)'],
  ])('refuses %o', (given, type, message) => {
    expect(() => createPalette(given as string)).toThrow(type);
    expect(() => createPalette(given as string)).toThrow(message);
  });
});
