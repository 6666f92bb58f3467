// The wall of a team: a link with names opens it. It has a title, everybody with their name, and ways to take them home.
import { html, render, type TemplateResult } from 'lit/html.js';
import { printSeeds } from '../../components/element/properties.js';
import { leadWall, readTiles } from '../../lib/pages/team.js';
import { createAddressSync, locateSite } from '../shared/address.js';
import { chooseLabel, quoteHtml, writeImage, writeLoader, writeTag } from '../shared/code.js';
import { copyFor } from '../shared/copy-button.js';
import { linkAvatar } from '../shared/links.js';
import type { RawTexts } from '../shared/options.js';
import { buttonOf, renderCode, type Actions } from '../shared/view.js';
import { FIRST, gatherGroup, listLook, listShown, readLook, titleOf, type TeamList, type TeamState } from './state.js';
import { codeGroup } from './takeaways.js';
import { addressEditor, TEAM_PREFIX, writeTeam } from './team-address.js';
import { renderCells, setColumns, sizeOf } from './view.js';
import { renderWork, saveZip } from './work.js';

/** Edge of the pictures in the code, in pixels. */
const PICTURE_SIZE = 96;

type WallState = TeamState & { readonly isEmbedding: boolean };

function writeElement(team: TeamState): string {
  const { members, options } = gatherGroup(team);
  const attributes = { seeds: printSeeds(members) ?? '', max: String(team.tiles), label: titleOf(team.options) };
  const written = [
    ...Object.entries(attributes).map(([name, text]) => `${name}=${quoteHtml(text)}`),
    ...options.map(([name]) => name),
  ];
  return `${writeLoader(team.site)}\n\n${writeTag('navii-group', written, '></navii-group>')}`;
}

function writePictures(team: TeamState): string {
  const { options, site } = team;
  const pictures = listShown(team).map(({ seed, variant }) => {
    const own = variant === undefined ? [] : [['variant', String(variant)] as const];
    const link = linkAvatar(seed, [...listLook(options), ...own], site);
    return writeImage(link, PICTURE_SIZE, PICTURE_SIZE, chooseLabel(undefined, seed));
  });
  return pictures.join('\n');
}

function renderSample(title: string, code: string): TemplateResult {
  const copy = (event: Event) => void copyFor(buttonOf(event), code, 'Code');
  return html`<figure class="code"><figcaption>${title}</figcaption><button class="copy" type="button" @click=${copy}>Copy</button>
      <pre class="wrap" tabindex="0"><code>${renderCode(code)}</code></pre></figure>`;
}

function renderSamples(team: TeamState): TemplateResult {
  const { code } = codeGroup(team);
  const group = html`${renderSample('One picture of the group', code.html)}${renderSample('The same as PNG', code.png)}`;
  return html`${code.link === '' ? '' : group}
    ${renderSample('One element', writeElement(team))}
    ${renderSample('A picture of each', writePictures(team))}`;
}

function renderTools(team: WallState, act: Actions<'save' | 'print' | 'embed' | 'close'>): TemplateResult {
  return html`<div class="actions">
      <button class="button plain" type="button" @click=${act.save}>Save ZIP</button>
      <button class="button plain" type="button" @click=${act.print}>Print</button>
      <button class="button plain" type="button" aria-haspopup="dialog" @click=${act.embed}>Embed</button>
      <a class="button plain" href=${`/team${addressEditor(team.query)}`}>Edit</a>
    </div>
    <dialog class="card embed" aria-labelledby="embed-title" @close=${act.close}>
      <form class="actions" method="dialog"><h2 id="embed-title">On your page</h2><button class="button plain">Close</button></form>
      ${team.isEmbedding ? renderSamples(team) : ''}
    </dialog>
    ${renderWork(team.work)}`;
}

/** Shows the wall of a team of at least one person. */
export function startWall(list: TeamList, options: RawTexts): void {
  const { people } = list;
  const query = writeTeam(list, options);
  createAddressSync(
    () => undefined,
    () => query,
    TEAM_PREFIX,
    () => location.reload(),
  ).open();
  let state: WallState = { ...FIRST, list, options, query, site: locateSite('/team'), isEmbedding: false };
  const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) ?? document.body;
  const title = titleOf(options);
  document.title = `${title} · Navii`;
  find('h1').textContent = title;
  find('.lead').textContent = leadWall(people.length);
  const wall = find('.wall-faces');
  wall.dataset['size'] = sizeOf(people.length);
  setColumns(people.length);
  render(
    html`<ul class="team-grid hops" role="list" data-tiles=${readTiles(options['tiles'])}>${renderCells(listShown(state), readLook(options))}</ul>`,
    wall,
  );

  const setState = (changes: Partial<WallState>): void => {
    state = { ...state, ...changes };
    render(renderTools(state, act), find('.wall-tools'));
  };
  const showWork = (work: TeamState['work']): void => setState({ work });
  const act: Parameters<typeof renderTools>[1] = {
    save: (event) => void saveZip(state, buttonOf(event), showWork),
    print: () => print(),
    embed() {
      setState({ isEmbedding: true });
      document.querySelector<HTMLDialogElement>('.embed')?.showModal();
    },
    close: () => setState({ isEmbedding: false }),
  };
  setState({});
}
