// The playground as it stands in the page: its elements, and how they show a state.
import { type NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { describeState } from './draw.js';
import { find, showCode, writeText } from './elements.js';
import { fillForm } from './form.js';
import { showShot, showTeam } from './show.js';
import { findSnippet } from './snippets.js';
import { FIRST_TEAM, seedOf, type State } from './state.js';
import { markTab } from './tabs.js';

/** The parts of the page that the playground drives. */
export class View {
  readonly options = find('[data-options]', HTMLFormElement);
  readonly team = find('[data-team-form]', HTMLFormElement);
  readonly tabs = find('[role=tablist]', HTMLElement);
  readonly panel = find('#code', HTMLElement);
  readonly snippet = find('[data-snippet]', HTMLElement);
  readonly note = find('[data-note]', HTMLElement);
  readonly crew = find('[data-team]', NaviiGroup);
  readonly shots = document.querySelectorAll<NaviiAvatar>('[data-shot]');
  /** The fields that take a seed: the sign of the hero, and the one of the playground. */
  readonly names = document.querySelectorAll<HTMLInputElement>('input[name=seed]');

  /** Where the service is: what the operator's PUBLIC_URL says, or where the page is. */
  readonly #service = find('link[rel=canonical]', HTMLLinkElement).href.replace(/\/$/, '');

  /** Redraws everything that shows the state. */
  draw(state: State): void {
    for (const shot of this.shots) showShot(shot, state);
    showTeam(this.crew, state);
    writeText('[data-seed-text]', seedOf(state));
    writeText('[data-words]', describeState(state));
    const { id, asks, write } = findSnippet(state['code']);
    showCode(this.snippet, write(state, this.#service));
    this.note.hidden = !asks;
    markTab(this.tabs, this.panel, id);
    writeText('[data-copy]', 'Copy');
  }

  /** Makes the controls say what the state says. */
  fill(state: State): void {
    for (const name of this.names) name.value = seedOf(state);
    writeText('[data-hashed]', '');
    fillForm(this.options, state);
    fillForm(this.team, { team: FIRST_TEAM, ...state });
  }
}
