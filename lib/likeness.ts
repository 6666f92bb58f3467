// The likeness of mascots, and variants with which no two look alike. A mascot is seen as from afar: the mean colour of each
// cell of a coarse grid, from the areas that the elements of its drawing cover there. Two mascots are as different as these colours are
// on average. Leans and proportions of the face move edges by less than a cell, so they are left out.
import type { Catalogue } from './choose/catalogue.js';
import { selectSeed, type Selection } from './choose/select.js';
import { outlineOf, readMarkup, readPath, walk, type Matrix } from './markup.js';
import { memoize } from './memoize.js';
import { readHex } from './options/read.js';
import type { GroupSettings, RenderSettings } from './options/schema.js';
import { parseHex, toLab } from './palettes/exact-colors.js';
import type { Inks, Part, Point } from './parts/part.js';
import { COLORS } from './parts/stencil.js';
import { drawGround, openFrame, placeFace, poseFigure } from './render/avatar.js';
import { countShown, type Member, type Members } from './render/group.js';
import { STILL } from './render/svg.js';
import type { PartSlot } from './spec.js';

/** Cells along one side of the grid. */
const SIDE = 16;
const CELLS = SIDE * SIDE;
/** Cells along one side of a block, and blocks along one side of the grid. */
const BLOCK = 4;
const BLOCKS = SIDE / BLOCK;
/** Lines on which areas are measured, for each row of cells. */
const LINES = 4;

// ---------- Areas

/** The share of each cell that a coat covers, without the cells where it is 0. */
interface Areas {
  readonly cells: Uint8Array;
  /** 0 to 1. */
  readonly shares: Float64Array;
}

/** The sums of a line: one for each cell, and two for the area right of the grid. */
const STRIDE = SIDE + 2;

/** Adds an edge to the sums of the lines that cross it: to the right of it, the area is inside by one turn more or less. */
function addEdge(sums: Float64Array, [ax, ay]: Point, [bx, by]: Point): void {
  const [top, bottom, turn] = ay < by ? [ay, by, 1] : [by, ay, -1];
  const last = Math.min(SIDE, bottom) * LINES - 0.5;
  for (let line = Math.max(0, Math.ceil(top * LINES - 0.5)); line < last; line += 1) {
    const x = ax + (((line + 0.5) / LINES - ay) / (by - ay)) * (bx - ax);
    const inside = Math.min(SIDE, Math.max(0, x));
    const cell = Math.floor(inside);
    const at = STRIDE * line + cell;
    sums[at] = (sums[at] as number) + turn * (cell + 1 - inside);
    sums[at + 1] = (sums[at + 1] as number) + turn * (inside - cell);
  }
}

/** Measures the cells that polygons cover: where they overlap, once. */
function measureAreas(polygons: readonly (readonly Point[])[], opacity: number): Areas {
  const sums = new Float64Array(STRIDE * SIDE * LINES);
  for (const points of polygons) {
    for (let i = 0; i < points.length; i += 1)
      addEdge(sums, points[(i || points.length) - 1] as Point, points[i] as Point);
  }
  const covered = new Float64Array(CELLS);
  for (let line = 0; line < SIDE * LINES; line += 1) {
    for (let column = 0, turns = 0; column < SIDE; column += 1) {
      turns += sums[STRIDE * line + column] as number;
      const cell = SIDE * Math.floor(line / LINES) + column;
      covered[cell] = (covered[cell] as number) + Math.min(1, Math.abs(turns)) / LINES;
    }
  }
  const cells: number[] = [];
  const shares: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    // Rounded, so that engines that round sines differently see the same.
    const share = Math.round(255 * opacity * (covered[cell] as number)) / 255;
    if (share === 0) continue;
    cells.push(cell);
    shares.push(share);
  }
  return { cells: Uint8Array.from(cells), shares: Float64Array.from(shares) };
}

/** A stretch of a stroke with its round ends: an octagon, and a slab where it has a length. */
function widen([ax, ay]: Point, [bx, by]: Point, radius: number): Point[] {
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
  const [x, y] = length === 0 ? [radius, 0] : [((bx - ax) / length) * radius, ((by - ay) / length) * radius];
  const [u, v] = [Math.SQRT1_2 * (x + y), Math.SQRT1_2 * (y - x)];
  return [
    [ax - y, ay + x],
    [ax - u, ay - v],
    [ax - x, ay - y],
    [ax + v, ay - u],
    [ax + y, ay - x],
    [bx + y, by - x],
    [bx + u, by + v],
    [bx + x, by + y],
    [bx - v, by + u],
    [bx - y, by + x],
  ];
}

