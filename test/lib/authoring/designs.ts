// A pack without faults for the tests of authoring, and functions that add faults.
import { checkPack, createTopper, dot, type Body, type Palette } from '../../../lib/authoring/index.js';
import type { Pack } from '../../../lib/packs/pack.js';
import type { Part } from '../../../lib/parts/part.js';
import type { PartSlot } from '../../../lib/spec.js';

const tone = { body: '#f94', shade: '#c62', belly: '#fdb' };
const accent = { accent: '#8cf', accentShade: '#49c' };

export const PALETTE: Palette = {
  id: 'test-orange',
  weight: 1,
  ink: '#310',
  dark: '#310',
  blush: '#e45',
  tones: { cool: tone, home: tone, warm: tone },
  accents: { contrasting: accent, matching: accent, bright: accent },
  grounds: {
    tint: '#238',
    mist: '#046',
    bloom: '#506',
    mid: '#343',
    pop: '#604',
    dusk: '#326',
    deep: '#044',
    night: '#335',
  },
};

export const BODY: Body = {
  id: 'test-bean',
  weight: 1,
  top: 9,
  arcs: ['C71 9 87 27 87 51', 'C87 75 72 89 50 89'],
  edges: [26.5, 103],
  shine: 'M21 44C22 33 28 24 36 20',
  shadow: 21,
  head: { eyeY: 50.5, eyeGap: 15, mouthY: 64.5, earGap: 22, earY: 20, brimY: 25, brimWidth: 30 },
  trunk: { sideWidth: 37, bellyY: 74, bellyWidth: 22, bellyHeight: 14, neckY: 79.5, neckWidth: 27 },
};

export const HAT = createTopper('test-hat', 2, 14, (c) => dot(c.accent, 0, -7, 7));

export const PACK: Pack = {
  id: 'test-pack',
  name: 'Test',
  about: 'What tests try.',
  palettes: [PALETTE],
  bodies: [BODY],
  topper: { none: 1, parts: [HAT] },
};

/** The pack with some changes. */
export function change(changes: Partial<Pack>): Pack {
  return { ...PACK, ...changes };
}

/** The pack with one other part, which may be incomplete. */
export function changePart(part: Partial<Part>, slot: PartSlot = 'topper'): Pack {
  return change({ [slot]: { none: 0, parts: [{ id: 'test-part', weight: 1, ...part }] } });
}

/** The pack with a topper that draws this. */
export function changeDrawing(drawing: string): Pack {
  return changePart({ draw: () => drawing });
}

/** The faults of a pack, without its name. */
export function findFaults(pack: Pack, beside: readonly Pack[] = []): string[] {
  return checkPack(pack, beside).map((fault) => fault.replace('pack "test-pack": ', ''));
}
