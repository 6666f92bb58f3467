// The view of the team page: the list, everybody in a grid, and the looks. The other cards are in `takeaways.ts`.
import { guard } from 'lit/directives/guard.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { BACKGROUNDS, createAvatar, SHAPES, type AvatarOptions } from '../../lib/index.js';
import { DEFAULT_DISTANCE } from '../../lib/likeness.js';
import { GROUP_SEEDS } from '../../lib/options/schema.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../lib/options/table.js';
import { findClosest, MAX_PEOPLE, type Person, readDistinct, readTiles, TILE_SIZES } from '../../lib/pages/team.js';
import { addSeveral, renderChoices, renderPackChoice } from '../shared/choices.js';
import { linkSharePage } from '../shared/links.js';
import type { RawTexts } from '../shared/options.js';
import { drawing, field } from '../shared/view.js';
import { renderList, type ListActions } from './list.js';
import {
  EXAMPLE,
  isExample,
  listShown,
  lookOf,
  readLook,
  settleLook,
  type TeamActions,
  type TeamList,
  type TeamState,
} from './state.js';
import { renderFilesCard, renderGroupCard, renderLink, renderPosterCard } from './takeaways.js';
import { renderWork } from './work.js';

/** Edge of a drawing in the grid, in pixels. The style sheet sets its size on the page. */
const TILE = 128;

/** Finds the class of a team by its number of people. The style sheet gives small teams larger tiles. */
export function sizeOf(count: number): string {
  if (count <= 6) return 'handful';
  return count <= 20 ? 'few' : 'many';
}

/** Sets the columns on paper: as many as a page of A4 or Letter needs for this number of people. */
export function setColumns(count: number): void {
  const columns = 1 + [2, 7, 13, 21, 31, 43, 64].filter((least) => count >= least).length;
  document.documentElement.style.setProperty('--columns', String(columns));
}

function countShown(team: TeamState): string {
  const { length } = listShown(team);
  return isExample(team) ? 'An example team' : `${length.toLocaleString('en')} ${length === 1 ? 'mascot' : 'mascots'}`;
}

/** Describes how the list was read, and who was left out. */
function describeList({ column, isTurned = false, duplicates, dropped }: TeamList): string {
  const name = /^\d+$/.test(column ?? '') ? `column ${column}` : `the column “${column}”`;
  const [twice, more, most] = [duplicates, dropped, MAX_PEOPLE].map((count) => count.toLocaleString('en'));
  const turned =
    'Read as “last name, first name”. If it is a table, add a first line with titles, such as “Name, City”.';
  return [
    column !== undefined && `Read from ${name}.`,
    isTurned && turned,
    duplicates > 0 && `Left out ${twice} repeated ${duplicates === 1 ? 'name' : 'names'}.`,
    dropped > 0 && `Left out ${more} more: a team has at most ${most}.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

function describeShown(team: TeamState): string {
  if (team.message !== '') return team.message;
  return isExample(team) ? 'Yours appears when you paste a list.' : describeList(team.list);
}

/** Describes the team for screen readers. */
export function summarize(team: TeamState): string {
  return team.problem || `${countShown(team)}. ${describeShown(team)}`;
}

function renderChoice(name: string, label: string, values: readonly string[], chosen: string): TemplateResult {
  return html`<fieldset class="field"><legend class="legend">${label}</legend><div class="flow choice words small">${renderChoices(name, values, [chosen])}</div></fieldset>`;
}

/** Says whether all look different. */
function describeLikeness(people: readonly Person[], options: RawTexts): unknown {
  if (people === EXAMPLE) return `All ${people.length} look different.`;
  const closest = findClosest(people, settleLook(options));
  if (closest === undefined) return nothing;
  const [one, other] = closest.pair.map(({ label }) => html`<bdi>${label}</bdi>`);
  if (closest.distance < DEFAULT_DISTANCE) return html`${one} and ${other} look alike.`;
  const changed = people.filter(({ variant }) => variant !== undefined).length;
  const rest = people.length - GROUP_SEEDS;
  return [
    `${rest > 0 ? 'The first' : 'All'} ${Math.min(people.length, GROUP_SEEDS)} look different.`,
    changed > 0 && html` For that, ${changed} got another mascot, in code <code>variant=1</code>.`,
    rest > 0 && ` The other ${rest} keep their own: some may look alike.`,
  ].filter(Boolean);
}

function renderLooks(people: readonly Person[], options: RawTexts, act: TeamActions): TemplateResult {
  const { background = '', shape, packs } = settleLook(options);
  return html`<form class="card stack looks scripted" method="dialog" aria-labelledby="looks-title" @input=${act.changeLooks}>
      <h2 id="looks-title">Their look</h2>
      <div class="field">
        <label class="switch"><input type="checkbox" name="distinct" value="1" aria-describedby="likeness" .checked=${field(readDistinct(options['distinct']))}><span>${GROUP_OPTIONS.distinct.label}</span></label>
        <p class="hint" id="likeness">${describeLikeness(people, options)}</p>
      </div>
      ${renderChoice('background', AVATAR_OPTIONS.background.label, addSeveral(['', ...BACKGROUNDS], background), String(background))}
      ${renderChoice('shape', AVATAR_OPTIONS.shape.label, SHAPES, shape)}
      ${renderChoice('tiles', 'Mascot size', TILE_SIZES, readTiles(options['tiles']))}
      <fieldset class="field"><legend class="legend">${AVATAR_OPTIONS.packs.label} (optional)</legend><div class="flow choice words small">${renderPackChoice(packs)}</div></fieldset>
    </form>`;
}

/** Everybody in a grid: mascots with their names, as links to their pages. */
export function renderCells(people: readonly Person[], look: AvatarOptions): TemplateResult[] {
  return people.map((person) => {
    const { seed, label } = person;
    const own = lookOf(person, look);
    const options = Object.entries(own).map(([name, value]) => [name, String(value)] as const);
    // The link contains all options, so it is also the only dependency of the drawing.
    const link = linkSharePage(seed, options);
    const face = drawing(() => createAvatar(seed, { ...own, size: TILE }), [link]);
    return html`<li><a href=${link}><span class="face">${face}</span><b dir="auto">${label}</b></a></li>`;
  });
}

/** The page of the team. */
export function renderTeam(team: TeamState, act: ListActions & TeamActions): TemplateResult {
  const { options, tiles, site, code } = team;
  const people = listShown(team);
  const look = readLook(options);
  const lookKey = JSON.stringify(look);
  return html`<div class="desk" data-size=${sizeOf(people.length)}>
      ${renderList(team, act)}
      <section class="card everybody" aria-labelledby="everybody-title">
        <h2 id="everybody-title">${countShown(team)}</h2>
        <p class="sub">${describeShown(team)}</p>
        ${renderLink(team, act)}
        <ul class="team-grid hops" data-tiles=${readTiles(options['tiles'])}>${guard([people, lookKey], () => renderCells(people, look))}</ul>
      </section>
      ${guard([people, options], () => renderLooks(people, options, act))}
      ${guard([people, lookKey, tiles, site, code], () => renderGroupCard(team, act))}
      ${renderFilesCard(team, act)} ${renderPosterCard(team, act)}
    </div>
    ${renderWork(team.work)}`;
}
