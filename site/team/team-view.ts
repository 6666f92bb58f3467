// The team in the page: the grid, the group, the poster's preview and the words about them.
import type { AvatarOptions } from '../../lib/index.js';
import { announce } from '../shared/announce.js';
import { find, showCode } from '../shared/dom.js';
import { fillForm } from '../shared/form.js';
import type { State } from '../shared/options.js';
import { createCells } from './cells.js';
import { drawGroup, FIRST_TILES, type GroupPicture } from './group-picture.js';
import { PosterView } from './poster-view.js';
import { MOST_PEOPLE, type Person, type TeamList } from './read-list.js';
import { LONGEST_QUERY, readLook, readTiles, writeTeam } from './state.js';

const COUNT = new Intl.NumberFormat('en');
/** Teams by their size: the smaller, the larger are the tiles; of many, the list is not as high as the grid. */
const SIZES = [
  ['handful', 6],
  ['few', 20],
  ['some', 72],
  ['many', Infinity],
] as const;
const EXAMPLE_WORDS = 'Twelve pioneers, until your list is here.';

/** What was read and what was left out, in words. */
export function describeTeam({ column, isTurned = false, duplicates, dropped }: TeamList): string {
  const isNumber = column !== undefined && /^\d+$/.test(column);
  const from = column === undefined ? '' : isNumber ? `From column ${column}.` : `From the column “${column}”.`;
  const turned = isTurned
    ? 'Read as “last name, first name”; a title line, such as “Name, City”, makes it a table.'
    : '';
  const twice =
    duplicates === 0 ? '' : `${COUNT.format(duplicates)} came twice and ${duplicates === 1 ? 'is' : 'are'} here once.`;
  const most = COUNT.format(MOST_PEOPLE);
  const more = dropped === 0 ? '' : `${COUNT.format(dropped)} more did not fit: a team has ${most} at the most.`;
  return [from, turned, twice, more].filter((text) => text !== '').join(' ');
}

/** The parts of the page that show the team. */
export class TeamView {
  /** Where the pages and the service are: what the operator's PUBLIC_URL says, or where this page is. */
  readonly site: string = find('link[rel=canonical]', HTMLLinkElement).href.replace(/\/team$/, '');
  readonly #looks = find('[data-looks]', HTMLFormElement);
  readonly #grid = find('[data-grid]', HTMLElement);
  readonly #renderCells = createCells(this.#grid);
  readonly #poster = new PosterView();
  readonly #range = find('#group-max', HTMLInputElement);
  #people: readonly Person[] = [];
  #look: AvatarOptions = {};
  #link = '';
  group: GroupPicture = { svg: '', link: undefined, html: '', words: '' };

  constructor() {
    this.#range.addEventListener('input', () => this.#showGroup());
  }

  /** The address that brings the team back. */
  get link(): string {
    return this.#link;
  }

  /** Who is there, in a sentence. */
  get summary(): string {
    const [count, status] = ['[data-count]', '[data-status]'].map((at) => find(at, HTMLElement).textContent);
    return `${count}. ${status}`;
  }

  /** Shows a message in place of what was read. */
  say(message: string): void {
    find('[data-status]', HTMLElement).textContent = message;
    announce(message);
  }

  /** Fills the controls from a state. */
  fillForms(state: State): void {
    fillForm(this.#looks, { ...state, tiles: readTiles(state) });
    find('#poster-name', HTMLInputElement).value = state['title'] ?? '';
  }

  /** Shows a team. */
  render(team: TeamList, isExample: boolean, state: State): void {
    const { people } = team;
    this.#people = people;
    const look = readLook(state);
    this.#look = look;
    const count = `${COUNT.format(people.length)} ${people.length === 1 ? 'mascot' : 'mascots'}`;
    find('[data-count]', HTMLElement).textContent = isExample ? 'An example team' : count;
    find('[data-status]', HTMLElement).textContent = isExample ? EXAMPLE_WORDS : describeTeam(team);
    const [size = ''] = SIZES.find(([, most]) => people.length <= most) ?? [];
    find('[data-desk]', HTMLElement).dataset['size'] = size;
    this.#grid.dataset['tiles'] = readTiles(state);
    this.#renderCells(people, look);
    this.#poster.render({ people, title: state['title'] ?? 'Our team', look });
    this.#showGroup();
    void this.#showLink(isExample ? [] : people, state);
  }

  #showGroup(): void {
    const tiles = Number(this.#range.value) || FIRST_TILES;
    find('output[for=group-max]', HTMLOutputElement).value = String(tiles);
    this.group = drawGroup(this.#people, this.#look, tiles, this.site);
    const { svg, link, html, words } = this.group;
    const picture = find('[data-group]', HTMLElement);
    picture.innerHTML = svg;
    picture.setAttribute('aria-label', words);
    showCode(find('[data-group-html]', HTMLElement), html);
    const note = find('[data-group-note]', HTMLElement);
    note.hidden = link !== undefined;
    find('.snippet', HTMLElement).hidden = link === undefined;
    for (const name of ['html', 'address']) find(`[data-copy-${name}]`, HTMLButtonElement).hidden = link === undefined;
  }

  async #showLink(people: readonly Person[], state: State): Promise<void> {
    const written = await writeTeam(
      people.map(({ seed }) => seed),
      state,
    );
    if (this.#people !== people && people.length > 0) return;
    this.#link = `${this.site}/team${written}`;
    const { length } = this.#link;
    find('[data-link]', HTMLElement).textContent = length > 300 ? `${this.#link.slice(0, 300)}…` : this.#link;
    const isPacked = written.includes('#team=');
    const isLong = length > LONGEST_QUERY;
    find('[data-link-note]', HTMLElement).textContent = isLong
      ? `It is long: ${COUNT.format(length)} characters. Some chats and mail programs cut that; the ZIP has the list, too.`
      : isPacked
        ? 'Whoever opens it sees the same team. It is packed to be short enough.'
        : 'Whoever opens it sees the same team.';
  }
}
