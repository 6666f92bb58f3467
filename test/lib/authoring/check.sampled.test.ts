// Tests of the checks of packs: the base and the built-in packs have no faults, and each kind of fault is reported. drawings.test.ts
// tests the faults of drawings.
import { describe, expect, test } from 'vitest';
import { BASE_BODIES, BASE_POOLS, checkPack } from '../../../lib/authoring/index.js';
import { FACES } from '../../../lib/choose/faces.js';
import { PACKS } from '../../../lib/packs/index.js';
import type { Pack, RoleWeights } from '../../../lib/packs/pack.js';
import { BASE_PALETTES } from '../../../lib/palettes/base.js';
import type { Part } from '../../../lib/parts/part.js';
import { ROLES } from '../../../lib/spec.js';
import { pickSome } from '../../sample.js';
import { BODY, change, changePart, PACK, findFaults, HAT, PALETTE } from './designs.js';

const BASE = {
  id: 'base',
  name: 'Base',
  about: 'All that is there without packs.',
  palettes: BASE_PALETTES,
  bodies: BASE_BODIES,
  ...BASE_POOLS,
};

test.each([...pickSome([BASE, ...PACKS], 6, 1)])('$id has no faults', (pack) => {
  expect(checkPack(pack)).toEqual([]);
});

test('the pack that the tests change has no faults', () => {
  expect(checkPack(change({}))).toEqual([]);
});

describe('ids', () => {
  test.each(['Test', 'test pack', '-test', 'test-', 'té', '9-lives', ''])('%j is not an id', (id) => {
    const wanted = 'expected an id of lower-case letters, digits and hyphens, such as tall-hat';
    expect(checkPack(change({ id }))).toEqual([`pack "${id}": id: ${wanted}, got ${JSON.stringify(id)}`]);
    expect(findFaults(changePart({ ...HAT, id }))).toEqual([`topper "${id}": ${wanted}`]);
  });

  test('none is the id of an empty slot, and of no packs', () => {
    expect(checkPack(change({ id: 'none' }))).toEqual(['pack "none": id: none stands for no packs']);
    expect(findFaults(changePart({ ...HAT, id: 'none' }))).toEqual(['topper "none": none stands for an empty slot']);
  });

  test('are unique', () => {
    expect(findFaults(change({ topper: { none: 1, parts: [HAT, HAT] } }))).toContain(
      'topper "test-hat": the pack has this id twice',
    );
    const taken = (noun: string, id: string) => `${noun} "${id}": another ${noun} of the base or of a pack has this id`;
    expect(findFaults(changePart({ ...HAT, id: 'crown' }))).toEqual([taken('topper', 'crown')]);
    expect(findFaults(changePart({ ...HAT, id: 'witch-hat' }))).toEqual([taken('topper', 'witch-hat')]);
    expect(findFaults(change({ bodies: [{ ...BODY, id: 'bun' }] }))).toEqual([taken('body', 'bun')]);
    expect(findFaults(change({ palettes: [{ ...PALETTE, id: 'mint' }] }))).toEqual([taken('palette', 'mint')]);
    expect(checkPack(change({ id: 'halloween' }))).toEqual(['pack "halloween": id: another pack has this id']);
    const other = {
      ...change({ topper: { none: 1, parts: [{ ...HAT, height: 1 }] } }),
      id: 'other',
      palettes: [],
      bodies: [],
    };
    expect(findFaults(change({}), [other])).toEqual([taken('topper', 'test-hat')]);
  });

  test('a pack may contain a part of another pack, also with a weight of its own', () => {
    const [witchHat] = PACKS.find(({ id }) => id === 'halloween')?.topper?.parts ?? [];
    expect(findFaults(change({ topper: { none: 1, parts: [HAT, { ...(witchHat as Part), weight: 9 }] } }))).toEqual([]);
  });
});

