// The cards below the list of a team: the group picture, the poster, the files and the link.
import { html, type TemplateResult } from 'lit/html.js';
import { renderGroup } from '../../lib/index.js';
import { PNG_SIZES, renderSizes } from '../shared/choices.js';
import { linkGroup, writeImage } from '../shared/code.js';
import { drawing, field, renderCode } from '../shared/view.js';
import type { Person } from './read-list.js';
import { GROUP_TILES, listShown, PAPERS, readLook, type TeamState } from './state.js';
import { MAX_QUERY } from './team-address.js';
import type { TeamActions } from './view.js';

const COUNT = new Intl.NumberFormat('en');
const LIST = new Intl.ListFormat('en');
/** The number of characters of a link that are shown. */
const SHOWN_LINK = 300;
const FORMATS = [
  ['svg', 'SVG'],
  ['png', 'PNG'],
  ['svg,png', 'SVG and PNG'],
] as const;

/** The group picture, as a drawing and as code. */
interface GroupPicture {
  readonly svg: string;
  /** Its address on a service; `undefined` if an address cannot describe this group. */
  readonly link: string | undefined;
  readonly html: string;
  /** The names of the people in it. */
  readonly words: string;
}

/** Lists the names of the people in the picture. */
function nameGroup(people: readonly Person[], tiles: number): string {
  const shown = people.length > tiles ? people.slice(0, tiles - 1) : people;
  const others = people.length - shown.length;
  return LIST.format([...shown.map(({ label }) => label), ...(others > 0 ? [`${others} more`] : [])]);
}

/** Draws the group picture of the team that is shown. */
export function drawGroup(team: TeamState): GroupPicture {
  const { options, tiles, site } = team;
  const people = listShown(team);
  const look = readLook(options);
  const seeds = people.map(({ seed }) => seed);
  const max = people.length > tiles ? [['max', String(tiles)] as const] : [];
  const svg = renderGroup(
    seeds.map((seed) => ({ ...look, seed })),
    Object.fromEntries(max),
  );
  const link = linkGroup(seeds, max, site);
  const hasComma = seeds.some((seed) => seed.includes(','));
  // The address of a group has no options for its members.
  const hasLook = Object.keys(look).length > 0;
  const isLinkable = link.length <= MAX_QUERY && !hasComma && !hasLook;
  const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const words = nameGroup(people, tiles);
  return {
    svg,
    link: isLinkable ? link : undefined,
    html: isLinkable ? writeImage(link, Number(width), Number(height), words) : '',
    words,
  };
}

/** The card of the group picture. */
export function renderGroupCard(team: TeamState, act: TeamActions): TemplateResult {
  const group = drawGroup(team);
  const hasNoLink = group.link === undefined;
  return html`<section class="card group-card scripted" aria-labelledby="group-title">
      <h2 id="group-title">A group picture</h2>
      <div class="group-picture" role="img" aria-label=${group.words}>${drawing(group.svg)}</div>
      <form class="slide" method="dialog">
        <label class="legend" for="group-max">Tiles</label>
        <input id="group-max" type="range" name="max" min=${GROUP_TILES.min} max=${GROUP_TILES.max} .value=${field(String(team.tiles))}
          @input=${act.changeTiles}><output for="group-max">${team.tiles}</output>
      </form>
      <pre class="snippet" tabindex="0" aria-label="HTML of the picture" ?hidden=${hasNoLink}><code>${renderCode(group.html)}</code></pre>
      <p class="hint" ?hidden=${!hasNoLink}>This group has no address, because it would be too long, a name has a comma, or you have chosen a look. Save the SVG instead.</p>
      <div class="actions">
        <button class="button" type="button" ?hidden=${hasNoLink} @click=${act.copyHtml}>Copy HTML</button>
        <button class="button plain" type="button" ?hidden=${hasNoLink} @click=${act.copyAddress}>Copy address</button>
        <button class="button plain" type="button" @click=${act.saveGroup}>Save SVG</button>
      </div>
    </section>`;
}

