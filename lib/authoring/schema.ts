// The types of a pack and of its design, checked at run time, because authors may write them without a compiler. A pack with
// the right types may still break a rule.

import { readPath, readTransform } from '../markup.js';
import { attempt } from '../options/read.js';
import { suggest } from '../options/words.js';
import { endOf, pointOf } from '../parts/body.js';
import type { Body } from '../parts/part.js';
import { GROUNDS, PART_SLOTS, ROLES, TONES } from '../spec.js';

/** Called with each fault, and with the name of the thing that has it. */
export type Report = (where: string, fault: string) => void;

/** Checks the type of a value and reports its faults. */
export type TypeCheck = (value: unknown, where: string, report: Report) => void;

type FieldChecks = Readonly<Record<string, TypeCheck>>;

/** Maximum number of characters of a value in a message. */
const QUOTED = 40;

function print(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (!Array.isArray(value)) return isObject(value) ? 'an object' : String(value);
  return value.some((item) => typeof item === 'object') ? 'an array' : `[${value.join(', ')}]`;
}

/** Prints any value for a message. */
export function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  // Objects without a prototype and symbols cannot be converted to text.
  const text = attempt(() => print(value)) ?? 'an object';
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const is =
  (expected: string, isRight: (value: unknown) => boolean): TypeCheck =>
  (value, where, report) => {
    if (!isRight(value)) report(where, `expected ${expected}, got ${show(value)}`);
  };

const text = is('text', (value) => typeof value === 'string');
const number = is('a number', (value) => typeof value === 'number' && Number.isFinite(value));
const drawing = is('a function that draws', (value) => typeof value === 'function');
const partId = is('an id, or null for none', (value) => typeof value === 'string' || value === null);
const flag = is('true or false', (value) => typeof value === 'boolean');

/** Checks an array of one of these lengths. */
const tuple =
  (expected: string, lengths: readonly number[], item: TypeCheck): TypeCheck =>
  (value, where, report) => {
    if (!Array.isArray(value) || !lengths.includes(value.length))
      report(where, `expected ${expected}, got ${show(value)}`);
    else for (const [i, each] of (value as readonly unknown[]).entries()) item(each, `${where}[${i}]`, report);
  };

/** Checks an array. Messages name its items by their ids, or else by their indices. */
const list =
  (noun: string, item: TypeCheck): TypeCheck =>
  (value, where, report) => {
    if (!Array.isArray(value)) {
      report(where, `expected an array, got ${show(value)}`);
      return;
    }
    for (const [i, each] of (value as readonly unknown[]).entries()) {
      const id = isObject(each) ? each['id'] : undefined;
      item(each, typeof id === 'string' ? `${noun} "${id}"` : `${where}[${i}]`, report);
    }
  };

/** Checks an object with these fields; if `isOpen`, it may have others. */
const record =
  (required: FieldChecks, optional: FieldChecks = {}, isOpen = false): TypeCheck =>
  (value, where, report) => {
    if (!isObject(value)) {
      report(where, `expected an object, got ${show(value)}`);
      return;
    }
    const fields = { ...required, ...optional };
    const inner = (key: string): string => (where === '' ? key : `${where}: ${key}`);
    for (const [key, check] of Object.entries(fields)) {
      const field = value[key];
      if (field !== undefined) check(field, inner(key), report);
      else if (key in required) report(where, `${key} is missing`);
    }
    if (isOpen) return;
    const known = Object.keys(fields);
    for (const key of Object.keys(value))
      if (!known.includes(key))
        report(where, `unknown field ${key}: expected ${known.join(', ')}${suggest(key, known)}`);
  };

const dictionary =
  (item: TypeCheck): TypeCheck =>
  (value, where, report) => {
    if (!isObject(value)) report(where, `expected an object, got ${show(value)}`);
    else for (const [key, each] of Object.entries(value)) item(each, `${where}: ${key}`, report);
  };

