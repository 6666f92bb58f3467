// The state of the builder.
import { SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { AVATAR_DEFAULTS } from '../../lib/options/read.js';
import type { PartSlot } from '../../lib/spec.js';
import { listNeeded } from './slots.js';

/** The part of the state that undo and redo change. */
export interface Design {
  /** The name, which is also the seed in addresses; empty until the visitor names the mascot. */
  readonly name: string;
  /** The picked options, before the rules are applied. */
  readonly spec: AvatarSpec;
  /** The slots that show their pick even against the rules, because an address asked for it. */
  readonly forced: readonly PartSlot[];
  /** Packs whose options can be picked, sorted. They include the packs that the spec needs. */
  readonly packs: readonly string[];
  /** Slots that random choices do not change, in the order of a spec. */
  readonly keep: readonly Slot[];
}

/** Sizes of the mascot in code, in pixels. */
export const SIZES = [48, 96, 256, 512, 1024] as const;

/** Sizes of the exported PNG, in pixels. */
export const PNG_SIZES = [256, 512, 1024, 2048] as const;

/** The maximum length of a prefix, in code points. */
export const PREFIX_LENGTH = 40;

/** The design of the first visit. */
export const FIRST_DESIGN: Design = {
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
};

/** The state of the first visit. */
export const FIRST = {
  ...FIRST_DESIGN,
  /** The options from the address, and those of the files. Of `parts`, only the slots with several ids: the others follow from the spec. */
  options: AVATAR_DEFAULTS,
  /** The slots in which a seed must match, in the order of a spec. */
  match: ['palette', 'body', 'eyes', 'topper'] as readonly Slot[],
  /** The prefix of the seeds that a search tries. */
  prefix: 'navii-',
  /** Whether palette and background are passed as options, so that seeds need not match in them. */
  given: false,
  /** Edge of the exported PNG, in pixels. */
  png: 512 as number,
  /** The id of the open tab of parts, and that of the open tab of code. */
  tab: 'body',
  code: '',
};

/** The state of the builder, which its address keeps. */
export type BuilderState = Readonly<typeof FIRST>;

/** Adds the packs that the spec of a design needs. */
export function completePacks(design: Design): Design {
  const needed = listNeeded(design.spec, SLOTS);
  return { ...design, packs: [...new Set([...design.packs, ...needed])].toSorted() };
}
