// The page of the team: the list, the looks and everybody in a grid; what can be taken along is in `takeaways.ts`.
import { guard } from 'lit/directives/guard.js';
import { html, type TemplateResult } from 'lit/html.js';
import {
  AVATAR_OPTIONS,
  BACKGROUNDS,
  catalogue,
  createAvatar,
  readAvatarOptions,
  SHAPES,
  type AvatarOptions,
} from '../../lib/index.js';
import { linkSharePage } from '../shared/links.js';
import type { State } from '../shared/options.js';
import { renderPackChoice } from '../shared/pack-choice.js';
import { PNG_SIZE } from '../shared/png-sizes.js';
import { drawing, field } from '../shared/view.js';
import { FIRST_TILES } from './group-picture.js';
import { gatherPeople, MOST_PEOPLE, type Person, type TeamList } from './read-list.js';
import { EXAMPLE, readLook, readTiles, TILE_SIZES, type PaperId } from './state.js';
import { renderGroupCard, renderTakeaways } from './takeaways.js';
import { renderWork, type WorkStatus } from './work.js';

/** What the page shows. */
export interface Team {
  /** Who was read. While that is nobody, an example stands there. */
  readonly list: TeamList;
  /** The text in the list. */
  readonly text: string;
  /** Words in place of those about what was read; empty where there are none. */
  readonly message: string;
  /** Whether a file is held over the list. */
  readonly isOver: boolean;
  /** How everybody looks, and the title of the poster. */
  readonly options: State;
  /** Tiles of the group picture. */
  readonly tiles: number;
  readonly paper: PaperId;
  readonly isLandscape: boolean;
  /** Formats of the files, with commas between them. */
  readonly formats: string;
  /** Edge of the pictures in the files, in pixels. */
  readonly size: number;
  /** Where the pages and the service are, without a slash at the end. */
  readonly site: string;
  /** The query and the fragment that bring the team back. */
  readonly query: string;
  readonly work: WorkStatus | undefined;
}

/** The page as it comes. */
export const FIRST: Team = {
  list: gatherPeople([]),
  text: '',
  message: '',
  isOver: false,
  options: {},
  tiles: FIRST_TILES,
  paper: 'a4',
  isLandscape: false,
  formats: 'svg',
  size: PNG_SIZE,
  site: '',
  query: '',
  work: undefined,
};

/** What visitors can do. */
export type TeamActions = Readonly<
  Record<
    | 'focusList'
    | 'type'
    | 'chooseFile'
    | 'takeFile'
    | 'dropFile'
    | 'clear'
    | 'changeLooks'
    | 'changeTiles'
    | 'copyHtml'
    | 'copyAddress'
    | 'saveGroup'
    | 'rename'
    | 'changePaper'
    | 'savePoster'
    | 'changeFiles'
    | 'saveZip'
    | 'share'
    | 'copyLink'
    | 'cancel',
    (event: Event) => void
  >
>;

const COUNT = new Intl.NumberFormat('en');
/** Teams by their size: the smaller, the larger are the tiles; of many, the list is not as high as the grid. */
const SIZES = [
  ['handful', 6],
  ['few', 20],
  ['some', 72],
  ['many', Infinity],
] as const;
/** Cells that most windows have in sight: they change in the same frame as the list. */
const FIRST_CELLS = 24;
/** Edge of a drawing, in pixels; the style sheet says how large it is shown. */
const DRAWN_SIZE = 128;

const { people: PIONEERS } = gatherPeople(EXAMPLE);

const isExample = ({ list }: Team): boolean => list.people.length === 0;

/** Everybody whom the page shows. */
export function listShown(team: Team): readonly Person[] {
  return isExample(team) ? PIONEERS : team.list.people;
}

function countShown(team: Team): string {
  const { length } = listShown(team);
  return isExample(team) ? 'An example team' : `${COUNT.format(length)} ${length === 1 ? 'mascot' : 'mascots'}`;
}

