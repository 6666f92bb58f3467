// Whether the drawings of a pack are what the engine counts on: the same text each time, colours printed and never looked
// into, and nothing but inert shapes.
import type { Catalogue } from '../choose/catalogue.js';
import type { Pack } from '../packs/pack.js';
import type { ToneInks } from '../palettes/palette.js';
import { BODIES } from '../parts/index.js';
import type { Anchors, Draw, DrawFace, Motion } from '../parts/part.js';
import { createLayers, type Layers } from '../parts/stencil.js';
import { faceOf, placeFace } from '../render/avatar.js';
import { MOVING, STILL } from '../render/svg.js';
import { PART_SLOTS, ROLES, TONES } from '../spec.js';
import { readMarkup } from './markup.js';
import { DRAWN, nameOf } from './rules.js';
import { show, type Report } from './schema.js';
import { findShapeFault } from './vocabulary.js';

/** Inks with the names that messages give them. */
interface NamedInks {
  readonly name: string;
  readonly inks: ToneInks;
}

/** How a drawing is made, and what the engine keeps of it, under the same circumstances. */
type Make = (inks: ToneInks, motion: Motion) => readonly [drawn: unknown, kept: () => string];

/** Every palette in each tone; accents differ in their colours alone, so each tone shows another one. */
function listInks({ palettes }: Catalogue): NamedInks[] {
  return Array.from(palettes.values(), ({ id, inks }) =>
    TONES.map((tone, i) => ({ name: `${id} ${tone}`, inks: inks[tone][ROLES.accent[i] ?? 'bright'] })),
  ).flat();
}

function drawOnce(make: Make, { name, inks }: NamedInks, motion: Motion): readonly [text: string, fault?: string] {
  const [drawn, kept] = make(inks, motion);
  if (typeof drawn !== 'string') return ['', `it gives ${show(drawn)}, expected text`];
  if (make(inks, motion)[0] !== drawn) return [drawn, 'it draws something else the second time'];
  if (kept() === drawn) return [drawn];
  return [
    drawn,
    `it looks into its colours or its place: print them, and never test or change them (seen with ${name})`,
  ];
}

/** What is wrong with a drawing, under some inks: the first fault. */
function findDrawingFault(
  make: Make,
  samples: readonly NamedInks[],
  motion: Motion,
  close: string,
  known: Set<string>,
): string | undefined {
  try {
    for (const [i, sample] of samples.entries()) {
      const [text, fault] = drawOnce(make, sample, motion);
      if (fault !== undefined) return fault;
      // The inks fill the same gaps each time.
      if (i > 0 || known.has(text)) continue;
      const { shapes, fault: unread } = readMarkup(text + close);
      const wrong = unread ?? shapes.map(findShapeFault).find((one) => one !== undefined);
      if (wrong !== undefined) return wrong;
      known.add(text);
    }
  } catch (error) {
    return `it throws ${String(error)}`;
  }
  return undefined;
}

/** Some of all inks, others for each body. */
function pickSamples(inks: readonly NamedInks[], i: number): NamedInks[] {
  return [0, 7, 19].flatMap((step) => inks[(5 * i + step) % inks.length] ?? []);
}

/** Inks of each kind that drawings may tell apart: with lines as dark as pupils and without, with a rim and without. */
function pickVariants(inks: readonly NamedInks[]): NamedInks[] {
  return [...new Map(inks.map((one) => [one.inks.variant, one])).values()];
}

/** Reports the faults of drawings, one for each; gives the names of those that have one. */
export function findDrawingFaults(pack: Pack, catalogue: Catalogue, report: Report): ReadonlySet<string> {
  const inks = listInks(catalogue);
  const variants = pickVariants(inks);
  const own = (pack.bodies ?? []).flatMap(({ id }) => catalogue.bodies.get(id) ?? []);
  const broken = new Set<string>();
  // Many bodies make the same drawing of a part.
  const known = new Set<string>();

  const check = (
    where: string,
    bodies: readonly { id: string; anchors: Anchors }[],
    make: (i: number) => Make,
    close = '',
  ): void => {
    for (const motion of [STILL, MOVING]) {
      for (const [i, body] of bodies.entries()) {
        const samples = [...(i === 0 ? [...variants, ...inks] : pickSamples(inks, i))];
        const fault = findDrawingFault(make(i), samples, motion, close, known);
        if (fault === undefined) continue;
        report(where, bodies.length === 1 ? fault : `on ${nameOf('body', body.id)}: ${fault}`);
        broken.add(where);
        return;
      }
    }
  };
  const makeOn =
    (layers: Layers, anchors: Anchors, draw: Draw): Make =>
    (given, motion) => [
      draw(anchors, given, motion),
      () => layers.layerOf(anchors, given.variant, motion)('', draw, given.colors),
    ];
  const makeFace =
    (layers: Layers, anchors: Anchors, draw: DrawFace, i: number): Make =>
    (given, motion) => {
      const gaze = ROLES.gaze[i % ROLES.gaze.length] ?? 'ahead';
      const look = { eyeSize: 'large', eyeSpacing: 'close', faceHeight: 'low', gaze } as const;
      const { face } = placeFace(anchors, look);
      const { places } = faceOf(anchors, look);
      const layer = layers.faceLayerOf(given.variant, motion);
      return [draw(face, given, motion), () => layer('', draw, given.colors, places)];
    };

  for (const body of own) {
    const where = nameOf('body', body.id);
    const layers = createLayers();
    check(where, [body], () => makeOn(layers, body.anchors, body.silhouette), body.gloss);
    const { foreground } = body;
    if (foreground) check(where, [body], () => makeOn(layers, body.anchors, foreground));
  }
  const bodies = [...own, ...BODIES];
  for (const slot of PART_SLOTS) {
    for (const part of pack[slot]?.parts ?? []) {
      const where = nameOf(slot, part.id);
      const layers = createLayers();
      for (const drawing of DRAWN[slot]) {
        if (broken.has(where)) break;
        if (drawing === 'face') {
          const { face } = part;
          if (face) check(where, bodies, (i) => makeFace(layers, bodies[i]?.anchors as Anchors, face, i));
        } else {
          const draw = part[drawing];
          if (draw) check(where, bodies, (i) => makeOn(layers, bodies[i]?.anchors as Anchors, draw));
        }
      }
    }
  }
  return broken;
}
