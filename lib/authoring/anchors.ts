// Whether the anchors of a body make sense: everything that a mascot wears is placed from them.
import type { Anchors, Body } from '../parts/part.js';
import type { Measure } from './extent.js';
import type { Point } from './path.js';
import { nameOf } from './rules.js';
import type { Report } from './schema.js';

/** The disc that every mascot stays inside of: its middle, and its radius. */
export const DISC = { middle: [50, 50] as Point, radius: 50 } as const;

const NUMBERS = [
  'x',
  'eyeY',
  'eyeGap',
  'mouthY',
  'topX',
  'topY',
  'earGap',
  'earY',
  'brimY',
  'brimWidth',
  'sideWidth',
  'bellyY',
  'bellyWidth',
  'bellyHeight',
  'neckY',
  'neckWidth',
  'armGap',
  'armY',
] as const satisfies readonly (keyof Anchors)[];

/** The places that anchors name, by the names of the anchors. The right side stands for both. */
function listPlaces(a: Anchors): readonly (readonly [anchors: string, place: Point])[] {
  return [
    ['eyeGap and eyeY', [a.x + a.eyeGap, a.eyeY]],
    ['mouthY', [a.x, a.mouthY]],
    ['topX and topY', [a.topX, a.topY]],
    ['earGap and earY', [a.x + a.earGap, a.earY]],
    ['brimWidth and brimY', [a.x + a.brimWidth, a.brimY]],
    ['sideWidth and eyeY', [a.x + a.sideWidth, a.eyeY]],
    ['bellyWidth and bellyY', [a.x + a.bellyWidth, a.bellyY]],
    ['bellyHeight and bellyY', [a.x, a.bellyY + a.bellyHeight]],
    ['neckWidth and neckY', [a.x + a.neckWidth, a.neckY]],
    ['armGap and armY', [a.x + a.armGap, a.armY]],
  ];
}

/** Whether a place is inside a closed line: whether a ray from it crosses the line an odd number of times. */
function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [toX, toY]] of points.entries()) {
    const [fromX, fromY] = points.at(i - 1) ?? [toX, toY];
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) inside = !inside;
  }
  return inside;
}

/** Reports the anchors of a body that cannot be right. */
export function findAnchorFaults({ id, outline, anchors }: Body, measure: Measure, report: Report): void {
  const where = nameOf('body', id);
  const values = new Map<string, unknown>(Object.entries(anchors));
  const wrong = NUMBERS.filter((name) => !Number.isInteger(2 * Number(values.get(name) ?? Number.NaN)));
  for (const name of wrong)
    report(where, `anchor ${name}: expected a multiple of one half, got ${String(values.get(name))}`);
  if (wrong.length > 0) return;
  const [middleX, middleY] = DISC.middle;
  for (const [names, [x, y]] of listPlaces(anchors)) {
    if (Math.hypot(x - middleX, y - middleY) > DISC.radius)
      report(where, `anchors ${names}: ${x} ${y} is outside the disc`);
  }
  const [line] = measure.linesOf(outline);
  for (const [names, place] of listPlaces(anchors).slice(0, 2)) {
    if (!isInside(place, line?.points ?? [])) report(where, `anchors ${names}: ${place.join(' ')} is not on the body`);
  }
  if (anchors.mouthY <= anchors.eyeY) report(where, 'anchor mouthY: expected the mouth under the eyes');
}
