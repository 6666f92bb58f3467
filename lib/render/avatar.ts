// Drawing: a spec to SVG, layer by layer, from the stencils of its parts.
import type { Catalogue } from '../choose/catalogue.js';
import { hashSeed } from '../choose/hash.js';
import type { AVATAR_SCHEMA, AvatarSettings } from '../options/schema.js';
import type { Body, Part } from '../parts/part.js';
import { ROLES, type PartSlot, type RoleSlot } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import { drawGround, drawShadow } from './background.js';
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
const ROLE_SLOTS = Object.keys(ROLES) as RoleSlot[];

function expectId<T>(name: string, id: string, items: ReadonlyMap<string, T>): T {
  const item = items.get(id);
  if (item !== undefined) return item;
  throw new RangeError(`${name}: expected one of ${[...items.keys()].join(', ')}; got ${JSON.stringify(id)}`);
}

// Roles are keys of plain objects: an unknown one must not reach a prototype. What seeds choose needs no such check.
/** Throws a RangeError where a spec that somebody wrote holds a role that there is not. */
export function expectRoles(spec: AvatarSpec): void {
  for (const slot of ROLE_SLOTS) {
    const roles: readonly (string | number)[] = ROLES[slot];
    if (!roles.includes(spec[slot]))
      throw new RangeError(`${slot}: expected one of ${roles.join(', ')}; got ${JSON.stringify(spec[slot])}`);
  }
}

function findPart(slot: PartSlot, spec: AvatarSpec, catalogue: Catalogue): Part | undefined {
  const id = spec[slot];
  return id === null ? undefined : expectId(slot, id, catalogue.parts[slot]);
}

/** How far what is on the head stands above it; ears that root further down stand out less. */
function riseOf(topper: Part | undefined, { anchors }: Body): number {
  if (topper?.height === undefined) return 0;
  const areEars = topper.kind === 'ears' || topper.kind === 'horns';
  return topper.height - (areEars ? Math.max(0, anchors.earY - anchors.topY - 9) : 0);
}

/** Leans the figure, about the middle of the disc, and shrinks it, feet in place, until what it wears fits into the disc. */
function poseFigure(tilt: number, body: Body, height: number): string {
  const lean = tilt === 0 ? '' : `rotate(${tilt} 50 50)`;
  const total = FLOOR - body.anchors.topY + height;
  if (total <= ROOM) return lean === '' ? '' : `<g transform="${lean}">`;
  const percent = Math.floor((100 * ROOM) / total);
  const left = 100 - percent;
  const move = `translate(${formatHundredths(50 * left)} ${formatHundredths(FLOOR * left)})`;
  return `<g transform="${lean === '' ? '' : `${lean} `}${move} scale(${formatHundredths(percent)})">`;
}

/** Marks a drawing for motion; a still one needs no group. */
function markMotion(mark: string, drawing: string): string {
  return mark === '' ? drawing : `<g${mark}>${drawing}</g>`;
}

/** The accent that `auto` stands for. */
export function accentOf(spec: AvatarSpec, catalogue: Catalogue): string {
  return expectId('palette', spec.palette, catalogue.palettes).inks[spec.tone][spec.accent].accent;
}

/** A class that starts the motion at another moment; from the choice less the face, so that a mood does not restart it. */
export function delayClass(spec: AvatarSpec): string {
  const [word] = hashSeed(`${spec.body} ${spec.marking} ${spec.topper} ${spec.antenna} ${spec.ground} ${spec.tilt}`);
  return `navii-d${(word >>> 0) % DELAYS}`;
}

/** Draws the inside of an avatar, without the root element. */
export function drawAvatar(spec: AvatarSpec, settings: RenderSettings, catalogue: Catalogue): string {
  const palette = expectId('palette', spec.palette, catalogue.palettes);
  const body = expectId('body', spec.body, catalogue.bodies);
  const eyes = findPart('eyes', spec, catalogue);
  const brows = findPart('brows', spec, catalogue);
  const mouth = findPart('mouth', spec, catalogue);
  const cheeks = findPart('cheeks', spec, catalogue);
  const antenna = findPart('antenna', spec, catalogue);
  const topper = findPart('topper', spec, catalogue);
  const marking = findPart('marking', spec, catalogue);
  const accessory = findPart('accessory', spec, catalogue);
  const arms = findPart('arms', spec, catalogue);
  const outfit = findPart('outfit', spec, catalogue);
  const scene = findPart('scene', spec, catalogue);
  const inks = palette.inks[spec.tone][spec.accent];
  const { colors, variant } = inks;
  const motion = settings.animated ? MOVING : STILL;
  const layer = catalogue.layers.layerOf(body.anchors, variant, motion);
  const faceLayer = catalogue.layers.faceLayerOf(variant, motion);
  const { toEyes, places } = faceOf(body.anchors, spec);
  const faceTexts = colors.concat(places);
  const pose = poseFigure(spec.tilt, body, Math.max(riseOf(topper, body), antenna?.height ?? 0));

  let svg = drawGround(spec, palette, settings, layer(scene?.draw, colors));
  svg += drawShadow(body.shadow, inks.dark, settings.animated);
  if (settings.animated) svg += '<g class="navii-float">';
  svg += pose;
  svg += layer(outfit?.back, colors);
  svg += layer(topper?.back, colors);
  svg += layer(accessory?.back, colors);
  if (antenna) svg += markMotion(motion.sway, layer(antenna.draw, colors));
  svg += layer(arms?.back, colors);
  svg += layer(body.silhouette, colors);
  svg += layer(marking?.draw, colors);
  svg += body.gloss;
  svg += layer(body.foreground, colors);
  svg += layer(outfit?.draw, colors);
  svg += faceLayer(cheeks?.face, faceTexts);
  svg += faceLayer(mouth?.face, faceTexts);
  svg += `<g transform="${toEyes}">`;
  if (eyes) svg += markMotion(motion.blink, faceLayer(eyes.face, faceTexts));
  svg += faceLayer(brows?.face, faceTexts);
  svg += faceLayer(accessory?.face, faceTexts);
  svg += '</g>';
  svg += layer(accessory?.draw, colors);
  svg += layer(topper?.draw, colors);
  svg += layer(arms?.draw, colors);
  if (pose !== '') svg += '</g>';
  return settings.animated ? `${svg}</g>` : svg;
}

/** Opens a root element as far as the attributes that every drawing has; parts count on its fill, caps and joins. */
export function openRoot(units: string, width: string, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} 100" width="${width}" height="${height}" ` +
    'fill="none" stroke-linecap="round"'
  );
}

/** Renders a spec as a whole SVG document. */
export function renderSpec(spec: AvatarSpec, settings: RenderSettings, catalogue: Catalogue): string {
  const { size, title, animated } = settings;
  const root = openRoot('100', String(size), size);
  const inside = drawAvatar(spec, settings, catalogue);
  if (title === undefined && !animated) return `${root}>${inside}</svg>`;
  const name = title === undefined ? '' : ` role="img" aria-label="${escapeXml(title)}"`;
  const delay = animated ? ` class="${delayClass(spec)}"` : '';
  const style = animated ? MOTION_STYLE : '';
  return `${root}${delay}${name}>${style}${inside}</svg>`;
}