/** Leaves out points of a line that are close to the one before: a stroke hides such corners. */
function thin(points: readonly Point[]): readonly Point[] {
  const [start, ...rest] = points;
  let [x, y] = start as Point;
  const corners = rest.filter((point, i) => {
    const isFar = Math.abs(point[0] - x) + Math.abs(point[1] - y) > 0.4;
    if (isFar) [x, y] = point;
    return isFar || i === rest.length - 1;
  });
  return [start as Point, ...corners];
}

// ---------- Coats

/** A colour, and the cells that it covers. */
interface Coat extends Areas {
  /** A colour of the drawing in hex, or the index of an ink. */
  readonly color: string;
}

/** From units of the drawing to cells. */
const TO_CELLS: Matrix = [SIDE / 100, 0, 0, SIDE / 100, 0, 0];
/** Straight lines for a curve. */
const PIECES = 4;

/** Reads a drawing; its groups may stay open. */
function listCoats(drawing: string): readonly Coat[] {
  const coats: Coat[] = [];
  walk(readMarkup(drawing).shapes, TO_CELLS, (shape, [a, b, c, d, e, f], inherited) => {
    const number = (name: string, from = shape.attributes): number => Number(from.get(name) ?? 1);
    const [fill, stroke] = [inherited.get('fill') ?? 'none', inherited.get('stroke') ?? 'none'];
    const opacity = number('opacity', inherited);
    const lines = outlineOf(shape, (data) => readPath(data, PIECES).lines).map(({ points, isClosed }) => {
      const placed = points.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]);
      return isClosed ? [...placed, placed[0] as Point] : placed;
    });
    if (lines.length > 0 && fill !== 'none')
      coats.push({ color: fill, ...measureAreas(lines, opacity * number('fill-opacity')) });
    if (lines.length > 0 && stroke !== 'none') {
      const radius = (number('stroke-width', inherited) / 2) * Math.sqrt(Math.abs(a * d - b * c));
      // A lone move command paints nothing.
      const stretches = lines.map(thin).flatMap((points) => {
        return points.slice(1).map((point, i) => widen(points[i] as Point, point, radius));
      });
      // Half of a dashed line is gaps.
      const shown = opacity * number('stroke-opacity') * (inherited.has('stroke-dasharray') ? 0.5 : 1);
      coats.push({ color: stroke, ...measureAreas(stretches, shown) });
    }
  });
  return coats;
}

// ---------- Pictures

// In place of a colour, drawings get the index of their ink; the ground is the one behind the last.
const ANY_INKS = /* @__PURE__ */ Object.fromEntries(COLORS.map((name, i) => [name, String(i)])) as unknown as Inks;
const GROUND = COLORS.length;

/** The inks for each variant of `ToneInks`. */
const INKS: readonly Inks[] = /* @__PURE__ */ [0, 1, 2, 3].map((variant) => {
  return { ...ANY_INKS, ...(variant < 2 && { ink: ANY_INKS.dark }), ...(variant % 2 === 0 && { rim: '' }) };
});

const MEDIUM = { eyeSize: 'medium', eyeSpacing: 'medium', faceHeight: 'middle', gaze: 'ahead' } as const;

/** A slot and the drawing of its part that is a layer. */
type LayerName = readonly [slot: PartSlot, layer: 'back' | 'draw' | 'face'];

// The layers have the same order as in `drawAvatar`. The marking comes with the body.
const BEHIND: readonly LayerName[] = [
  ['outfit', 'back'],
  ['topper', 'back'],
  ['accessory', 'back'],
  ['antenna', 'draw'],
  ['arms', 'back'],
];
const BEFORE: readonly LayerName[] = [
  ['outfit', 'draw'],
  ['cheeks', 'face'],
  ['mouth', 'face'],
  ['eyes', 'face'],
  ['brows', 'face'],
  ['accessory', 'face'],
  ['accessory', 'draw'],
  ['topper', 'draw'],
  ['arms', 'draw'],
];

/** Coats by their keys. */
type Wardrobe = (key: string, draw: () => string) => readonly Coat[];

