// How a body is written down: four arcs clockwise from the top that meet at the top, the two temples and the bottom.
import type { Anchors, Body } from './part.js';

/** A body as its row gives it; all path data in absolute coordinates, all anchors in the words of {@link Anchors}. */
export interface BodyRow extends Omit<Body, 'paint' | 'gloss' | 'anchors'> {
  /** The point at the top. */
  readonly top: string;
  /** The four arcs. */
  readonly arcs: readonly [topToRight: string, rightToBottom: string, bottomToLeft: string, leftToTop: string];
  /** The points at the temples, where the arcs meet. */
  readonly temples: readonly [right: string, left: string];
  /** Control points of the two edges between the temples: over the eyes (cap) and under the mouth (dip). */
  readonly edges: readonly [over: string, under: string];
  /** Transform that lays the body colour over the shade. */
  readonly lay: string;
  /** Path data of the highlight stroke. */
  readonly shine: string;
  readonly head: {
    readonly face: readonly [x: number, eyeY: number, eyeGap: number, mouthY: number];
    readonly top: readonly [x: number, y: number];
    readonly ears: readonly [gap: number, y: number];
    readonly brim: readonly [y: number, width: number];
  };
  readonly trunk: {
    readonly side: number;
    readonly belly: readonly [y: number, width: number, height: number];
    readonly neck: readonly [y: number, width: number];
  };
}

function placeAnchors({ head, trunk }: BodyRow): Omit<Anchors, 'half' | 'cap' | 'dip'> {
  const [x, eyeY, eyeGap, mouthY] = head.face;
  const [topX, topY] = head.top;
  const [earGap, earY] = head.ears;
  const [brimY, brimWidth] = head.brim;
  const [bellyY, bellyWidth, bellyHeight] = trunk.belly;
  const [neckY, neckWidth] = trunk.neck;
  const upper = { x, eyeY, eyeGap, mouthY, topX, topY, earGap, earY, brimY, brimWidth };
  const lower = { sideWidth: trunk.side, bellyY, bellyWidth, bellyHeight, neckY, neckWidth };
  return {
    ...upper,
    ...lower,
    leftEye: `M${x - eyeGap} ${eyeY}`,
    rightEye: `M${x + eyeGap} ${eyeY}`,
    middleEye: `M${x} ${eyeY - 4}`,
    mouth: `M${x} ${mouthY}`,
    toMouth: `translate(${x} ${mouthY})`,
  };
}

/** Joins a row's arcs into the outline and the regions of the body. */
export function shapeBody(row: BodyRow): Body {
  const { top, arcs, temples, edges, lay, shine, head: _head, trunk: _trunk, ...rest } = row;
  const [topToRight, rightToBottom, bottomToLeft, leftToTop] = arcs;
  const [right, left] = temples;
  const [over, under] = edges;
  const outline = `M${top}${topToRight}${rightToBottom}${bottomToLeft}${leftToTop}Z`;
  // The constant text is joined here once, not at every drawing.
  const between = `" d="${outline}"/><g transform="${lay}"><path fill="`;
  const after = `" d="${outline}"/>`;
  return {
    ...rest,
    paint: (shade, color) => `<path fill="${shade}${between}${color}${after}`,
    gloss:
      `</g><path d="${shine}" stroke="#fff" stroke-width="3.2" opacity=".6"/>`,
    anchors: {
      ...placeAnchors(row),
      half: `M${top}${topToRight}${rightToBottom}Z`,
      cap: `M${left}${leftToTop}${topToRight}Q${over} ${left}Z`,
      dip: `M${right}${rightToBottom}${bottomToLeft}Q${under} ${right}Z`,
    },
  };
}
