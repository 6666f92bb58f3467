// The front page: the sign of the first picture, the panel of the playground, and the team.
import { html, type TemplateResult } from 'lit/html.js';
import { quoteUrl } from '../../lib/pages/links.js';
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import { listOptions, TEAM_NAMES } from '../shared/options.js';
import { writePlaygroundQuery } from '../shared/playground-link.js';
import { PNG_SIZE, PNG_SIZES } from '../shared/png-sizes.js';
import { drawing, field, properties } from '../shared/view.js';
import { renderControls, renderTeamControls } from './controls.js';
import { describeState, renderPreview } from './preview.js';
import { FIRST_SEED, FIRST_TEAM, getSeed, listTeam, type State } from './state.js';

/** What the page shows. */
export interface Landing {
  readonly state: State;
  /** The texts of the fields, which are not in the state: it has no e-mail address. */
  readonly seed: string;
  readonly team: string;
  /** What becomes of them. */
  readonly seedHint: string;
  readonly teamHint: string;
  /** Whether the moods are out of sight. */
  readonly isAway: boolean;
  /** Where the service is, without a slash at the end. */
  readonly service: string;
}

/** The page as it comes. */
export const FIRST: Landing = {
  state: {},
  seed: FIRST_SEED,
  team: FIRST_TEAM,
  seedHint: '',
  teamHint: '',
  isAway: false,
  service: EXAMPLE_ORIGIN,
};

/** What visitors can do. */
export interface LandingActions {
  readonly typeSeed: (text: string) => void;
  /** Takes over the options of a form. */
  readonly changeOptions: (event: Event) => void;
  readonly changeTeam: (event: Event) => void;
  readonly setOption: (name: string, text: string) => void;
  readonly surprise: () => void;
  readonly reset: () => void;
  /** Gives the mascot options, from a link that leads to it with them. */
  readonly dress: (event: MouseEvent, options: State) => void;
  /** Ends the typing of a name. */
  readonly greet: (event: Event) => void;
  readonly selectCode: (id: string) => void;
  readonly copyCode: (event: Event) => void;
  readonly share: (event: Event) => void;
  readonly saveSvg: () => void;
  readonly savePng: (size: string) => void;
}

/** Hands the text of a field on. */
function withText(act: (text: string) => void): (event: Event) => void {
  return ({ currentTarget }) => act((currentTarget as HTMLInputElement | HTMLSelectElement).value);
}

/** The sign on which a name is typed, and its mascot. */
export function renderSign({ state, seed }: Landing, act: LandingActions): TemplateResult {
  return html`${renderPreview(state, { size: '512', animated: '1' })}
    <form class="name-form" method="dialog" @submit=${act.greet}>
      <label for="name">Hello, my name is</label>
      <span class="line">
        <input id="name" name="seed" .value=${field(seed)} dir="auto" autocomplete="off" spellcheck="false"
          autocapitalize="off" enterkeyhint="done" @input=${withText(act.typeSeed)}>
        <button type="button" class="die scripted" aria-label="Surprise me" @click=${act.surprise}><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="8" cy="8" r="1.8"/><circle cx="16" cy="8" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="8" cy="16" r="1.8"/><circle cx="16" cy="16" r="1.8"/></svg></button>
      </span>
      <span class="take scripted" role="group" aria-label="Take it with you">
        <button type="button" class="button" @click=${act.copyCode}>Copy code</button>
        <button type="button" class="button plain" @click=${() => act.savePng('512')}>Save</button>
        <button type="button" class="button plain" @click=${act.share}>Share</button>
      </span>
      <a class="to-code scripted" href="#get-code">Get the code: HTML, React, Vue, curl …</a>
      ${html`<noscript>Typing and saving need JavaScript; the pictures do not.</noscript>`}
    </form>`;
}

const BACKDROPS = ['light', 'dark', 'photo'] as const;

/** The state on every backdrop, in every size. */
function renderPreviews(state: State): TemplateResult[] {
  return BACKDROPS.map(
    (backdrop) =>
      html`<div class="backdrop ${backdrop}"><b>${backdrop}</b><div class="s256">${renderPreview(state, { size: '256' })}</div>
        <div class="small"><div class="s96">${renderPreview(state, { size: '96' })}</div><div class="s48">${renderPreview(state, { size: '48' })}</div><div class="s24">${renderPreview(state, { size: '24' })}</div></div></div>`,
  );
}

