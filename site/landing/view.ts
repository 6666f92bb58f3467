// The playground in the page: its elements, and how they show a state.
import { type NaviiAvatar, NaviiGroup } from '../../components/index.js';
import { find, showCode, writeInto } from '../shared/dom.js';
import { fillForm } from '../shared/form.js';
import { createScheduler, type RedrawTask } from '../shared/scheduler.js';
import { markTab } from '../shared/tabs.js';
import { describeState } from './draw.js';
import { linkToOthers, showOffer, showPreview, showTeam } from './show.js';
import { findSnippet } from './snippets.js';
import { FIRST_TEAM, getSeed, type State } from './state.js';

/** Previews out of sight that are redrawn between two frames. */
const BATCH = 4;

/** The parts of the page that the playground drives. */
export class View {
  readonly options = find('[data-options]', HTMLFormElement);
  readonly teamForm = find('[data-team-form]', HTMLFormElement);
  readonly tabs = find('[role=tablist]', HTMLElement);
  readonly snippet = find('[data-snippet]', HTMLElement);
  /** The fields that take a seed: one in the first picture of the page, one in the playground. */
  readonly seedFields = document.querySelectorAll<HTMLInputElement>('input[name=seed]');

  /** Where the service is: what the operator's PUBLIC_URL says, or where the page is. */
  readonly service = find('link[rel=canonical]', HTMLLinkElement).href.replace(/\/$/, '');
  readonly #panel = find('#code', HTMLElement);
  readonly #note = find('[data-note]', HTMLElement);
  readonly #group = find('[data-team]', NaviiGroup);
  readonly #seedTexts = document.querySelectorAll('[data-seed-text]');
  readonly #descriptions = document.querySelectorAll('[data-words]');
  readonly #hints = { seed: find('[data-hashed=seed]', HTMLElement), team: find('[data-hashed=team]', HTMLElement) };
  readonly #scheduler = createScheduler(BATCH);
  #state: State = {};
  readonly #tasks: readonly RedrawTask[] = [
    ...Array.from(document.querySelectorAll<NaviiAvatar>('[data-preview]'), (element) => {
      return { element, redraw: () => this.#showPreview(element) };
    }),
    ...Array.from(document.querySelectorAll<HTMLElement>('[data-code]'), (element) => {
      const { write } = findSnippet(element.dataset['code']);
      return { element, redraw: () => showCode(element, write(this.#state, this.service)) };
    }),
    { element: this.#group, redraw: () => showTeam(this.#group, this.#state) },
    { element: this.#panel.parentElement ?? this.#panel, redraw: () => this.#showSnippet() },
  ];

  /** Shows a state: what is in sight now, the rest soon. */
  render(state: State): void {
    this.#state = state;
    this.#scheduler.schedule(this.#tasks);
    writeInto(this.#seedTexts, getSeed(state));
    writeInto(this.#descriptions, describeState(state));
    linkToOthers(state);
  }

  /** Shows the state in the previews of a part of the page. */
  redraw(part: Element): void {
    for (const element of part.querySelectorAll<NaviiAvatar>('[data-preview]')) this.#showPreview(element);
  }

  /** Shows the state in what is out of sight as well. */
  flush(): void {
    this.#scheduler.flush();
  }

  /** Writes a hint beside a field. */
  showHint(field: 'seed' | 'team', text: string): void {
    writeInto([this.#hints[field]], text);
  }

  /** Fills the controls from a state. */
  fillForms(state: State): void {
    for (const field of this.seedFields) field.value = getSeed(state);
    this.showHint('seed', '');
    this.showHint('team', '');
    fillForm(this.options, state);
    fillForm(this.teamForm, { team: FIRST_TEAM, ...state });
  }

  #showPreview(element: NaviiAvatar): void {
    const state = this.#state;
    showPreview(element, state);
    const link = element.closest('a');
    if (link) showOffer(link, state);
  }

  #showSnippet(): void {
    const state = this.#state;
    const { id, needsService, write } = findSnippet(state['code']);
    showCode(this.snippet, write(state, this.service));
    this.#note.hidden = !needsService;
    markTab(this.tabs, this.#panel, id);
  }
}
