// The cast: everything that can be chosen and drawn, by its id, in the form in which it is drawn.
import type { Pack } from '../packs/pack.js';
import { createPalette, type Palette } from '../palettes/palette.js';
import { PALETTE_ROWS } from '../palettes/rows.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { Body, Draw, Part } from '../parts/part.js';
import { PART_SLOTS, type PartSlot } from '../slots.js';

// Maps, not plain objects: an unknown id reaches no prototype.
/** Palettes, bodies and parts by their ids. */
export interface Cast {
  readonly palettes: ReadonlyMap<string, Palette>;
  readonly bodies: ReadonlyMap<string, LayeredBody>;
  readonly parts: Readonly<Record<PartSlot, ReadonlyMap<string, Part>>>;
}

/** A body as layers that are drawn like parts. */
export interface LayeredBody extends Body {
  /** Its shadow on the ground. */
  readonly hover: Draw;
  /** Limbs behind it, and the outline; its last element stays open for what lies on the body. */
  readonly silhouette: Draw;
  /** Limbs in front of it. */
  readonly foreground: Draw | undefined;
}

/** Draws the shadow that shows the mascot hovers. */
export function drawShadow(width: number, color: string, blink: string): string {
  const mark = blink && ' class="navii-shadow"';
  return `<ellipse cx="50" cy="94" rx="${width}" ry="3" fill="${color}" opacity=".2"${mark}/>`;
}

// Engines read a property fast where all objects have the same ones, in the same order. So parts, which are
// written down with what they need and no more, are laid over one that has all.
const ANY_PART = {
  id: '',
  weight: 0,
  kind: undefined,
  height: undefined,
  draw: undefined,
  back: undefined,
  face: undefined,
};

function alignPart(part: Part): Part {
  return { ...ANY_PART, ...part } as Part;
}

function layerBody(body: Body): LayeredBody {
  const { back, front, paint, shadow } = body;
  return {
    ...body,
    hover: (_a, { dark }, { blink }) => drawShadow(shadow, dark, blink),
    silhouette: (_a, c) => (back === undefined ? '' : back(c)) + paint(c.shade, c.body),
    foreground: front && ((_a, c) => front(c)),
  };
}

/** Indexes items. The first of an id stays: a pack that takes an id of the base, or of a pack before it, changes neither. */
export function indexById<T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return byId;
}

/** Gathers the base pools and the given packs. */
export function createCast(packs: readonly Pack[]): Cast {
  const rows = [...PALETTE_ROWS, ...packs.flatMap((pack) => pack.palettes ?? [])];
  const bodies = [...BODIES, ...packs.flatMap((pack) => pack.bodies ?? [])];
  const parts = PART_SLOTS.map((slot) => {
    const all = [...POOLS[slot].parts, ...packs.flatMap((pack) => pack[slot]?.parts ?? [])];
    return [slot, indexById(all.map(alignPart))] as const;
  });
  return {
    palettes: indexById(rows.map(createPalette)),
    bodies: indexById(bodies.map(layerBody)),
    parts: Object.fromEntries(parts) as Cast['parts'],
  };
}