function renderPosterCard({ options, paper, isLandscape }: TeamState, act: TeamActions): TemplateResult {
  const papers = Object.entries(PAPERS).map(
    ([id, { name, width, height }]) =>
      html`<option value=${id} .selected=${field(id === paper)}>${name}, ${width} × ${height}</option>`,
  );
  return html`<section class="card poster-card" aria-labelledby="poster-title">
      <h2 id="poster-title">A poster to print</h2>
      <canvas class="poster-preview" width="509" height="720" role="img" aria-label="Preview of the poster"></canvas>
      <form method="dialog" @input=${act.changePaper}>
        <div class="field">
          <label class="legend" for="poster-name">Title</label>
          <input id="poster-name" name="title" type="text" maxlength="60" placeholder="Our team" autocomplete="off" dir="auto"
            .value=${field(options['title'] ?? '')} @input=${act.rename}>
        </div>
        <div class="field">
          <label class="legend" for="poster-paper">Paper, at 300 dpi</label>
          <select id="poster-paper" name="paper" autocomplete="off">${papers}</select>
        </div>
        <div class="field">
          <label class="switch"><input type="checkbox" name="landscape" value="1" .checked=${field(isLandscape)}><i></i><span>Landscape</span></label>
        </div>
      </form>
      <div class="actions"><button class="button" type="button" @click=${act.savePoster}>Save poster as PNG</button></div>
    </section>`;
}

function renderFilesCard({ formats, size }: TeamState, act: TeamActions): TemplateResult {
  return html`<section class="card files-card" aria-labelledby="files-title">
      <h2 id="files-title">All the files</h2>
      <p>One ZIP with a file for each person, and a table of names and files.</p>
      <form method="dialog" @change=${act.changeFiles}>
        <div class="field">
          <label class="legend" for="files-format">Format</label>
          <select id="files-format" name="formats" autocomplete="off">${FORMATS.map(([value, name]) => html`<option value=${value} .selected=${field(value === formats)}>${name}</option>`)}</select>
        </div>
        <div class="field">
          <label class="legend" for="files-size">Size</label>
          <select id="files-size" name="size" autocomplete="off">${renderSizes(PNG_SIZES, size)}</select>
        </div>
      </form>
      <div class="actions"><button class="button" type="button" @click=${act.saveZip}>Save ZIP</button></div>
    </section>`;
}

/** Returns the address of the team. */
export function linkTeam({ site, query }: TeamState): string {
  return `${site}/team${query}`;
}

function describeLink({ length }: string, isPacked: boolean): string {
  if (length > MAX_QUERY) {
    return `This link is long: ${COUNT.format(length)} characters. Some chats and mail programs cut long links. The ZIP contains the list, too.`;
  }
  return `Everyone who opens it sees the same team.${isPacked ? ' The names in it are compressed.' : ''}`;
}

function renderLinkCard(team: TeamState, act: TeamActions): TemplateResult {
  const link = linkTeam(team);
  return html`<section class="card link-card" aria-labelledby="link-title">
      <h2 id="link-title">One link</h2>
      <p>${describeLink(link, team.query.includes('#team='))}</p>
      <p class="team-link">${link.length > SHOWN_LINK ? `${link.slice(0, SHOWN_LINK)}…` : link}</p>
      <div class="actions">
        <button class="button" type="button" @click=${act.share}>Share</button>
        <button class="button plain" type="button" @click=${act.copyLink}>Copy link</button>
      </div>
    </section>`;
}

/** The cards below the grid. */
export function renderTakeaways(team: TeamState, act: TeamActions): TemplateResult {
  return html`<div class="takeaways scripted">
      ${renderPosterCard(team, act)} ${renderFilesCard(team, act)} ${renderLinkCard(team, act)}
    </div>`;
}
