// The views at the top of the front page: the sign, and the panel of the playground.
import { html, type TemplateResult } from 'lit/html.js';
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import { PNG_SIZE, PNG_SIZES } from '../shared/choices.js';
import { writePlaygroundQuery } from '../shared/links.js';
import { listOptions, type RawTexts } from '../shared/options.js';
import { buttonOf, field, type Actions } from '../shared/view.js';
import { describeState, drawFirst, renderPreview, show } from './preview.js';
import { FIRST_SEED, FIRST_TEAM, getSeed, type PlaygroundState } from './state.js';

/** The state that the build prints. */
export const FIRST = {
  state: {} as PlaygroundState,
  /** The texts in the fields. They may contain e-mail addresses, which `state` never does. */
  seed: FIRST_SEED,
  team: FIRST_TEAM,
  /** The hints below the fields. */
  seedHint: '',
  teamHint: '',
  /** Address of the service, without a slash at the end. */
  service: EXAMPLE_ORIGIN,
};

export type LandingState = Readonly<typeof FIRST>;

export interface LandingActions
  extends
    Actions<'typeSeed' | 'submitName' | 'changeOptions' | 'changeTeam' | 'surprise' | 'reset'>,
    Actions<'copyCode' | 'share' | 'saveSvg'> {
  readonly setOption: (name: string, text: string) => void;
  /** Adds options to the mascot, when a link with these options is clicked. */
  readonly addOptions: (event: MouseEvent, options: RawTexts) => void;
  readonly selectCode: (id: string) => void;
  readonly savePng: (size: string) => void;
}

/** The mascot at the top, and the sign with the field for its name. */
export function renderSign({ state, seed }: LandingState, act: LandingActions): TemplateResult {
  const overrides = { size: '512', animated: '1' };
  return html`<navii-avatar class="preview" ${show(state, overrides)}>${drawFirst(overrides)}</navii-avatar>
    <form class="name-form white" method="dialog" @submit=${act.submitName}>
      <label for="name">Hello, my name is <small>capitals count</small></label>
      <span class="line">
        <input id="name" name="seed" .value=${field(seed)} dir="auto" autocomplete="off" spellcheck="false"
          autocapitalize="off" enterkeyhint="done" @input=${act.typeSeed}>
        <button type="button" class="tool die scripted" aria-label="Surprise me" @click=${act.surprise}><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="8" cy="8" r="1.8"/><circle cx="16" cy="8" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="8" cy="16" r="1.8"/><circle cx="16" cy="16" r="1.8"/></svg></button>
      </span>
      <span class="take scripted" role="group" aria-label="Copy, save or share">
        <button type="button" class="button" @click=${act.copyCode}>Copy code</button>
        <button type="button" class="button plain" @click=${() => act.savePng('512')}>Save</button>
        <button type="button" class="button plain" @click=${act.share}>Share</button>
      </span>
      <a class="to-code scripted" href="#get-code">Get the code: HTML, React, Vue, curl …</a>
      ${html`<noscript>Typing and saving need JavaScript; the pictures do not.</noscript>`}
    </form>`;
}

const BACKDROPS = ['light', 'dark', 'photo'] as const;

/** The mascot on each backdrop, in several sizes. */
function renderPreviews(state: PlaygroundState): TemplateResult[] {
  return BACKDROPS.map(
    (backdrop) =>
      html`<div class="backdrop ${backdrop}"><b>${backdrop}</b><div class="s256">${renderPreview(state, { size: '256' })}</div>
        <div class="small"><div class="s96">${renderPreview(state, { size: '96' })}</div><div class="s48">${renderPreview(state, { size: '48' })}</div><div class="s24">${renderPreview(state, { size: '24' })}</div></div></div>`,
  );
}

/** Returns the address of the builder with the mascot of a state. */
export function linkToBuilder(state: PlaygroundState): string {
  const options = listOptions(state);
  const isFirst = state['seed'] === undefined && options.length === 0;
  return isFirst ? '/builder' : `/builder?${writePlaygroundQuery(getSeed(state), options)}`;
}

const CASE_HINT = 'Capital letters count: Ada and ada are two mascots.';

export function renderPanel({ state, seed, seedHint }: LandingState, act: LandingActions): TemplateResult {
  const savePng = (event: Event): void => act.savePng((buttonOf(event).nextElementSibling as HTMLSelectElement).value);
  return html`<form class="seed-form scripted" method="dialog">
      <label class="legend" for="seed">Seed or e-mail address</label>
      <input id="seed" name="seed" .value=${field(seed)} placeholder=${FIRST_SEED} dir="auto" autocomplete="off"
        spellcheck="false" autocapitalize="off" @input=${act.typeSeed}>
      <div class="actions">
        <button class="button" type="button" @click=${act.surprise}>Surprise me</button>
        <button class="button plain" type="button" @click=${act.reset}>Start over</button>
      </div>
      <p class="hint" role="status">${seedHint === '' ? CASE_HINT : seedHint}</p>
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
    </div>`;
}
