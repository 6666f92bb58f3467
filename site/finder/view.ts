// The finder: a creature whose name is looked for, and the mascot of the day.
import { html, type TemplateResult } from 'lit/html.js';
import { renderAvatar } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { nameId, nameSlot } from '../builder/slots.js';
import { drawAnimated, removeMotionStyle } from '../shared/draw-animated.js';
import { linkSharePage } from '../shared/links.js';
import { linkToPlayground } from '../shared/playground-link.js';
import { drawing } from '../shared/view.js';
import { FIRST_CREATURE, wantSeed, type Wanted } from './wanted.js';

/** What the finder shows. */
export interface Finder {
  readonly wanted: Wanted;
  /** A name that is being tried. */
  readonly tried?: string;
  /** The name of the creature, once it is found. */
  readonly name?: string;
  /** How the search goes. */
  readonly progress: string;
  readonly isSearching: boolean;
}

/** What visitors can do. */
export interface FinderActions {
  readonly search: () => void;
  readonly stop: () => void;
  readonly reroll: () => void;
  readonly give: (button: HTMLElement, name: string) => void;
}

/** A finder before its search. */
export function showCreature(wanted: Wanted): Finder {
  return { wanted, progress: '', isSearching: false };
}

/** The finder as the page comes. */
export const FIRST: Finder = showCreature(wantSeed(FIRST_CREATURE));

/** How rare a look is, in a sentence. */
export function describeOdds({ odds }: Wanted): string {
  return `${formatOdds(odds)} names looks like this.`;
}

const SIZE = 320;

/** What a namesake must have, as items of a list; what the creature does not have says little. */
function renderTraits({ spec, match }: Wanted): TemplateResult[] {
  return match
    .filter((slot) => spec[slot] !== null)
    .map((slot) => html`<li><span>${nameSlot(slot)}</span> <b>${nameId(spec[slot])}</b></li>`);
}

/** The creature, and what leads to its name. */
export function renderFinder(
  { wanted, tried, name, progress, isSearching }: Finder,
  act: FinderActions,
): TemplateResult {
  const isFound = name !== undefined;
  const svg = isFound
    ? drawAnimated(name, { size: SIZE })
    : removeMotionStyle(renderAvatar(wanted.spec, { size: SIZE, animated: true }));
  return html`<div class="finder-creature ${isSearching ? 'is-searching' : ''} ${isFound ? 'is-found' : ''}">
      <div class="finder-figure">${drawing(svg)}</div>
      <p class="finder-name">${name ?? tried ?? '?'}</p>
    </div>
    <div class="finder-desk">
      <h3>Its name must give</h3>
      <ul class="finder-traits flow">${renderTraits(wanted)}</ul>
      <p class="finder-odds">${describeOdds(wanted)}</p>
      ${html`<noscript><p>To find it needs JavaScript; whoever is below does not.</p></noscript>`}
      <p class="actions finder-ways" ?hidden=${!isFound}>
        <a class="button" href=${linkSharePage(name ?? '', [])}>Meet ${name}</a>
        <button class="button plain" type="button" @click=${({ currentTarget }: Event) => act.give(currentTarget as HTMLElement, name ?? '')}>Give it to a friend</button>
        <a class="button plain" href=${linkToPlayground(name ?? '', {})}>Dress it up</a>
      </p>
      <p class="actions">
        <button class="button" type="button" ?hidden=${isFound} @click=${isSearching ? act.stop : act.search}>${isSearching ? 'Stop' : 'Find its name'}</button>
        <button class="button plain" type="button" @click=${act.reroll}>Another creature</button>
      </p>
      <p class="finder-progress scripted">${progress}</p>
    </div>`;
}

/** Who stands in for the mascot of the day until the script knows the date. */
export const STAND_IN = 'Ada';

/** The mascot of the day. */
export function renderToday(name: string): TemplateResult {
  return html`<a href=${linkSharePage(name, [])}><span>${drawing(drawAnimated(name, { size: SIZE }))}</span><b>${name}</b></a>`;
}
