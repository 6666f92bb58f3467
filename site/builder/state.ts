// The state of the builder, and how an address remembers it. Reading is total: what an address gets wrong is as on the
// first visit.
import { catalogue, readAvatarOptions, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { line, list, oneOf } from '../../lib/options/values.js';
import { EMPTY, findPanel, listNeeded, PANELS, readPick, type Pick } from './slots.js';

/** What the visitor makes: undo goes from one of these to the one before it. */
export interface Design {
  /** What was picked, before the rules: what a hat hides comes back when the hat goes. */
  readonly spec: AvatarSpec;
  /** Packs whose parts are there to be picked, sorted; always those that the spec needs. */
  readonly packs: readonly string[];
  /** Slots that chance leaves alone, in the order of a spec. */
  readonly keep: readonly Slot[];
}

/** All that the page remembers. */
export interface State extends Design {
  /** The traits that a seed must share, in the order of a spec. */
  readonly match: readonly Slot[];
  /** What the seeds that are tried begin with. */
  readonly prefix: string;
  /** Palette and background are given as options, so that no seed has to be found for them. */
  readonly given: boolean;
  /** Edge of the files to take away, in pixels. */
  readonly size: number;
  /** The file moves. */
  readonly animated: boolean;
  readonly tab: string;
  readonly code: string;
}

/** Sizes of the files to take away. */
export const SIZES = [96, 256, 512, 1024] as const;

/** Longest prefix, in code points. */
export const PREFIX_LENGTH = 40;

/** Who stands there on the first visit. */
export const FIRST: State = {
  spec: {
    palette: 'tangerine',
    tone: 'home',
    background: 'solid',
    ground: 'dusk',
    body: 'imp',
    eyes: 'wide',
    mouth: 'grin',
    antenna: null,
    topper: 'cat-ears',
    marking: 'belly',
    accessory: null,
    cheeks: 'blush',
    outfit: null,
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
  const picks = SLOTS.map((slot): [Slot, Pick] => {
    const pick = readPick(slot, params.get(slot));
    return [slot, pick === undefined ? FIRST.spec[slot] : pick];
  });
  return Object.fromEntries(picks) as unknown as AvatarSpec;
}

function readSlots(text: string | null, fallback: readonly Slot[]): readonly Slot[] {
  if (text === null) return fallback;
  const words = new Set(list(text));
  return SLOTS.filter((slot) => words.has(slot));
}

/** A design whose packs are all that its spec needs. */
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
    tab: findPanel(
      oneOf(
        params.get('tab'),
        PANELS.map(({ id }) => id),
      ),
    ).id,
    code: params.get('code') ?? FIRST.code,
  };
}

function listWords(design: Design): [name: string, text: string][] {
  const { spec, packs, keep } = design;
  const words = SLOTS.filter((slot) => spec[slot] !== FIRST.spec[slot]).map((slot): [string, string] => {
    return [slot, spec[slot] ?? EMPTY];
  });
  if (packs.length > 0) words.push(['packs', packs.join(',')]);
  if (keep.length > 0) words.push(['keep', keep.join(',')]);
  return words;
}

function writeQuery(words: readonly (readonly [string, string])[]): string {
  // A comma may stand in a query as it is, and people read it.
  return new URLSearchParams(words.map(([name, text]) => [name, text])).toString().replaceAll('%2C', ',');
}

/** The shortest query for a design. */
export function writeDesign(design: Design): string {
  return writeQuery(listWords(design));
}

/** The shortest query that gives this state back. */
export function writeState(state: State): string {
  const words = listWords(state);
  const { match, prefix, given, size, animated, tab, code } = state;
  if (match.join(',') !== FIRST.match.join(',')) words.push(['match', match.join(',')]);
  if (prefix !== FIRST.prefix) words.push(['prefix', prefix]);
  if (given) words.push(['given', '1']);
  if (size !== FIRST.size) words.push(['size', String(size)]);
  if (animated) words.push(['animated', '1']);
  if (tab !== FIRST.tab) words.push(['tab', tab]);
  if (code !== FIRST.code) words.push(['code', code]);
  return writeQuery(words);
}
