// The accessible name of a mascot, wherever an author gives one.
import { AVATAR_SCHEMA } from '../lib/options/schema.js';
import { line } from '../lib/options/values.js';

/** Reads a name for people, as the engine reads a title. */
export function readName(value: unknown): string | undefined {
  return line(value, AVATAR_SCHEMA.title.maxLength);
}