/** Address of the builder with the mascot of a state. */
export function linkToBuilder(state: State): string {
  const options = listOptions(state);
  const isFirst = state['seed'] === undefined && options.length === 0;
  return isFirst ? '/builder' : `/builder?${writePlaygroundQuery(getSeed(state), options)}`;
}

/** The panel of the playground. */
export function renderPanel({ state, seed, seedHint }: Landing, act: LandingActions): TemplateResult {
  const savePng = ({ currentTarget }: Event): void => {
    act.savePng(((currentTarget as HTMLElement).nextElementSibling as HTMLSelectElement).value);
  };
  return html`<form class="seed-form scripted" method="dialog">
      <label for="seed">Seed, or an e-mail</label>
      <input id="seed" name="seed" .value=${field(seed)} placeholder=${FIRST_SEED} dir="auto" autocomplete="off"
        spellcheck="false" autocapitalize="off" @input=${withText(act.typeSeed)}>
      <div class="actions">
        <button class="button" type="button" @click=${act.surprise}>Surprise me</button>
        <button class="button plain" type="button" @click=${act.reset}>Start over</button>
      </div>
      <p class="hint" role="status">${seedHint}</p>
    </form>
    <div class="previews" role="group" aria-label="Previews" tabindex="0">${renderPreviews(state)}</div>
    <div class="outcome">
      <div class="caption">
        ${renderPreview(state, { size: '64' })}
        <p aria-live="polite"><strong dir="auto">${getSeed(state)}</strong> <span>${describeState(state)}</span></p>
      </div>
      <div class="actions save-actions">
        <button class="button" type="button" @click=${act.copyCode}>Copy code</button>
        <a class="button plain" href="#get-code">Get the code</a>
        <button class="button plain" type="button" @click=${act.share}>Share</button>
        <a class="button plain" href=${linkToBuilder(state)}>Change its parts</a>
        <button class="button plain" type="button" @click=${act.saveSvg}>Save SVG</button>
        <span class="split">
          <button class="button plain" type="button" @click=${savePng}>Save PNG</button>
          <select aria-label="Size of the PNG" autocomplete="off">${PNG_SIZES.map(
            (size) => html`<option value=${size} ?selected=${size === PNG_SIZE}>${size} px</option>`,
          )}</select>
        </span>
      </div>
    </div>
    <form class="controls scripted" method="dialog" aria-label="Options" @input=${act.changeOptions}>${renderControls(state, act.setOption)}</form>`;
}

/** Edge of a tile of the team, in pixels. */
const TEAM_SIZE = 96;

/** Properties of a `<navii-group>` that shows the team of a state. */
function listProperties(state: State): object {
  const options = [...TEAM_NAMES, 'animated'].map((name) => [name, state[name]]);
  return { seeds: listTeam(state), size: TEAM_SIZE, ...Object.fromEntries(options) };
}

/**
 * The mascot among others.
 *
 * @param draw - draws the first team with such properties, which is shown until the element is defined
 */
export function renderTeam(
  { state, team, teamHint }: Landing,
  act: LandingActions,
  draw: (properties: object) => string,
): TemplateResult {
  return html`<h3 id="team-title">With the team</h3>
    <p class="sub-link"><a href="/team?names=${listTeam(state).map(quoteUrl).join(',')}">Make a page, a poster or files of the whole team</a></p>
    <navii-group class="team-group" ${properties(() => listProperties(state), [state])}>${drawing(() => draw(listProperties(state)), [])}</navii-group>
    <form class="scripted" method="dialog" aria-label="Team" @input=${act.changeTeam}>
      <div class="field field-team">
        <label class="legend" for="team">Who else is there</label>
        <input id="team" name="team" type="text" .value=${field(team)} dir="auto" autocomplete="off" spellcheck="false">
        <p class="hint" role="status">${teamHint}</p>
      </div>
      ${renderTeamControls(state, act.setOption)}
    </form>`;
}
