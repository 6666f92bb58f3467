// The rarest looks among many names, found when the pages are built.
import { html, type TemplateResult } from 'lit/html.js';
import { listWheelIds } from '../../lib/choose/search.js';
import { catalogue, createAvatar, selectAvatar, type AvatarSpec, type Slot } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { computeOdds } from '../builder/odds.js';
import { linkSharePage } from '../shared/links.js';
import { isKind, nameAt } from '../shared/name-at.js';
import { NAMES } from '../shared/names.js';
import { drawing } from '../shared/view.js';
import { SEEN_SLOTS } from './wanted.js';

/** Names that are looked through. */
export const POPULATION = 20_000;

/** A name, and the share of all names whose mascot looks like its own. */
export interface RareName {
  readonly name: string;
  readonly odds: number;
}

/** Names whose odds are computed exactly; the others are surely more frequent. */
const CANDIDATES = 60;

/** For each slot, the share of its wheel that each id has. */
function countShares(): ReadonlyMap<Slot, ReadonlyMap<unknown, number>> {
  return new Map(
    SEEN_SLOTS.map((slot) => {
      const ids = listWheelIds(catalogue.wheels, slot);
      const shares = new Map<unknown, number>();
      for (const id of ids) shares.set(id, (shares.get(id) ?? 0) + 1 / ids.length);
      return [slot, shares] as const;
    }),
  );
}

/** Finds the names with the rarest looks, the rarest first. */
export function findRarest(count: number): readonly RareName[] {
  const invented = Array.from({ length: POPULATION - NAMES.length }, (_, index) => nameAt(index + 1));
  const shares = countShares();
  // As if no rule connected the slots: quick, and near enough to choose whose odds to compute.
  const estimate = (spec: AvatarSpec): number =>
    SEEN_SLOTS.reduce((product, slot) => product * (shares.get(slot)?.get(spec[slot]) ?? 0.001), 1);
  const all = [...NAMES, ...invented.filter(isKind)].map((name) => {
    const spec = selectAvatar(name);
    return { name, spec, estimate: estimate(spec) };
  });
  const nearest = all.toSorted((a, b) => a.estimate - b.estimate).slice(0, CANDIDATES);
  return nearest
    .map(({ name, spec }) => ({ name, odds: computeOdds({ spec, match: SEEN_SLOTS, packs: [] }) }))
    .toSorted((a, b) => a.odds - b.odds)
    .slice(0, count);
}

/** Rare looks that are shown. */
const SHOWN = 5;

/** The names with the rarest looks, as items of a list. */
export function renderRarest(): TemplateResult[] {
  return findRarest(SHOWN).map(
    ({ name, odds }) =>
      html`<li><a href=${linkSharePage(name, [])}>${drawing(createAvatar(name))}<b>${name}</b><span>${formatOdds(odds)}</span></a></li>`,
  );
}
