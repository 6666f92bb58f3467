// The mascot of the builder as files, which are made in the page.
import { makeFileName } from '../../lib/files/file-name.js';
import { AVATAR_OPTIONS } from '../../lib/index.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { drawFile } from './export.js';
import { getName } from './mascot.js';
import type { State } from './state.js';

/** The still drawing of the PNG file. One larger than any drawing is the same drawing on more pixels. */
export function drawStillFile(state: State): string {
  const size = Math.min(state.png, AVATAR_OPTIONS.size.max);
  return drawFile({ ...state, options: { ...state.options, size, animated: false } }).replace(
    `width="${size}" height="${size}"`,
    `width="${state.png}" height="${state.png}"`,
  );
}

/** Name of a file: what the mascot is called. */
export function nameFile(state: State, suffix: '.svg' | '.png'): string {
  return makeFileName(getName(state), suffix);
}

/** Saves the mascot as SVG. */
export function saveSvg(state: State): void {
  downloadSvg(drawFile(state), nameFile(state, '.svg'));
}

/** Saves the mascot as PNG. */
export async function savePng(state: State): Promise<void> {
  await downloadPng(drawStillFile(state), nameFile(state, '.png'));
}