describe('weights', () => {
  test.each([-1, 1.5])('%d is not a weight', (weight) => {
    const wanted = `expected a weight: an integer of 0 or more, got ${weight}`;
    expect(findFaults(changePart({ ...HAT, weight }))).toContain(`topper "test-hat": ${wanted}`);
    expect(findFaults(change({ topper: { none: weight, parts: [HAT] } }))).toContain(`topper: none: ${wanted}`);
    expect(findFaults(change({ bodies: [{ ...BODY, weight }] }))).toContain(`body "test-bean": ${wanted}`);
    expect(findFaults(change({ palettes: [{ ...PALETTE, weight }] }))).toContain(`palette "test-orange": ${wanted}`);
  });

  test('allow a choice, and have a limited sum', () => {
    const nothing = 'every weight is 0: nothing can be chosen';
    expect(findFaults(change({ bodies: [{ ...BODY, weight: 0 }] }))).toEqual([`body: ${nothing}`]);
    expect(findFaults(change({ palettes: [{ ...PALETTE, weight: 0 }] }))).toEqual([`palette: ${nothing}`]);
    expect(findFaults(change({ backgrounds: {} }))).toEqual([`background: ${nothing}`]);
    const sum = 'weights, times the factors of styles, add up to';
    expect(findFaults(change({ topper: { none: 2_097_151, parts: [HAT] } }))).toEqual([
      `topper: ${sum} 2097153: expected fewer than 2097152`,
    ]);
    const styles = { masc: { topper: { 'test-hat': 1_048_576 } } };
    expect(findFaults(change({ styles }))).toEqual([`topper: ${sum} 2097153: expected fewer than 2097152`]);
  });

  test('give every mascot eyes', () => {
    const said = 'every mascot has eyes';
    const eyes = { none: 1, parts: [] };
    expect(findFaults(change({ eyes }))).toEqual([
      `eyes: none: expected 0, since ${said}, got 1`,
      `eyes: expected a part with a weight over 0: ${said}`,
    ]);
  });
});

describe('names', () => {
  test('of kinds are known for their slots', () => {
    expect(findFaults(changePart({ ...HAT, kind: 'glasses' }))).toEqual([
      'topper "test-hat": kind: expected hat, crown, ears, horns, halo, hair, sole here, got "glasses"',
    ]);
    const kind = 'hat';
    expect(findFaults(changePart({ draw: () => '<path d="M50 50h.01"/>', kind }, 'scene'))).toEqual([
      'scene "test-part": kind: expected none here, got "hat"',
    ]);
  });

  test('of fixed values are known, and one of them can be chosen', () => {
    const roles = { tilt: { 0: 1, 9: 1 }, gaze: { ahead: 0 }, tone: { home: 0.5 }, height: { tall: 1 } } as RoleWeights;
    expect(findFaults(change({ roles }))).toEqual([
      expect.stringMatching(/^tilt "9": expected one of -8, -7, .*, 8$/),
      'gaze: every weight is 0: nothing can be chosen',
      'tone "home": expected a weight: an integer of 0 or more, got 0.5',
      expect.stringMatching(/^roles: unknown slot height: expected one of tone, accent, /),
    ]);
    expect(findFaults(change({ roles: { tilt: { 0: 1 }, gaze: { left: 2, right: 1 } } }))).toEqual([]);
  });

  test('of moods and statuses, and of the parts of their faces, are known', () => {
    const faces = { happy: { eyes: 'nobody', mouth: null }, neutral: { eyes: null }, sad: {} } as NonNullable<
      Pack['faces']
    >;
    const names = `expected one of ${Object.keys(FACES).join(', ')}`;
    expect(findFaults(change({ faces }))).toEqual([
      'face "happy": eyes: nothing in the pack or the base has the id "nobody"',
      `face "neutral": ${names}`,
      'face "neutral": eyes: expected an id, since every mascot has eyes',
      `face "sad": ${names}`,
    ]);
    expect(findFaults(change({ faces: { happy: { eyes: 'joy', mouth: null }, done: { mouth: 'cat' } } }))).toEqual([]);
    const aside = { done: { brows: 'bushy', gaze: 'back' } } as unknown as NonNullable<Pack['faces']>;
    expect(findFaults(change({ faces: aside }))).toEqual([
      `face "done": gaze: expected one of ${ROLES.gaze.join(', ')}`,
      'face "done": brows: nothing in the pack or the base has the id "bushy"',
    ]);
  });

  test('of styles and backgrounds are known, and so are the ids in styles', () => {
    const styles = {
      loud: { topper: { 'test-hat': 2 } },
      femme: { topper: { nobody: 2, 'test-hat': 0 }, accessory: { 'test-hat': 2 }, hat: {} },
    };
    expect(findFaults(change({ styles }))).toEqual([
      'style "loud": expected one of masc, femme, neutral',
      'style "femme": topper: nothing in the pack has the id "nobody"',
      'style "femme": topper: test-hat: expected a factor: an integer of 1 or more, got 0',
      'style "femme": accessory: nothing in the pack has the id "test-hat"',
      expect.stringMatching(/^style "femme": hat: expected one of palette, body, eyes, /),
    ]);
    const backgrounds = { solid: 1, sky: 1 };
    expect(findFaults(change({ backgrounds }))).toEqual(['background "sky": expected one of none, solid, ring']);
  });

  test('and descriptions are not empty', () => {
    expect(findFaults(change({ name: ' ', about: '' }))).toEqual([
      'name: expected a name for people, got none',
      'about: expected a sentence about its look, got none',
    ]);
  });
});

