// The views of the front page: the sign, the tabs of code, and the panel of the playground.
import { html, type TemplateResult } from 'lit/html.js';
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import { writePlaygroundQuery } from '../shared/links.js';
import { listOptions } from '../shared/options.js';
import { PNG_SIZE, PNG_SIZES } from '../shared/png-sizes.js';
import { findSnippet, renderCodeTabs } from '../shared/snippets.js';
import { buttonOf, field, type Actions } from '../shared/view.js';
import { describeState, drawFirst, renderPreview, show } from './preview.js';
import { codeMascot, SNIPPETS } from './snippets.js';
import { FIRST_SEED, getSeed, type PlaygroundState } from './state.js';

/** The state that the build prints. */
export const FIRST = {
  state: {} as PlaygroundState,
  /** The text in the fields. It may be an e-mail address, which `state` never has. */
  seed: FIRST_SEED,
  /** The hint below the field. */
  seedHint: '',
  /** Address of the service, without a slash at the end. */
  service: EXAMPLE_ORIGIN,
};

export type LandingState = Readonly<typeof FIRST>;

export interface LandingActions
  extends
    Actions<'typeSeed' | 'submitName' | 'changeOptions' | 'surprise' | 'reset'>,
    Actions<'copyCode' | 'share' | 'saveSvg'> {
  readonly setOption: (name: string, text: string) => void;
  readonly selectCode: (id: string) => void;
  readonly savePng: (event: Event, size: string) => void;
}

/** The mascot at the top, and the sign with the field for its name. */
export function renderSign({ state, seed }: LandingState, act: LandingActions): TemplateResult {
  const overrides = { size: '512', animated: '1' };
  return html`<navii-avatar class="preview" ${show(state, overrides)}>${drawFirst(overrides)}</navii-avatar>
    <form class="name-form" method="dialog" @submit=${act.submitName}>
      <span><label for="name">Hello, my name is</label> <small id="name-hint">“Ada” and “ada” differ</small></span>
      <span class="line">
        <input id="name" name="seed" .value=${field(seed)} placeholder=${FIRST_SEED} dir="auto" autocomplete="off" spellcheck="false"
          autocapitalize="off" enterkeyhint="done" aria-describedby="name-hint" @input=${act.typeSeed}>
        <button type="button" class="tool die scripted" aria-label="Surprise me" @click=${act.surprise}><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="8" cy="8" r="1.8"/><circle cx="16" cy="8" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="8" cy="16" r="1.8"/><circle cx="16" cy="16" r="1.8"/></svg></button>
      </span>
      <span class="take scripted" role="group" aria-label="Copy, save or share">
        <button type="button" class="button" title="${findSnippet(SNIPPETS, state['code']).name} code, as below" @click=${act.copyCode}>Copy code</button>
        <button type="button" class="button plain" @click=${(event: Event) => act.savePng(event, String(PNG_SIZE))}>Save PNG</button>
        <button type="button" class="button plain" @click=${act.share}>Share</button>
      </span>
      ${html`<noscript>Typing and saving need JavaScript; the pictures do not.</noscript>`}
    </form>`;
}

/** The tabs of code, with the copy button in the corner. */
export function renderSnippet({ state, service }: LandingState, act: LandingActions): TemplateResult {
  const { id, needsService = false, write } = findSnippet(SNIPPETS, state['code']);
  return renderCodeTabs(
    {
      label: 'Languages',
      tabs: SNIPPETS,
      selected: id,
      select: act.selectCode,
      panel: 'code',
      code: write(codeMascot(state), service),
      copy: act.copyCode,
    },
    html`<p class="note" ?hidden=${!needsService}>Replace this address with <a href="/docs/hosting">your server’s</a>.</p>`,
  );
}

/** The mascot on each backdrop, in several sizes. */
function renderPreviews(state: PlaygroundState): TemplateResult[] {
  return ['light', 'dark', 'photo'].map(
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

export function renderPanel({ state, seed, seedHint }: LandingState, act: LandingActions): TemplateResult {
  const savePng = (event: Event): void => {
    act.savePng(event, (buttonOf(event).nextElementSibling as HTMLSelectElement).value);
  };
  return html`<form class="seed-form flow scripted" method="dialog">
      <label class="legend" for="seed">Name, id or e-mail address</label>
      <input id="seed" name="seed" .value=${field(seed)} placeholder=${FIRST_SEED} dir="auto" autocomplete="off"
        spellcheck="false" autocapitalize="off" aria-describedby="seed-hint" @input=${act.typeSeed}>
      <div class="actions">
        <button class="button plain" type="button" @click=${act.surprise}>Surprise me</button>
        <button class="button plain" type="button" @click=${act.reset}>Start over</button>
      </div>
      <p class="hint" id="seed-hint" role="status">${seedHint}</p>
    </form>
    <div class="previews" role="group" aria-label="Previews" tabindex="0">${renderPreviews(state)}</div>
    <div class="outcome flow">
      <div class="caption">
        ${renderPreview(state, { size: '64' })}
        <p aria-live="polite"><strong dir="auto">${getSeed(state)}</strong> <span>${describeState(state)}</span></p>
      </div>
      <div class="actions save-actions">
        <button class="button" type="button" @click=${act.copyCode}>Copy code</button>
        <button class="button plain" type="button" @click=${act.saveSvg}>Save SVG</button>
        <span class="split">
          <button class="button plain" type="button" @click=${savePng}>Save PNG</button>
          <select aria-label="Size of the PNG" autocomplete="off">${PNG_SIZES.map(
            (size) => html`<option value=${size} ?selected=${size === PNG_SIZE}>${size} px</option>`,
          )}</select>
        </span>
        <button class="button plain" type="button" @click=${act.share}>Share</button>
        <a class="button plain" href=${linkToBuilder(state)}>Change its parts</a>
      </div>
    </div>`;
}
