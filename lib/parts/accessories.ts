// The accessories: glasses, neckwear and other things that a mascot wears, and things that it holds.
import { garland } from './head.js';
import type { Anchors, DrawFace, Inks, Motion, Part, PathOf } from './part.js';
import { beads, fill, HEART, line, rimmed, STAR } from './shapes.js';

// Glasses are drawn around 0,0 between the eyes, which show through.

const ROUND_LENS = 'm-12-1a12 12 0 0 1 24 0a12 12 0 0 1-24 0';
const SQUARE_LENS = 'm-6.5-12h13q5 0 5 5v10q0 6-5 6h-13q-5 0-5-6v-10q0-5 5-5z';
const HEART_LENS = 'm0 11c-8-4-13-9-12.5-15c.5-9 9.5-9.5 12.5-4.5c3-5 12-4.5 12.5 4.5c.5 6-4.5 11-12.5 15z';

function glassesOf(lens: string, width: number, isBold: boolean): DrawFace {
  return (f, c) => {
    const color = isBold ? c.accent : c.ink;
    return line(color, f.left + lens + f.right + lens + f.bridge, width);
  };
}

const GLASSES: readonly Part[] = [
  { id: 'round-glasses', weight: 7, kind: 'glasses', face: glassesOf(ROUND_LENS, 2.4, false) },
  { id: 'square-glasses', weight: 5, kind: 'glasses', face: glassesOf(SQUARE_LENS, 2.6, false) },
  { id: 'heart-glasses', weight: 4, kind: 'glasses', face: glassesOf(HEART_LENS, 3.2, true) },
];

// Neckwear is under the mouth, across the width of the body there.

/** The height of a knot or a pendant. No mouth reaches down to it. */
const knot = (a: Anchors) => a.mouthY + 15;

/** Path data around the neck, from side to side, curved like the front of the body. */
const round: PathOf = (a) => {
  const reach = Math.max(a.neckWidth, Math.round(a.neckWidth + a.sideWidth) / 2) - 2;
  return `M${a.x - reach} ${knot(a) - 10}Q${a.x} ${knot(a) + 8} ${a.x + reach} ${knot(a) - 10}`;
};

const BANDANA: PathOf = (a) =>
  `${round(a)}L${a.x + 12} ${knot(a) + 3}L${a.x} ${knot(a) + 10}L${a.x - 12} ${knot(a) + 3}z`;

const toKnot = (a: Anchors) => `M${a.x} ${knot(a)}`;

const NECKWEAR: readonly Part[] = [
  {
    id: 'bow-tie',
    weight: 7,
    kind: 'neckwear',
    draw: (a, c) =>
      rimmed(c.accent, c.accentShade, `${toKnot(a)}q-6-6-12-6q-4 6 0 12q6 0 12-6q6 6 12 6q4-6 0-12q-6 0-12 6z`) +
      line(c.accentShade, `${toKnot(a)}m0-.5v1`, 8),
  },
  {
    id: 'scarf',
    // Only an option chooses it: on many bodies it hangs at the belly.
    weight: 0,
    kind: 'neckwear',
    draw: (a, c) =>
      fill(c.accentShade, `${toKnot(a)}m4-2h11l2 10l-5-1.5l-3 2l-4-2z`) +
      line(c.accentShade, round(a), 9.5) +
      line(c.accent, round(a), 6.5),
  },
  {
    id: 'bell',
    weight: 4,
    kind: 'neckwear',
    draw: (a, c) =>
      line(c.accentShade, round(a), 5) +
      line(c.dark, `${toKnot(a)}m0 3h.01`, 14.5) +
      line('#ffd257', `${toKnot(a)}m0 3h.01`, 12) +
      line(c.dark, `${toKnot(a)}m-5 2h10m-5 3.5v2`, 2.4),
  },
  {
    id: 'bandana',
    weight: 2,
    kind: 'neckwear',
    draw: (a, c) => rimmed(c.accent, c.accentShade, BANDANA(a)),
  },
];

// Held things are in the right hand: big, next to the face, rimmed so that they show on any ground, inside the disc on any body. The
// hand is at the same place on every body (`toHand` in head.ts), between the eyes and the edge of the disc.

/** A rimmed path in the second colour, with a highlight on it. */
function shiny(c: Inks, path: string, light: string, mark = ''): string {
  return rimmed(c.accent, c.accentShade, path, mark) + line('#fff', light, 2.6);
}

