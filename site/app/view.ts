// The view of the page with the screens of an app: a form for names and looks, and each screen in light and dark, with its code.
import { html, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { BACKGROUNDS, listPacks, readAvatarOptions, SHAPES } from '../../lib/index.js';
import { AVATAR_OPTIONS } from '../../lib/options/table.js';
import { renderChoice, renderSelect } from '../shared/choices.js';
import { drawing, field, renderCode } from '../shared/view.js';
import { listLook } from '../team/state.js';
import type { ScreenTeam, Drawers } from './people.js';
import { SCREENS, writePage, type Screen } from './screens.js';
import { EXAMPLE, listShown, type AppState } from './state.js';

/** The callbacks of the page. */
export interface AppActions {
  readonly type: (event: Event) => void;
  readonly changeLook: (event: Event) => void;
  readonly open: (screen: Screen, isOpen: boolean) => void;
  readonly copy: (screen: Screen, event: Event) => void;
}

const PLACEHOLDER = EXAMPLE.people.map(({ label }) => label).join(', ');
const HINT = 'Put commas between the names, or paste a list. They stay in this page and in its address.';
const THEMES = ['light', 'dark'] as const;

function renderForm({ text, message, options }: AppState, act: AppActions): TemplateResult {
  const { background = '', shape, packs } = readAvatarOptions((name) => options[name], catalogue);
  const chosen = String(packs);
  const offered = [['', 'none'] as const, ...listPacks().map(({ id, name }) => [id, name] as const)];
  const others = offered.some(([id]) => id === chosen) ? [] : [[chosen, `${packs.length} packs`] as const];
  return html`<form class="card setup scripted" method="dialog">
      <div class="field names">
        <label class="legend" for="app-names">Names</label>
        <textarea id="app-names" name="names" rows="2" placeholder=${PLACEHOLDER} autocomplete="off" autocapitalize="words" spellcheck="false"
          dir="auto" aria-describedby="app-hint" .value=${field(text)} @input=${act.type}></textarea>
      </div>
      <div class="looks" @input=${act.changeLook}>
        ${renderChoice('app-background', 'background', ['', ...BACKGROUNDS], background)}
        ${renderChoice('app-shape', 'shape', SHAPES, shape)}
        ${renderSelect('app-packs', 'packs', AVATAR_OPTIONS.packs.label, [...offered, ...others], chosen)}
        <p class="hint" id="app-hint" role="status">${message === '' ? HINT : message}</p>
      </div>
    </form>`;
}

/** Returns the people and the look of the screens. */
export function readScreenTeam(state: AppState): ScreenTeam {
  return { people: listShown(state), look: listLook(state.options) };
}

function renderScreen(screen: Screen, state: AppState, team: ScreenTeam, act: AppActions): TemplateResult {
  const { id, title, about } = screen;
  const markup = screen.write(team);
  const isOpen = state.opened.includes(id);
  return html`<section class="shown" id=${id} aria-labelledby="${id}-title">
      <div class="about flow"><h2 id="${id}-title">${title}</h2><p>${about}</p></div>
      <div class="pair">${THEMES.map(
        (theme) =>
          html`<div class=${theme} role="group" aria-label="${title}, ${theme}">${drawing(() => markup, [markup])}</div>`,
      )}</div>
      <div class="code scripted">
        <details .open=${field(isOpen)} @toggle=${({ currentTarget }: Event) => act.open(screen, (currentTarget as HTMLDetailsElement).open)}>
          <summary>The code</summary>
          <pre tabindex="0" aria-label="HTML: ${title.toLowerCase()}"><code>${isOpen ? renderCode(writePage(screen, team, state.sheets, state.site)) : ''}</code></pre>
        </details>
        <button class="button" type="button" @click=${(event: Event) => act.copy(screen, event)}>Copy code</button>
      </div>
    </section>`;
}

/**
 * The page.
 *
 * @param drawers - draw the faces for visitors without JavaScript
 */
export function renderApp(state: AppState, act: AppActions, drawers?: Drawers): TemplateResult {
  const team = { ...readScreenTeam(state), drawers };
  return html`${renderForm(state, act)}
    <label class="switch dark-switch"><input type="checkbox"><span>Dark theme</span></label>
    ${SCREENS.map((screen) => renderScreen(screen, state, team, act))}`;
}
