// What a pack and its design are made of, as far as types go. What has the right types may still break a rule.
import { GROUNDS, PART_SLOTS, ROLES, TONES } from '../spec.js';
import { findRowFault } from './body-row.js';
import { readTransform } from './matrix.js';
import { a, dictionary, drawing, flag, isObject, list, number, record, text, tuple, type Check } from './schema.js';

const HEX = /^#(?:[\da-f]{3}){1,2}$/i;
/** Colours of a {@link PaletteRow}, which leave out the `#`. */
const colors = (count: number): Check =>
  a(`${count} colours such as ${Array.from({ length: count }, () => 'abc').join(' ')}`, (value) => {
    const words = typeof value === 'string' ? value.split(' ') : [];
    return words.length === count && words.every((word) => HEX.test(`#${word}`));
  });

const color = a('a colour such as #abc or #aabbcc', (value) => typeof value === 'string' && HEX.test(value));
const same = (keys: readonly string[], check: Check): Check =>
  record(Object.fromEntries(keys.map((key) => [key, check])));

const part = record(
  { id: text, weight: number },
  { kind: text, height: number, draw: drawing, back: drawing, face: drawing },
  true,
);

const pools = Object.fromEntries(
  PART_SLOTS.map((slot) => [slot, record({ none: number, parts: list(slot, part) })] as const),
);

const paletteRow = record(
  {
    id: text,
    weight: number,
    inks: colors(3),
    accents: tuple(`${ROLES.accent.length} accents`, [ROLES.accent.length], colors(2)),
    tones: tuple(`${TONES.length} tones`, [TONES.length], colors(3)),
    grounds: colors(GROUNDS.length),
  },
  { pale: flag },
);

const paletteDesign = record(
  {
    id: text,
    weight: number,
    ink: color,
    dark: color,
    blush: color,
    tones: same(TONES, record({ body: color, shade: color, belly: color })),
    accents: same(ROLES.accent, record({ accent: color, accentShade: color })),
    grounds: same(GROUNDS, color),
  },
  { pale: flag },
);

const limbs = { kind: text, back: drawing, front: drawing };
const made = record(
  { id: text, weight: number, outline: text, paint: drawing, gloss: text, shadow: number },
  limbs,
  true,
);
const body: Check = (value, where, report) => {
  made(value, where, report);
  if (isObject(value) && !isObject(value['anchors'])) report(where, 'anchors are missing: createBody gives them');
};

const numbers = (names: string, count: number): Check => tuple(`${count} numbers: ${names}`, [count], number);
const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
const top = a('a height, or a point as [x, y]', (value) => typeof value === 'number' || isPoint(value));

const bodyRow = record(
  {
    id: text,
    weight: number,
    top,
    arcs: tuple('two arcs, or four', [2, 4], text),
    edges: numbers('over the eyes, under the mouth', 2),
    shine: text,
    shadow: number,
    head: numbers('eyeY, eyeGap, mouthY, earGap, earY, brimY, brimWidth', 7),
    trunk: numbers('sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth', 6),
  },
  {
    ...limbs,
    crown: top,
    lay: a('a transform', (value) => typeof value === 'string' && readTransform(value) !== undefined),
  },
);

const bodyDesign: Check = (value, where, report) => {
  // What `createBody` made has no arcs any more.
  if (isObject(value) && 'outline' in value) {
    body(value, where, report);
    return;
  }
  let isWhole = true;
  bodyRow(value, where, (place, fault) => {
    isWhole = false;
    report(place, fault);
  });
  const fault = isWhole ? findRowFault(value as Parameters<typeof findRowFault>[0]) : undefined;
  if (fault !== undefined) report(where, fault);
};

const describePack = (palette: Check, each: Check): Check =>
  record(
    { id: text, name: text, about: text },
    {
      palettes: list('palette', palette),
      bodies: list('body', each),
      ...pools,
      backgrounds: dictionary(number),
      styles: dictionary(dictionary(number)),
    },
  );

/** Checks the types of a pack. */
export const checkPackShape = describePack(paletteRow, body);

/** Checks the types of what an author writes, and that bodies can be made of its rows. */
export const checkDesignShape = describePack(paletteDesign, bodyDesign);
