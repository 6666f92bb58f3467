// The accessible name of a mascot, wherever an author gives one.
import { AVATAR_SCHEMA } from '../lib/options/schema.js';
import { line } from '../lib/options/values.js';

/** What an author says of whom a drawing shows. */
export interface Named {
  readonly label: string | undefined;
  /** Whether there is nothing to name. */
  readonly isDecorative: boolean;
}

/** Reads a name for people, as the engine reads a title. Spaces alone are none. */
export function readName(value: unknown): string | undefined {
  const name = line(value, AVATAR_SCHEMA.title.maxLength);
  return name?.trim() === '' ? undefined : name;
}

/** Reads the label, or what stands in for it on an image: `alt`, of which an empty one says that there is none, and `title`. */
export function readNames(label: unknown, alt: unknown, title: unknown): Named {
  const isDecorative = alt === '';
  const standIn = isDecorative ? undefined : (readName(alt) ?? readName(title));
  return { label: readName(label) ?? standIn, isDecorative };
}
