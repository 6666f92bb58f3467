// Checks of whole mascots: whether the anchors of bodies make sense, whether each body stays inside the disc with each part, and how
// many bytes and moving parts the mascots of seeds have.
import type { Catalogue } from '../choose/catalogue.js';
import { renderAvatar, createAvatar, selectAvatar } from '../engine.js';
import { readMarkup, readPath } from '../markup.js';
import type { Pack } from '../packs/pack.js';
import type { LayeredBody } from '../parts/body.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { Anchors, Point } from '../parts/part.js';
import type { AvatarSpec, PartSlot } from '../spec.js';
import { findFarthest, type Farthest } from './extent.js';
import { nameOf } from './rules.js';
import type { Report } from './schema.js';

/** The disc that contains every mascot, in units. */
const DISC = { middle: [50, 50] as Point, radius: 50 } as const;

/** Lists the points that anchors describe, with the names of the anchors. The right side stands for both sides. */
function listPlaces(a: Anchors): readonly (readonly [anchors: string, place: Point])[] {
  return [
    ['eyeGap and eyeY', [a.x + a.eyeGap, a.eyeY]],
    ['mouthY', [a.x, a.mouthY]],
    ['topX and topY', [a.topX, a.topY]],
    ['earGap and earY', [a.x + a.earGap, a.earY]],
    ['brimWidth and brimY', [a.x + a.brimWidth, a.brimY]],
    ['sideWidth and eyeY', [a.x + a.sideWidth, a.eyeY]],
    ['bellyWidth and bellyY', [a.x + a.bellyWidth, a.bellyY]],
    ['bellyHeight and bellyY', [a.x, a.bellyY + a.bellyHeight]],
    ['neckWidth and neckY', [a.x + a.neckWidth, a.neckY]],
    ['armGap and armY', [a.x + a.armGap, a.armY]],
  ];
}

/** Whether a point is inside a closed line: a ray from such a point crosses the line an odd number of times. */
function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [toX, toY]] of points.entries()) {
    const [fromX, fromY] = points.at(i - 1) ?? [toX, toY];
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) inside = !inside;
  }
  return inside;
}

/** Reports wrong anchors of a body. All that a mascot wears is placed by them. */
export function findAnchorFaults({ id, layers }: LayeredBody, report: Report): void {
  const { outline, anchors } = layers();
  const where = nameOf('body', id);
  // Some anchors are path data or a transform.
  const wrong = Object.entries(anchors).filter(
    ([, value]) => typeof value === 'number' && !Number.isInteger(2 * value),
  );
  for (const [name, value] of wrong) report(where, `anchor ${name}: expected a multiple of one half, got ${value}`);
  if (wrong.length > 0) return;
  const [middleX, middleY] = DISC.middle;
  for (const [names, [x, y]] of listPlaces(anchors)) {
    if (Math.hypot(x - middleX, y - middleY) > DISC.radius)
      report(where, `anchors ${names}: ${x} ${y} is outside the disc`);
  }
  const [line] = readPath(outline).lines;
  for (const [names, place] of listPlaces(anchors).slice(0, 2)) {
    if (!isInside(place, line?.points ?? [])) report(where, `anchors ${names}: ${place.join(' ')} is not on the body`);
  }
  if (anchors.mouthY <= anchors.eyeY) report(where, 'anchor mouthY: expected the mouth under the eyes');
}

/** Units beyond the edge of the disc that are too small to see. */
const MARGIN = 0.5;

/** The slots around a body. Parts of the face are far from the edge of the disc. */
const OUTER_SLOTS = [
  'topper',
  'antenna',
  'marking',
  'accessory',
  'arms',
  'outfit',
] as const satisfies readonly PartSlot[];

/** The widest face, with which glasses and brows reach farthest. */
const WIDE = { eyeSize: 'large', eyeSpacing: 'wide' } as const;

function print(value: number): string {
  return String(Math.round(10 * value) / 10);
}

function describeEscape({ reach, x, y }: Farthest): string {
  return `leaves the disc at ${Math.round(x)} ${Math.round(y)} by ${print(reach - DISC.radius)} units`;
}

