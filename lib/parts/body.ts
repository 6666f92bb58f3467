// The format of bodies: arcs clockwise from the top that meet at the two temples and the bottom, and rows of anchors.
import type { Anchors, Body, Inks } from './part.js';
import { flatten } from './stencil.js';

/** A point, in units of a mascot. */
export type Point = readonly [x: number, y: number];

/** The shape of a body as data. Path data are absolute and made of `C` and `L` alone, each command with its letter. */
export interface BodyShape extends Omit<Body, 'outline' | 'paint' | 'gloss' | 'anchors'> {
  /** Start of the outline: a point, or a height at x = 50. */
  readonly top: number | Point;
  /** From the top to the right temple, and on to the bottom. The left side mirrors them, or has two arcs of its own. */
  readonly arcs:
    | readonly [topToRight: string, rightToBottom: string]
    | readonly [topToRight: string, rightToBottom: string, bottomToLeft: string, leftToTop: string];
  /** Heights of the control points of the two edges between the temples: over the eyes (cap), under the mouth (dip). */
  readonly edges: readonly [over: number, under: number];
  /** Path data of the highlight, top left. */
  readonly shine: string;
  /** Place of an antenna, if it is not the start of the outline. */
  readonly crown?: number | Point;
  /** Transform of the body colour, which is drawn over the shade. */
  readonly lay?: string;
}

/** A body with its anchors as tuples: the bodies of this library, where names would add a kilobyte to a page. */
export interface BodyRow extends BodyShape {
  readonly head: readonly [
    ...face: [eyeY: number, eyeGap: number, mouthY: number],
    ...ears: [gap: number, y: number],
    ...brim: [y: number, width: number],
  ];
  readonly trunk: readonly [
    side: number,
    ...belly: [y: number, width: number, height: number],
    ...neck: [y: number, width: number],
  ];
}

const MIDDLE = 50;
const LAY = 'translate(1 1) scale(.94)';

function pointOf(place: number | Point): Point {
  return typeof place === 'number' ? [MIDDLE, place] : place;
}

function endOf(arc: string): string {
  return /[\d.]+ [\d.]+$/.exec(arc)?.[0] ?? '';
}

function mirrorPoint(point: string): string {
  const [x, y] = point.split(' ');
  return `${2 * MIDDLE - Number(x)} ${y}`;
}

/** Mirrors an arc and reverses it. The control points of a cubic then change places too. */
function mirrorArc(start: string, arc: string): string {
  const points = ((start + arc).match(/[\d.]+ [\d.]+/g) ?? []).reverse().map(mirrorPoint);
  const steps = (arc.match(/[CL]/g) ?? []).reverse();
  let next = 1;
  return steps.map((step) => step + points.slice(next, (next += step === 'C' ? 3 : 1)).join(' ')).join('');
}

function placeAnchors({ head, trunk, crown, top }: BodyRow): Omit<Anchors, 'cap' | 'dip'> {
  const [eyeY, eyeGap, mouthY, earGap, earY, brimY, brimWidth] = head;
  const [sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth] = trunk;
  const [topX, topY] = pointOf(crown ?? top);
  const x = MIDDLE;
  const upper = { x, eyeY, eyeGap, mouthY, topX, topY, earGap, earY, brimY, brimWidth };
  const lower = { sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth };
  // Arms start at the edge, under the eyes. Higher or lower, a hand would leave the disc.
  const edge = Math.max(neckWidth, Math.round((4 * sideWidth + 2 * neckWidth) / 3) / 2);
  const arms = { armGap: edge - 1, armY: Math.min(64, Math.max(52, Math.round(eyeY + neckY) / 2)) };
  return { ...upper, ...lower, ...arms, toTop: `translate(${topX} ${topY})` };
}

/** Shortens path data: where the first control point of a cubic mirrors the last one of the cubic before it, `S` leaves it out. */
function shorten(path: string): string {
  let mirrored = '';
  return path.replace(/([CL])([^CLZ]+)/g, (all, step: string, points: string) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = points.split(' ').map(Number);
    const isSmooth = step === 'C' && `${x1} ${y1}` === mirrored;
    mirrored = step === 'C' ? `${2 * x - x2} ${2 * y - y2}` : '';
    return isSmooth ? `S${x2} ${y2} ${x} ${y}` : all;
  });
}

/** Makes a body from its row: joins the arcs into the outline and the regions, and prints the texts that every drawing repeats. */
export function createBody(row: BodyRow): Body {
  const { top, arcs, edges, crown: _crown, shine, lay, head: _head, trunk: _trunk, ...rest } = row;
  const start = pointOf(top).join(' ');
  const [topToRight, rightToBottom] = arcs;
  const right = endOf(topToRight);
  const [bottomToLeft, leftToTop] =
    arcs.length === 4 ? [arcs[2], arcs[3]] : [mirrorArc(right, rightToBottom), mirrorArc(start, topToRight)];
  const left = endOf(bottomToLeft);
  const [over, under] = edges;
  const outline = flatten(shorten(`M${start}${topToRight}${rightToBottom}${bottomToLeft}${leftToTop}Z`));
  const between = flatten(`" d="${outline}"/><g transform="${lay ?? LAY}"><path fill="`);
  const after = flatten(`" d="${outline}"/>`);
  return {
    ...rest,
    outline,
    paint: (shade, color) => `<path fill="${shade}${between}${color}${after}`,
    gloss: flatten(`</g><path d="${shine}" stroke="#fff" stroke-width="3" opacity=".6"/>`),
    anchors: {
      ...placeAnchors(row),
      cap: flatten(`M${left}${leftToTop}${topToRight}Q${MIDDLE} ${over} ${left}Z`),
      dip: flatten(`M${right}${rightToBottom}${bottomToLeft}Q${MIDDLE} ${under} ${right}Z`),
    },
  };
}

/**
 * Draws arms and feet: thick round strokes behind the body, shaded like it.
 *
 * @param path - path data of their middle lines, which should start inside the body
 * @param width - thickness in units
 */
export function drawLimbs(c: Inks, path: string, width: number): string {
  return (
    `<path d="${path}" stroke="${c.shade}" stroke-width="${width + 2.4}"/>` +
    `<path d="${path}" stroke="${c.body}" stroke-width="${width}" transform="translate(-.7 -.8)"/>`
  );
}
