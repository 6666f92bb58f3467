// How far a drawing reaches from a point, worked out from its geometry: no rasterizer, no DOM.
import type { Shape } from './markup.js';
import { IDENTITY, multiply, readTransform, type Matrix } from './matrix.js';
import { readNumbers } from './number.js';
import { outlineOf } from './outline.js';
import { readPath, type Line, type Point } from './path.js';
import { visitStroke, type StrokeLook, type Visit } from './stroke.js';

/** The farthest place of a drawing. */
export interface Farthest {
  /** Units from the middle. */
  readonly reach: number;
  readonly x: number;
  readonly y: number;
}

/** What elements inherit. */
interface Paint extends StrokeLook {
  readonly fill: string;
  readonly stroke: string;
}

/** What the root of a drawing says, else the initial values of SVG. */
const INITIAL: Paint = { fill: 'none', stroke: 'none', width: 1, cap: 'round', join: 'miter', dashes: [] };

function inherit(paint: Paint, attributes: Shape['attributes']): Paint {
  const dashes = attributes.get('stroke-dasharray');
  return {
    fill: attributes.get('fill') ?? paint.fill,
    stroke: attributes.get('stroke') ?? paint.stroke,
    width: Number(attributes.get('stroke-width') ?? paint.width),
    cap: attributes.get('stroke-linecap') ?? paint.cap,
    join: attributes.get('stroke-linejoin') ?? paint.join,
    dashes: dashes === undefined ? paint.dashes : (readNumbers(dashes) ?? []),
  };
}

/** Measures drawings; keeps what it read of path data, since a body is drawn with everything that it may wear. */
export class Measure {
  readonly #lines = new Map<string, readonly Line[]>();

  /** Path data as lines of points. */
  readonly linesOf = (data: string): readonly Line[] => {
    let lines = this.#lines.get(data);
    if (lines === undefined) this.#lines.set(data, (lines = readPath(data).lines));
    return lines;
  };

  /**
   * The place of a drawing that is farthest from a point.
   *
   * @param shapes - elements that hold no faults
   */
  findFarthest(shapes: readonly Shape[], [middleX, middleY]: Point): Farthest {
    let farthest: Farthest = { reach: 0, x: middleX, y: middleY };
    const walk = (shape: Shape, outer: Matrix, inherited: Paint): void => {
      const paint = inherit(inherited, shape.attributes);
      const transform = shape.attributes.get('transform');
      const matrix = transform === undefined ? outer : multiply(outer, readTransform(transform) ?? IDENTITY);
      const [a, b, c, d, e, f] = matrix;
      const visit: Visit = (localX, localY, radius) => {
        const [x, y] = [a * localX + c * localY + e, b * localX + d * localY + f];
        const away = Math.hypot(x - middleX, y - middleY);
        const [ux, uy] = away === 0 ? [0, -1] : [(x - middleX) / away, (y - middleY) / away];
        // A disc may have become an ellipse: how far that goes the same way.
        const more = radius === 0 ? 0 : radius * Math.hypot(a * ux + b * uy, c * ux + d * uy);
        if (away + more > farthest.reach) farthest = { reach: away + more, x: x + ux * more, y: y + uy * more };
      };
      const [isFilled, isStroked] = [paint.fill !== 'none', paint.stroke !== 'none' && paint.width > 0];
      if (isFilled || isStroked) {
        for (const line of outlineOf(shape, this.linesOf)) {
          if (isFilled) for (const [x, y] of line.points) visit(x, y, 0);
          if (isStroked) visitStroke(line, paint, visit);
        }
      }
      for (const child of shape.children) walk(child, matrix, paint);
    };
    for (const shape of shapes) walk(shape, IDENTITY, INITIAL);
    return farthest;
  }
}
