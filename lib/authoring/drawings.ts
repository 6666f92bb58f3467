// Checks of the drawings of a pack. The engine expects the same text each time, with colours that are printed and never tested,
// and only inert shapes: a few elements with a few attributes and values, so that a drawing runs, loads and refers to nothing,
// and looks the same in every browser and rasterizer.
import type { Catalogue } from '../choose/catalogue.js';
import { isPrinted, readMarkup, readNumbers, readPath, readTransform, type ShapeElement } from '../markup.js';
import type { Pack } from '../packs/pack.js';
import { layerBody, type LayeredBody } from '../parts/body.js';
import { BODIES } from '../parts/index.js';
import type { Anchors, Draw, DrawFace, Inks, Motion } from '../parts/part.js';
import { createLayers, type ToneInks } from '../parts/stencil.js';
import { faceOf, placeFace } from '../render/avatar.js';
import { MOVING, STILL } from '../render/svg.js';
import { PART_SLOTS, ROLES, TONES } from '../spec.js';
import { DRAWN, nameOf } from './rules.js';
import { show, type Report } from './schema.js';

const PAINT =
  'class transform opacity fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin';

/** The elements of a drawing, and the attributes that each may have. */
export const SHAPE_ATTRIBUTES = {
  g: PAINT,
  path: `d ${PAINT}`,
  circle: `cx cy r ${PAINT}`,
  ellipse: `cx cy rx ry ${PAINT}`,
  rect: `x y width height rx ry ${PAINT}`,
};

