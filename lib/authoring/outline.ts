// The outlines of elements as lines of points, before transforms.
import type { Shape } from './markup.js';
import type { Line, Point } from './path.js';

/** Corners of the polygon that stands for an ellipse: it strays from one by less than a thirtieth of a unit. */
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
 * The outline of an element.
 *
 * @param linesOf - reads path data
 */
export function outlineOf({ name, attributes }: Shape, linesOf: (data: string) => readonly Line[]): readonly Line[] {
  const get = (key: string, byDefault = 0): number => Number(attributes.get(key) ?? byDefault);
  if (name === 'path') return linesOf(attributes.get('d') ?? '');
  if (name === 'circle') return [drawEllipse(get('cx'), get('cy'), get('r'), get('r'))];
  if (name === 'ellipse') return [drawEllipse(get('cx'), get('cy'), get('rx'), get('ry'))];
  if (name !== 'rect') return [];
  const rx = get('rx', get('ry'));
  return [drawRect(get('x'), get('y'), get('width'), get('height'), rx, get('ry', rx))];
}
