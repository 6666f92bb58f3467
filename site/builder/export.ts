// The mascot of the builder as text: code in several languages, and the SVG itself.
import { renderAvatar, SLOTS } from '../../lib/index.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { chooseLabel, escapeMarkdown, writeCall, writeElement, writeImage, writeLoader } from '../shared/code.js';
import { linkAvatar } from '../shared/links.js';
import { describeMascot } from './mascot.js';
import { applyRules } from './rules.js';
import { listNeeded } from './slots.js';
import type { BuilderState } from './state.js';

/** Draws the SVG file. */
export function drawFile({ options, ...picks }: BuilderState): string {
  return renderAvatar(applyRules(picks), options);
}

/** Draws the picture of the PNG file. One larger than the largest drawing is the same drawing with more pixels. */
export function drawStillFile(state: BuilderState): string {
  const size = Math.min(state.png, AVATAR_OPTIONS.size.max);
  return drawFile({ ...state, options: { ...state.options, size, animated: false } }).replace(
    `width="${size}" height="${size}"`,
    `width="${state.png}" height="${state.png}"`,
  );
}

function labelOf({ name, options }: BuilderState): string {
  return chooseLabel(options.title, name);
}

function linkPicture(state: BuilderState, origin: string): string {
  const { seed, options } = describeMascot(state);
  return linkAvatar(seed, options, origin);
}

/** A form in which the mascot can be copied as text. */
export interface ExportFormat {
  readonly id: string;
  readonly name: string;
  /** @param origin - address of the service that draws pictures, without a slash at the end */
  readonly write: (state: BuilderState, origin: string) => string;
}

/** The tabs of the code. Formats that need no build step come first. */
export const EXPORT_FORMATS: readonly [ExportFormat, ...ExportFormat[]] = [
  { id: 'address', name: 'Address', write: linkPicture },
  {
    id: 'html',
    name: 'HTML',
    write: (state, origin) => {
      const { size } = state.options;
      return writeImage(linkPicture(state, origin), size, size, labelOf(state));
    },
  },
  {
    id: 'element',
    name: 'Element',
    write: (state, origin) => {
      const { seed, options } = describeMascot(state);
      return `${writeLoader(origin)}\n\n${writeElement(seed, options)}`;
    },
  },
  {
    id: 'js',
    name: 'JavaScript',
    write: (state) => {
      const { seed, options } = describeMascot(state);
      // The smaller entry point has no packs.
      const isBase = listNeeded(applyRules(state), SLOTS).length === 0 && !options.some(([name]) => name === 'packs');
      return writeCall(isBase ? 'navii/core' : 'navii', seed, options);
    },
  },
  {
    id: 'markdown',
    name: 'Markdown',
    write: (state, origin) => `![${escapeMarkdown(labelOf(state))}](${linkPicture(state, origin)})`,
  },
  { id: 'svg', name: 'SVG', write: drawFile },
  { id: 'json', name: 'Spec as JSON', write: (state) => JSON.stringify(applyRules(state), null, 2) },
];

/** Returns the format of a tab; the first one if there is no such tab. */
export function findExportFormat(id: string): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.id === id) ?? EXPORT_FORMATS[0];
}
