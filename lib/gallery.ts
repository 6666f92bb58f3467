// The gallery (SPEC §4.4), as far as the service and the script of its page must agree: what it is asked for, which
// seeds that gives, and how a cell is filled. How a cell is written is the page's own: it carries a template.
import { readOptions, type ValueOf } from './options/read.js';
import { GALLERY_SCHEMA, type KnownIds, type SettingsOf } from './options/schema.js';
import { compileTemplate } from './template.js';

/** What the gallery is asked for beside the options of its avatars. */
export type GallerySettings = SettingsOf<typeof GALLERY_SCHEMA>;

/** Reads what the gallery is asked for. Total, as the readers of options are. */
export function readGallery(valueOf: ValueOf, known: KnownIds): GallerySettings {
  return readOptions(GALLERY_SCHEMA, valueOf, known);
}

/** The seeds of a gallery, numbered from 0. */
export function listGallerySeeds({ count, prefix }: GallerySettings): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

/** What one cell shows. */
export interface GalleryCell {
  readonly seed: string;
  /** Seed and options, as the query of the playground. */
  readonly query: string;
  readonly svg: string;
}

/** Makes a function that fills `{seed}`, `{query}` and `{svg}` in the template of a cell, which is HTML. */
export function compileCell(template: string): (cell: GalleryCell) => string {
  const fill = compileTemplate(template, ['seed', 'query'], ['svg']);
  return (cell) => fill({ ...cell });
}
