// Drawing: a spec to SVG, layer by layer, from the stencils of its parts.
import type { Catalogue } from '../choose/catalogue.js';
import { hashSeed } from '../choose/hash.js';
import type { AVATAR_OPTIONS, AvatarSettings } from '../options/table.js';
import type { Body, Part } from '../parts/part.js';
import { BACKGROUNDS, GROUNDS, TONES, type AvatarSpec, type PartSlot } from '../spec.js';
import { drawGround, drawShadow, groundColor } from './background.js';
import { DELAYS, MOTION_STYLE, MOVING, STILL } from './motion.js';
import { escapeXml, formatHundredths } from './svg.js';

/** Options that change the drawing and not the choice. */
type RenderSettings = {
  readonly [
    Name in keyof AvatarSettings as (typeof AVATAR_OPTIONS)[Name] extends { readonly chooses: true } ? never : Name
  ]: AvatarSettings[Name];
};

// The figure stands on this height and grows upwards from it; with what it wears it never gets taller than ROOM units.
const FLOOR = 88;
const ROOM = 84;

function expectId<T>(name: string, id: string, items: ReadonlyMap<string, T>): T {
  const item = items.get(id);
  if (item !== undefined) return item;
  throw new RangeError(`${name}: expected one of ${[...items.keys()].join(', ')}; got ${JSON.stringify(id)}`);
}

// Roles are keys of plain objects: an unknown one must not reach a prototype.
function expectRole(name: string, role: string, roles: readonly string[]): void {
  if (roles.includes(role)) return;
  throw new RangeError(`${name}: expected one of ${roles.join(', ')}; got ${JSON.stringify(role)}`);
}

function findPart(slot: PartSlot, spec: AvatarSpec, catalogue: Catalogue): Part | undefined {
  const id = spec[slot];
  return id === null ? undefined : expectId(slot, id, catalogue.parts[slot]);
}

/** Shrinks the figure, feet in place, until what stands on its head fits under the top of the disc. */
function fitFigure(body: Body, height: number): string {
  const total = FLOOR - body.anchors.topY + height;
  if (total <= ROOM) return '';
  const percent = Math.floor((100 * ROOM) / total);
  const left = 100 - percent;
  const move = `translate(${formatHundredths(50 * left)} ${formatHundredths(FLOOR * left)})`;
  return `<g transform="${move} scale(${formatHundredths(percent)})">`;
}

/** Marks a drawing for motion; a still one needs no group. */
function markMotion(mark: string, drawing: string): string {
  return mark === '' ? drawing : `<g${mark}>${drawing}</g>`;
}

/** The colour behind a mascot, if any; tiles that are no disc fill their corners with it. */
export function findGround(spec: AvatarSpec, { tileBg }: RenderSettings, catalogue: Catalogue): string | undefined {
  return groundColor(spec, expectId('palette', spec.palette, catalogue.palettes), tileBg);
}

/** The accent that `auto` stands for. */
export function accentOf(spec: AvatarSpec, catalogue: Catalogue): string {
  return expectId('palette', spec.palette, catalogue.palettes).tones[spec.tone].accent;
}

/** A class that starts the motion at another moment; from the choice less the face, so that a mood does not restart it. */
export function delayClass(spec: AvatarSpec): string {
  const [word] = hashSeed(`${spec.body} ${spec.marking} ${spec.topper} ${spec.antenna} ${spec.ground}`);
  return `navii-d${(word >>> 0) % DELAYS}`;
}

/** Draws the inside of an avatar, without the root element. */
export function drawAvatar(spec: AvatarSpec, settings: RenderSettings, catalogue: Catalogue): string {
  const palette = expectId('palette', spec.palette, catalogue.palettes);
  const body = expectId('body', spec.body, catalogue.bodies);
  expectRole('tone', spec.tone, TONES);
  expectRole('background', spec.background, BACKGROUNDS);
  expectRole('ground', spec.ground, GROUNDS);
  const eyes = findPart('eyes', spec, catalogue);
  const mouth = findPart('mouth', spec, catalogue);
  const antenna = findPart('antenna', spec, catalogue);
  const topper = findPart('topper', spec, catalogue);
  const marking = findPart('marking', spec, catalogue);
  const accessory = findPart('accessory', spec, catalogue);
  const cheeks = findPart('cheeks', spec, catalogue);
  const outfit = findPart('outfit', spec, catalogue);
  const inks = palette.tones[spec.tone];
  const { colors, variant } = inks;
  const motion = settings.animated ? MOVING : STILL;
  const layer = catalogue.layerOf(body.anchors, variant, motion);
  const framed = spec.background === 'ring';
  const fit = fitFigure(body, Math.max(topper?.height ?? 0, antenna?.height ?? 0));

  let svg = drawGround(spec, palette, settings.tileBg);
  // Inside a ring there is less room: figure and shadow step back from it together.
  if (framed) svg += '<g transform="translate(2.5 2.5) scale(.95)">';
  svg += drawShadow(body.shadow, inks.dark, settings.animated);
  if (settings.animated) svg += '<g class="navii-float">';
  svg += fit;
  svg += layer(outfit?.back, colors);
  svg += layer(topper?.back, colors);
  svg += layer(accessory?.back, colors);
  if (antenna) svg += markMotion(motion.sway, layer(antenna.draw, colors));
  svg += layer(body.silhouette, colors);
  svg += layer(marking?.draw, colors);
  svg += body.gloss;
  svg += layer(body.foreground, colors);
  svg += layer(outfit?.draw, colors);
  svg += layer(cheeks?.draw, colors);
  svg += layer(mouth?.draw, colors);
  if (eyes) svg += markMotion(motion.blink, layer(eyes.draw, colors));
  svg += layer(accessory?.draw, colors);
  svg += layer(topper?.draw, colors);
  if (fit !== '') svg += '</g>';
  if (settings.animated) svg += '</g>';
  return framed ? `${svg}</g>` : svg;
}

/** Opens a root element as far as the attributes that every drawing has; parts count on its fill, caps and joins. */
export function openRoot(units: string, width: string, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} 100" width="${width}" height="${height}" ` +
    'fill="none" stroke-linecap="round" stroke-linejoin="round"'
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
