// Saves the mascot of the playground as a file.
import { arePacksReady, getCatalogue } from '../../components/packs/resources.js';
import { readAvatarOptions } from '../../lib/options/read.js';
import { renderSeed } from '../../lib/render/avatar.js';
import { savePng, saveSvg } from '../shared/download.js';
import { getSeed, type PlaygroundState } from './state.js';

/** Draws with the packs that the elements have loaded, or with all where they have not loaded them yet. */
async function draw(state: PlaygroundState): Promise<string> {
  const valueOf = (name: string): string | undefined => state[name];
  const known = arePacksReady(valueOf) ? getCatalogue() : (await import('../../lib/catalogue.js')).catalogue;
  return renderSeed(getSeed(state), readAvatarOptions(valueOf, known), known);
}

/** Saves an SVG file, with the same bytes as the picture of the service. */
export async function saveSvgFile(state: PlaygroundState): Promise<void> {
  saveSvg(await draw(state), getSeed(state));
}

/**
 * Saves a PNG file.
 *
 * @param size - edge of the picture, in pixels
 */
export async function savePngFile(state: PlaygroundState, size: string): Promise<void> {
  await savePng(await draw({ ...state, size, animated: '0' }), getSeed(state));
}
