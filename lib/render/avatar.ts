// The drawing: from a selection to SVG, layer by layer, from the stencils of its parts. Ground, face and pose first, then the avatar.
import type { Catalogue } from '../choose/catalogue.js';
import { hashSeed, selectSeed, type Selection } from '../choose/select.js';
import type { AvatarSettings, RenderSettings } from '../options/schema.js';
import type { Anchors, Face, Inks, Part } from '../parts/part.js';
import { flatten, type Layers, listPlaces } from '../parts/stencil.js';
import { ROLES, type AvatarSpec, type Background, type Role, type Shape } from '../spec.js';
import { drawBadge, joinName, nameStatus } from './badge.js';
import {
  DELAYS,
  formatHundredths,
  MOTION_STYLE,
  MOVING,
  printAttributes,
  STILL,
  styleOf,
  type Drawing,
} from './svg.js';

// ---------- Ground

/** How a shape is drawn. */
interface Outline {
  /** The opened element. Its fill and its end follow. */
  readonly whole: string;
  /** The same, smaller by half the width of the ring. */
  readonly inRing: string;
  /** Transform of scenes, which are painted for the disc: enlarged around its middle, they reach the corners. */
  readonly grown?: string;
}

/** Radius of rounded corners, in hundredths of the width. */
export const CORNER = 24;

// Scenes need no clip. Past a straight edge they are outside of the drawing; past round corners they reach by one unit at most,
// which is not noticeable.
const OUTLINES: Readonly<Record<Shape, Outline>> = {
  circle: { whole: '<circle cx="50" cy="50" r="50" ', inRing: '<circle cx="50" cy="50" r="48.5" ' },
  rounded: {
    whole: `<rect width="100" height="100" rx="${CORNER}" `,
    inRing: '<rect x="1.5" y="1.5" width="97" height="97" rx="22.5" ',
    grown: 'translate(-10 -10) scale(1.2)',
  },
  square: {
    whole: '<rect width="100" height="100" ',
    inRing: '<rect x="1.5" y="1.5" width="97" height="97" ',
    grown: 'translate(-21 -21) scale(1.42)',
  },
};

/** Opens the element that fills a shape. Its fill and its end follow. */
export function openShape(shape: Shape): string {
  return OUTLINES[shape].whole;
}

/**
 * Draws the ground: a shape, a shape with a ring, or nothing.
 *
 * @param before - the text to append to
 * @param color - the colour of the ground that the seed chose. `tileBg` replaces it, and is drawn without a background too
 * @param scene - the drawing on the ground, under the ring
 */
export function drawGround(
  before: string,
  background: Background,
  color: string,
  inks: Inks,
  { tileBg, shape }: Pick<AvatarSettings, 'tileBg' | 'shape'>,
  scene: string,
): string {
  const seeded = background === 'none' ? undefined : color;
  const ground = (tileBg === 'auto' ? inks.accent : tileBg) ?? seeded;
  if (ground === undefined) return before;
  const { whole, inRing, grown } = OUTLINES[shape];
  const painted = scene === '' || grown === undefined ? scene : `<g transform="${grown}">${scene}</g>`;
  if (background !== 'ring') return `${before}${whole}fill="${ground}"/>${painted}`;
  // The body is visible on the ground, so a ring in the colour of the body is visible too.
  const edge = `stroke="${inks.body}" stroke-width="3"/>`;
  const disc = `${before}${inRing}fill="${ground}"`;
  return scene === '' ? `${disc} ${edge}` : `${disc}/>${painted}${inRing}${edge}`;
}

// ---------- Face

// Percent of the size of the eyes; hundredths of a unit added to the distance of the eyes, and to the height of the whole face.
const EYE_SIZES: Readonly<Record<Role<'eyeSize'>, number>> = { small: 92, medium: 100, large: 109 };
const EYE_SPACINGS: Readonly<Record<Role<'eyeSpacing'>, number>> = { close: -150, medium: 0, wide: 150 };
const FACE_HEIGHTS: Readonly<Record<Role<'faceHeight'>, number>> = { low: 200, middle: 0, high: -200 };
const GAZES: Readonly<Record<Role<'gaze'>, string>> = {
  ahead: '',
  left: 'm-2.6 0',
  right: 'm2.6 0',
  up: 'm0-2.4',
  'up-left': 'm-2.2-1.8',
  'up-right': 'm2.2-1.8',
  'down-left': 'm-2.2 1.6',
  'down-right': 'm2.2 1.6',
};

// Hundredths of a unit: the distance of the cheeks from the eyes, outwards and down, and half the width of a pair of glasses.
const CHEEK_OUT = 700;
const CHEEK_UNDER = 1150;
const LENS = 1200;

