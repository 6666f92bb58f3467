// How far a drawing reaches from a point. It is computed from the geometry, without a rasterizer or DOM.

import { IDENTITY, type Line, outlineOf, readNumbers, readPath, type ShapeElement, walk } from '../markup.js';
import { memoize } from '../memoize.js';
import type { Point } from '../parts/part.js';

/** Called with a point of a drawing, and with the radius of the painted disc around it. */
type Visit = (x: number, y: number, radius: number) => void;

/** The style of a stroke. */
interface StrokeLook {
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  /** Alternating lengths of dashes and gaps. Empty for a line without gaps. */
  readonly dashes: readonly number[];
}

/** Maximum ratio of the length of a mitre to the width of the line. Longer mitres are cut off. */
const MITRE_LIMIT = 4;

/** Lists the points of a line without repetitions. A closed line ends with its first point. */
function listDistinct({ points, isClosed }: Line): Point[] {
  const spots = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1]);
  const [first, last] = [spots[0], spots.at(-1)];
  if (isClosed && first && last && (first[0] !== last[0] || first[1] !== last[1])) spots.push(first);
  return spots;
}

/** Cuts a line into its dashes. */
function cutDashes(line: Line, dashes: readonly number[]): Line[] {
  const pattern = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  // If all lengths are 0, the line has no gaps.
  if (!pattern.some((length) => length > 0)) return [line];
  const [start, ...rest] = listDistinct(line);
  if (start === undefined) return [];
  let [[x, y], index, left] = [start, 0, pattern[0] as number];
  let points: Point[] = [start];
  // Every second piece is a gap.
  const pieces = [points];
  for (const [toX, toY] of rest) {
    for (let length = Math.hypot(toX - x, toY - y); length > left; length = Math.hypot(toX - x, toY - y)) {
      const share = left / length;
      [x, y] = [x + share * (toX - x), y + share * (toY - y)];
      points.push([x, y]);
      pieces.push((points = [[x, y]]));
      index = (index + 1) % pattern.length;
      left = pattern[index] as number;
    }
    left -= Math.hypot(toX - x, toY - y);
    points.push(([x, y] = [toX, toY]));
  }
  return pieces.filter((_, i) => i % 2 === 0).map((piece) => ({ points: piece, isClosed: false }));
}

/** Visits the tip of a mitre, unless it is cut off. */
function visitMitre([x, y]: Point, before: Point, after: Point, radius: number, visit: Visit): void {
  const side = before[0] * after[1] - before[1] * after[0] > 0 ? 1 : -1;
  const [mx, my] = [side * (before[1] + after[1]), -side * (before[0] + after[0])];
  const length = Math.hypot(mx, my);
  // A mitre is 2 / length times as long as the line is wide.
  if (length * MITRE_LIMIT < 2) return;
  const out = (2 * radius) / (length * length);
  visit(x + out * mx, y + out * my, 0);
}

/** Visits the end of an open line. The second point is its direction, out of the line. */
function visitEnd([x, y]: Point, [wx, wy]: Point, radius: number, cap: string, visit: Visit): void {
  if (cap === 'round') visit(x, y, radius);
  if (cap !== 'square') return;
  visit(x + radius * (wx - wy), y + radius * (wy + wx), 0);
  visit(x + radius * (wx + wy), y + radius * (wy - wx), 0);
}

function visitLine(line: Line, { width, cap, join }: StrokeLook, visit: Visit): void {
  const spots = listDistinct(line);
  const radius = width / 2;
  const [first] = spots;
  if (first === undefined) return;
  if (spots.length === 1) {
    // A line of length 0 is painted as its caps.
    if (cap === 'round' || cap === 'square') visit(first[0], first[1], radius);
    return;
  }
  const ways = spots.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = spots[i] as Point;
    const length = Math.hypot(x - fromX, y - fromY);
    return [(x - fromX) / length, (y - fromY) / length];
  });
  for (const [i, spot] of spots.entries()) {
    const before = ways[i - 1] ?? (line.isClosed ? ways.at(-1) : undefined);
    const after = ways[i] ?? (line.isClosed ? ways[0] : undefined);
    for (const way of [before, after]) {
      if (way === undefined) continue;
      visit(spot[0] - way[1] * radius, spot[1] + way[0] * radius, 0);
      visit(spot[0] + way[1] * radius, spot[1] - way[0] * radius, 0);
    }
    if (before && after) {
      if (join === 'round') visit(spot[0], spot[1], radius);
      else if (join === 'miter') visitMitre(spot, before, after, radius, visit);
    } else if (before) visitEnd(spot, before, radius, cap, visit);
    else if (after) visitEnd(spot, [-after[0], -after[1]], radius, cap, visit);
  }
}

/** Visits points of the edge of a stroke (SVG 2 §13.5): along the line, around its ends and at its corners. */
function visitStroke(line: Line, look: StrokeLook, visit: Visit): void {
  const pieces = look.dashes.length > 0 ? cutDashes(line, look.dashes) : [line];
  for (const piece of pieces) visitLine(piece, look, visit);
}

/** The farthest point of a drawing. */
export interface Farthest {
  /** Distance from the middle, in units. */
  readonly reach: number;
  readonly x: number;
  readonly y: number;
}

// A body is drawn again with each part.
const linesOf = /* @__PURE__ */ memoize((data: string) => readPath(data).lines, 4096);

/**
 * Finds the point of a drawing that is farthest from another point.
 *
 * @param shapes - elements without faults
 */
export function findFarthest(shapes: readonly ShapeElement[], [middleX, middleY]: Point): Farthest {
  let farthest: Farthest = { reach: 0, x: middleX, y: middleY };
  walk(shapes, IDENTITY, (shape, [a, b, c, d, e, f], inherited) => {
    const visit: Visit = (localX, localY, radius) => {
      const [x, y] = [a * localX + c * localY + e, b * localX + d * localY + f];
      const away = Math.hypot(x - middleX, y - middleY);
      const [ux, uy] = away === 0 ? [0, -1] : [(x - middleX) / away, (y - middleY) / away];
      // The transform may turn the disc into an ellipse: this is its extent in the direction of the point.
      const more = radius === 0 ? 0 : radius * Math.hypot(a * ux + b * uy, c * ux + d * uy);
      if (away + more > farthest.reach) farthest = { reach: away + more, x: x + ux * more, y: y + uy * more };
    };
    // Without an attribute, the value of SVG counts, or that of the root of a drawing.
    const get = (name: string, byDefault = 'none'): string => inherited.get(name) ?? byDefault;
    const look: StrokeLook = {
      width: Number(get('stroke-width', '1')),
      cap: get('stroke-linecap', 'round'),
      join: get('stroke-linejoin', 'miter'),
      dashes: readNumbers(get('stroke-dasharray')) ?? [],
    };
    const [isFilled, isStroked] = [get('fill') !== 'none', get('stroke') !== 'none' && look.width > 0];
    if (!isFilled && !isStroked) return;
    for (const line of outlineOf(shape, linesOf)) {
      if (isFilled) for (const [x, y] of line.points) visit(x, y, 0);
      if (isStroked) visitStroke(line, look, visit);
    }
  });
  return farthest;
}
