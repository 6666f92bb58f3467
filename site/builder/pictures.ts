// Every picture of the builder: the mascot as it is, and as it would be.
import { catalogue, renderAvatar, selectAvatar, type AvatarSpec, type Slot } from '../../lib/index.js';
import { dropStyle } from '../shared/draw.js';
import { makeRoom, wear } from './rules.js';
import type { Pick } from './slots.js';

/** Edge of a picture to pick from, before the page scales it. */
const EDGE = 96;

/** What is so small that it is shown close up. */
const FACE: ReadonlySet<Slot> = new Set<Slot>(['eyes', 'mouth', 'cheeks']);

/** Units around the eyes that a close-up shows. */
const MARGIN = 17;

// Nothing on the head, because the figure shrinks to make room for it; no ring, because it shrinks in it, too.
function drawFace(spec: AvatarSpec): string {
  const anchors = catalogue.bodies.get(spec.body)?.anchors;
  const bare = renderAvatar({ ...spec, antenna: null, topper: null, background: 'solid' }, { size: EDGE });
  if (anchors === undefined) return bare;
  const { x, eyeY, mouthY, eyeGap } = anchors;
  const half = eyeGap + MARGIN;
  const box = `${x - half} ${(eyeY + mouthY) / 2 - half} ${2 * half} ${2 * half}`;
  return bare.replace('viewBox="0 0 100 100"', `viewBox="${box}"`);
}

/** The three tones of a palette, with its accent. */
export function drawSwatch(id: string): string {
  const palette = catalogue.palettes.get(id);
  if (palette === undefined) return '';
  const { cool, home, warm } = palette.tones;
  return (
    '<svg viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="M0 0H64V64H0Z" fill="${home.body}"/><path d="M0 0H22L14 64H0Z" fill="${cool.body}"/>` +
    `<path d="M50 0H64V64H42Z" fill="${warm.body}"/><circle cx="46" cy="46" r="10" fill="${home.accent}"/></svg>`
  );
}

/** The mascot with something else in one slot. */
export function drawOption(spec: AvatarSpec, slot: Slot, id: Pick): string {
  if (slot === 'palette') return drawSwatch(id ?? '');
  const shown = makeRoom(spec, slot, id);
  if (FACE.has(slot)) return drawFace(shown);
  // A colour of the ground can only be seen where there is one.
  const isUnseen = slot === 'ground' && shown.background === 'none';
  return renderAvatar(isUnseen ? { ...shown, background: 'solid' } : shown, { size: EDGE });
}

/** Somebody who wears a pack. */
export function drawPack(id: string): string {
  return renderAvatar(selectAvatar(`${id}-2`, { packs: id }), { size: EDGE });
}

/** The mascot itself, moving, without the stylesheet that the page has. */
export function drawLarge(spec: AvatarSpec): string {
  return dropStyle(renderAvatar(wear(spec), { size: 512, animated: true }));
}

/** The mascot itself, still. */
export function drawStill(spec: AvatarSpec, size: number): string {
  return renderAvatar(wear(spec), { size });
}
