import { memoize } from '../parts/memoize.js';
// Where the face of one mascot sits on its body, by its proportions and its gaze: worked out once for each and kept as text.
import type { Anchors, Face } from '../parts/part.js';
import { flatten } from '../parts/shapes.js';
import { listPlaces } from '../parts/stencil.js';
import { ROLES, type Role } from '../slots.js';
import type { AvatarSpec } from '../spec.js';
import { formatHundredths } from './svg.js';

// Percent of the eyes' size, and hundredths of a unit that are added to their gap and to the height of the whole face.
const SIZES: Readonly<Record<Role<'eyeSize'>, number>> = { small: 92, medium: 100, large: 109 };
const SPACINGS: Readonly<Record<Role<'eyeSpacing'>, number>> = { close: -150, medium: 0, wide: 150 };
const HEIGHTS: Readonly<Record<Role<'faceHeight'>, number>> = { low: 200, middle: 0, high: -200 };
const GAZES: Readonly<Record<Role<'gaze'>, string>> = {
  ahead: '',
  left: 'm-2.6 0',
  right: 'm2.6 0',
  up: 'm0-2.4',
  'up-left': 'm-2.2-1.8',
  'up-right': 'm2.2-1.8',
  'down-left': 'm-2.2 1.6',
  'down-right': 'm2.2 1.6',
};

// Hundredths: cheeks sit this far outside of the eyes and under them, half a pair of glasses is as wide as this.
const CHEEK_OUT = 700;
const CHEEK_UNDER = 1150;
const LENS = 1200;

/** A face in its place. */
interface PlacedFace {
  /** The transform that moves and scales what is drawn at the eyes. */
  readonly toEyes: string;
  readonly face: Face;
}

/** The same as texts to draw with. */
interface FaceTexts {
  /** Opens the group of what is drawn at the eyes. */
  readonly opening: string;
  /** The face as stencils take it. */
  readonly places: readonly string[];
}

type Proportions = Pick<AvatarSpec, 'eyeSize' | 'eyeSpacing' | 'faceHeight' | 'gaze'>;

function point(x: number, y: number): string {
  const right = formatHundredths(y);
  return formatHundredths(x) + (right.startsWith('-') ? right : ` ${right}`);
}

/** Places a face; the proportions and the gaze are known to be roles. */
export function placeFace(a: Anchors, { eyeSize, eyeSpacing, faceHeight, gaze }: Proportions): PlacedFace {
  const size = SIZES[eyeSize];
  const x = 100 * a.x;
  const y = 100 * a.eyeY + HEIGHTS[faceHeight];
  const mouthY = 100 * a.mouthY + HEIGHTS[faceHeight];
  const gap = 100 * a.eyeGap + SPACINGS[eyeSpacing];
  // Tenths are exact enough, and shorter.
  const scaledGap = 10 * Math.round((10 * gap) / size);
  const bridge = scaledGap - LENS;
  const [left, right, turn] = [`M${point(-scaledGap, 0)}`, `M${point(scaledGap, 0)}`, GAZES[gaze]];
  const face: Face = {
    left,
    right,
    leftPupil: left + turn,
    rightPupil: right + turn,
    gaze: turn,
    bridge: `M${point(-bridge, -100)}q${point(bridge, -400)} ${point(2 * bridge, 0)}`,
    mouth: `M${point(x, mouthY)}`,
    leftCheek: `M${point(x - gap - CHEEK_OUT, y + CHEEK_UNDER)}`,
    rightCheek: `M${point(x + gap + CHEEK_OUT, y + CHEEK_UNDER)}`,
  };
  const scale = size === 100 ? '' : ` scale(${formatHundredths(size)})`;
  return { toEyes: `translate(${point(x, y)})${scale}`, face };
}

// Most faces share most of their places.
const keep = /* @__PURE__ */ memoize(flatten);

const known = new WeakMap<Anchors, FaceTexts[]>();

/** As {@link placeFace}, as texts, which are kept. */
export function faceOf(a: Anchors, proportions: Proportions): FaceTexts {
  let faces = known.get(a);
  if (faces === undefined) known.set(a, (faces = []));
  const { eyeSize, eyeSpacing, faceHeight, gaze } = ROLES;
  let index = eyeSize.indexOf(proportions.eyeSize);
  index = index * eyeSpacing.length + eyeSpacing.indexOf(proportions.eyeSpacing);
  index = index * faceHeight.length + faceHeight.indexOf(proportions.faceHeight);
  index = index * gaze.length + gaze.indexOf(proportions.gaze);
  let texts = faces[index];
  if (texts === undefined) {
    const { toEyes, face } = placeFace(a, proportions);
    texts = faces[index] = { opening: keep(`<g transform="${toEyes}">`), places: listPlaces(face).map(keep) };
  }
  return texts;
}
