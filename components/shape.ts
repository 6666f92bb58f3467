// The shape of an avatar. The drawing is the same in every shape; a square shows the ground in its corners as well.
import { html, type TemplateResult } from 'lit';
import type { Shape } from './rows.js';

const RADII: Readonly<Record<Shape, number>> = { circle: 50, rounded: 24, square: 0 };

/** Corner radius of a shape, in hundredths of its width. */
export function radiusOf(shape: Shape): number {
  return RADII[shape];
}

/**
 * Renders the ground, which stands behind the drawing and fills the corners that its disc leaves open.
 *
 * @param className - classes that it shares with the drawing
 */
export function renderGround(color: string, shape: Shape, className: string): TemplateResult {
  return html`<svg class="ground ${className}" viewBox="0 0 100 100" aria-hidden="true">
    <rect width="100" height="100" rx=${radiusOf(shape)} fill=${color} />
  </svg>`;
}
