// The mascot of the builder as text: code in several languages, and the SVG itself.
import { createAvatar, SLOTS } from '../../lib/index.js';
import type { AvatarSettings } from '../../lib/options/schema.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { chooseLabel, escapeMarkdown, quoteMarkup, writeAttributes, writeCall, writeTag } from '../shared/code.js';
import { linkAvatar } from '../shared/links.js';
import { ELEMENT, IMAGE, type Snippets } from '../shared/snippets.js';
import { listNeeded } from './slots.js';
import { describeMascot, seedOf, specOf, type BuilderState } from './state.js';

/** Draws the SVG file, or another drawing of the mascot. */
export function drawFile(state: BuilderState, changes?: Partial<AvatarSettings>): string {
  return createAvatar(seedOf(state), { ...state.options, ...changes });
}

/** Draws the mascot still, in a size of its own. */
export function drawStill(state: BuilderState, size: number): string {
  return drawFile(state, { title: undefined, size, animated: false });
}

/** Draws the picture of the PNG file. One larger than the largest drawing is the same drawing with more pixels. */
export function drawStillFile(state: BuilderState): string {
  const size = Math.min(state.png, AVATAR_OPTIONS.size.max);
  const svg = drawFile(state, { size, animated: false });
  return svg.replace(`width="${size}" height="${size}"`, `width="${state.png}" height="${state.png}"`);
}

/** Describes the mascot of a state, as its code needs it. */
export function codeMascot(state: BuilderState) {
  const { size, title } = state.options;
  return { ...describeMascot(state), size, label: chooseLabel(title, state.name), state };
}

/** The tabs of the code. Formats that need no build step come first. */
export const EXPORT_FORMATS: Snippets<ReturnType<typeof codeMascot>> = [
  IMAGE,
  {
    id: 'react',
    name: 'React',
    write: ({ seed, options }) => {
      const attributes = writeAttributes([['seed', seed], ...options], quoteMarkup, String);
      const tag = writeTag('NaviiAvatar', attributes, ' />', '  ');
      return `import { NaviiAvatar } from 'navii/react';\n\nexport const Mascot = () => (\n  ${tag}\n);`;
    },
  },
  ELEMENT,
  {
    id: 'js',
    name: 'JS',
    write: ({ seed, options, state }) => {
      // The smaller entry point has no packs.
      const isBase = listNeeded(specOf(state), SLOTS).length === 0 && !options.some(([name]) => name === 'packs');
      return writeCall(isBase ? 'navii/core' : 'navii', seed, options);
    },
  },
  {
    id: 'markdown',
    name: 'Markdown',
    write: ({ seed, options, label }, origin) => `![${escapeMarkdown(label)}](${linkAvatar(seed, options, origin)})`,
  },
  { id: 'svg', name: 'SVG', write: ({ state }) => drawFile(state) },
  {
    id: 'json',
    name: 'JSON',
    write: ({ state }) => {
      const { colors } = state.options;
      // Colours are not a part of a spec: `renderAvatar(spec, { colors })` draws both.
      return JSON.stringify(colors === undefined ? specOf(state) : { spec: specOf(state), colors }, null, 2);
    },
  },
];