function held(id: string, drawing: (c: Inks, m: Motion) => string): Part {
  return { id, weight: 5, kind: 'held', draw: (_a, c, m) => drawing(c, m) };
}

const HELD: readonly Part[] = [
  held(
    'balloon',
    (c) =>
      line(c.accentShade, 'M81 73q-2-8 2-11t4-10', 2.4) +
      shiny(c, 'M87 50l-3 3h6l-3-3c-6-2-10-7-10-12c0-12 19-12 19 0c0 5-3 10-9 12z', 'M81 38q1-4 4-5'),
  ),
  held(
    'ice-cream',
    (c) =>
      rimmed('#f3b56d', '#b9722f', 'M79 46l6 26h4l6-26z') +
      shiny(
        c,
        'M77 47c-4-2-2-7 0-7c-1-15 20-15 19 0c3 1 2 8-2 7c-4-2-3 5-7 5s-3-7-6-5c-2 1-3 1-4 0z',
        'M81 38q1-4 4-5',
      ),
  ),
  held(
    'star-wand',
    (c, m) =>
      line(c.accentShade, 'M80 75l6-24', 5.4) +
      line('#fff', 'M80 75l6-24', 2.6) +
      rimmed(c.accent, c.accentShade, `M86.5 44${STAR}`, m.twinkle),
  ),
  held('heart', (c, m) => shiny(c, `M87 57${HEART}`, 'M80 52q0-3 2-3', m.pulse)),
  held(
    'boba-tea',
    (c) =>
      line(c.accentShade, 'M87 44l3-13', 4.4) +
      rimmed('#f0cda4', '#8d5b3a', 'M79 47l3 23h10l3-23z') +
      line('#5a3424', 'M84 66h.01m5 0h.01m-3-4h.01m5 0h.01m-3-4h.01', 3.4) +
      rimmed(c.accent, c.accentShade, 'M77 47q0-6 10-6t10 6z'),
  ),
];

const HEADPHONES = (a: Anchors) => {
  // They stay outside of the eyes, also on a slim head.
  const reach = Math.max(a.sideWidth, a.eyeGap + 20.5);
  const [left, right, over] = [a.x - reach, a.x + reach, a.topY - 18];
  return [
    `M${left} ${a.eyeY}C${left - 4} ${over} ${right + 4} ${over} ${right} ${a.eyeY}`,
    `M${left} ${a.eyeY - 5}v10M${right} ${a.eyeY - 5}v10`,
    `M${left - 1.5} ${a.eyeY - 5}v4M${right - 1.5} ${a.eyeY - 5}v4`,
  ] as const;
};

const BAND = (a: Anchors) => {
  const reach = Math.min(a.brimWidth, 37);
  const [left, right, y] = [a.x - reach, a.x + reach, a.brimY];
  return `M${left} ${y - 1}Q${a.x} ${y + 7} ${right} ${y - 1}L${right - 7} ${y - 9}Q${a.x} ${y - 1} ${left + 7} ${y - 9}z`;
};

/** The accessories of the base. Seeds pick by the weights and the order: neither may change. */
export const ACCESSORIES: readonly Part[] = [
  ...GLASSES,
  ...NECKWEAR,
  {
    id: 'headphones',
    weight: 6,
    kind: 'headwear',
    back: (a, c) => line(c.accentShade, HEADPHONES(a)[0], 6.5) + line(c.accent, HEADPHONES(a)[0], 3.5),
    draw: (a, c) => {
      const [, cups, lights] = HEADPHONES(a);
      return line(c.accentShade, cups, 13.5) + line(c.accent, cups, 9.5) + line('#fff', lights, 2.6);
    },
  },
  {
    id: 'headband',
    weight: 2,
    kind: 'headwear',
    draw: (a, c) => rimmed(c.accent, c.accentShade, BAND(a)) + line('#fff', garland(-5, 6)(a), 3),
  },
  {
    id: 'flower',
    weight: 6,
    kind: 'headwear',
    draw: (a, c) => {
      const flower = `M${a.x + Math.min(a.earGap - 1, 20)} ${Math.max(a.earY + 1, 20)}`;
      const petals = `${flower}m0-6.5l6.2 4.5l-2.4 7.25h-7.6l-2.4-7.25`;
      return (
        beads(c.accentShade, petals, 12, 7.61) + beads(c.accent, petals, 9, 7.61) + line('#fff', `${flower}h.01`, 7.5)
      );
    },
  },
  ...HELD,
];
