// The rarest looks among many names. The build computes them.
import { html, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { listWheelIds } from '../../lib/choose/search.js';
import { createAvatar, selectAvatar, SLOTS, type AvatarSpec, type Slot } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { computeRarity } from '../../lib/pages/share.js';
import { linkSharePage } from '../shared/links.js';
import { NAMES } from '../shared/mascots.js';
import { isHarmless, nameAt } from '../shared/name-at.js';
import { countShares } from '../shared/odds-of-twins.js';
import { drawing } from '../shared/view.js';

/** The number of names that are compared. */
export const POPULATION = 20_000;

/** A name, and the share of all names whose mascot looks the same, as its share page says it. */
interface RareName {
  readonly name: string;
  readonly odds: number;
}

/** The number of names whose odds are computed exactly. The looks of all others are more frequent by far. */
const CANDIDATES = 300;

/** Finds the names with the rarest looks, the rarest first. */
export function findRarest(count: number): readonly RareName[] {
  const invented = Array.from({ length: POPULATION - NAMES.length }, (_, index) => nameAt(index + 1));
  const shares = new Map<Slot, ReadonlyMap<unknown, number>>(
    SLOTS.map((slot) => [slot, countShares(listWheelIds(catalogue.wheels, slot))]),
  );
  // Ignores the rules between slots: a fast estimate, good enough to choose the candidates.
  const estimate = (spec: AvatarSpec): number =>
    SLOTS.reduce((product, slot) => product * (shares.get(slot)?.get(spec[slot]) ?? 0.001), 1);
  const all = [...NAMES, ...invented.filter(isHarmless)].map((name) => {
    const spec = selectAvatar(name);
    return { name, spec, estimate: estimate(spec) };
  });
  const nearest = all.toSorted((a, b) => a.estimate - b.estimate).slice(0, CANDIDATES);
  return nearest
    .map(({ name, spec }) => ({ name, odds: computeRarity(spec, catalogue.defaults) }))
    .toSorted((a, b) => a.odds - b.odds)
    .slice(0, count);
}

/** The number of rare looks on the page. */
const SHOWN = 5;

/** Renders the names with the rarest looks as list items. */
export function renderRarest(): TemplateResult[] {
  return findRarest(SHOWN).map(
    ({ name, odds }) =>
      html`<li><a href=${linkSharePage(name, [])}>${drawing(createAvatar(name))}<b>${name}</b><span>${formatOdds(odds)}</span></a></li>`,
  );
}
