// The gallery, as far as the service and the script of its page must agree: its settings and its seeds.
import { readOptions, type ValueOf } from '../options/read.js';
import type { SettingsOf } from '../options/row.js';
import { GALLERY_SCHEMA, type KnownIds } from '../options/schema.js';
import { cleanText } from './clean-text.js';

/** The settings of the gallery, besides the options of its avatars. */
export type GallerySettings = SettingsOf<typeof GALLERY_SCHEMA>;

/** Reads the settings of the gallery. It never throws: an invalid value is ignored, as with all options. */
export function readGallery(valueOf: ValueOf, known: KnownIds): GallerySettings {
  const { prefix, ...settings } = readOptions(GALLERY_SCHEMA, valueOf, known);
  return { ...settings, prefix: cleanText(prefix) || GALLERY_SCHEMA.prefix.default };
}

/** The seeds of a gallery, numbered from 0. */
export function listGallerySeeds({ count, prefix }: GallerySettings): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}
