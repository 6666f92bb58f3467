// How packs write down what they bring: bodies by their right half, palettes as a table over common grounds.
import type { PaletteRow } from '../palette.js';
import { shapeBody, type BodyRow } from '../parts/body.js';
import type { Body } from '../parts/part.js';

type Right = Omit<BodyRow, 'top' | 'arcs' | 'temples' | 'edges' | 'lay' | 'head' | 'trunk'>;

/** A body that is the same on both sides of x = 50; words and units are those of {@link BodyRow}. */
export interface MirroredRow extends Right {
  /** The right half from the top at x = 50 to the temple, and on to the bottom at x = 50: `C` and `L`, each with its letter. */
  readonly arcs: readonly [topToRight: string, rightToBottom: string];
  /** Where the outline starts, at x = 50. */
  readonly top: number;
  /** Heights of the control points of the two edges between the temples. */
  readonly edges: readonly [over: number, under: number];
  /** Where an antenna stands, if not at the start of the outline. */
  readonly crown?: number;
  readonly lay?: string;
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

/** Walks an arc backwards on the other side; a cubic's control points change places by themselves. */
function mirrorArc(start: string, arc: string): string {
  const points = (start + arc).match(/[\d.]+ [\d.]+/g) ?? [];
  const mirrored = points.toReversed().map((point) => {
    const [x, y] = point.split(' ');
    return `${100 - Number(x)} ${y}`;
  });
  let next = 1;
  const steps = (arc.match(/[CL]/g) ?? []).toReversed();
  return steps.map((step) => step + mirrored.slice(next, (next += step === 'C' ? 3 : 1)).join(' ')).join('');
}

function endOf(arc: string): string {
  return /[\d.]+ [\d.]+$/.exec(arc)?.[0] ?? '';
}

/** Makes a body of its right half. */
export function shapeMirrored({ arcs, top, edges, crown, lay, head, trunk, ...row }: MirroredRow): Body {
  const [first, second] = arcs;
  const start = `50 ${top}`;
  const right = endOf(first);
  const [x, y] = right.split(' ');
  const [eyeY, eyeGap, mouthY, earGap, earY, brimY, brimWidth] = head;
  const [side, bellyY, bellyWidth, bellyHeight, neckY, neckWidth] = trunk;
  return shapeBody({
    ...row,
    top: start,
    arcs: [first, second, mirrorArc(right, second), mirrorArc(start, first)],
    temples: [right, `${100 - Number(x)} ${y}`],
    edges: [`50 ${edges[0]}`, `50 ${edges[1]}`],
    lay: lay ?? 'translate(1.3 1.4) scale(.93)',
    head: { face: [50, eyeY, eyeGap, mouthY], top: [50, crown ?? top], ears: [earGap, earY], brim: [brimY, brimWidth] },
    trunk: { side, belly: [bellyY, bellyWidth, bellyHeight], neck: [neckY, neckWidth] },
  });
}

/**
 * `ink dark accent accentShade blush`, then `body shade lit belly` for each tone: cool, home, warm. Colours are three hex
 * digits, which each stand for two.
 */
export type ColorRow = readonly [inks: string, cool: string, home: string, warm: string, pale?: true];

function widen(row: string): string {
  return row.replaceAll(/\w/g, '$&$&');
}

/** Makes palettes that stand on common grounds. */
export function mixRows(grounds: string, rows: Readonly<Record<string, ColorRow>>): PaletteRow[] {
  return Object.entries(rows).map(([id, [inks, cool, home, warm, pale]]) => {
    const tones = [widen(cool), widen(home), widen(warm)] as const;
    const row = { id, weight: 1, inks: widen(inks), tones, grounds: widen(grounds) };
    return pale ? { ...row, pale } : row;
  });
}