/**
 * Reports the bodies and parts that leave the disc.
 *
 * @param broken - names of parts with faults in their drawings: these cannot be measured
 */
export function findEscapes(pack: Pack, catalogue: Catalogue, broken: ReadonlySet<string>, report: Report): void {
  const find = (parts: Partial<AvatarSpec>): Farthest | undefined => {
    const { shapes } = readMarkup(renderAvatar(catalogue, { background: 'none', ...WIDE, ...parts }));
    const farthest = findFarthest(shapes, DISC.middle);
    return farthest.reach > DISC.radius + MARGIN ? farthest : undefined;
  };
  const sound =
    (noun: string) =>
    ({ id }: { readonly id: string }): boolean =>
      !broken.has(nameOf(noun, id));
  const bodies = (pack.bodies ?? []).filter(sound('body'));
  const contained = bodies.filter(({ id }) => {
    const farthest = find({ body: id });
    if (farthest !== undefined) report(nameOf('body', id), `it ${describeEscape(farthest)}`);
    return farthest === undefined;
  });
  for (const slot of OUTER_SLOTS) {
    // If a pack has no bodies, the bodies of the base stand in for them; the same goes for the parts of each slot.
    const wearers = pack.bodies?.length ? contained : pack[slot] ? BODIES : [];
    for (const { id } of (pack[slot] ?? POOLS[slot]).parts.filter(sound(slot))) {
      const escapes = wearers.flatMap(({ id: body }) => {
        const farthest = find({ body, [slot]: id });
        return farthest === undefined ? [] : [{ body, farthest }];
      });
      const [worst] = escapes.sort((one, other) => other.farthest.reach - one.farthest.reach);
      if (worst === undefined) continue;
      const others = escapes.length === 1 ? '' : ` (and on ${escapes.length - 1} more)`;
      report(nameOf(slot, id), `on ${nameOf('body', worst.body)} it ${describeEscape(worst.farthest)}${others}`);
    }
  }
  for (const { id } of (pack.scene?.parts ?? []).filter(sound('scene'))) {
    const farthest = find({ background: 'solid', scene: id });
    if (farthest !== undefined) report(nameOf('scene', id), `it ${describeEscape(farthest)}`);
  }
}

/** Maximum number of bytes of a still mascot. */
export const MAX_BYTES = 3072;
/** Maximum number of moving parts of a mascot. */
export const MAX_MOTIONS = 6;
const SEEDS = 200;

function listParts({ body, ...spec }: AvatarSpec): string {
  const slots = ['topper', 'antenna', 'marking', 'accessory', 'outfit', 'scene'] as const;
  return [body, ...slots.map((slot) => spec[slot])].filter((id) => id !== null).join(', ');
}

/** Counts the moving parts of a drawing by their classes, except for those that delay a motion. */
export function countMotions(svg: string): number {
  return (svg.match(/ class="navii-[^d]/g) ?? []).length;
}

/** Reports the mascot with the most bytes and the one with the most moving parts, if they have too many. */
export function findSampleFaults({ id: packs }: Pack, catalogue: Catalogue, report: Report): void {
  const mascots = Array.from({ length: SEEDS }, (_, i) => {
    const seed = `member-${i}`;
    const still = createAvatar(catalogue, seed, { packs });
    const moving = createAvatar(catalogue, seed, { packs, animated: true });
    return { seed, bytes: still.length, motions: countMotions(moving) };
  });
  const limit = (measure: 'bytes' | 'motions', most: number, verb: readonly [string, string], noun: string): void => {
    const over = mascots.filter((mascot) => mascot[measure] > most);
    const [worst] = over.sort((one, other) => other[measure] - one[measure]);
    if (worst === undefined) return;
    const parts = listParts(selectAvatar(catalogue, worst.seed, { packs }));
    report(
      '',
      `${over.length} of ${SEEDS} mascots ${verb[1]} more than ${most} ${noun}; ` +
        `that of ${worst.seed} (${parts}) ${verb[0]} ${worst[measure]}`,
    );
  };
  limit('bytes', MAX_BYTES, ['takes', 'take'], 'bytes');
  limit('motions', MAX_MOTIONS, ['has', 'have'], 'moving parts');
}
