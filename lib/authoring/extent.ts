// How far a drawing reaches from a point. It is computed from the geometry, without a rasterizer or DOM.

import { IDENTITY, type Line, outlineOf, readNumbers, readPath, type ShapeElement, walk } from '../markup.js';
import { memoize } from '../memoize.js';
import type { Point } from '../parts/part.js';

/** Called with a point of a drawing, and with the radius of the painted disc around it. */
type Visit = (x: number, y: number, radius: number) => void;

/** Maximum ratio of the length of a mitre to the width of the line. Longer mitres are cut off. */
const MITRE_LIMIT = 4;

/** Lists the points of a line without repetitions. A closed line ends with its first point. */
function listDistinct({ points, isClosed }: Line): Point[] {
  const all = isClosed ? [...points, ...points.slice(0, 1)] : points;
  return all.filter(([x, y], i) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
}

/** Cuts a line into its dashes, from alternating lengths of dashes and gaps. */
function cutDashes(line: Line, dashes: readonly number[]): Line[] {
  const pattern = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  // If all lengths are 0, or the list is empty, the line has no gaps.
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

/** Visits the corners of a stroke, of its joins and of its caps (SVG 2 §13.5). */
function visitStroke(line: Line, radius: number, cap: string, join: string, visit: Visit): void {
  const spots = listDistinct(line);
  const ways = spots.slice(1).map(([x, y], i): Point => {
    const [fromX, fromY] = spots[i] as Point;
    const length = Math.hypot(x - fromX, y - fromY);
    return [(x - fromX) / length, (y - fromY) / length];
  });
  for (const [i, [x, y]] of spots.entries()) {
    const before = ways[i - 1] ?? (line.isClosed ? ways.at(-1) : undefined);
    const after = ways[i] ?? (line.isClosed ? ways[0] : undefined);
    const isJoin = before !== undefined && after !== undefined;
    // A square cap makes the line longer.
    const more = !isJoin && cap === 'square' ? radius : 0;
    for (const [way, out] of [[before, more] as const, [after, -more] as const]) {
      if (way === undefined) continue;
      visit(x + out * way[0] - radius * way[1], y + out * way[1] + radius * way[0], 0);
      visit(x + out * way[0] + radius * way[1], y + out * way[1] - radius * way[0], 0);
    }
    if (isJoin && join === 'miter') visitMitre([x, y], before, after, radius, visit);
    // A line of length 0 is painted as its caps.
    if ((isJoin ? join : cap) === 'round' || (ways.length === 0 && cap === 'square')) visit(x, y, radius);
  }
}

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
    // Without an attribute, the default of SVG counts, or the value of the root of a drawing.
    const get = (name: string, byDefault = 'none'): string => inherited.get(name) ?? byDefault;
    const radius = Number(get('stroke-width', '1')) / 2;
    const [isFilled, isStroked] = [get('fill') !== 'none', get('stroke') !== 'none' && radius > 0];
    if (!isFilled && !isStroked) return;
    const [cap, join] = [get('stroke-linecap', 'round'), get('stroke-linejoin', 'miter')];
    for (const line of outlineOf(shape, linesOf)) {
      if (isFilled) for (const [x, y] of line.points) visit(x, y, 0);
      if (!isStroked) continue;
      for (const piece of cutDashes(line, readNumbers(get('stroke-dasharray')) ?? []))
        visitStroke(piece, radius, cap, join, visit);
    }
  });
  return farthest;
}
