// Reads drawings: elements, numbers, transforms and path data, in the small part of SVG that drawings of packs may use.

import type { Point } from './parts/part.js';

/** An element of a drawing. */
export interface ShapeElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly ShapeElement[];
}

/** A drawing as a tree. After a fault, it has only the elements before it. */
export interface Markup {
  readonly shapes: readonly ShapeElement[];
  readonly fault?: string;
}

// XML and SVG know four kinds of space (XML 1.0 §2.3), JavaScript many more.
const TAG = /<(\/?)([A-Za-z]+)((?:[ \t\r\n]+[\w-]+="[^"<>&]*")*)[ \t\r\n]*(\/?)>/y;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** Maximum number of characters of a drawing in a message. */
const QUOTED = 40;

interface OpenElement extends ShapeElement {
  readonly children: ShapeElement[];
}

function readAttributes(text: string): { readonly attributes: Map<string, string>; readonly twin?: string } {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) return { attributes, twin: name };
    attributes.set(name, value);
  }
  return { attributes };
}

/** Reads SVG elements. Text between them and missing end tags are faults. */
export function readMarkup(drawing: string): Markup {
  const root: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  const stop = (fault: string): Markup => ({ shapes: root.children, fault });
  for (let at = 0; at < drawing.length; at = TAG.lastIndex) {
    TAG.lastIndex = at;
    const tag = TAG.exec(drawing);
    const here = () => JSON.stringify(drawing.slice(at, at + QUOTED));
    if (tag === null) return stop(`expected an element such as <path d="…"/>, got ${here()}`);
    const [, slash, name = '', rest = '', end] = tag;
    if (slash === '/') {
      const closed = open.pop();
      if (closed?.name !== name || open.length === 0) return stop(`</${name}> has no start tag: ${here()}`);
      continue;
    }
    const { attributes, twin } = readAttributes(rest);
    if (twin !== undefined) return stop(`<${name}> has ${twin} twice`);
    const shape: OpenElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(shape);
    if (end === '') open.push(shape);
  }
  return open.length === 1 ? { shapes: root.children } : stop(`<${open.at(-1)?.name}> has no end tag`);
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const PRINTED = /^-?(?:\d+(?:\.\d{1,2})?|\.\d{1,2})$/;

/** Whether a text is a number with at most two decimals and no exponent: every JavaScript engine prints such numbers alike. */
export function isPrinted(text: string): boolean {
  return PRINTED.test(text);
}

/** The text of the number at an index; undefined if there is none. */
function numberAt(text: string, index: number): string | undefined {
  NUMBER.lastIndex = index;
  return NUMBER.exec(text)?.[0];
}

/** Reads numbers with spaces or commas between them; undefined if {@link isPrinted} is false for one of them. */
export function readNumbers(text: string): number[] | undefined {
  const words = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '').split(/[ \t\r\n]*,[ \t\r\n]*|[ \t\r\n]+/);
  return words.every(isPrinted) ? words.map(Number) : undefined;
}