const ALLOWED = new Map(Object.entries(SHAPE_ATTRIBUTES).map(([name, words]) => [name, new Set(words.split(' '))]));
const COLOR = /^(?:none|#(?:[\da-f]{3}){1,2})$/i;
const MOTION_CLASSES: ReadonlySet<string> = new Set(
  Object.values(MOVING).map((mark: string) => /"(.*)"/.exec(mark)?.[1] ?? ''),
);

/** Right values in words, and whether a value is right. */
type ValueCheck = readonly [expected: string, isRight: (text: string) => boolean];

const isLength = (text: string): boolean => isPrinted(text) && Number(text) >= 0;
const place: ValueCheck = ['a number with at most two decimals', isPrinted];
const length: ValueCheck = ['a number of 0 or more with at most two decimals', isLength];
const share: ValueCheck = ['a number from 0 to 1', (text) => isLength(text) && Number(text) <= 1];
const color: ValueCheck = ['an ink, a colour such as #abc or #aabbcc, or none', (text) => COLOR.test(text)];
const isDashes = (text: string): boolean => readNumbers(text)?.every((number) => number >= 0) ?? false;

const CHECKS: Readonly<Record<string, ValueCheck>> = {
  class: ['a mark of the motion, such as m.sway', (text) => MOTION_CLASSES.has(text)],
  transform: [
    'translate, scale, rotate or matrix, with numbers of at most two decimals',
    (text) => readTransform(text) !== undefined,
  ],
  fill: color,
  stroke: color,
  opacity: share,
  'fill-opacity': share,
  'stroke-opacity': share,
  'stroke-width': length,
  'stroke-dasharray': ['lengths of 0 or more with at most two decimals', isDashes],
  'stroke-linecap': ['butt, round or square', (text) => /^(?:butt|round|square)$/.test(text)],
  'stroke-linejoin': ['miter, round or bevel', (text) => /^(?:miter|round|bevel)$/.test(text)],
  r: length,
  rx: length,
  ry: length,
  width: length,
  height: length,
};

/** Finds the fault of the value of an attribute. */
function findValueFault(attribute: string, value: string): string | undefined {
  if (attribute === 'd') return readPath(value).fault;
  const [expected, isRight] = CHECKS[attribute] ?? place;
  return isRight(value) ? undefined : `expected ${expected}`;
}

/** Finds the first fault of an element and of the elements in it. */
function findShapeFault({ name, attributes, children }: ShapeElement): string | undefined {
  const allowed = ALLOWED.get(name);
  if (allowed === undefined) return `<${name}> is not allowed: expected ${[...ALLOWED.keys()].join(', ')}`;
  for (const [attribute, value] of attributes) {
    if (!allowed.has(attribute)) return `${attribute} of <${name}> is not allowed`;
    const fault = findValueFault(attribute, value);
    if (fault !== undefined) return `${attribute} of <${name}>: ${fault}, in ${show(value)}`;
  }
  if (attributes.has('class') && attributes.has('transform'))
    return `<${name}> has a transform, which its motion would replace: put the transform on a <g> around it`;
  for (const child of children) {
    const fault = findShapeFault(child);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

type NamedInks = ReturnType<typeof listInks>[number];

/** Makes a drawing, and the same drawing from the template that the engine keeps of it. */
type Make = (inks: ToneInks, motion: Motion) => readonly [drawn: unknown, fromTemplate: () => string];

/** Lists the inks of every palette in each tone. Accents differ only in their colours, so each tone takes another accent. */
function listInks({ palettes }: Catalogue) {
  return Array.from(palettes.values(), ({ id, inks }) =>
    TONES.map((tone, i) => ({ name: `${id} ${tone}`, inks: inks(tone, ROLES.accent[i] ?? 'bright') })),
  ).flat();
}

function findDrawingFault(
  make: Make,
  samples: readonly NamedInks[],
  motion: Motion,
  known: Set<string>,
): string | undefined {
  try {
    for (const [i, { name, inks }] of samples.entries()) {
      const [drawn, fromTemplate] = make(inks, motion);
      if (typeof drawn !== 'string') return `it returns ${show(drawn)}, expected text`;
      if (make(inks, motion)[0] !== drawn) return 'it returns another text the second time';
      if (fromTemplate() !== drawn)
        return `it depends on its colours or its place: print them, and do not test or change them (seen with ${name})`;
      // With other inks, only the colours of the text may differ.
      if (i > 0 || known.has(drawn)) continue;
      const { shapes, fault: unread } = readMarkup(drawn);
      // A shape that is not allowed, such as a script, is the cause of a text that cannot be read.
      const wrong = shapes.map(findShapeFault).find((one) => one !== undefined) ?? unread;
      if (wrong !== undefined) return wrong;
      known.add(drawn);
    }
  } catch (error) {
    return `it throws ${String(error)}`;
  }
  return undefined;
}

/** Picks three of all inks, others for each body. */
function pickSamples(inks: readonly NamedInks[], i: number): NamedInks[] {
  return [0, 7, 19].flatMap((step) => inks[(5 * i + step) % inks.length] ?? []);
}

/** Reports the first fault of each drawing, and returns the names of the parts with faults. */
export function findDrawingFaults(pack: Pack, catalogue: Catalogue, report: Report): ReadonlySet<string> {
  const inks = listInks(catalogue);
  // Drawings may test the variant: whether lines are as dark as pupils, and whether eyes have a rim.
  const variants = [...new Map(inks.map((one) => [one.inks.variant, one])).values()];
  const own = (pack.bodies ?? []).flatMap(({ id }) => catalogue.bodies.get(id) ?? []);
  const broken = new Set<string>();
  // Texts without faults: a part looks the same on many bodies.
  const known = new Set<string>();
  const layers = createLayers();

  const check = (where: string, bodies: LayeredBody[], makeOn: (anchors: Anchors, i: number) => Make): void => {
    if (broken.has(where)) return;
    for (const motion of [STILL, MOVING]) {
      for (const [i, body] of bodies.entries()) {
        const samples = i === 0 ? [...variants, ...inks] : pickSamples(inks, i);
        const fault = findDrawingFault(makeOn(body.layers().anchors, i), samples, motion, known);
        if (fault === undefined) continue;
        report(where, bodies.length === 1 ? fault : `on ${nameOf('body', body.id)}: ${fault}`);
        broken.add(where);
        return;
      }
    }
  };
  const make =
    (draw: Draw) =>
    (anchors: Anchors): Make =>
    (given, motion) => [
      draw(anchors, given, motion),
      () => layers.layerOf(anchors, given.variant, motion)('', draw, given.colors),
    ];
  const makeFace =
    (draw: DrawFace) =>
    (anchors: Anchors, i: number): Make =>
    (given, motion) => {
      const gaze = ROLES.gaze[i % ROLES.gaze.length] ?? 'ahead';
      const look = { eyeSize: 'large', eyeSpacing: 'close', faceHeight: 'low', gaze } as const;
      const layer = layers.faceLayerOf(given.variant, motion);
      return [
        draw(placeFace(anchors, look).face, given, motion),
        () => layer('', draw, given.colors, faceOf(anchors, look).places),
      ];
    };

  for (const body of own) {
    const { back, front, paint } = body;
    const { anchors, outline, silhouette, gloss } = body.layers();
    // Each drawing is whole, and so is the body that they make.
    const drawings: readonly (((c: Inks) => string) | undefined)[] = [
      back,
      front,
      paint && ((c) => paint(c, outline)[0]),
      paint && ((c) => paint(c, outline)[1]),
      (c) => silhouette(anchors, c, STILL) + gloss,
    ];
    for (const drawing of drawings)
      if (drawing)
        check(
          nameOf('body', body.id),
          [body],
          make((_a, c) => drawing(c)),
        );
  }
  const bodies = [...own, ...BODIES.map(layerBody)];
  for (const slot of PART_SLOTS) {
    for (const part of pack[slot]?.parts ?? []) {
      for (const drawing of DRAWN[slot]) {
        const drawn = drawing === 'face' ? part.face && makeFace(part.face) : part[drawing] && make(part[drawing]);
        if (drawn) check(nameOf(slot, part.id), bodies, drawn);
      }
    }
  }
  return broken;
}
