// The bands below the playground: the mascot in each mood, base palette and pack. They are made when they come near the window.
import { html, type TemplateResult } from 'lit/html.js';
import { createAvatar, listPacks, MOODS } from '../../lib/index.js';
import { scrollToFocus } from '../shared/focus.js';
import { linkToPlayground } from '../shared/links.js';
import { listOptions, type RawTexts } from '../shared/options.js';
import { drawing } from '../shared/view.js';
import { show, type Overrides } from './preview.js';
import { getSeed, listTeam, type PlaygroundState } from './state.js';
import type { LandingActions, LandingState } from './view.js';

/** The palettes of the base, in the order of the rainbow. */
export const RAINBOW: readonly string[] = (
  'blossom rose raspberry cherry coral tangerine apricot amber cream butter lime clover mint teal turquoise sky aqua navy ' +
  'azure cobalt violet grape lilac orchid plum snow'
).split(' ');

/** A link that adds an option to the mascot. */
function renderOffer(
  { state }: LandingState,
  act: LandingActions,
  options: RawTexts,
  inside: TemplateResult,
): TemplateResult {
  const own = Object.fromEntries(listOptions(state));
  const href = linkToPlayground(getSeed(state), { ...own, ...options });
  return html`<li><a href=${href} @click=${(event: MouseEvent) => act.addOptions(event, options)}>${inside}</a></li>`;
}

function renderPicture(state: PlaygroundState, overrides: Overrides): TemplateResult {
  return html`<navii-avatar class="preview" ${show(state, overrides)}></navii-avatar>`;
}

function renderMoods(landing: LandingState, act: LandingActions): TemplateResult {
  const items = MOODS.map((mood) => {
    const overrides = { background: 'none', animated: '1', mood };
    return renderOffer(landing, act, { mood }, html`${renderPicture(landing.state, overrides)}<b>${mood}</b>`);
  });
  return html`<ul class="row shelf" @focusin=${scrollToFocus}>${items}</ul>`;
}

function renderPalettes(landing: LandingState, act: LandingActions): TemplateResult {
  const items = RAINBOW.map((palette) => {
    const overrides = { background: 'none', tileBg: 'none', mood: 'happy', animated: '0', palette };
    const inside = html`${renderPicture(landing.state, overrides)}<span class="hidden">${palette}</span>`;
    return renderOffer(landing, act, { palette }, inside);
  });
  return html`<ul class="palette-grid hops">${items}</ul>`;
}

/** Removes the options of which a pack has its own. */
const OF_PACK = { parts: '', palette: '', animated: '0' };

const FOR_WORK = 'studio';
/** The number of faces that show it. */
const WORKERS = 6;

/** The pack for work: the team of the playground, drawn with it. */
function renderWork({ state }: LandingState): TemplateResult[] {
  return listPacks()
    .filter(({ id }) => id === FOR_WORK)
    .map(({ id, about }) => {
      const faces = listTeam(state)
        .slice(0, WORKERS)
        .map((seed) => {
          return html`<li>${drawing(() => createAvatar(seed, { packs: id, size: 96 }), [seed])}</li>`;
        });
      return html`<section class="work stack" aria-labelledby="work-title">
        <h3 id="work-title">For work</h3>
        <p>${about}</p>
        <ul class="flow">${faces}</ul>
        <p class="flow"><a href="/builder?packs=${id}">Build one</a> <a href="/gallery?packs=${id}">See more</a> <a href="/docs/packs">Read about packs</a></p>
      </section>`;
    });
}

/** The mascot in each pack. The pack for work stands above. */
export function renderPacks(landing: LandingState, act: LandingActions): TemplateResult {
  const items = listPacks()
    .filter(({ id }) => id !== FOR_WORK)
    .map(({ id, name, about }) => {
      const inside = html`${renderPicture(landing.state, { ...OF_PACK, packs: id })}<b>${name}</b><span>${about}</span>`;
      return renderOffer(landing, act, { packs: id }, inside);
    });
  return html`${renderWork(landing)}<ul class="row shelf" @focusin=${scrollToFocus}>${items}</ul>`;
}

/** The bands by their places. */
export const SHOWCASE = { '#moods': renderMoods, '#palettes': renderPalettes, '#packs': renderPacks } as const;
