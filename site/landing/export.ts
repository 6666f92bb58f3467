// The files that the playground saves.
import { makeFileName } from '../../lib/files/file-name.js';
import { createAvatar } from '../../lib/index.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { getSeed, type State } from './state.js';

/** Saves the same bytes that the service would send. */
export function saveSvg(state: State): void {
  downloadSvg(createAvatar(getSeed(state), state), makeFileName(getSeed(state), '.svg'));
}

/**
 * Saves the still picture.
 *
 * @param size - its edge in pixels
 */
export async function savePng(state: State, size: string): Promise<void> {
  const svg = createAvatar(getSeed(state), { ...state, size, animated: '0' });
  await downloadPng(svg, makeFileName(getSeed(state), '.png'));
}