/** The commands of an arc: a letter and coordinates of 0 or more, with single spaces between them. */
const ARC = /^(?:C(?:\d+\.?\d* ){5}\d+\.?\d*|L\d+\.?\d* \d+\.?\d*)+$/;
const EXAMPLE = 'C71 9 87 27 87 51';

/** Finds the fault of the arcs of a body, undefined if they join to an outline. */
function findArcFault({ top, arcs }: Body): string | undefined {
  const unread = arcs.findIndex((arc) => !ARC.test(arc));
  if (unread !== -1)
    return `arcs[${unread}]: expected commands C and L such as ${JSON.stringify(EXAMPLE)}, got ${JSON.stringify(arcs[unread])}`;
  const [startX, startY] = pointOf(top);
  const [endX, endY] = endOf(arcs.at(-1) ?? '')
    .split(' ')
    .map(Number);
  if (arcs.length === 4)
    return endX === startX && endY === startY
      ? undefined
      : `arcs[3] ends at ${endX} ${endY}, not at the top, ${startX} ${startY}`;
  if (startX !== 50) return `top is at x = ${startX}: expected x = 50, where two arcs are mirrored, or else four arcs`;
  return endX === 50 ? undefined : `arcs[1] ends at x = ${endX}, not at x = 50, where it is mirrored`;
}

const HEX = /^#(?:[\da-f]{3}){1,2}$/i;
const color = is('a colour such as #abc or #aabbcc', (value) => typeof value === 'string' && HEX.test(value));
const fields = (keys: readonly string[], check: TypeCheck): FieldChecks =>
  Object.fromEntries(keys.map((key) => [key, check]));
const same = (keys: readonly string[], check: TypeCheck): TypeCheck => record(fields(keys, check));

const part = record(
  { id: text, weight: number },
  { kind: text, height: number, draw: drawing, back: drawing, face: drawing },
  true,
);

const pools = Object.fromEntries(
  PART_SLOTS.map((slot) => [slot, record({ none: number, parts: list(slot, part) })] as const),
);

const palette = record(
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
  { pale: flag, notes: list('note', text) },
);

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');
const top = is('a height, or a point as [x, y]', (value) => typeof value === 'number' || isPoint(value));

const inks = ['body', 'shade', 'belly', 'ink', 'dark', 'accent', 'accentShade', 'blush', 'rim'];
const bodyFields = record(
  {
    id: text,
    weight: number,
    top,
    arcs: tuple('two arcs, or four', [2, 4], text),
    edges: tuple('2 numbers: over the eyes, under the mouth', [2], number),
    shine: is('path data', (value) => typeof value === 'string' && readPath(value).fault === undefined),
    shadow: number,
    head: record(fields(['eyeY', 'eyeGap', 'mouthY', 'earGap', 'earY', 'brimY', 'brimWidth'], number), { x: number }),
    trunk: same(['sideWidth', 'bellyY', 'bellyWidth', 'bellyHeight', 'neckY', 'neckWidth'], number),
  },
  {
    crown: top,
    fixed: record({}, fields(inks, color)),
    lay: is('a transform', (value) => typeof value === 'string' && readTransform(value) !== undefined),
    paint: is('a function that paints', (value) => typeof value === 'function'),
    back: drawing,
    front: drawing,
  },
);

const body: TypeCheck = (value, where, report) => {
  let isWhole = true;
  bodyFields(value, where, (place, fault) => {
    isWhole = false;
    report(place, fault);
  });
  const fault = isWhole ? findArcFault(value as Body) : undefined;
  if (fault !== undefined) report(where, fault);
};

export const checkPackShape = record(
  { id: text, name: text, about: text },
  {
    palettes: list('palette', palette),
    bodies: list('body', body),
    ...pools,
    backgrounds: dictionary(number),
    roles: dictionary(dictionary(number)),
    faces: dictionary(record({}, { eyes: partId, brows: partId, mouth: partId, gaze: text })),
    styles: dictionary(dictionary(dictionary(number))),
  },
);
