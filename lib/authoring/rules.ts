// The rules for a pack, except for its drawings and colours: ids, weights, styles, kinds, and which drawings a slot shows.
import { listItems, MAX_PLACES, type Weighted } from '../choose/catalogue.js';
import { FACES } from '../choose/faces.js';
import type { Pack, StyledSlot } from '../packs/pack.js';
import { BASE_PALETTES } from '../palettes/base.js';
import { BODIES, POOLS } from '../parts/index.js';
import type { Kind, Part } from '../parts/part.js';
import { PART_SLOTS, ROLES, STYLES, type PartSlot } from '../spec.js';
import { show, type Report } from './schema.js';

/** Matches an id: words of lower-case letters and digits, with hyphens between them. */
export const ID = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** The slots whose parts may have a kind. */
const KIND_SLOTS: Readonly<Record<Kind, readonly PartSlot[]>> = {
  hat: ['topper', 'accessory'],
  crown: ['topper'],
  ears: ['topper'],
  horns: ['topper'],
  halo: ['topper'],
  hair: ['topper'],
  sole: ['topper'],
  glasses: ['accessory'],
  cyclops: ['eyes'],
  lidded: ['eyes'],
  closed: ['eyes'],
  neckwear: ['accessory', 'outfit'],
  sidewear: ['accessory'],
  headwear: ['accessory'],
  held: ['accessory'],
  feeler: ['antenna'],
  mask: ['marking'],
  cap: ['marking'],
  low: ['marking'],
  pattern: ['marking'],
  underside: ['marking'],
  full: ['outfit'],
};

type DrawingKey = 'draw' | 'back' | 'face';

/** The drawings of a part that each slot shows. */
export const DRAWN: Readonly<Record<PartSlot, readonly DrawingKey[]>> = {
  eyes: ['face'],
  brows: ['face'],
  mouth: ['face'],
  cheeks: ['face'],
  antenna: ['draw'],
  topper: ['draw', 'back'],
  marking: ['draw'],
  accessory: ['draw', 'back', 'face'],
  arms: ['draw', 'back'],
  outfit: ['draw', 'back'],
  scene: ['draw'],
};

/** Slots whose parts may have a `height`, because they are above the body. */
const TALL_SLOTS: readonly PartSlot[] = ['topper', 'antenna'];

/** Maximum height of a part above a body, in units. */
const MAX_HEIGHT = 40;

export function nameOf(noun: string, id: string): string {
  return `${noun} "${id}"`;
}

/** The slots whose items a pack has. */
const SLOTS: readonly StyledSlot[] = ['palette', 'body', ...PART_SLOTS];
const BASE = { palettes: BASE_PALETTES, bodies: BODIES, ...POOLS };

/** Whether two items have the same drawings, kind and so on: all but their weights. */
function isSameItem(one: Weighted, other: Weighted): boolean {
  const all = Object.entries({ ...one, ...other, weight: one.weight });
  return all.every(([name, value]) => Reflect.get(one, name) === value);
}

function findIdFaults(pack: Pack, others: readonly Pack[], report: Report): void {
  const wanted = 'expected an id of lower-case letters, digits and hyphens, such as tall-hat';
  if (!ID.test(pack.id)) report('', `id: ${wanted}, got ${show(pack.id)}`);
  else if (pack.id === 'none') report('', 'id: none stands for no packs');
  if (others.some(({ id }) => id === pack.id)) report('', 'id: another pack has this id');
  for (const noun of SLOTS) {
    const taken = [BASE, ...others].flatMap((other) => listItems(other, noun));
    const seen = new Set<string>();
    for (const item of listItems(pack, noun)) {
      const where = nameOf(noun, item.id);
      if (!ID.test(item.id)) report(where, wanted);
      else if (item.id === 'none') report(where, 'none stands for an empty slot');
      if (seen.has(item.id)) report(where, 'the pack has this id twice');
      seen.add(item.id);
      // A pack may contain an item of another one, with a weight of its own.
      if (taken.some((other) => other.id === item.id && !isSameItem(other, item)))
        report(where, `another ${noun} of the base or of a pack has this id`);
    }
  }
}

function isWeight(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 0;
}

