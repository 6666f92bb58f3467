// Drawing: a spec to SVG, layer by layer, from the stencils of its parts.
import { hashSeed } from '../choose/hash.js';
import type { Selection } from '../choose/selection.js';
import type { AVATAR_SCHEMA, AvatarSettings } from '../options/schema.js';
import type { Body, Part } from '../parts/part.js';
import { flatten } from '../parts/shapes.js';
import type { Layers } from '../parts/stencil.js';
import { ROLES } from '../slots.js';
import { drawGround } from './background.js';
import { faceOf } from './face.js';
import { DELAYS, MOTION_STYLE, MOVING, STILL } from './motion.js';
import { escapeXml, formatHundredths } from './svg.js';

/** Options that change the drawing and not the choice. */
type RenderSettings = {
  readonly [
    Name in keyof AvatarSettings as (typeof AVATAR_SCHEMA)[Name] extends { readonly chooses: true } ? never : Name
  ]: AvatarSettings[Name];
};

// The figure stands on this height and grows upwards from it; with what it wears it never gets taller than ROOM units.
const FLOOR = 89;
const ROOM = 85;

/** How far what is on the head stands above it; ears that root further down stand out less. */
function riseOf(topper: Part | undefined, { anchors }: Body): number {
  if (topper?.height === undefined) return 0;
  const areEars = topper.kind === 'ears' || topper.kind === 'horns';
  return topper.height - (areEars ? Math.max(0, anchors.earY - anchors.topY - 9) : 0);
}

/** Draws a pose: leans the figure about the middle of the disc, and shrinks it by so many percent, feet in place. */
function drawPose(tilt: number, less: number): string {
  const shift = `translate(${formatHundredths(50 * less)} ${formatHundredths(FLOOR * less)})`;
  const moves = [tilt && `rotate(${tilt} 50 50)`, less && `${shift} scale(${formatHundredths(100 - less)})`];
  const transform = moves.filter(Boolean).join(' ');
  return transform && `<g transform="${transform}">`;
}

const TILTS = ROLES.tilt;
/** What {@link drawPose} gives, by tilt and percent. */
const poses: string[] = [];

/** Leans the figure, and shrinks it until what it wears fits into the disc. */
function poseFigure(tilt: number, body: Body, height: number): string {
  const total = FLOOR - body.anchors.topY + height;
  const less = total <= ROOM ? 0 : 100 - Math.floor((100 * ROOM) / total);
  return (poses[TILTS.length * less + tilt - TILTS[0]] ??= flatten(drawPose(tilt, less)));
}

/** The accent that `auto` stands for. */
export function accentOf({ palette, tone, accent }: Selection): string {
  return palette.inks[tone][accent].accent;
}

/** A class that starts the motion at another moment; from the choice less the face, so that a mood does not restart it. */
export function delayClass({ body, marking, topper, antenna, ground, tilt }: Selection): string {
  const ids = [body, marking, topper, antenna].map((part) => part?.id ?? 'null');
  const [word] = hashSeed([...ids, ground, tilt].join(' '));
  return `navii-d${(word >>> 0) % DELAYS}`;
}

/**
 * Draws the inside of an avatar, without the root element.
 *
 * @param before - the text that it continues
 */
export function drawAvatar(before: string, selection: Selection, settings: RenderSettings, layers: Layers): string {
  const { palette, body } = selection;
  const inks = palette.inks[selection.tone][selection.accent];
  const { colors, variant } = inks;
  const { animated } = settings;
  const motion = animated ? MOVING : STILL;
  // What stands still needs no group.
  const end = animated ? '</g>' : '';
  const layer = layers.layerOf(body.anchors, variant, motion);
  const faceLayer = layers.faceLayerOf(variant, motion);
  const { opening, places } = faceOf(body.anchors, selection);
  const pose = poseFigure(
    selection.tilt,
    body,
    Math.max(riseOf(selection.topper, body), selection.antenna?.height ?? 0),
  );

  const painted = layer('', selection.scene?.draw, colors);
  let svg = drawGround(before, selection.background, palette.grounds[selection.ground], inks, settings, painted);
  svg = layer(svg, body.hover, colors);
  if (animated) svg += '<g class="navii-float">';
  svg += pose;
  svg = layer(svg, selection.outfit?.back, colors);
  svg = layer(svg, selection.topper?.back, colors);
  svg = layer(svg, selection.accessory?.back, colors);
  if (selection.antenna) svg = layer(animated ? `${svg}<g${motion.sway}>` : svg, selection.antenna.draw, colors) + end;
  svg = layer(svg, selection.arms?.back, colors);
  svg = layer(svg, body.silhouette, colors);
  svg = layer(svg, selection.marking?.draw, colors);
  svg += body.gloss;
  svg = layer(svg, body.foreground, colors);
  svg = layer(svg, selection.outfit?.draw, colors);
  svg = faceLayer(svg, selection.cheeks?.face, colors, places);
  svg = faceLayer(svg, selection.mouth?.face, colors, places);
  svg += opening;
  if (selection.eyes)
    svg = faceLayer(animated ? `${svg}<g${motion.blink}>` : svg, selection.eyes.face, colors, places) + end;
  svg = faceLayer(svg, selection.brows?.face, colors, places);
  svg = faceLayer(svg, selection.accessory?.face, colors, places);
  svg += '</g>';
  svg = layer(svg, selection.accessory?.draw, colors);
  svg = layer(svg, selection.topper?.draw, colors);
  svg = layer(svg, selection.arms?.draw, colors);
  if (pose !== '') svg += '</g>';
  return svg + end;
}

/** Opens a root element as far as the attributes that every drawing has; parts count on its fill, caps and joins. */
export function openRoot(units: string, width: string, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} 100" width="${width}" height="${height}" ` +
    'fill="none" stroke-linecap="round"'
  );
}

/** How the root element of a single avatar opens, by its size. */
const roots: string[] = [];

/** Renders a selection as a whole SVG document. */
export function renderSelection(selection: Selection, settings: RenderSettings, layers: Layers): string {
  const { size, title, animated } = settings;
  let svg = (roots[size] ??= flatten(openRoot('100', String(size), size)));
  if (animated) svg += ` class="${delayClass(selection)}"`;
  if (title !== undefined) svg += ` role="img" aria-label="${escapeXml(title)}"`;
  svg += animated ? `>${MOTION_STYLE}` : '>';
  return `${drawAvatar(svg, selection, settings, layers)}</svg>`;
}
