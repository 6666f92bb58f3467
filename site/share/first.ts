// The mascot that the page is built with: it is shown where the address names nobody.
import { catalogue, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { describeShared, fillSharePlaces, type SharePlaces } from '../../lib/pages/share.js';

/** Who it is. */
export const FIRST_SEED = 'Ada';

/** Fills the places of the page, and says how it is called. */
export function describePage(
  seed: string,
  settings: AvatarSettings,
): { readonly title: string; readonly places: SharePlaces } {
  const shared = describeShared(seed, settings, catalogue);
  return { title: shared.title, places: fillSharePlaces(seed, settings, shared, catalogue) };
}

/** Fills the places for the mascot. */
export function fillFirst(): SharePlaces {
  const settings = readAvatarOptions(() => undefined, catalogue);
  return describePage(FIRST_SEED, settings).places;
}
