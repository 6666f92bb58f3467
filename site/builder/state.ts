// The state of the builder, and how an address keeps it. Reading never fails: a value that makes no sense is replaced with
// that of the first visit.
import { catalogue, readAvatarOptions, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { line, list } from '../../lib/options/values.js';
import { EMPTY, findPanel, listNeeded, readOptionId, type OptionId } from './slots.js';

/** The part of the state that undo and redo change. */
export interface Design {
  /** What was picked, before the rules are applied. */
  readonly spec: AvatarSpec;
  /** Packs whose options can be picked, sorted; they include those that the spec needs. */
  readonly packs: readonly string[];
  /** Slots that random choices leave as they are, in the order of a spec. */
  readonly keep: readonly Slot[];
}

/** The whole state. */
export interface State extends Design {
  /** The slots in which a seed must match, in the order of a spec. */
  readonly match: readonly Slot[];
  /** What the seeds of a search begin with. */
  readonly prefix: string;
  /** Whether palette and background are given as options, so that seeds need not match in them. */
  readonly given: boolean;
  /** Edge of the exported files, in pixels. */
  readonly size: number;
  /** Whether the exported SVG is animated. */
  readonly animated: boolean;
  readonly tab: string;
  readonly code: string;
}

/** Sizes of the exported files, in pixels. */
export const SIZES = [96, 256, 512, 1024] as const;

/** Longest prefix, in code points. */
export const PREFIX_LENGTH = 40;

/** The state of the first visit. */
export const FIRST: State = {
  spec: {
    palette: 'coral',
    tone: 'home',
    accent: 'contrasting',
    background: 'solid',
    ground: 'dusk',
    body: 'loaf',
    tilt: 0,
    eyes: 'wide',
    eyeSize: 'medium',
    eyeSpacing: 'medium',
    faceHeight: 'middle',
    gaze: 'ahead',
    brows: null,
    mouth: 'grin',
    cheeks: 'blush',
    antenna: null,
    topper: 'cat-ears',
    marking: 'belly',
    accessory: null,
    arms: 'wave',
    outfit: null,
    scene: null,
  },
  packs: [],
  keep: [],
  match: ['palette', 'body', 'eyes', 'topper'],
  prefix: 'navii-',
  given: false,
  size: 512,
  animated: false,
  tab: 'body',
  code: '',
};

function readSpec(params: URLSearchParams): AvatarSpec {
  const ids = SLOTS.map((slot): [Slot, OptionId] => {
    const id = readOptionId(slot, params.get(slot));
    return [slot, id === undefined ? FIRST.spec[slot] : id];
  });
  return Object.fromEntries(ids) as unknown as AvatarSpec;
}

function readSlots(text: string | null, fallback: readonly Slot[]): readonly Slot[] {
  if (text === null) return fallback;
  const words = new Set(list(text));
  return SLOTS.filter((slot) => words.has(slot));
}

/** A design with the packs that its spec needs. */
export function completePacks(design: Design): Design {
  const needed = listNeeded(design.spec, SLOTS);
  return { ...design, packs: [...new Set([...design.packs, ...needed])].toSorted() };
}

/** Reads a state from a query. */
export function readState(query: string): State {
  const params = new URLSearchParams(query);
  const { packs, size, animated } = readAvatarOptions((name) => params.get(name) ?? undefined, catalogue);
  return {
    ...completePacks({ spec: readSpec(params), packs, keep: readSlots(params.get('keep'), FIRST.keep) }),
    match: readSlots(params.get('match'), FIRST.match),
    prefix: line(params.get('prefix'), PREFIX_LENGTH) ?? FIRST.prefix,
    given: params.get('given') === '1',
    size: SIZES.find((known) => params.has('size') && known === size) ?? FIRST.size,
    animated: params.has('animated') ? animated : FIRST.animated,
    tab: findPanel(params.get('tab')).id,
    code: params.get('code') ?? FIRST.code,
  };
}

function listEntries(design: Design): [name: string, text: string][] {
  const { spec, packs, keep } = design;
  const entries = SLOTS.filter((slot) => spec[slot] !== FIRST.spec[slot]).map((slot): [string, string] => {
    return [slot, String(spec[slot] ?? EMPTY)];
  });
  if (packs.length > 0) entries.push(['packs', packs.join(',')]);
  if (keep.length > 0) entries.push(['keep', keep.join(',')]);
  return entries;
}

function writeQuery(entries: readonly (readonly [string, string])[]): string {
  // A query may hold commas, and they are easier to read than `%2C`.
  return new URLSearchParams(entries.map(([name, text]) => [name, text])).toString().replaceAll('%2C', ',');
}

/** The shortest query for a design. */
export function writeDesign(design: Design): string {
  return writeQuery(listEntries(design));
}

/** The shortest query that gives this state back. */
export function writeState(state: State): string {
  const entries = listEntries(state);
  const { match, prefix, given, size, animated, tab, code } = state;
  if (match.join(',') !== FIRST.match.join(',')) entries.push(['match', match.join(',')]);
  if (prefix !== FIRST.prefix) entries.push(['prefix', prefix]);
  if (given) entries.push(['given', '1']);
  if (size !== FIRST.size) entries.push(['size', String(size)]);
  if (animated) entries.push(['animated', '1']);
  if (tab !== FIRST.tab) entries.push(['tab', tab]);
  if (code !== FIRST.code) entries.push(['code', code]);
  return writeQuery(entries);
}