/** What was read and what was left out, in words. */
function describeList({ column, isTurned = false, duplicates, dropped }: TeamList): string {
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

function describeShown(team: Team): string {
  if (team.message !== '') return team.message;
  return isExample(team) ? 'Twelve pioneers, until your list is here.' : describeList(team.list);
}

/** Who is there, in a sentence. */
export function summarize(team: Team): string {
  return `${countShown(team)}. ${describeShown(team)}`;
}

function renderList({ text, isOver }: Team, act: TeamActions): TemplateResult {
  return html`<form class="card list scripted ${isOver ? 'is-over' : ''}" method="dialog" aria-labelledby="list-title"
      @dragenter=${act.dropFile} @dragover=${act.dropFile} @dragleave=${act.dropFile} @drop=${act.dropFile}>
      <h2 id="list-title">Who is in it?</h2>
      <label class="legend" for="people">Names or e-mails</label>
      <textarea id="people" name="people" rows="9" placeholder="Ada Lovelace&#10;Grace Hopper&#10;…" autocomplete="off" autocapitalize="words"
        spellcheck="false" dir="auto" aria-describedby="people-hint" .value=${field(text)} @focus=${act.focusList} @input=${act.type}></textarea>
      <p class="hint" id="people-hint">One a line, between commas, or a table from Excel, Google or Slack. It stays in this page; e-mails become hashes before they are anywhere else.</p>
      <div class="actions">
        <button class="button" type="button" @click=${act.chooseFile}>Choose a file</button>
        <button class="button plain" type="button" @click=${act.clear}>Clear</button>
      </div>
      <input type="file" accept=".txt,.csv,.tsv,text/plain,text/csv,text/tab-separated-values" hidden @change=${act.takeFile}>
      <p class="drop-hint" aria-hidden="true">…or drop one here</p>
    </form>`;
}

function renderChoice(name: string, label: string, values: readonly string[], chosen: string): TemplateResult {
  const choices = values.map(
    (value) =>
      html`<label><input type="radio" name=${name} value=${value} .checked=${field(value === chosen)}><span class="word">${value || 'its own'}</span></label>`,
  );
  return html`<fieldset class="field"><legend class="legend">${label}</legend><div class="flow choice words small">${choices}</div></fieldset>`;
}

function renderLooks(options: State, act: TeamActions): TemplateResult {
  const { background = '', shape, packs } = readAvatarOptions((name) => options[name], catalogue);
  const sizes = ['medium', ...TILE_SIZES.filter((size) => size !== 'medium')];
  return html`<form class="card looks scripted" method="dialog" aria-labelledby="looks-title" @input=${act.changeLooks}>
      <h2 id="looks-title">How do they look?</h2>
      ${renderChoice('background', AVATAR_OPTIONS.background.label, ['', ...BACKGROUNDS], background)}
      ${renderChoice('shape', AVATAR_OPTIONS.shape.label, SHAPES, shape)}
      ${renderChoice('tiles', 'Size of the tiles', sizes, readTiles(options))}
      <fieldset class="field"><legend class="legend">${AVATAR_OPTIONS.packs.label}</legend><div class="flow choice words small">${renderPackChoice(packs)}</div></fieldset>
    </form>`;
}

/** A mascot with a name, which lead to the page about them. */
function renderCell({ seed, label }: Person, look: AvatarOptions, isAtOnce: boolean): TemplateResult {
  const options = Object.entries(look).map(([name, value]) => [name, String(value)] as const);
  // It also says all of how they look.
  const link = linkSharePage(seed, options);
  const draw = () => createAvatar(seed, { ...look, size: DRAWN_SIZE });
  const face = isAtOnce ? guard([link], () => drawing(draw())) : drawing(draw, [link]);
  return html`<li><a href=${link}><span class="face">${face}</span><b dir="auto">${label}</b></a></li>`;
}

/** The page of the team. */
export function renderTeam(team: Team, act: TeamActions): TemplateResult {
  const { options, tiles, site } = team;
  const people = listShown(team);
  const look = readLook(options);
  const lookKey = JSON.stringify(look);
  const [size] = SIZES.find(([, most]) => people.length <= most) ?? [];
  return html`<div class="desk" data-size=${size}>
      ${renderList(team, act)}
      ${guard([options], () => renderLooks(options, act))}
      <div class="shown">
        <section class="everybody" aria-labelledby="everybody-title">
          <h2 id="everybody-title">${countShown(team)}</h2>
          <p class="status">${describeShown(team)}</p>
          <ul class="team-grid hops" data-tiles=${readTiles(options)}>${guard([people, lookKey], () => people.map((person, index) => renderCell(person, look, index < FIRST_CELLS)))}</ul>
        </section>
        ${guard([people, lookKey, tiles, site], () => renderGroupCard(people, team, act))}
      </div>
    </div>
    ${renderTakeaways(team, act)}
    ${renderWork(team.work, act.cancel)}`;
}