/** Makes a function that reads the drawing of each key once. */
function createWardrobe(): Wardrobe {
  const cache = new Map<string, readonly Coat[]>();
  return (key, draw) => {
    let coats = cache.get(key);
    if (coats === undefined) cache.set(key, (coats = listCoats(draw())));
    return coats;
  };
}

/** Poses on bodies whose coats are kept: more than the base has. A service may have any packs. */
const MOST_POSES = 2000;

// A wardrobe for each pose of each body, so that its keys are short.
const wardrobesOf = /* @__PURE__ */ memoize(
  (_catalogue: Catalogue) => memoize((_pose: string) => createWardrobe(), MOST_POSES),
  16,
);

/** The colour of a text in OKLab, times 100; `undefined` unless it is an opaque hex colour. */
const labOf = /* @__PURE__ */ memoize((color: string) => {
  const hex = readHex(color);
  return hex === undefined ? undefined : toLab(parseHex(hex)).map((x) => 100 * x);
}, 4096);

/** A mascot from afar: `L a b` of the mean colour of each block, then of each cell, in OKLab, times 100. */
type Picture = Float64Array;

const BLOCK_VALUES = 3 * BLOCKS * BLOCKS;

function paintCoat(picture: Picture, { cells, shares }: Coat, lab: readonly number[]): void {
  const [l = 0, a = 0, b = 0] = lab;
  for (let i = 0; i < cells.length; i += 1) {
    const at = BLOCK_VALUES + 3 * (cells[i] as number);
    const share = shares[i] as number;
    const [l0, a0, b0] = [picture[at] as number, picture[at + 1] as number, picture[at + 2] as number];
    picture[at] = l0 + (l - l0) * share;
    picture[at + 1] = a0 + (a - a0) * share;
    picture[at + 2] = b0 + (b - b0) * share;
  }
}

/** Sums up each block of cells. */
function sumBlocks(picture: Picture): void {
  for (let cell = 0; cell < CELLS; cell += 1) {
    const block = BLOCKS * Math.floor(cell / SIDE / BLOCK) + Math.floor((cell % SIDE) / BLOCK);
    for (let axis = 0; axis < 3; axis += 1) {
      const mean = picture[3 * block + axis] as number;
      picture[3 * block + axis] = mean + (picture[BLOCK_VALUES + 3 * cell + axis] as number) / (BLOCK * BLOCK);
    }
  }
}

/** Pictures a mascot on a white page. */
export function pictureOf(selection: Selection, settings: RenderSettings, catalogue: Catalogue): Picture {
  const { palette, tone, accent, ground, background, body, marking, scene, topper, antenna } = selection;
  const { anchors, hover, silhouette, gloss, foreground } = body.layers();
  const { colors, variant } = palette.inks(tone, accent);
  const picture = new Float64Array(BLOCK_VALUES + 3 * CELLS);
  for (let at = BLOCK_VALUES; at < picture.length; at += 3) picture[at] = 100;
  const frame = openFrame(settings);
  const place = frame + poseFigure({ tilt: 0, body, topper, antenna });
  const coatsOf = wardrobesOf(catalogue)(`${variant} ${place} ${body.id}`);
  // A part may ask two things of its inks; the palette answers them.
  const inks = INKS[variant] as Inks;
  const paint = (key: string, draw: () => string) => {
    for (const coat of coatsOf(key, draw)) {
      const index = Number(coat.color);
      const lab = labOf(index === GROUND ? palette.grounds[ground] : (colors[index] ?? coat.color));
      if (lab !== undefined) paintCoat(picture, coat, lab);
    }
  };
  const drawPart = (part: Part, slot: PartSlot, layer: LayerName[1]) => {
    if (layer !== 'face') return part[layer]?.(anchors, inks, STILL) ?? '';
    const { toEyes, face } = placeFace(anchors, MEDIUM);
    const drawn = part.face?.(face, inks, STILL) ?? '';
    return slot === 'cheeks' || slot === 'mouth' ? drawn : `<g transform="${toEyes}">${drawn}`;
  };
  const paintLayers = (layers: readonly LayerName[]) => {
    for (const [slot, layer] of layers) {
      const part = selection[slot];
      if (part?.[layer] !== undefined) paint(`${slot} ${layer} ${part.id}`, () => place + drawPart(part, slot, layer));
    }
  };

  paint(`${settings.shape} ${settings.tileBg} ${background} ${scene?.id}`, () => {
    const painted = scene?.draw?.(anchors, inks, STILL) ?? '';
    return drawGround('', background, String(GROUND), inks, settings, painted);
  });
  paint('hover', () => frame + hover(anchors, inks, STILL));
  paintLayers(BEHIND);
  paint(`body ${marking?.id}`, () => {
    const marked = silhouette(anchors, inks, STILL) + (marking?.draw?.(anchors, inks, STILL) ?? '') + gloss;
    return place + marked + (foreground?.(anchors, inks, STILL) ?? '');
  });
  paintLayers(BEFORE);
  sumBlocks(picture);
  return picture;
}

