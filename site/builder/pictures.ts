// The pictures of the builder: the mascot itself, and the mascot with each of the options.
import { catalogue } from '../../lib/catalogue.js';
import { renderAvatar, selectAvatar, type AvatarSpec, type Slot } from '../../lib/index.js';
import { removeMotionStyle } from '../shared/motion.js';
import { applyRules, forceSlot, type Picks } from './rules.js';
import type { OptionId } from './slots.js';
import type { BuilderState } from './state.js';

/** Edge of an option's picture in pixels, before the page scales it. */
const OPTION_SIZE = 96;

/** Slots whose pictures show the face only: on the whole mascot, their options look too much alike. */
const FACE: ReadonlySet<Slot> = new Set<Slot>([
  'eyes',
  'eyeSize',
  'eyeSpacing',
  'faceHeight',
  'gaze',
  'brows',
  'mouth',
  'cheeks',
]);

/** The margin around the eyes in a picture of the face, in units of the drawing. */
const FACE_MARGIN = 17;

// Without antenna and topper: with them, the figure would be drawn smaller, and the crop would not fit.
function drawFace(spec: AvatarSpec): string {
  const anchors = catalogue.bodies.get(spec.body)?.layers().anchors;
  const bare = renderAvatar({ ...spec, antenna: null, topper: null, tilt: 0 }, { size: OPTION_SIZE });
  if (anchors === undefined) return bare;
  const { x, eyeY, mouthY, eyeGap } = anchors;
  const half = eyeGap + FACE_MARGIN;
  const box = `${x - half} ${(eyeY + mouthY) / 2 - half} ${2 * half} ${2 * half}`;
  return bare.replace('viewBox="0 0 100 100"', `viewBox="${box}"`);
}

/** Draws the three tones of a palette and its accent. */
function drawSwatch(id: string): string {
  const palette = catalogue.palettes.get(id);
  if (palette === undefined) return '';
  const { accents, tones } = palette;
  const { cool, home, warm } = tones;
  return (
    '<svg viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="M0 0H64V64H0Z" fill="${home.body}"/><path d="M0 0H22L14 64H0Z" fill="${cool.body}"/>` +
    `<path d="M50 0H64V64H42Z" fill="${warm.body}"/><circle cx="46" cy="46" r="10" fill="${accents.contrasting.accent}"/></svg>`
  );
}

/** Draws the mascot with another option in one slot. */
export function drawOption(picks: Picks, slot: Slot, id: OptionId): string {
  if (slot === 'palette') return drawSwatch(String(id));
  const shown = forceSlot(picks, slot, id);
  if (FACE.has(slot)) return drawFace(shown);
  // The ground is the colour of the background, so its picture needs a background.
  const needsBackground = slot === 'ground' && shown.background === 'none';
  return renderAvatar(needsBackground ? { ...shown, background: 'solid' } : shown, { size: OPTION_SIZE });
}

/** Draws a mascot with parts of a pack. */
export function drawPack(id: string): string {
  return renderAvatar(selectAvatar(`${id}-2`, { packs: id }), { size: OPTION_SIZE });
}

/** Draws the mascot with its tile, animated. */
export function drawPreview(state: BuilderState): string {
  const look = { ...state.options, title: undefined, size: 512, animated: true };
  return removeMotionStyle(renderAvatar(applyRules(state), look));
}

/** Draws the mascot with its tile, still. */
export function drawStill(state: BuilderState, size: number): string {
  return renderAvatar(applyRules(state), { ...state.options, title: undefined, size, animated: false });
}
