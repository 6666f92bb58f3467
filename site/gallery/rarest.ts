// The rarest looks among many names. The build computes them.
import { html, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { createAvatar, selectAvatar } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { computeRarity } from '../../lib/pages/share.js';
import { listInventedNames } from '../shared/invent-name.js';
import { linkSharePage } from '../shared/links.js';
import { NAMES } from '../shared/mascots.js';
import { drawing } from '../shared/view.js';

/** The names that are compared. */
export const POPULATION: readonly string[] = [...NAMES, ...listInventedNames()];

/** Finds the names with the rarest looks, the rarest first, and the share of all names that have this look, as its share page says it. */
export function findRarest(count: number) {
  return POPULATION.map((name) => ({ name, odds: computeRarity(selectAvatar(name), catalogue.defaults) }))
    .toSorted((a, b) => a.odds - b.odds)
    .slice(0, count);
}

/** The number of rare looks on the page. */
const SHOWN = 6;

/** Renders the names with the rarest looks as list items. */
export function renderRarest(): TemplateResult[] {
  return findRarest(SHOWN).map(
    ({ name, odds }) =>
      html`<li><a href=${linkSharePage(name, [])}>${drawing(createAvatar(name))}<b>${name}</b><span>${formatOdds(odds)}</span></a></li>`,
  );
}