/** A transform as SVG defines it (SVG 2 §8.5). It maps x, y to `a x + c y + e`, `b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Multiplies two transforms. The result applies the second one first. */
function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function rotate(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** Transform functions by name. Each returns undefined for a wrong number of arguments. */
const TRANSFORMS: ReadonlyMap<string, (numbers: readonly number[]) => Matrix | undefined> = new Map([
  ['translate', ([x = 0, y = 0, ...more]) => (more.length > 0 ? undefined : [1, 0, 0, 1, x, y])],
  ['scale', ([x = 1, y = x, ...more]) => (more.length > 0 ? undefined : [x, 0, 0, y, 0, 0])],
  [
    'rotate',
    (numbers) => (numbers.length === 1 || numbers.length === 3 ? rotate(...(numbers as [number])) : undefined),
  ],
  ['matrix', (numbers) => (numbers.length === 6 ? (numbers as unknown as Matrix) : undefined)],
]);

/** Reads the value of a `transform` attribute; undefined if it has other functions, or other numbers than drawings may have. */
export function readTransform(text: string): Matrix | undefined {
  if (!/^(?:[a-z]+\([^()]*\)\s*)+$/.test(text)) return undefined;
  let all = IDENTITY;
  for (const [, name = '', list = ''] of text.matchAll(/([a-z]+)\(([^()]*)\)/g)) {
    const numbers = readNumbers(list);
    const one = numbers && TRANSFORMS.get(name)?.(numbers);
    if (one === undefined) return undefined;
    all = multiply(all, one);
  }
  return all;
}

/** A subpath as straight lines. */
export interface Line {
  readonly points: Point[];
  readonly isClosed: boolean;
}

/** Path data as lines. After a fault, it has only the lines before it. */
export interface Path {
  readonly lines: readonly Line[];
  readonly fault?: string;
}

/** Straight lines for a curve. On the largest curve of a mascot, the error is less than a twentieth of a unit. */
const PIECES = 16;

/** Number of arguments of each command. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function addCurve(
  points: Point[],
  pieces: number,
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
): void {
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces;
    const s = 1 - t;
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push([p * ax + q * bx + r * cx + u * dx, p * ay + q * by + r * cy + u * dy]);
  }
}

/** Adds an elliptical arc. Its middle is computed from its end points (SVG 2 §B.2.4). */
function addArc(
  points: Point[],
  perQuarter: number,
  from: Point,
  to: Point,
  [rx, ry, turn, isLarge, isSweep]: readonly number[],
): void {
  let [a, b] = [Math.abs(rx ?? 0), Math.abs(ry ?? 0)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  if (a === 0 || b === 0 || (dx === 0 && dy === 0)) {
    points.push(to);
    return;
  }
  const angle = ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const stretch = Math.sqrt(Math.max(1, (x * x) / (a * a) + (y * y) / (b * b)));
  [a, b] = [a * stretch, b * stretch];
  const over = a * a * y * y + b * b * x * x;
  const root = Math.sqrt(Math.max(0, (a * a * b * b - over) / over)) * (isLarge === isSweep ? -1 : 1);
  const [mx, my] = [(root * a * y) / b, (-root * b * x) / a];
  const start = Math.atan2((y - my) / b, (x - mx) / a);
  let sweep = Math.atan2((-y - my) / b, (-x - mx) / a) - start;
  if (isSweep === 1 && sweep < 0) sweep += 2 * Math.PI;
  if (isSweep === 0 && sweep > 0) sweep -= 2 * Math.PI;
  const [cx, cy] = [cos * mx - sin * my + (from[0] + to[0]) / 2, sin * mx + cos * my + (from[1] + to[1]) / 2];
  const pieces = Math.max(2, Math.ceil((Math.abs(sweep) / Math.PI) * 2 * perQuarter));
  for (let i = 1; i < pieces; i++) {
    const t = start + (sweep * i) / pieces;
    const [px, py] = [a * Math.cos(t), b * Math.sin(t)];
    points.push([cx + cos * px - sin * py, cy + sin * px + cos * py]);
  }
  points.push(to);
}

/** A command with its arguments. */
interface PathStep {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Splits path data into commands. The two flags of an arc may have no space between them. */
function readSteps(data: string): { readonly steps: PathStep[]; readonly fault?: string } {
  const steps: PathStep[] = [];
  let at = 0;
  let letter = '';
  const skip = (): void => {
    while (/[ \t\r\n,]/.test(data[at] ?? '')) at++;
  };
  for (skip(); at < data.length; skip()) {
    const sign = data[at] ?? '';
    if (sign.toUpperCase() in COUNTS && /[a-z]/i.test(sign)) {
      letter = sign;
      at++;
    } else if (letter === '' || /z/i.test(letter)) return { steps, fault: `${sign} is not a command of path data` };
    // Points after the first one of a move are lines.
    else if (/m/i.test(letter)) letter = letter === 'M' ? 'L' : 'l';
    if (steps.length === 0 && !/m/i.test(letter)) return { steps, fault: 'path data must begin with M' };
    const numbers: number[] = [];
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    while (numbers.length < count) {
      skip();
      const isFlag = /a/i.test(letter) && (numbers.length === 3 || numbers.length === 4);
      const text = isFlag ? (/^[01]$/.test(data[at] ?? '') ? data[at] : undefined) : numberAt(data, at);
      if (text === undefined) return { steps, fault: `${letter} takes ${count} numbers, got ${numbers.length}` };
      if (!isPrinted(text)) return { steps, fault: `${text} is not a number of at most two decimals` };
      numbers.push(Number(text));
      at += text.length;
    }
    steps.push({ letter, numbers });
  }
  return { steps };
}

/**
 * Reads path data (SVG 2 §9.3). Curves and arcs become short straight lines.
 *
 * @param pieces - lines for a curve, or for a quarter of a circle
 */
export function readPath(data: string, pieces = PIECES): Path {
  const { steps, fault } = readSteps(data);
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last control point of the previous curve, which a smooth curve mirrors.
  let [handleX, handleY, before] = [0, 0, ''];
  let points: Point[] = [];
  const begin = (): void => {
    points = [[x, y]];
    lines.push({ points, isClosed: false });
  };
  for (const { letter, numbers } of steps) {
    const command = letter.toUpperCase();
    const [ox, oy] = letter === command ? [0, 0] : [x, y];
    const point = (i: number): Point => [ox + (numbers[i] ?? 0), oy + (numbers[i + 1] ?? 0)];
    const from: Point = [x, y];
    const mirrored = (kin: RegExp): Point => (kin.test(before) ? [2 * x - handleX, 2 * y - handleY] : from);
    // After Z, the next subpath begins at the start of the last one.
    if (before === 'Z' && command !== 'M') begin();
    if (command === 'Z') {
      const last = lines.at(-1);
      if (last) last.isClosed = true;
      [x, y] = [startX, startY];
    } else if (command === 'M') {
      [x, y] = [startX, startY] = point(0);
      begin();
    } else if (command === 'H') points.push([(x = ox + (numbers[0] ?? 0)), y]);
    else if (command === 'V') points.push([x, (y = oy + (numbers[0] ?? 0))]);
    else {
      const to = point(numbers.length - 2);
      if (command === 'L') points.push(to);
      else if (command === 'A') addArc(points, pieces, from, to, numbers);
      else if (command === 'C' || command === 'S') {
        const first = command === 'C' ? point(0) : mirrored(/[CS]/);
        const last = point(command === 'C' ? 2 : 0);
        addCurve(points, pieces, from, first, last, to);
        [handleX, handleY] = last;
      } else {
        const [hx, hy] = command === 'Q' ? point(0) : mirrored(/[QT]/);
        const toward = ([px, py]: Point): Point => [px + (2 * (hx - px)) / 3, py + (2 * (hy - py)) / 3];
        addCurve(points, pieces, from, toward(from), toward(to), to);
        [handleX, handleY] = [hx, hy];
      }
      [x, y] = to;
    }
    before = command;
  }
  return fault === undefined ? { lines } : { lines, fault };
}

/** Number of corners of the polygon for an ellipse. The error is less than a thirtieth of a unit. */
const CORNERS = 96;

function drawEllipse(cx: number, cy: number, rx: number, ry: number): Line {
  const points = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
  return { points, isClosed: true };
}

/** A rectangle, with quarters of ellipses at its corners. */
function drawRect(x: number, y: number, width: number, height: number, rx: number, ry: number): Line {
  const [a, b] = [Math.min(rx, width / 2), Math.min(ry, height / 2)];
  const middles: Point[] = [
    [x + width - a, y + b],
    [x + width - a, y + height - b],
    [x + a, y + height - b],
    [x + a, y + b],
  ];
  const points = middles.flatMap(([cx, cy], corner) =>
    Array.from({ length: a > 0 && b > 0 ? 9 : 1 }, (_, i): Point => {
      const angle = (Math.PI / 2) * (corner - 1 + i / 8);
      return a > 0 && b > 0 ? [cx + a * Math.cos(angle), cy + b * Math.sin(angle)] : [cx, cy];
    }),
  );
  return { points, isClosed: true };
}

/**
 * The outline of an element as lines, before its transform.
 *
 * @param linesOf - reads path data
 */
export function outlineOf(
  { name, attributes }: ShapeElement,
  linesOf: (data: string) => readonly Line[],
): readonly Line[] {
  const get = (key: string, byDefault = 0): number => Number(attributes.get(key) ?? byDefault);
  if (name === 'path') return linesOf(attributes.get('d') ?? '');
  if (name === 'circle') return [drawEllipse(get('cx'), get('cy'), get('r'), get('r'))];
  if (name === 'ellipse') return [drawEllipse(get('cx'), get('cy'), get('rx'), get('ry'))];
  if (name !== 'rect') return [];
  const rx = get('rx', get('ry'));
  return [drawRect(get('x'), get('y'), get('width'), get('height'), rx, get('ry', rx))];
}

/** Called with an element, its transform, and its attributes with those that it inherits. */
type Visit = (shape: ShapeElement, matrix: Matrix, inherited: ReadonlyMap<string, string>) => void;

/** Visits elements, each before its children. Groups may be translucent: the opacities of an element and of those around it multiply. */
export function walk(
  shapes: readonly ShapeElement[],
  outer: Matrix,
  visit: Visit,
  above: ReadonlyMap<string, string> = new Map(),
): void {
  for (const shape of shapes) {
    const { attributes, children } = shape;
    const transform = attributes.get('transform');
    const matrix = transform === undefined ? outer : multiply(outer, readTransform(transform) ?? IDENTITY);
    const opacity = Number(above.get('opacity') ?? 1) * Number(attributes.get('opacity') ?? 1);
    const inherited = new Map([...above, ...attributes, ['opacity', String(opacity)]]);
    visit(shape, matrix, inherited);
    walk(children, matrix, visit, inherited);
  }
}
