// The view of the finder: a creature whose name is searched, and the mascot of the day.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { renderAvatar } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { nameId, nameSlot } from '../builder/slots.js';
import { linkSharePage, linkToPlayground } from '../shared/links.js';
import { NAMES } from '../shared/mascots.js';
import { drawAnimated, removeMotionStyle } from '../shared/motion.js';
import { drawing, type Actions } from '../shared/view.js';
import { createCreature, FIRST_CREATURE, type Creature } from './creature.js';

/** Makes the state before a search. */
export function showCreature(creature: Creature) {
  return { creature, progress: '', isSearching: false };
}

/** The state of the finder: also a name that was just tried, and the name of the creature, when it is found. */
export type FinderState = Readonly<ReturnType<typeof showCreature> & { tried?: string; name?: string }>;

/** The state that the build prints. */
export const FIRST: FinderState = showCreature(createCreature(FIRST_CREATURE));

export function describeOdds({ odds }: Creature): string {
  return `${formatOdds(odds)} names has all of them.`;
}

const SIZE = 320;

/** The traits that must match, as list items. Empty slots are left out. */
function renderTraits({ spec, match }: Creature): TemplateResult[] {
  return match
    .filter((slot) => spec[slot] !== null)
    .map((slot) => html`<li><span>${nameSlot(slot)}</span> <b>${nameId(spec[slot])}</b></li>`);
}

export function renderFinder(
  { creature, tried, name, progress, isSearching }: FinderState,
  act: Actions<'search' | 'stop' | 'showAnother' | 'share'>,
): TemplateResult {
  const isFound = name !== undefined;
  const svg = isFound
    ? drawAnimated(name, { size: SIZE })
    : removeMotionStyle(renderAvatar(creature.spec, { size: SIZE, animated: true }));
  return html`<div class="finder-creature ${isSearching ? 'is-searching' : ''} ${isFound ? 'is-found' : ''}">
      <div class="finder-figure">${drawing(svg)}</div>
      <p class="finder-name white">${name ?? tried ?? '?'}</p>
    </div>
    <div class="finder-desk stack">
      <h2 id="finder-title">Who is this?</h2>
      <p class="legend">This mascot has</p>
      <ul class="finder-traits flow">${renderTraits(creature)}</ul>
      <p class="finder-odds">${describeOdds(creature)}</p>
      ${html`<noscript><p>Finding a name needs JavaScript.</p></noscript>`}
      <p class="actions finder-ways" ?hidden=${!isFound}>
        <a class="button" href=${name === undefined ? nothing : linkSharePage(name, [])}>Meet ${name}</a>
        <button class="button plain" type="button" @click=${act.share}>Share</button>
        <a class="button plain" href=${linkToPlayground(name ?? '', {})}>Open in the playground</a>
      </p>
      <p class="actions">
        <button class="button" type="button" ?hidden=${isFound} @click=${isSearching ? act.stop : act.search}>${isSearching ? 'Stop' : 'Find its name'}</button>
        <button class="button plain" type="button" @click=${act.showAnother}>Surprise me</button>
      </p>
      <p class="finder-progress scripted">${progress}</p>
    </div>`;
}

const DAY = 86_400_000;

// Coprime to the number of names, so that each name has its day before one comes again.
const STRIDE = 61;

/** Returns the name of a day, which begins at midnight UTC. */
export function nameOfDay(date: Date): string {
  const day = Math.floor(date.getTime() / DAY);
  const index = (((day * STRIDE) % NAMES.length) + NAMES.length) % NAMES.length;
  return NAMES[index] ?? '';
}

/** The name that the build prints. The script knows the date, and shows the name of the day. */
export const PRINTED_NAME = 'Ada';

export function renderToday(name: string): TemplateResult {
  return html`<a href=${linkSharePage(name, [])}><span>${drawing(drawAnimated(name, { size: SIZE }))}</span><b>${name}</b></a>`;
}
