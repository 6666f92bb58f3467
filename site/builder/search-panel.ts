// The search for seeds in the builder: the query, the odds of the look, and the seeds that were found.
import { guard } from 'lit/directives/guard.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { SearchQuery, Suggestion } from '../../lib/choose/search.js';
import { createAvatar, selectAvatar, SLOTS, type Slot } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { linkSharePage, linkToPlayground } from '../shared/links.js';
import { listOptions, type RawTexts } from '../shared/options.js';
import { drawing, field, type Actions } from '../shared/view.js';
import { listNeeded, nameId, nameSlot } from './slots.js';
import { FIRST, PREFIX_LENGTH, specOf, type BuilderState } from './state.js';

const OPTION_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['palette', 'background']);

/** Whether a slot is passed as an option, so that seeds need not match in it. */
export function isGiven({ given }: BuilderState, slot: Slot): boolean {
  return given && OPTION_SLOTS.has(slot);
}

export function readSeedQuery(state: BuilderState): SearchQuery {
  const spec = specOf(state);
  const match = state.match.filter((slot) => !isGiven(state, slot));
  return { prefix: state.prefix, spec, match, packs: listNeeded(spec, match) };
}

/** Returns the options that the seeds of a search are used with. */
export function listSeedOptions(state: BuilderState): RawTexts {
  const { palette, background } = specOf(state);
  const packs = readSeedQuery(state).packs.join(',');
  return { ...(state.given ? { palette, background } : {}), ...(packs === '' ? {} : { packs }) };
}

/** The number of seeds after which a search stops by itself. */
export const RESULTS_PER_SEARCH = 6;

/** The status before the first search. */
export const NO_SEARCH = {
  /** The number of seeds that were tried for the query, including earlier searches. */
  tried: 0,
  /** The seeds that match, in the order in which they were tried. */
  seeds: [] as readonly string[],
  isRunning: false,
  progress: '',
  /** The odds of the look, from 0 to 1. */
  odds: 1,
  /** The odds of the look in words, and how long a search takes. */
  estimate: '',
  /** The odds of each trait, in words. */
  traits: {} as Readonly<Partial<Record<Slot, string>>>,
  /** The trait to leave out of a search that would take too long. */
  suggestion: undefined as Suggestion | undefined,
};

export type SearchStatus = Readonly<typeof NO_SEARCH>;

export interface SeedSearchActions extends Actions<'toggleSearch' | 'changeSearch'> {
  readonly dropTrait: (slot: Slot) => void;
  readonly copySeed: (event: Event, seed: string) => void;
  /** Puts the mascot of a seed into the builder. */
  readonly useSeed: (seed: string, options: RawTexts) => void;
}

/** A card with a face: the page about a mascot. */
const PAGE = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="4" y="3" width="16" height="18" rx="4"/><circle cx="12" cy="10" r="3"/><path d="M8 17h8"/></svg>`;

/** An arrow into a tray: use a mascot here. */
const TAKE = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 3v11M7 10l5 5 5-5M4 16v2a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-2"/></svg>`;

/**
 * The seeds with their mascots. A click on a mascot opens the playground, and a click on a seed copies it. Below are a link to
 * its page, and a button that puts it into the builder.
 */
function renderFound(state: BuilderState, { seeds }: SearchStatus, act: SeedSearchActions): TemplateResult[] {
  const [options, wanted] = [listSeedOptions(state), specOf(state)];
  return seeds.map((seed) => {
    const spec = selectAvatar(seed, options);
    const alike = SLOTS.filter((slot) => spec[slot] === wanted[slot]).length;
    return html`<li><a class="face" href=${linkToPlayground(seed, options)} aria-label="${seed} in the playground">${drawing(createAvatar(seed, options))}</a><div><button
    type="button" class="copied seed" title="Copy the name" dir="auto" @click=${(event: Event) => act.copySeed(event, seed)}>${seed}</button><small>${alike} of ${SLOTS.length} match</small><span
    class="flow"><a class="tool" href=${linkSharePage(seed, listOptions(options))} aria-label="The page of ${seed}" title="Its page">${PAGE}</a><button
    type="button" class="tool" aria-label="Use ${seed} here" title="Use it here" @click=${() => act.useSeed(seed, options)}>${TAKE}</button></span></div></li>`;
  });
}

function renderTrait(state: BuilderState, slot: Slot, odds: string): TemplateResult {
  return html`<label><input type="checkbox" name="match" value=${slot} .checked=${field(state.match.includes(slot))}><span
    class="word"><b>${nameSlot(slot)}</b> <span>${nameId(specOf(state)[slot])}</span> <small>${odds}</small></span></label>`;
}

export function renderSearch(state: BuilderState, search: SearchStatus, act: SeedSearchActions): TemplateResult {
  const { seeds, isRunning, suggestion, odds, traits } = search;
  // Not by what must match: a part that is being chosen does not move.
  const picked = new Set([...FIRST.match, ...Object.keys(state.options.parts ?? {})]);
  const rest = SLOTS.filter((slot) => !picked.has(slot));
  const count = rest.filter((slot) => state.match.includes(slot)).length;
  const renderTraits = (slots: readonly Slot[]) => slots.map((slot) => renderTrait(state, slot, traits[slot] ?? ''));
  const label = seeds.length > 0 ? 'Find more' : 'Find names';
  return html`<section class="find" aria-labelledby="find-title">
      <h2 id="find-title">Find a name with this look</h2>
      <p class="sub">A plain name that gives this look by itself. “1 in 16”: one of 16 names has this part.</p>
      <form class="card stack search-form" @submit=${act.toggleSearch} @input=${act.changeSearch}>
        <fieldset class="choice words traits"><legend class="legend">Parts that must match</legend>
          <div class="flow">${renderTraits(SLOTS.filter((slot) => picked.has(slot)))}</div>
          <details><summary>More parts${count === 0 ? nothing : ` (${count} must match)`}</summary><div class="flow">${renderTraits(rest)}</div></details>
        </fieldset>
        <div class="flow fields">
          <div class="field">
            <label for="prefix" class="legend">Names begin with</label>
            <input id="prefix" name="prefix" type="text" maxlength=${PREFIX_LENGTH} .value=${field(state.prefix)} autocomplete="off" spellcheck="false">
          </div>
          <label class="switch"><input type="checkbox" name="given" value="1" .checked=${field(state.given)}><span>Keep my colours</span></label>
        </div>
        <p class="estimate" id="estimate">${search.estimate}</p>
        <div class="actions">
          <button class="button plain" aria-describedby="estimate" aria-disabled=${(odds === 0 || search.estimate === '') && !isRunning}>${isRunning ? 'Stop' : label}</button>
          <button class="button plain" type="button" ?hidden=${!suggestion} @click=${() => suggestion && act.dropTrait(suggestion.slot)}>${
            suggestion && `Leave “${nameSlot(suggestion.slot).toLowerCase()}” out: ${formatOdds(suggestion.odds)}`
          }</button>
        </div>
        <p class="progress hint">${search.progress || nothing}</p>
        <ul class="finds" aria-label="Names found">${guard([seeds, state], () => renderFound(state, search, act))}</ul>
      </form>
    </section>`;
}
