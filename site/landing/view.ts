// The views of the front page: the sign at the top, the panel of the playground, the team, and the bands with moods, palettes
// and packs.
import { html, type TemplateResult } from 'lit/html.js';
import { MOODS, PACKS, PALETTES } from '../../lib/index.js';
import { EXAMPLE_ORIGIN } from '../../lib/pages/template.js';
import { PALETTE_ROWS } from '../../lib/palettes/rows.js';
import { PNG_SIZE, PNG_SIZES } from '../shared/choices.js';
import { linkToPlayground, quoteUrl, writePlaygroundQuery } from '../shared/links.js';
import { listOptions, type RawTexts, TEAM_NAMES } from '../shared/options.js';
import { drawing, field, properties } from '../shared/view.js';
import { renderControls, renderTeamControls } from './controls.js';
import { describeState, renderPreview, show, type Overrides } from './preview.js';
import { FIRST_SEED, FIRST_TEAM, getSeed, listTeam, type PlaygroundState } from './state.js';

/** The state of the page. */
export interface LandingState {
  readonly state: PlaygroundState;
  /** The texts in the fields. They may contain e-mail addresses, which `state` never does. */
  readonly seed: string;
  readonly team: string;
  /** The hints below the fields. */
  readonly seedHint: string;
  readonly teamHint: string;
  /** Whether the moods are out of sight. */
  readonly isAway: boolean;
  /** Address of the service, without a slash at the end. */
  readonly service: string;
}

/** The state that the build prints. */
export const FIRST: LandingState = {
  state: {},
  seed: FIRST_SEED,
  team: FIRST_TEAM,
  seedHint: '',
  teamHint: '',
  isAway: false,
  service: EXAMPLE_ORIGIN,
};

/** The callbacks of the page. */
export interface LandingActions {
  readonly typeSeed: (text: string) => void;
  /** Reads the options of a form. */
  readonly changeOptions: (event: Event) => void;
  readonly changeTeam: (event: Event) => void;
  readonly setOption: (name: string, text: string) => void;
  readonly surprise: () => void;
  readonly reset: () => void;
  /** Adds options to the mascot, when a link with these options is clicked. */
  readonly addOptions: (event: MouseEvent, options: RawTexts) => void;
  /** Handles the Enter key in the field of the name. */
  readonly submitName: (event: Event) => void;
  readonly selectCode: (id: string) => void;
  readonly copyCode: (event: Event) => void;
  readonly share: (event: Event) => void;
  readonly saveSvg: () => void;
  readonly savePng: (size: string) => void;
}

/** Makes an event listener that passes the text of its field on. */
function withText(act: (text: string) => void): (event: Event) => void {
  return ({ currentTarget }) => act((currentTarget as HTMLInputElement | HTMLSelectElement).value);
}

/** The mascot at the top, and the sign with the field for its name. */
export function renderSign({ state, seed }: LandingState, act: LandingActions): TemplateResult {
  return html`${renderPreview(state, { size: '512', animated: '1' })}
    <form class="name-form" method="dialog" @submit=${act.submitName}>
      <label for="name">Hello, my name is</label>
      <span class="line">
        <input id="name" name="seed" .value=${field(seed)} dir="auto" autocomplete="off" spellcheck="false"
          autocapitalize="off" enterkeyhint="done" @input=${withText(act.typeSeed)}>
        <button type="button" class="die scripted" aria-label="Surprise me" @click=${act.surprise}><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="8" cy="8" r="1.8"/><circle cx="16" cy="8" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="8" cy="16" r="1.8"/><circle cx="16" cy="16" r="1.8"/></svg></button>
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

/** The panel of the playground. */
export function renderPanel({ state, seed, seedHint }: LandingState, act: LandingActions): TemplateResult {
  const savePng = ({ currentTarget }: Event): void => {
    act.savePng(((currentTarget as HTMLElement).nextElementSibling as HTMLSelectElement).value);
  };
  return html`<form class="seed-form scripted" method="dialog">
      <label for="seed">Seed or e-mail address</label>
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

/** Edge of a tile in the team, in pixels. */
const TEAM_SIZE = 96;

/** Lists the properties of a `<navii-group>` that shows the team of a state. */
function listProperties(state: PlaygroundState): object {
  const options = [...TEAM_NAMES, 'animated'].map((name) => [name, state[name]]);
  return { seeds: listTeam(state), size: TEAM_SIZE, ...Object.fromEntries(options) };
}

/**
 * The mascot in a team.
 *
 * @param draw - draws the team of the first state, which is shown until the element is defined
 */
export function renderTeam(
  { state, team, teamHint }: LandingState,
  act: LandingActions,
  draw: (properties: object) => string,
): TemplateResult {
  return html`<h3 id="team-title">In a team</h3>
    <p class="sub-link"><a href="/team?names=${listTeam(state).map(quoteUrl).join(',')}">Make a page, a poster or files for the whole team</a></p>
    <navii-group class="team-group" ${properties(() => listProperties(state), [state])}>${drawing(() => draw(listProperties(state)), [])}</navii-group>
    <form class="scripted" method="dialog" aria-label="Team" @input=${act.changeTeam}>
      <div class="field field-team">
        <label class="legend" for="team">Other names in the team</label>
        <input id="team" name="team" type="text" .value=${field(team)} dir="auto" autocomplete="off" spellcheck="false">
        <p class="hint" role="status">${teamHint}</p>
      </div>
      ${renderTeamControls(state, act.setOption)}
    </form>`;
}

/** Returns the position of a hex colour in the rainbow, for sorting. Greys come last. */
function rankHue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const span = Math.max(r, g, b) - Math.min(r, g, b);
  if (span < 24) return 9;
  // The hue in half turns, shifted so that pinks come before red, not after violet.
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) / Math.PI + 2.2) % 2;
}

