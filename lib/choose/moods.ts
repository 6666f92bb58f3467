// Moods are states of one face: a fixed pair of eyes and mouth each, over whatever the seed chose (SPEC §2.1).
import type { Mood } from '../slots.js';
import type { AvatarSpec } from '../spec.js';

type Face = Pick<AvatarSpec, 'eyes' | 'mouth'>;

const FACES: Readonly<Record<Exclude<Mood, 'neutral'>, Face>> = {
  happy: { eyes: 'wide', mouth: 'smile' },
  serious: { eyes: 'squint', mouth: 'flat' },
  sleepy: { eyes: 'sleepy', mouth: 'dot' },
  wink: { eyes: 'wink', mouth: 'smirk' },
};

/** Gives a spec the face of a mood; `neutral`, or none, keeps the face that the seed chose. */
export function applyMood(spec: AvatarSpec, mood: Mood | undefined): AvatarSpec {
  return mood === undefined || mood === 'neutral' ? spec : { ...spec, ...FACES[mood] };
}