const PROPORTIONS = ['eyeSize', 'eyeSpacing', 'faceHeight', 'gaze'] as const;
type Proportions = Pick<AvatarSpec, (typeof PROPORTIONS)[number]>;

function point(x: number, y: number): string {
  const right = formatHundredths(y);
  return formatHundredths(x) + (right.startsWith('-') ? right : ` ${right}`);
}

/** Places a face on a body. `toEyes` is the transform of everything that is drawn at the eyes. */
export function placeFace(
  a: Anchors,
  { eyeSize, eyeSpacing, faceHeight, gaze }: Proportions,
): { readonly toEyes: string; readonly face: Face } {
  const size = EYE_SIZES[eyeSize];
  const x = 100 * a.x;
  const y = 100 * a.eyeY + FACE_HEIGHTS[faceHeight];
  const mouthY = 100 * a.mouthY + FACE_HEIGHTS[faceHeight];
  const gap = 100 * a.eyeGap + EYE_SPACINGS[eyeSpacing];
  // Tenths are exact enough, and shorter.
  const scaledGap = 10 * Math.round((10 * gap) / size);
  const bridge = scaledGap - LENS;
  const [left, right, turn] = [`M${point(-scaledGap, 0)}`, `M${point(scaledGap, 0)}`, GAZES[gaze]];
  const face: Face = {
    left,
    right,
    leftPupil: left + turn,
    rightPupil: right + turn,
    gaze: turn,
    bridge: `M${point(-bridge, -100)}q${point(bridge, -400)} ${point(2 * bridge, 0)}`,
    mouth: `M${point(x, mouthY)}`,
    leftCheek: `M${point(x - gap - CHEEK_OUT, y + CHEEK_UNDER)}`,
    rightCheek: `M${point(x + gap + CHEEK_OUT, y + CHEEK_UNDER)}`,
  };
  const scale = size === 100 ? '' : ` scale(${formatHundredths(size)})`;
  return { toEyes: `translate(${point(x, y)})${scale}`, face };
}

/** The result of {@link placeFace} as texts for stencils. */
interface FaceTexts {
  /** Opens the group of everything that is drawn at the eyes. */
  readonly opening: string;
  /** The face in the order of `listPlaces`. */
  readonly places: readonly string[];
}

const knownFaces = new WeakMap<Anchors, FaceTexts[]>();

/** Places a face on a body as texts. They are memoized for each body and proportions. */
export function faceOf(a: Anchors, proportions: Proportions): FaceTexts {
  let faces = knownFaces.get(a);
  if (faces === undefined) knownFaces.set(a, (faces = []));
  let index = 0;
  for (const slot of PROPORTIONS) {
    const roles: readonly string[] = ROLES[slot];
    index = index * roles.length + roles.indexOf(proportions[slot]);
  }
  let texts = faces[index];
  if (texts === undefined) {
    const { toEyes, face } = placeFace(a, proportions);
    texts = faces[index] = { opening: flatten(`<g transform="${toEyes}">`), places: listPlaces(face) };
  }
  return texts;
}

// ---------- Pose

// The figure stands at the height FLOOR and grows upwards from there. With everything on its head it is at most ROOM units high.
const FLOOR = 89;
const ROOM = 85;

/** The height of a topper above the head. Ears that start further down rise less. */
function riseOf(topper: Part | undefined, anchors: Anchors): number {
  if (topper?.height === undefined) return 0;
  const areEars = topper.kind === 'ears' || topper.kind === 'horns';
  return topper.height - (areEars ? Math.max(0, anchors.earY - anchors.topY - 9) : 0);
}

/** Opens the group of a pose: leans the figure around the middle of the disc, and shrinks it by `less` percent towards its feet. */
function openPose(tilt: number, less: number): string {
  const shift = `translate(${formatHundredths(50 * less)} ${formatHundredths(FLOOR * less)})`;
  const moves = [tilt && `rotate(${tilt} 50 50)`, less && `${shift} scale(${formatHundredths(100 - less)})`];
  const transform = moves.filter(Boolean).join(' ');
  return transform && `<g transform="${transform}">`;
}

const TILTS = ROLES.tilt;
/** The results of {@link openPose}, by tilt and percent. */
const poses: string[] = [];

/** Opens the group that leans the figure, and that shrinks it until everything on its head fits into the disc. */
export function poseFigure({
  tilt,
  body,
  topper,
  antenna,
}: Pick<Selection, 'tilt' | 'body' | 'topper' | 'antenna'>): string {
  const { anchors } = body.layers();
  const height = Math.max(riseOf(topper, anchors), antenna?.height ?? 0);
  const total = FLOOR - anchors.topY + height;
  const less = total <= ROOM ? 0 : 100 - Math.floor((100 * ROOM) / total);
  return (poses[TILTS.length * less + tilt - TILTS[0]] ??= flatten(openPose(tilt, less)));
}

