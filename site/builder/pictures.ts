// Every picture of the builder: the mascot as it is, and as it would be with another option.
import { catalogue, renderAvatar, selectAvatar, type AvatarSpec, type Slot } from '../../lib/index.js';
import { removeMotionStyle } from '../shared/draw-animated.js';
import { applyRules, forceSlot, type Picks } from './rules.js';
import type { OptionId } from './slots.js';
import type { State } from './state.js';

/** Edge of an option's picture in pixels, before the page scales it. */
const OPTION_SIZE = 96;

/** Slots whose options are too small to tell apart on the whole mascot: their pictures show the face only. */
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

/** Units around the eyes that a picture of the face shows. */
const FACE_MARGIN = 17;

// Without antenna and topper the figure is not drawn smaller to make room for them, which the crop would miss.
function drawFace(spec: AvatarSpec): string {
  const anchors = catalogue.bodies.get(spec.body)?.anchors;
  const bare = renderAvatar({ ...spec, antenna: null, topper: null, tilt: 0 }, { size: OPTION_SIZE });
  if (anchors === undefined) return bare;
  const { x, eyeY, mouthY, eyeGap } = anchors;
  const half = eyeGap + FACE_MARGIN;
  const box = `${x - half} ${(eyeY + mouthY) / 2 - half} ${2 * half} ${2 * half}`;
  return bare.replace('viewBox="0 0 100 100"', `viewBox="${box}"`);
}

/** The three tones of a palette, with its accent. */
function drawSwatch(id: string): string {
  const palette = catalogue.palettes.get(id);
  if (palette === undefined) return '';
  const { cool, home, warm } = palette.inks;
  return (
    '<svg viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="M0 0H64V64H0Z" fill="${home.contrasting.body}"/><path d="M0 0H22L14 64H0Z" fill="${cool.contrasting.body}"/>` +
    `<path d="M50 0H64V64H42Z" fill="${warm.contrasting.body}"/><circle cx="46" cy="46" r="10" fill="${home.contrasting.accent}"/></svg>`
  );
}

/** The mascot with another option in one slot. */
export function drawOption(picks: Picks, slot: Slot, id: OptionId): string {
  if (slot === 'palette') return drawSwatch(String(id));
  const shown = forceSlot(picks, slot, id);
  if (FACE.has(slot)) return drawFace(shown);
  // The ground is the colour of the background: it can only be seen where there is one.
  const isUnseen = slot === 'ground' && shown.background === 'none';
  return renderAvatar(isUnseen ? { ...shown, background: 'solid' } : shown, { size: OPTION_SIZE });
}

/** A mascot with parts of a pack. */
export function drawPack(id: string): string {
  return renderAvatar(selectAvatar(`${id}-2`, { packs: id }), { size: OPTION_SIZE });
}

/** The mascot itself with its tile, animated. */
export function drawPreview(state: State): string {
  const { tileBg, shape } = state.options;
  return removeMotionStyle(renderAvatar(applyRules(state), { size: 512, tileBg, shape, animated: true }));
}

/** The mascot itself with its tile, still. */
export function drawStill(state: State, size: number): string {
  const { tileBg, shape } = state.options;
  return renderAvatar(applyRules(state), { size, tileBg, shape });
}
