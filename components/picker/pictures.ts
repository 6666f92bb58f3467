// The pictures of a picker: the mascot with each of the choices for a slot.
import type { Catalogue } from '../../lib/choose/catalogue.js';
import { selectSeed } from '../../lib/choose/select.js';
import type { AvatarSettings } from '../../lib/options/schema.js';
import { drawSeed } from '../../lib/render/avatar.js';
import { printDrawing } from '../../lib/render/svg.js';
import { TONES, type Slot } from '../../lib/spec.js';

/** Width of a picture in pixels, before a style sheet scales it. */
const SIZE = 96;

/** Slots whose pictures show only the face: on the whole mascot their options look too much alike. */
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

/** How the pictures of a slot are framed. */
export function frameOf(slot: Slot): 'swatch' | 'face' | 'whole' {
  return slot === 'palette' ? 'swatch' : FACE.has(slot) ? 'face' : 'whole';
}

/** The margin around the eyes in a picture of a face, in units of the drawing. */
const FACE_MARGIN = 17;

// Nothing hides the body and the face. With antenna or topper the figure would be drawn smaller, and the crop would not fit.
const BARE = { antenna: null, topper: null, accessory: null, outfit: null, tilt: 0 } as const;

function drawFace(seed: string, bare: AvatarSettings, known: Catalogue): string {
  const { x, eyeY, mouthY, eyeGap } = selectSeed(seed, bare, known).body.layers().anchors;
  const half = eyeGap + FACE_MARGIN;
  const viewBox = `${x - half} ${(eyeY + mouthY) / 2 - half} ${2 * half} ${2 * half}`;
  const drawing = drawSeed(seed, bare, known);
  return printDrawing({ ...drawing, attributes: { ...drawing.attributes, viewBox } });
}

/** Draws the three tones of a palette and its accent. */
function drawSwatch(seed: string, settings: AvatarSettings, known: Catalogue): string {
  const { inks } = selectSeed(seed, settings, known).palette;
  const [cool, home, warm] = TONES.map((tone) => inks(tone, 'contrasting'));
  return (
    `<svg viewBox="0 0 64 64" width="${SIZE}" height="${SIZE}">` +
    `<path d="M0 0H64V64H0Z" fill="${home?.body}"/><path d="M0 0H22L14 64H0Z" fill="${cool?.body}"/>` +
    `<path d="M50 0H64V64H42Z" fill="${warm?.body}"/><circle cx="46" cy="46" r="10" fill="${home?.accent}"/></svg>`
  );
}

/** Draws a mascot so that its part in a slot is seen well. */
export function drawPicture(seed: string, settings: AvatarSettings, slot: Slot, known: Catalogue): string {
  const still: AvatarSettings = { ...settings, size: SIZE, title: undefined, animated: false, status: undefined };
  const frame = frameOf(slot);
  if (frame === 'swatch') return drawSwatch(seed, still, known);
  const bare = { ...still, parts: { ...still.parts, ...BARE } };
  if (frame === 'face') return drawFace(seed, bare, known);
  return printDrawing(drawSeed(seed, slot === 'body' ? bare : still, known));
}
