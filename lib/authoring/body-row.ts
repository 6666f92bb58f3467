// Whether the arcs of a row join to an outline. `createBody` takes them as they are.
import type { BodyRow } from '../parts/body.js';

/** Commands of which an arc is made, each with its letter, coordinates from 0 on between single spaces. */
const ARC = /^(?:C(?:\d+\.?\d* ){5}\d+\.?\d*|L\d+\.?\d* \d+\.?\d*)+$/;
const EXAMPLE = 'C71 9 87 27 87 51';

function endOf(arc: string): readonly [x: number, y: number] {
  const [x = 0, y = 0] = (/[\d.]+ [\d.]+$/.exec(arc)?.[0] ?? '').split(' ').map(Number);
  return [x, y];
}

/** What is wrong with the arcs of a row, if anything. */
export function findRowFault({ top, arcs }: BodyRow): string | undefined {
  const unread = arcs.findIndex((arc) => !ARC.test(arc));
  if (unread !== -1)
    return `arcs[${unread}]: expected commands C and L such as ${JSON.stringify(EXAMPLE)}, got ${JSON.stringify(arcs[unread])}`;
  const [startX, startY] = typeof top === 'number' ? [50, top] : top;
  const [endX, endY] = endOf(arcs.at(-1) ?? '');
  if (arcs.length === 4)
    return endX === startX && endY === startY
      ? undefined
      : `arcs[3] ends at ${endX} ${endY}, not at the top, ${startX} ${startY}`;
  if (startX !== 50) return `top is at x = ${startX}: two arcs are mirrored at x = 50, others need all four`;
  return endX === 50 ? undefined : `arcs[1] ends at x = ${endX}, not at 50, where it is mirrored`;
}
