// The mascot of the day: the same for everybody, wherever they are.
import { NAMES } from '../shared/names.js';

const DAY = 86_400_000;

// Has no factor in common with the number of names, so that each has its day before one comes again.
const STRIDE = 61;

/** The name of a day, which begins at midnight UTC. */
export function nameOfDay(date: Date): string {
  const day = Math.floor(date.getTime() / DAY);
  const place = (((day * STRIDE) % NAMES.length) + NAMES.length) % NAMES.length;
  return NAMES[place] ?? '';
}
