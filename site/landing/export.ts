// The files that the playground saves.
import { createAvatar } from '../../lib/index.js';
import { downloadPng, downloadSvg } from '../shared/download.js';
import { getSeed, type State } from './state.js';

/** Name of a file: the seed, without what some systems forbid in names. */
export function nameFile(state: State, suffix: string): string {
  const stem = getSeed(state).normalize('NFKD').replace(/\W+/g, '-').replace(/^-|-$/g, '').slice(0, 60);
  return `${stem === '' ? 'navii' : stem}.${suffix}`;
}

/** Saves the same bytes that the service would send. */
export function saveSvg(state: State): void {
  downloadSvg(createAvatar(getSeed(state), state), nameFile(state, 'svg'));
}

/** Saves the still picture in its own size. */
export async function savePng(state: State): Promise<void> {
  await downloadPng(createAvatar(getSeed(state), { ...state, animated: '0' }), nameFile(state, 'png'));
}
