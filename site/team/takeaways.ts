// The cards with what a team takes home: the link, the group picture, the files and the poster.
import { html, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { createGroup, readGroupOptions } from '../../lib/index.js';
import { linkGroup } from '../../lib/links.js';
import { GROUP_OPTIONS } from '../../lib/options/table.js';
import { listLabels } from '../../lib/pages/team.js';
import { measureGroup } from '../../lib/render/group.js';
import { renderOptions, renderSelect, renderSizes } from '../shared/choices.js';
import { writeImage } from '../shared/code.js';
import { PNG_SIZES } from '../shared/png-sizes.js';
import { renderCodeTabs } from '../shared/snippets.js';
import { drawing, field } from '../shared/view.js';
import { gatherGroup, listShown, PAPERS, type TeamActions, type TeamState } from './state.js';
import { MAX_QUERY, TEAM_PREFIX } from './team-address.js';

const FORMATS = [
  ['png', 'PNG'],
  ['svg', 'SVG'],
  ['png,svg', 'PNG and SVG'],
] as const;

/**
 * Describes the group picture of the team that is shown.
 *
 * @returns a function that draws it, the names of the people in it, and its code by the ids of the tabs; `link` is empty if an
 *   address cannot describe this group
 */
export function codeGroup(team: TeamState) {
  const { tiles, site } = team;
  const people = listShown(team);
  const group = gatherGroup(team);
  const seeds = people.map(({ seed }) => seed);
  const options = [...(people.length > tiles ? [['max', String(tiles)] as const] : []), ...group.options];
  const link = linkGroup(seeds, options, site);
  const hasComma = seeds.some((seed) => seed.includes(','));
  // The address of a group has no options for its members.
  const hasLook = group.members.some((member) => typeof member !== 'string');
  const isLinkable = link.length <= MAX_QUERY && !hasComma && !hasLook;
  const words = listLabels(people, tiles);
  const texts = new Map(options);
  const settings = readGroupOptions((name) => texts.get(name), catalogue);
  const { width } = measureGroup(people.length, settings);
  return {
    draw: () => createGroup(group.members, settings),
    words,
    code: {
      html: isLinkable ? writeImage(link, Math.round(Number(width)), settings.size, words) : '',
      link: isLinkable ? link : '',
      png: linkGroup(seeds, options, site, '.png'),
    },
  };
}

/** The tabs of the code of the group picture. */
const CODES = [
  { id: 'html', name: 'HTML' },
  { id: 'link', name: 'SVG' },
  { id: 'png', name: 'PNG' },
] as const;

export function renderGroupCard(team: TeamState, act: TeamActions): TemplateResult {
  const group = codeGroup(team);
  const hasNoLink = group.code.link === '';
  const max = Math.min(Math.max(2, listShown(team).length), GROUP_OPTIONS.max.max);
  const tiles = Math.min(team.tiles, max);
  const code = renderCodeTabs({
    label: 'Code',
    tabs: CODES,
    selected: team.code,
    select: act.selectCode,
    panel: 'group-code',
    code: group.code[team.code],
    copy: act.copyCode,
  });
  return html`<section class="card stack group-card scripted" aria-labelledby="group-title">
      <h2 id="group-title">A group picture</h2>
      <div class="group-picture" role="img" aria-label=${group.words}>${drawing(group.draw, [listShown(team), JSON.stringify(team.options), team.tiles])}</div>
      <form method="dialog" ?hidden=${max < 3}>
        <p class="legend"><label for="group-max">Tiles:</label> <output for="group-max">${tiles}</output></p>
        <input id="group-max" type="range" name="max" min="2" max=${max} .value=${field(String(tiles))} @input=${act.changeTiles}>
      </form>
      <div class="code" ?hidden=${hasNoLink}>${code}</div>
      <p class="hint" ?hidden=${!hasNoLink}>This group has no link: it would be too long, a name has a comma, or you have chosen a look. Save the SVG instead.</p>
      <div class="actions"><button class="button plain" type="button" @click=${act.saveGroup}>Save SVG</button></div>
    </section>`;
}

export function renderPosterCard(
  { options, paper, isLandscape, titleProblem }: TeamState,
  act: TeamActions,
): TemplateResult {
  const papers = Object.entries(PAPERS).map(
    ([id, { name, width, height }]) => [id, `${name}, ${width} × ${height}`] as const,
  );
  return html`<section class="card stack scripted" aria-labelledby="poster-title">
      <h2 id="poster-title">A poster to print</h2>
      <div class="poster flow"><canvas class="poster-preview" width="764" height="1080" role="img" aria-label="Preview of the poster"></canvas>
      <form class="stack" method="dialog" @input=${act.changePaper}>
        <div class="field">
          <label class="legend" for="poster-name">Title</label>
          <input id="poster-name" name="title" type="text" maxlength="60" placeholder="Our team" autocomplete="off" dir="auto"
            aria-invalid=${titleProblem !== ''} aria-describedby="title-problem" .value=${field(options['title'] ?? '')} @input=${act.rename}>
          <p class="hint problem" id="title-problem" role="status">${titleProblem}</p>
        </div>
        ${renderSelect('poster-paper', 'paper', 'Paper, at 300 dpi', renderOptions(papers, paper))}
        <div class="field">
          <label class="switch"><input type="checkbox" name="landscape" value="1" .checked=${field(isLandscape)}><span>Landscape</span></label>
        </div>
        <div class="actions"><button class="button plain" type="button" @click=${act.savePoster}>Save poster (PNG)</button></div>
      </form></div>
    </section>`;
}

export function renderFilesCard({ formats, size }: TeamState, act: TeamActions): TemplateResult {
  return html`<section class="card stack files-card scripted" aria-labelledby="files-title">
      <h2 id="files-title">All the files</h2>
      <p>One ZIP: a file for each person, and a table of names and files.</p>
      <form class="stack" method="dialog" @change=${act.changeFiles}>
        ${renderSelect('files-format', 'formats', 'Format', renderOptions(FORMATS, formats))}
        ${renderSelect('files-size', 'size', 'Size', renderSizes(PNG_SIZES, size))}
      </form>
      <div class="actions"><button class="button plain" type="button" @click=${act.saveZip}>Save ZIP</button></div>
    </section>`;
}

export function linkTeam({ site, query }: TeamState): string {
  return `${site}/team${query}`;
}

function describeLink({ length }: string, isPacked: boolean): string {
  const packed = isPacked ? ' The names stand behind the “#”, which no server sees. So chats show no preview.' : '';
  if (length > MAX_QUERY) {
    return `This link is long: ${length.toLocaleString('en')} characters. Some chats and mail programs cut it. The ZIP has the list, too.${packed}`;
  }
  return `Opens a wall with everybody. Send it, print it, put it on a page.${packed}`;
}

export function renderLink(team: TeamState, act: TeamActions): TemplateResult {
  const link = linkTeam(team);
  return html`<div class="actions scripted">
        <p class="team-link">${link}</p>
        <button class="button" type="button" @click=${act.copyLink}>Copy link</button>
        <button class="button plain" type="button" @click=${act.share}>Share</button>
        <a class="button plain" href=${`/team${team.query}`}>Open the wall</a>
      </div>
      <p class="hint scripted">${describeLink(link, team.query.includes(TEAM_PREFIX))}</p>`;
}
