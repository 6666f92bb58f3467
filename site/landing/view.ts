// The playground as it stands in the page: its elements, and how they show a state.
import { type NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { find, showCode, writeInto } from '../shared/dom.js';
import { describeState } from '../shared/draw.js';
import { fillForm } from '../shared/form.js';
import { createPainter, type Piece } from '../shared/scheduler.js';
import { FIRST_TEAM, seedOf, type State } from '../shared/state.js';
import { markTab } from '../shared/tabs.js';
import { showShot, showTeam } from './show.js';
import { findSnippet } from './snippets.js';

// Pictures out of sight that are redrawn between two frames.
const STEP = 4;

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
  readonly #seeds = document.querySelectorAll('[data-seed-text]');
  readonly #words = document.querySelectorAll('[data-words]');
  readonly #hints = { seed: find('[data-hashed=seed]', HTMLElement), team: find('[data-hashed=team]', HTMLElement) };
  readonly #copies = document.querySelectorAll('[data-copy]');
  readonly #painter = createPainter(STEP);
  #state: State = {};
  readonly #pieces: readonly Piece[] = [
    ...Array.from(this.shots, (shot) => ({ element: shot, show: () => showShot(shot, this.#state) })),
    { element: this.crew, show: () => showTeam(this.crew, this.#state) },
    { element: this.panel.parentElement ?? this.panel, show: () => this.#showSnippet() },
  ];

  /** Redraws what shows the state: what is in sight now, the rest soon. */
  draw(state: State): void {
    this.#state = state;
    this.#painter.paint(this.#pieces);
    writeInto(this.#seeds, seedOf(state));
    writeInto(this.#words, describeState(state));
    writeInto(this.#copies, 'Copy');
  }

  /** Redraws what is out of sight as well. */
  finish(): void {
    this.#painter.finish();
  }

  /** Says something beside a field. */
  hint(field: 'seed' | 'team', text: string): void {
    writeInto([this.#hints[field]], text);
  }

  /** Makes the controls say what the state says. */
  fill(state: State): void {
    for (const name of this.names) name.value = seedOf(state);
    this.hint('seed', '');
    this.hint('team', '');
    fillForm(this.options, state);
    fillForm(this.team, { team: FIRST_TEAM, ...state });
  }

  #showSnippet(): void {
    const state = this.#state;
    const { id, asks, write } = findSnippet(state['code']);
    showCode(this.snippet, write(state, this.#service));
    this.note.hidden = !asks;
    markTab(this.tabs, this.panel, id);
  }
}
