// Where the edge of a stroke is (SVG 2 §13.5): beside the line, around its ends and at its corners.
import type { Line, Point } from './path.js';

/** Takes a point of a drawing, and the radius of a disc around it that is painted too. */
export type Visit = (x: number, y: number, radius: number) => void;

/** How a stroke looks. */
export interface StrokeLook {
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  /** Lengths of dashes and gaps in turn; none for a whole line. */
  readonly dashes: readonly number[];
}

/** A mitre more than this many times as long as the line is wide is cut off. */
const MITRE_LIMIT = 4;

/** The line without points that repeat the one before; a closed line ends where it begins. */
function listSpots({ points, isClosed }: Line): Point[] {
  const spots = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1]);
  const [first, last] = [spots[0], spots.at(-1)];
  if (isClosed && first && last && (first[0] !== last[0] || first[1] !== last[1])) spots.push(first);
  return spots;
}

/** Cuts a line into its dashes. */
function cutDashes(line: Line, dashes: readonly number[]): Line[] {
  const pattern = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
  // Without any length nothing is cut, and the line is whole.
  if (!(pattern.reduce((sum, length) => sum + length, 0) > 0)) return [line];
  const [start, ...rest] = listSpots(line);
  if (start === undefined) return [];
  const pieces: Line[] = [];
  let [index, left] = [0, pattern[0] as number];
  let points: Point[] = [start];
  let [x, y] = start;
  const turnOver = (): void => {
    if (index % 2 === 0) pieces.push({ points, isClosed: false });
    index = (index + 1) % pattern.length;
    left = pattern[index] as number;
    points = [[x, y]];
  };
  for (const [toX, toY] of rest) {
    let length = Math.hypot(toX - x, toY - y);
    while (length > left) {
      const share = left / length;
      [x, y] = [x + share * (toX - x), y + share * (toY - y)];
      length -= left;
      points.push([x, y]);
      turnOver();
    }
    left -= length;
    [x, y] = [toX, toY];
    points.push([x, y]);
  }
  if (index % 2 === 0) pieces.push({ points, isClosed: false });
  return pieces;
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

/** Visits the end of an open line; `way` points out of the line. */
function visitEnd([x, y]: Point, [wx, wy]: Point, radius: number, cap: string, visit: Visit): void {
  if (cap === 'round') visit(x, y, radius);
  if (cap !== 'square') return;
  visit(x + radius * (wx - wy), y + radius * (wy + wx), 0);
  visit(x + radius * (wx + wy), y + radius * (wy - wx), 0);
}

function visitLine(line: Line, { width, cap, join }: StrokeLook, visit: Visit): void {
  const spots = listSpots(line);
  const radius = width / 2;
  const [first] = spots;
  if (first === undefined) return;
  if (spots.length === 1) {
    // A line of no length is what its ends are.
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

/** Visits the edge of a stroke. */
export function visitStroke(line: Line, look: StrokeLook, visit: Visit): void {
  const pieces = look.dashes.length > 0 ? cutDashes(line, look.dashes) : [line];
  for (const piece of pieces) visitLine(piece, look, visit);
}