/** Opens the group that shrinks the figure around the middle of its background, and mirrors it. */
export function openFrame({ scale, flip }: RenderSettings): string {
  if (scale === 100 && !flip) return '';
  const [width, rest] = [flip ? -scale : scale, 50 * (100 - scale)];
  const moves = `translate(${formatHundredths(flip ? 10_000 - rest : rest)} ${formatHundredths(rest)})`;
  return `<g transform="${moves} scale(${formatHundredths(width)} ${formatHundredths(scale)})">`;
}

// ---------- Avatar

/** The colour of the word `auto`: the accent. */
export function accentOf({ palette, tone, accent }: Selection): string {
  return palette.inks(tone, accent).accent;
}

/**
 * The class that delays the motion, so that mascots do not move in step. It depends on the selection without the face, so that a
 * change of the mood does not restart the motion.
 */
export function delayClass({ body, marking, topper, antenna, ground, tilt }: Selection): string {
  const ids = [body, marking, topper, antenna].map((part) => part?.id ?? 'null');
  const [word] = hashSeed([...ids, ground, tilt].join(' '));
  return `navii-d${(word >>> 0) % DELAYS}`;
}

/**
 * Draws the inside of an avatar, without the root element.
 *
 * @param before - the text to append to
 */
export function drawAvatar(before: string, selection: Selection, settings: RenderSettings, layers: Layers): string {
  const { palette } = selection;
  const body = selection.body.layers();
  const inks = palette.inks(selection.tone, selection.accent);
  const { colors, variant } = inks;
  const { animated } = settings;
  const motion = animated ? MOVING : STILL;
  // Only moving elements have their own group.
  const end = animated ? '</g>' : '';
  const layer = layers.layerOf(body.anchors, variant, motion);
  const faceLayer = layers.faceLayerOf(variant, motion);
  const { opening, places } = faceOf(body.anchors, selection);
  const pose = poseFigure(selection);

  const painted = layer('', selection.scene?.draw, colors);
  let svg = drawGround(before, selection.background, palette.grounds[selection.ground], inks, settings, painted);
  const frame = openFrame(settings);
  svg += frame;
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
  svg += end;
  return frame === '' ? svg : `${svg}</g>`;
}

/** The attributes of every root element. Parts rely on its fill, caps and joins. */
export function rootOf(units: string, width: string, height: number): Drawing['attributes'] {
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${units} 100`,
    width,
    height: String(height),
    fill: 'none',
    'stroke-linecap': 'round',
  };
}

/** The attributes that name a root element; empty without a title. */
export function nameRoot(title: string | undefined): Drawing['attributes'] {
  return !title ? {} : { role: 'img', 'aria-label': title };
}

/** The attributes of the root element that the size does not decide. */
function listOwn(selection: Selection, settings: RenderSettings): Drawing['attributes'] {
  const name = nameRoot(joinName(settings.title, nameStatus(settings)));
  return settings.animated ? { class: delayClass(selection), ...name } : name;
}

/** Draws a selection. */
export function drawSelection(selection: Selection, settings: RenderSettings, layers: Layers): Drawing {
  const { size } = settings;
  return {
    attributes: { ...rootOf('100', String(size), size), ...listOwn(selection, settings) },
    style: styleOf(settings),
    inside: drawAvatar('', selection, settings, layers),
    over: drawBadge(settings),
  };
}

/** The root elements by their size, without their end. */
const roots: string[] = [];

/** Draws a selection as a whole SVG document. */
export function renderSelection(selection: Selection, settings: RenderSettings, layers: Layers): string {
  const { size, title, animated, status } = settings;
  // Printing a drawing attribute by attribute would take 1.7 times as long. Here most of a root is printed once, and text is only appended.
  let svg = (roots[size] ??= flatten(`<svg${printAttributes(rootOf('100', String(size), size))}`));
  if (animated || title !== undefined || status !== undefined) svg += printAttributes(listOwn(selection, settings));
  svg += animated ? `>${MOTION_STYLE}` : '>';
  svg = drawAvatar(svg, selection, settings, layers);
  return status === undefined ? `${svg}</svg>` : `${svg}${drawBadge(settings)}</svg>`;
}

/** Draws the mascot of a seed, which must not be empty, with settings. */
export function drawSeed(seed: string, settings: AvatarSettings, catalogue: Catalogue): Drawing {
  return drawSelection(selectSeed(seed, settings, catalogue), settings, catalogue.layers);
}

/** Draws the mascot of a seed, which must not be empty, as a whole SVG document. */
export function renderSeed(seed: string, settings: AvatarSettings, catalogue: Catalogue): string {
  return renderSelection(selectSeed(seed, settings, catalogue), settings, catalogue.layers);
}
