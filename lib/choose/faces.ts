// The faces of moods and of statuses, unless a pack has its own.
import type { OwnFace } from '../packs/pack.js';
import type { Mood, Status } from '../spec.js';
import type { Catalogue } from './catalogue.js';

// Each has eyes and a mouth that no other has, so that they can be told apart without a badge.
/** The faces of the base. `neutral`, and a status that is not listed, keep the face of the seed. */
export const FACES: Readonly<Partial<Record<Mood | Status, OwnFace>>> = {
  happy: { eyes: 'wide', mouth: 'smile' },
  serious: { eyes: 'squint', mouth: 'flat' },
  sleepy: { eyes: 'sleepy', mouth: 'dot' },
  wink: { eyes: 'wink', mouth: 'smirk' },
  idle: { eyes: 'wide', mouth: 'smile', brows: null, gaze: 'ahead' },
  thinking: { eyes: 'wide', mouth: 'hmm', brows: 'cocked', gaze: 'up-right' },
  working: { eyes: 'oval', mouth: 'smirk', brows: null, gaze: 'down-right' },
  listening: { eyes: 'wide', mouth: 'dimples', brows: 'raised', gaze: 'left' },
  speaking: { eyes: 'bead', mouth: 'talk', brows: null, gaze: 'ahead' },
  waiting: { eyes: 'sparkle', mouth: 'pout', brows: 'pleading', gaze: 'up' },
  done: { eyes: 'joy', mouth: 'grin', brows: null },
  failed: { eyes: 'crossed', mouth: 'frown', brows: null },
  asleep: { eyes: 'sleepy', mouth: 'dot', brows: null },
};

/** The slots that a mood or a status sets: from the first pack that has a face for it, else from the base. */
export function faceOf(
  name: Mood | Status | undefined,
  ids: readonly string[],
  { packs }: Catalogue,
): OwnFace | undefined {
  if (name === undefined || name === 'neutral') return undefined;
  return ids.map((id) => packs.get(id)?.faces?.[name]).find((face) => face !== undefined) ?? FACES[name];
}
