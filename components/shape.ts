// The outline of an avatar. A mascot and its disc fit every shape; what a square shows more of is the ground.
import { html, type TemplateResult } from 'lit';

/** Outlines. */
export const SHAPES = ['circle', 'rounded', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

const RADII: Readonly<Record<Shape, number>> = { circle: 50, rounded: 24, square: 0 };

/** The shape that a value names; a circle where it names none. */
export function readShape(value: unknown): Shape {
  return SHAPES.find((shape) => shape === value) ?? 'circle';
}

/** Corner radius of a shape, in hundredths of its width. */
export function radiusOf(shape: Shape): number {
  return RADII[shape];
}

/**
 * Shows the ground where the disc of a drawing leaves it open, behind the drawing.
 *
 * @param marks - class that it shares with the drawing, if any
 */
export function showGround(color: string, shape: Shape, marks: string | undefined): TemplateResult {
  return html`<svg class="ground ${marks ?? ''}" viewBox="0 0 100 100" aria-hidden="true">
    <rect width="100" height="100" rx=${radiusOf(shape)} fill=${color} />
  </svg>`;
}