function findWeightFaults(pack: Pack, report: Report): void {
  const wanted = 'expected a weight: an integer of 0 or more';
  // A style multiplies weights, so the highest factor counts.
  const countPlaces = (noun: string, { id, weight }: Weighted): number =>
    weight * Math.max(1, ...Object.values(pack.styles ?? {}).map((slots) => slots[noun as StyledSlot]?.[id] ?? 1));
  const checkWheel = (noun: string, items: readonly Weighted[], none: number, mayBeEmpty: boolean): void => {
    const wrong = items.filter(({ weight }) => !isWeight(weight));
    for (const { id, weight } of wrong) report(nameOf(noun, id), `${wanted}, got ${show(weight)}`);
    if (!isWeight(none)) report(noun, `none: ${wanted}, got ${show(none)}`);
    if (wrong.length > 0 || !isWeight(none)) return;
    const places = items.reduce((sum, item) => sum + countPlaces(noun, item), none);
    if (places >= MAX_PLACES)
      report(noun, `weights, times the factors of styles, add up to ${places}: expected fewer than ${MAX_PLACES}`);
    if (places === 0 && !mayBeEmpty) report(noun, 'every weight is 0: nothing can be chosen');
  };
  if (pack.palettes?.length) checkWheel('palette', pack.palettes, 0, false);
  if (pack.bodies?.length) checkWheel('body', pack.bodies, 0, false);
  for (const slot of PART_SLOTS) {
    const pool = pack[slot];
    if (pool === undefined) continue;
    checkWheel(slot, pool.parts, pool.none, true);
    if (slot !== 'eyes') continue;
    if (pool.none !== 0) report(slot, `none: expected 0, since every mascot has eyes, got ${show(pool.none)}`);
    if (!pool.parts.some(({ weight }) => weight > 0))
      report(slot, 'expected a part with a weight over 0: every mascot has eyes');
  }
  const { backgrounds, roles } = pack;
  for (const [slot, weights] of Object.entries({ ...(backgrounds && { background: backgrounds }), ...roles })) {
    const known: readonly (string | number)[] | undefined = new Map(Object.entries(ROLES)).get(slot);
    if (known === undefined) {
      report('roles', `unknown slot ${slot}: expected one of ${Object.keys(ROLES).join(', ')}`);
      continue;
    }
    const values = Object.entries<number>(weights).map(([id, weight]) => ({ id, weight }));
    checkWheel(slot, values, 0, false);
    for (const { id } of values)
      if (!known.map(String).includes(id)) report(nameOf(slot, id), `expected one of ${known.join(', ')}`);
  }
}

function findFaceFaults(pack: Pack, report: Report): void {
  const names = Object.keys(FACES);
  for (const [name, face] of Object.entries(pack.faces ?? {})) {
    const where = nameOf('face', name);
    if (!names.includes(name)) report(where, `expected one of ${names.join(', ')}`);
    if (face.eyes === null) report(where, 'eyes: expected an id, since every mascot has eyes');
    if (face.gaze !== undefined && !ROLES.gaze.includes(face.gaze))
      report(where, `gaze: expected one of ${ROLES.gaze.join(', ')}`);
    for (const slot of ['eyes', 'brows', 'mouth'] as const) {
      const id = face[slot];
      if (id && [...(pack[slot]?.parts ?? []), ...POOLS[slot].parts].every((part) => part.id !== id))
        report(where, `${slot}: nothing in the pack or the base has the id ${show(id)}`);
    }
  }
}

function findStyleFaults(pack: Pack, report: Report): void {
  for (const [style, slots] of Object.entries(pack.styles ?? {})) {
    if (!STYLES.some((known) => known === style))
      report(nameOf('style', style), `expected one of ${STYLES.join(', ')}`);
    for (const [slot, factors] of Object.entries(slots)) {
      const where = `${nameOf('style', style)}: ${slot}`;
      const known = SLOTS.find((name) => name === slot);
      if (known === undefined) report(where, `expected one of ${SLOTS.join(', ')}`);
      for (const [id, factor] of Object.entries(factors)) {
        if (known && listItems(pack, known).every((item) => item.id !== id))
          report(where, `nothing in the pack has the id ${show(id)}`);
        if (!(Number.isInteger(factor) && factor > 0))
          report(where, `${id}: expected a factor: an integer of 1 or more, got ${show(factor)}`);
      }
    }
  }
}

function findPartFaults(slot: PartSlot, part: Part, report: Report): void {
  const where = nameOf(slot, part.id);
  const { kind, height } = part;
  const known = Object.entries(KIND_SLOTS).filter(([, slots]) => slots.includes(slot));
  if (kind !== undefined && !known.some(([name]) => name === kind))
    report(where, `kind: expected ${known.map(([name]) => name).join(', ') || 'none'} here, got ${show(kind)}`);
  if (height !== undefined) {
    if (!TALL_SLOTS.includes(slot)) report(where, `height: expected only in the slots ${TALL_SLOTS.join(' and ')}`);
    else if (!(height >= 0 && height <= MAX_HEIGHT && (2 * height) % 1 === 0))
      report(where, `height: expected a multiple of one half from 0 to ${MAX_HEIGHT}, got ${show(height)}`);
  }
  const shown = DRAWN[slot];
  if (shown.every((drawing) => part[drawing] === undefined))
    report(where, `it draws nothing: expected ${shown.join(' or ')}`);
  for (const drawing of ['draw', 'back', 'face'] as const)
    if (part[drawing] !== undefined && !shown.includes(drawing))
      report(where, `${drawing} is never shown in this slot: expected ${shown.join(' or ')}`);
}

/** Reports the rules that a pack breaks, except for the rules of drawings and colours. */
export function findRuleFaults(pack: Pack, others: readonly Pack[], report: Report): void {
  if (pack.name.trim() === '') report('', 'name: expected a name for people, got none');
  if (pack.about.trim() === '') report('', 'about: expected a sentence about its look, got none');
  findIdFaults(pack, others, report);
  findWeightFaults(pack, report);
  findStyleFaults(pack, report);
  findFaceFaults(pack, report);
  for (const slot of PART_SLOTS) for (const part of pack[slot]?.parts ?? []) findPartFaults(slot, part, report);
}
