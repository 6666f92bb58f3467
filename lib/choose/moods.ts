// Moods are states of one face: a fixed pair of eyes and mouth each, over whatever the seed chose (SPEC §2.1).
import type { Mood } from '../slots.js';
import type { AvatarSpec } from '../spec.js';

/** What a mood puts in place of what the seed chose; `neutral` keeps it. */
export const MOOD_FACES: Readonly<Record<Mood, Partial<Pick<AvatarSpec, 'eyes' | 'mouth'>>>> = {
  neutral: {},
  happy: { eyes: 'wide', mouth: 'smile' },
  serious: { eyes: 'squint', mouth: 'flat' },
  sleepy: { eyes: 'sleepy', mouth: 'dot' },
  wink: { eyes: 'wink', mouth: 'smirk' },
};
