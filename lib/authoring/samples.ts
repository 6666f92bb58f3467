// Whole mascots of a pack, as seeds give them: how many bytes they take, and how much moves in them.
import type { Catalogue } from '../choose/catalogue.js';
import { createAvatar, selectAvatar } from '../engine.js';
import type { Pack } from '../packs/pack.js';
import type { AvatarSpec } from '../spec.js';
import type { Report } from './schema.js';

/** Bytes that a mascot takes at most while it stands still. */
export const MAX_BYTES = 3072;
/** Parts of a mascot that move by themselves, at most. */
export const MAX_MOTIONS = 6;
/** Seeds that are tried. */
const SEEDS = 200;

/** What a mascot wears, for a message. */
function listParts({ body, ...spec }: AvatarSpec): string {
  const slots = ['topper', 'antenna', 'marking', 'accessory', 'outfit', 'scene'] as const;
  return [body, ...slots.map((slot) => spec[slot])].filter((id) => id !== null).join(', ');
}

/** How many marks of what moves a drawing has; that of its delay is none. The stylesheet has no attributes. */
export function countMotions(svg: string): number {
  return (svg.match(/ class="navii-[^d]/g) ?? []).length;
}

/** Reports the heaviest mascot and the busiest one, if they are too much. */
export function findSampleFaults({ id: packs }: Pack, catalogue: Catalogue, report: Report): void {
  const mascots = Array.from({ length: SEEDS }, (_, i) => {
    const seed = `member-${i}`;
    const still = createAvatar(catalogue, seed, { packs });
    const moving = createAvatar(catalogue, seed, { packs, animated: true });
    return { seed, bytes: still.length, motions: countMotions(moving) };
  });
  const tooMuch = (measure: 'bytes' | 'motions', most: number, what: string): void => {
    const over = mascots.filter((mascot) => mascot[measure] > most);
    const [worst] = over.sort((one, other) => other[measure] - one[measure]);
    if (worst === undefined) return;
    const parts = listParts(selectAvatar(catalogue, worst.seed, { packs }));
    report(
      '',
      `${over.length} of ${SEEDS} mascots ${what} than ${most}; that of ${worst.seed} (${parts}) ${worst[measure]}`,
    );
  };
  tooMuch('bytes', MAX_BYTES, 'take more bytes');
  tooMuch('motions', MAX_MOTIONS, 'have more things that move');
}
