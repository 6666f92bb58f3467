// Path data (SVG 2 §9.3) as lines of points: curves and arcs become short straight pieces.
import { isPrinted, numberAt } from './number.js';

export type Point = readonly [x: number, y: number];

/** A subpath. */
export interface Line {
  readonly points: Point[];
  readonly isClosed: boolean;
}

/** What was read, and why reading ended early, if it did. */
export interface Path {
  readonly lines: readonly Line[];
  readonly fault?: string;
}

/** Pieces of a curve: on the largest curve of a mascot they stray from it by less than a twentieth of a unit. */
const PIECES = 16;

/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

function addCurve(points: Point[], [ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): void {
  for (let i = 1; i <= PIECES; i++) {
    const t = i / PIECES;
    const s = 1 - t;
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push([p * ax + q * bx + r * cx + u * dx, p * ay + q * by + r * cy + u * dy]);
  }
}

/** An elliptical arc by its end points, as SVG 2 §B.2.4 works out its middle. */
function addArc(points: Point[], from: Point, to: Point, [rx, ry, turn, isLarge, isSweep]: readonly number[]): void {
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
  const pieces = Math.max(2, Math.ceil((Math.abs(sweep) / Math.PI) * 2 * PIECES));
  for (let i = 1; i < pieces; i++) {
    const t = start + (sweep * i) / pieces;
    const [px, py] = [a * Math.cos(t), b * Math.sin(t)];
    points.push([cx + cos * px - sin * py, cy + sin * px + cos * py]);
  }
  points.push(to);
}

/** A command with its numbers. */
interface Step {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Splits path data into commands; the two flags of an arc may stand without a space between them. */
function readSteps(data: string): { readonly steps: Step[]; readonly fault?: string } {
  const steps: Step[] = [];
  let at = 0;
  let letter = '';
  const skip = (): void => {
    while (/[\s,]/.test(data[at] ?? '')) at++;
  };
  for (skip(); at < data.length; skip()) {
    const sign = data[at] ?? '';
    if (sign.toUpperCase() in COUNTS && /[a-z]/i.test(sign)) {
      letter = sign;
      at++;
    } else if (letter === '' || /z/i.test(letter)) return { steps, fault: `${sign} is no command of path data` };
    // Further points after a first one are those of lines.
    else if (/m/i.test(letter)) letter = letter === 'M' ? 'L' : 'l';
    if (steps.length === 0 && !/m/i.test(letter)) return { steps, fault: 'path data begin with M' };
    const numbers: number[] = [];
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    while (numbers.length < count) {
      skip();
      const isFlag = /a/i.test(letter) && (numbers.length === 3 || numbers.length === 4);
      const text = isFlag ? (/^[01]$/.test(data[at] ?? '') ? data[at] : undefined) : numberAt(data, at);
      if (text === undefined) return { steps, fault: `${letter} takes ${count} numbers, got ${numbers.length}` };
      if (!isPrinted(text)) return { steps, fault: `${text} is no number of at most two decimals` };
      numbers.push(Number(text));
      at += text.length;
    }
    steps.push({ letter, numbers });
  }
  return { steps };
}

/** Reads path data. */
export function readPath(data: string): Path {
  const { steps, fault } = readSteps(data);
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The control point of the curve before, which a smooth one mirrors.
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
    // After Z, the next subpath begins where the last one did.
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
      else if (command === 'A') addArc(points, from, to, numbers);
      else if (command === 'C' || command === 'S') {
        const first = command === 'C' ? point(0) : mirrored(/[CS]/);
        const last = point(command === 'C' ? 2 : 0);
        addCurve(points, from, first, last, to);
        [handleX, handleY] = last;
      } else {
        const [hx, hy] = command === 'Q' ? point(0) : mirrored(/[QT]/);
        const toward = ([px, py]: Point): Point => [px + (2 * (hx - px)) / 3, py + (2 * (hy - py)) / 3];
        addCurve(points, from, toward(from), toward(to), to);
        [handleX, handleY] = [hx, hy];
      }
      [x, y] = to;
    }
    before = command;
  }
  return fault === undefined ? { lines } : { lines, fault };
}
