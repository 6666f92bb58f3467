// Building blocks of several packs: pools of eyes, glasses, cloth, and translucent shapes.
import { EYES } from '../parts/face.js';
import { toHand, toPerch } from '../parts/head.js';
import type { Anchors, Body, Inks, Kind, Motion, Part, Pool } from '../parts/part.js';
import { at, line, move } from '../parts/shapes.js';

/** A slot that stays empty. */
export const NONE: Pool = { none: 1, parts: [] };

/** The eyes of the base without some. */
function without(...ids: readonly string[]): Pool {
  return { none: 0, parts: EYES.filter(({ id }) => !ids.includes(id)) };
}

/** All eyes except the half closed ones, which look sour on things. */
export const OPEN_EYES = without('squint');

/** Eyes without lashes and without coloured rings. */
export const PLAIN_EYES = without('squint', 'iris', 'lashes');

/** Pairs of eyes without lashes and coloured rings. A single eye leaves no room for a nose. */
export const SIMPLE_EYES = without('squint', 'iris', 'lashes', 'cyclops');

const RIM = 'm-12.5 3v-3a12.5 12.5 0 0 1 25 0v3';

/** Glasses with rims only above the eyes: the mouths of packs are close under the eyes. */
export const HALF_RIMS: Part = {
  id: 'half-rim-glasses',
  weight: 5,
  kind: 'glasses',
  face: (f, c) => line(c.ink, f.left + RIM + f.right + RIM + f.bridge, 3),
};

/**
 * Cloth from the temples down, with a round neckline under the mouth. The shaded edge of the body stays visible.
 *
 * @param color - an ink, or a colour such as `#abc`
 * @returns SVG
 * @example
 * const apron: Part = { id: 'linen-apron', weight: 1, kind: 'full', draw: (a, c) => drawCloth(a, c.accent) };
 */
export function drawCloth(a: Anchors, color: string): string {
  return `<path fill="${color}" transform="translate(1 1) scale(.94)" d="${a.dip}"/>`;
}

/**
 * Path data of a band around the neck, from side to side.
 *
 * @returns path data
 * @example
 * const ribbon: Draw = (a, c) => line(c.accent, bandOf(a), 6);
 */
export function bandOf({ x, neckY, neckWidth }: Anchors): string {
  return `M${x - neckWidth + 3} ${neckY - 1}Q${x} ${neckY + 7} ${x + neckWidth - 3} ${neckY - 1}`;
}

/**
 * A topper that stands on the top of the head.
 *
 * @param id - public id, in kebab case
 * @param weight - relative frequency, a non-negative integer
 * @param height - units that it rises above the head; the figure shrinks to make room
 * @param draw - draws it around 0,0, the middle of its foot
 * @param kind - its kind for the rules
 * @returns a part for the pool of toppers
 * @example
 * const candle = createTopper('candle', 2, 18, (c, m) => line(c.accent, 'M0 0v-9', 8) + dot('#fc4', 0, -15, 3));
 */
export function createTopper(
  id: string,
  weight: number,
  height: number,
  draw: (c: Inks, m: Motion) => string,
  kind: Kind = 'crown',
): Part {
  return { id, weight, kind, height, draw: (a, c, m) => at(a.topX, a.topY, draw(c, m)) };
}

/** A small hat, drawn around the middle of its brim: see {@link toPerch}. */
export function createHat(id: string, weight: number, height: number, draw: (c: Inks, m: Motion) => string): Part {
  return { id, weight, kind: 'hat', height, draw: (a, c, m) => move(toPerch(a), draw(c, m)) };
}

/**
 * An accessory in the right hand.
 *
 * @param id - public id, in kebab case
 * @param weight - relative frequency, a non-negative integer
 * @param draw - draws it around 0,0, the hand
 * @returns a part for the pool of accessories
 * @example
 * const balloon = createHeld('red-balloon', 2, (c) => line(c.dark, 'M0 6V-8', 2.4) + dot('#f45', 0, -14, 8));
 */
export function createHeld(id: string, weight: number, draw: (c: Inks, m: Motion) => string): Part {
  return { id, weight, kind: 'held', draw: (a, c, m) => move(toHand(a), draw(c, m)) };
}

/** Makes a drawing translucent, as a whole. */
export function veil(opacity: string, drawing: string): string {
  return `<g opacity="${opacity}">${drawing}</g>`;
}

/** A translucent filled path. */
export function tint(path: string, opacity: string, color = '#fff'): string {
  return `<path d="${path}" fill="${color}" fill-opacity="${opacity}"/>`;
}

/** A translucent white line. */
export function trace(path: string, opacity: string, width: number): string {
  return `<path d="${path}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
}

/**
 * Makes a body of a dull material, such as clay: a soft edge that follows its outline, no highlight, and no shadow on the ground.
 *
 * @param body - a body
 * @returns the changed body
 * @example
 * const bean = matt(BASE_BODIES[0] as Body);
 * bean.shadow; // 0
 */
export function matt(body: Body): Body {
  return {
    ...body,
    shine: '',
    shadow: 0,
    // The body colour covers most of the shade and leaves a wider edge at the lower right. Half of its line lies outside of it and is
    // translucent, so the edge has two steps and looks soft.
    lay: 'translate(2.6 2.6) scale(.93)',
    paint: (c, outline) => [
      `<path fill="${c.shade}" d="${outline}"/>`,
      `<path stroke-opacity=".5" stroke-width="3.6" fill="${c.body}" stroke="${c.body}" d="${outline}"/>`,
    ],
  };
}
