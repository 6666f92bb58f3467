// Bodies: their arcs, clockwise from the top, meet at the two temples and the bottom. They become an outline, anchors, and layers that
// are drawn like parts.
import { once } from '../memoize.js';
import type { Anchors, Body, Draw, Inks, Point } from './part.js';
import { flatten } from './stencil.js';

/** The shapes and the anchors that draw a body. */
export interface BodyLayers {
  /** The whole silhouette, path data. */
  readonly outline: string;
  readonly anchors: Anchors;
  /** Its shadow on the ground. */
  readonly hover: Draw;
  /** Limbs behind it, its shade and its colour. The group of the colour stays open for the markings. */
  readonly silhouette: Draw;
  /** Closes the group of {@link silhouette} and draws the highlight. */
  readonly gloss: string;
  /** Limbs in front of it. */
  readonly foreground: Draw | undefined;
}

/** A body ready to draw with. */
export interface LayeredBody extends Body {
  /** Made at its first use: an engine knows every body, and few programs draw all of them. */
  readonly layers: () => BodyLayers;
}

const MIDDLE = 50;

/** The places on a body by their order: for the bodies of this library, where names would add kilobytes to a page. */
export function anchor(
  eyeY: number,
  eyeGap: number,
  mouthY: number,
  earGap: number,
  earY: number,
  brimY: number,
  brimWidth: number,
  sideWidth: number,
  bellyY: number,
  bellyWidth: number,
  bellyHeight: number,
  neckY: number,
  neckWidth: number,
): Pick<Body, 'head' | 'trunk'> {
  return {
    head: { eyeY, eyeGap, mouthY, earGap, earY, brimY, brimWidth },
    trunk: { sideWidth, bellyY, bellyWidth, bellyHeight, neckY, neckWidth },
  };
}

/** The start of an outline, or the place of an antenna. */
export function pointOf(place: number | Point): Point {
  return typeof place === 'number' ? [MIDDLE, place] : place;
}

/** The point at which an arc ends, as its text. */
export function endOf(arc: string): string {
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

function placeAnchors({ head, trunk, top, crown = top }: Body): Omit<Anchors, 'cap' | 'dip'> {
  const [topX, topY] = pointOf(crown);
  const { sideWidth, neckY, neckWidth } = trunk;
  // Arms start at the edge, under the eyes. Higher or lower, a hand would leave the disc.
  const edge = Math.max(neckWidth, Math.round((4 * sideWidth + 2 * neckWidth) / 3) / 2);
  const arms = { armGap: edge - 1, armY: Math.min(64, Math.max(52, Math.round(head.eyeY + neckY) / 2)) };
  return { x: MIDDLE, ...head, ...trunk, ...arms, topX, topY, toTop: `translate(${topX} ${topY})` };
}

/** Shortens path data: if the first control point of a cubic mirrors the last one of the cubic before it, `S` can leave it out. */
function useSmoothCurves(path: string): string {
  let mirrored = '';
  return path.replace(/([CL])([^CLZ]+)/g, (all, step: string, points: string) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = points.split(' ').map(Number);
    const isSmooth = step === 'C' && `${x1} ${y1}` === mirrored;
    mirrored = step === 'C' ? `${2 * x - x2} ${2 * y - y2}` : '';
    return isSmooth ? `S${x2} ${y2} ${x} ${y}` : all;
  });
}

/** Draws the shadow below a hovering mascot. */
export function drawShadow(width: number, color: string, blink: string): string {
  const attribute = blink && ' class="navii-shadow"';
  return `<ellipse cx="50" cy="94" rx="${width}" ry="3" fill="${color}" opacity=".2"${attribute}/>`;
}

/** Joins the arcs of a body into its outline and its regions, and makes its layers. */
function makeLayers(body: Body): BodyLayers {
  const { top, arcs, edges, shine, shadow, fixed, back, front, lay = 'translate(1 1) scale(.94)' } = body;
  const { paint = (c, line) => [`<path fill="${c.shade}" d="${line}"/>`, `<path fill="${c.body}" d="${line}"/>`] } =
    body;
  const start = pointOf(top).join(' ');
  const [topToRight, rightToBottom] = arcs;
  const right = endOf(topToRight);
  const [bottomToLeft, leftToTop] =
    arcs.length === 4 ? [arcs[2], arcs[3]] : [mirrorArc(right, rightToBottom), mirrorArc(start, topToRight)];
  const left = endOf(bottomToLeft);
  const [over, under] = edges;
  const outline = flatten(useSmoothCurves(`M${start}${topToRight}${rightToBottom}${bottomToLeft}${leftToTop}Z`));
  const fix = (c: Inks): Inks => ({ ...c, ...fixed });
  return {
    outline,
    anchors: {
      ...placeAnchors(body),
      cap: flatten(`M${left}${leftToTop}${topToRight}Q${MIDDLE} ${over} ${left}Z`),
      dip: flatten(`M${right}${rightToBottom}${bottomToLeft}Q${MIDDLE} ${under} ${right}Z`),
    },
    hover: (_a, { dark }, { blink }) => (shadow ? drawShadow(shadow, dark, blink) : ''),
    silhouette: (_a, given) => {
      const c = fix(given);
      return (back ? back(c) : '') + paint(c, outline).join(`<g transform="${lay}">`);
    },
    gloss: flatten(`</g>${shine && `<path d="${shine}" stroke="#fff" stroke-width="3" opacity=".3"/>`}`),
    foreground: front && ((_a, c) => front(fix(c))),
  };
}

const NEEDED = ['arcs', 'edges', 'head', 'trunk'] as const satisfies readonly (keyof Body)[];

/**
 * Adds the layers to a body.
 *
 * @throws TypeError when it has no outline or no anchors: a pack that cannot be drawn is refused when it is given, not when it is drawn
 */
export function layerBody(body: Body): LayeredBody {
  for (const name of NEEDED) if (!body[name]) throw new TypeError(`body ${body.id}: no ${name}`);
  return { ...body, layers: once(() => makeLayers(body)) };
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