/** The mean distance of the colours of two pictures, from one index to another; `limit` if it is not smaller. */
function meanDistance(one: Picture, other: Picture, from: number, to: number, limit: number): number {
  const count = (to - from) / 3;
  const most = limit * count;
  let sum = 0;
  for (let at = from; at < to; at += 3) {
    const l = (one[at] as number) - (other[at] as number);
    const a = (one[at + 1] as number) - (other[at + 1] as number);
    const b = (one[at + 2] as number) - (other[at + 2] as number);
    sum += Math.sqrt(l * l + a * a + b * b);
    if (sum >= most) return limit;
  }
  return sum / count;
}

/** The distance of two pictures, as ΔE in OKLab, times 100, or `limit` if it is not smaller. */
export function measureDistance(one: Picture, other: Picture, limit: number): number {
  // The mean colours of blocks are never farther apart than their cells are on average, and most mascots are unlike by these.
  const least = meanDistance(one, other, 0, BLOCK_VALUES, limit);
  return least === limit ? limit : meanDistance(one, other, BLOCK_VALUES, one.length, limit);
}

// ---------- Variants

/** Teams of 20 reach it with a variant for two members in five, teams of 50 with 1.3 variants a member. */
export const DEFAULT_DISTANCE = 11.2;

/** Variants that are tried for one member. If none is far enough from all others, the farthest is taken. */
const TRIES = 12;

/** The smallest distance of a picture from others; 0 if it is not greater than `least`, `most` if it is greater than that. */
function findNearest(picture: Picture, others: readonly Picture[], least: number, most: number): number {
  let nearest = most;
  for (const other of others) {
    nearest = measureDistance(picture, other, nearest);
    if (nearest <= least) return 0;
  }
  return nearest;
}

/** Chooses the smallest variants with which no two members look alike, one after another: a new member at the end changes no other. */
export function chooseVariants(
  members: readonly Omit<Member, 'key'>[],
  catalogue: Catalogue,
  distance: number = DEFAULT_DISTANCE,
): number[] {
  // Without mood and status: who a member is does not depend on what it does.
  const look = ({ seed, settings }: Omit<Member, 'key'>, variant: number): Picture =>
    pictureOf(
      selectSeed(seed, { ...settings, mood: undefined, status: undefined, variant }, catalogue),
      settings,
      catalogue,
    );
  const pictures = members.flatMap((member) => (member.own === undefined ? [] : [look(member, member.own)]));
  return members.map((member) => {
    if (member.own !== undefined) return member.own;
    const first = look(member, 0);
    let best = { variant: 0, picture: first, nearest: findNearest(first, pictures, -1, distance) };
    for (let variant = 1; variant < TRIES && best.nearest < distance; variant += 1) {
      const picture = look(member, variant);
      const nearest = findNearest(picture, pictures, best.nearest, distance);
      if (nearest > best.nearest) best = { variant, picture, nearest };
    }
    pictures.push(best.picture);
    return best.variant;
  });
}

/** The members of a group with the variants that they are drawn with. Those behind the counter do not count. */
export function setApart(members: Members, group: GroupSettings, catalogue: Catalogue): Members {
  if (!group.distinct) return members;
  const drawn = members.drawable.slice(0, countShown(members.count, group.max));
  const variants = chooseVariants(drawn, catalogue);
  const drawable = members.drawable.map((member, i) => {
    const variant = variants[i];
    if (variant === undefined) return member;
    return { ...member, settings: { ...member.settings, variant }, key: [member.key, variant] };
  });
  return { ...members, drawable };
}
