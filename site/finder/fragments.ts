// The fragments of the finder: a creature to begin with, somebody for the day without scripts, and the rarest looks.
import { createAvatar } from '../../lib/index.js';
import { formatOdds } from '../../lib/numbers.js';
import { each, escapeHtml } from '../shared/html.js';
import type { Fragments } from '../shared/page-entry.js';
import { describeOdds, drawCreature, drawNamed, linkName, renderTraits } from './draw.js';
import { findRarest, POPULATION } from './rarest.js';
import { FIRST_CREATURE, wantSeed } from './wanted.js';

/** Who stands in for the mascot of the day until the script knows the date. */
const STAND_IN = 'Ada';

/** Rare looks that are shown. */
const SHOWN = 5;

const COUNT = new Intl.NumberFormat('en');

function renderToday(): string {
  return (
    `<a href="${linkName(STAND_IN)}" data-today><span data-today-figure>${drawNamed(STAND_IN)}</span>` +
    `<b data-today-name>${STAND_IN}</b></a>`
  );
}

function renderRarest(): string {
  return each(findRarest(SHOWN), ({ name, odds }) => {
    return (
      `<li><a href="${linkName(name)}">${createAvatar(name)}<b>${escapeHtml(name)}</b>` +
      `<span>${formatOdds(odds)}</span></a></li>`
    );
  });
}

/** The fragments of the finder. */
export const FINDER_FRAGMENTS: Fragments = new Map([
  ['finder-creature', () => drawCreature(wantSeed(FIRST_CREATURE).spec)],
  ['finder-traits', () => renderTraits(wantSeed(FIRST_CREATURE))],
  ['finder-odds', () => describeOdds(wantSeed(FIRST_CREATURE).odds)],
  ['finder-today', renderToday],
  ['finder-rarest', renderRarest],
  ['finder-population', () => COUNT.format(POPULATION)],
]);
