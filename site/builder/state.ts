// The state of the builder.
import { SLOTS, type AvatarSettings, type AvatarSpec, type Slot } from '../../lib/index.js';
import { AVATAR_DEFAULTS } from '../../lib/options/read.js';
import type { PartSlot } from '../../lib/spec.js';
import { listNeeded } from './slots.js';

/** The part of the state that undo and redo change. */
export interface Design {
  /** What it is called, which is the seed of its addresses; empty until somebody has called it something. */
  readonly name: string;
  /** What was picked, before the rules are applied. */
  readonly spec: AvatarSpec;
  /** The slots that show their pick whatever the rules say, as the address wanted it. */
  readonly forced: readonly PartSlot[];
  /** Packs whose options can be picked, sorted; they include those that the spec needs. */
  readonly packs: readonly string[];
  /** Slots that random choices leave as they are, in the order of a spec. */
  readonly keep: readonly Slot[];
}

/** The whole state. */
export interface State extends Design {
  /** The options that it came with, and those of its files; never `parts`, which follow from the spec. */
  readonly options: AvatarSettings;
  /** The slots in which a seed must match, in the order of a spec. */
  readonly match: readonly Slot[];
  /** What the seeds of a search begin with. */
  readonly prefix: string;
  /** Whether palette and background are given as options, so that seeds need not match in them. */
  readonly given: boolean;
  /** Edge of the exported PNG, in pixels. */
  readonly png: number;
  readonly tab: string;
  readonly code: string;
}

/** Sizes that are offered for the mascot in code, in pixels. */
export const SIZES = [48, 96, 256, 512, 1024] as const;

/** Sizes of the exported PNG, in pixels. */
export const PNG_SIZES = [256, 512, 1024, 2048] as const;

/** Longest prefix, in code points. */
export const PREFIX_LENGTH = 40;

/** The state of the first visit. */
export const FIRST: State = {
  name: '',
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
  forced: [],
  packs: [],
  keep: [],
  options: AVATAR_DEFAULTS,
  match: ['palette', 'body', 'eyes', 'topper'],
  prefix: 'navii-',
  given: false,
  png: 512,
  tab: 'body',
  code: '',
};

/** A design with the packs that its spec needs. */
export function completePacks(design: Design): Design {
  const needed = listNeeded(design.spec, SLOTS);
  return { ...design, packs: [...new Set([...design.packs, ...needed])].toSorted() };
}
