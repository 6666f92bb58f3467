// Shapes that packs share.
import type { Anchors } from '../parts/part.js';

/** A round line along a path. */
export function line(path: string, color: string, width = 2.6): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Cloth from the temples down, with a round neckline under the mouth; the body's shaded edge shades it too. */
export function drawCloth(a: Anchors, fill: string): string {
  return `<path fill="${fill}" transform="translate(1.3 1.4) scale(.93)" d="${a.dip}"/>`;
}

/** A glint on glass, lens or lamp. */
export const GLINT = '<circle r="2" fill="#fff" opacity=".8"/>';