describe('colours', () => {
  const spoil = (colors: object) => findFaults(change({ palettes: [{ ...PALETTE, ...colors }] }));
  const ground = (role: string, color: string) => ({ grounds: { ...PALETTE.grounds, [role]: color } });
  const bright = (accent: string, accentShade: string) => ({
    accents: { ...PALETTE.accents, bright: { accent, accentShade } },
  });
  const tones = (tone: object) => ({ tones: { ...PALETTE.tones, warm: { ...PALETTE.tones.warm, ...tone } } });

  test.each([
    ['an ink', { ink: '#a63' }, 'tone cool: ink #a63 on body #f94 has a contrast of 2.12, expected 4.5 or more'],
    ['a belly', tones({ belly: '#831' }), 'tone warm: ink #310 on belly #831 has a contrast of'],
    ['dark lines', { dark: '#888' }, 'tone home: dark #888 on white has a contrast of 3.54, expected 4.5 or more'],
    ['a shade', tones({ shade: '#f93' }), 'tone warm: shade #f93 and body #f94 differ (OKLab) by'],
    ['a blush', { blush: '#f83' }, 'blush #f83 and body #f94 differ (OKLab) by'],
    ['a dark body', tones({ body: '#410' }), 'tone warm: ink #310 on body #410 has a contrast of 1.08, expected 4.5'],
    ['a pale body', tones({ body: '#fff' }), 'tone warm: white on body #fff (with pale: true, eyes have a rim) has'],
    ['a pale belly', tones({ belly: '#fff' }), 'tone warm: white on belly #fff (with pale: true, eyes have a rim) has'],
    ['a ground', ground('pop', '#d62'), 'body #f94 on ground pop #d62 has a contrast of'],
    ['a near ground', ground('pop', '#a46'), 'body #f94 on ground pop #a46 differ in lightness (L*) by'],
    ['an accent', bright('#620', '#410'), 'tone cool, accent bright: dark #310 on accent #620 has a contrast of'],
    [
      'an accent like the body',
      bright('#f94', '#f95'),
      'accent #f94, accentShade #f95 and body #f94 differ (OKLab) by',
    ],
    [
      'a rim',
      { pale: true, ...tones({ shade: '#eee' }) },
      'white on the rim of the eyes, shade #eee, has a contrast of',
    ],
  ] as const)('must be distinguishable: %s', (_, colors, said) => {
    expect(spoil(colors)).toContainEqual(expect.stringContaining(said));
  });
});

describe('anchors', () => {
  test.each([
    [{ head: { ...BODY.head, earY: 20.25 } }, 'anchor earY: expected a multiple of one half, got 20.25'],
    [{ head: { ...BODY.head, x: 50.2 } }, 'anchor x: expected a multiple of one half, got 50.2'],
    [{ trunk: { ...BODY.trunk, neckWidth: 60 } }, 'anchors neckWidth and neckY: 110 79.5 is outside the disc'],
    [{ head: { ...BODY.head, eyeGap: 40 } }, 'anchors eyeGap and eyeY: 90 50.5 is not on the body'],
    [{ head: { ...BODY.head, mouthY: 95 } }, 'anchors mouthY: 50 95 is not on the body'],
    [{ head: { ...BODY.head, mouthY: 40 } }, 'anchor mouthY: expected the mouth under the eyes'],
  ])('%j', (changes, said) => {
    expect(findFaults(change({ bodies: [{ ...BODY, ...changes }] }))).toContain(`body "test-bean": ${said}`);
  });
});

test('lists all faults, not only the first', () => {
  const bodies = [
    { ...BODY, weight: -1 },
    { ...BODY, id: 'Bean', back: () => '<a/>' },
  ];
  const faults = findFaults(change({ ...PACK, bodies, name: '', palettes: [{ ...PALETTE, ink: '#f94' }] }));
  expect(faults.length).toBeGreaterThan(8);
  expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
    new Set(['name', 'body "Bean"', 'body "test-bean"', 'palette "test-orange"']),
  );
});