const BASE = PALETTES.filter(({ id }) => PALETTE_ROWS.some((row) => row.id === id));
const RAINBOW = BASE.toSorted((a, b) => rankHue(a.body) - rankHue(b.body)).map(({ id }) => id);

/** The mascot in each mood, base palette and pack. Each one is a link that adds this option. */
export function renderShowcase({ state, isAway }: LandingState, act: LandingActions): TemplateResult {
  const seed = getSeed(state);
  const own = Object.fromEntries(listOptions(state));

  function renderOffer(options: RawTexts, inside: unknown): TemplateResult {
    return html`<li><a href=${linkToPlayground(seed, { ...own, ...options })} @click=${(event: MouseEvent) => act.addOptions(event, options)}>${inside}</a></li>`;
  }

  function renderPicture(options: RawTexts, overrides: Overrides): TemplateResult {
    return renderPreview(state, { ...overrides, ...options });
  }

  const moods = MOODS.map((mood) =>
    renderOffer(
      { mood },
      html`${renderPicture({ mood }, { background: 'none', animated: isAway ? '0' : '1' })}<b>${mood}</b>`,
    ),
  );
  const palettes = RAINBOW.map((palette) => {
    const overrides = { background: 'none', tileBg: 'none', mood: 'happy', animated: '0' };
    return renderOffer(
      { palette },
      html`${renderPicture({ palette }, overrides)}<span class="hidden">${palette}</span>`,
    );
  });
  // Without JavaScript, the picture of the pack is shown (`drawPackPictures`).
  const packs = PACKS.map(({ id, name, about }) =>
    renderOffer(
      { packs: id },
      html`<navii-avatar class="preview" ${show(state, { packs: id, parts: '', palette: '', animated: '0' })}><img src="/pictures/pack-${id}.svg" width="204" height="204" alt="" loading="lazy"></navii-avatar><b>${name}</b><span>${about}</span>`,
    ),
  );
  return html`<section class="band moods" aria-labelledby="moods-title">
      <h2 id="moods-title">Same mascot, new mood</h2>
      <p class="sub">A mood changes only the face of <bdi>${seed}</bdi>: for a good morning, good news or a long meeting.</p>
      <ul class="row">${moods}</ul>
    </section>
    <section class="band palettes" aria-labelledby="palettes-title">
      <h2 id="palettes-title">In every colour</h2>
      <p class="sub">Choose a palette, and only the colours change: <bdi>${seed}</bdi> stays the same character.</p>
      <ul class="palette-grid swells">${palettes}</ul>
    </section>
    <section class="band packs" aria-labelledby="packs-title">
      <h2 id="packs-title">Packs for every theme</h2>
      <p class="sub">Each pack has its own bodies, hats and colours. No mascot changes until you choose one.</p>
      <ul class="row">${packs}</ul>
    </section>`;
}
