// The gallery: its filters and its grid.
import { html, type TemplateResult } from 'lit/html.js';
import { AVATAR_OPTIONS, BACKGROUNDS, catalogue, MOODS, PALETTES, readAvatarOptions, STYLES } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { listGallerySeeds, readGallery } from '../../lib/pages/gallery.js';
import { drawSeed } from '../../lib/render/avatar.js';
import type { State } from '../shared/options.js';
import { renderPackChoice } from '../shared/pack-choice.js';
import { writePlaygroundQuery } from '../shared/playground-link.js';
import { drawing, field } from '../shared/view.js';

/** What the page shows. */
export interface Gallery {
  /** What the filters say. */
  readonly filters: State;
  /** The filters that the cells are of. */
  readonly cells: State;
  /** The seed that has just been copied. */
  readonly copied?: string | undefined;
  /** The words about the last copy; `isShown` says that they are for eyes as well. */
  readonly status: { readonly text: string; readonly isShown: boolean };
}

/** The gallery without a query. */
export const FIRST: Gallery = { filters: {}, cells: {}, status: { text: '', isShown: true } };

/** What visitors can do. */
export interface GalleryActions {
  readonly filter: (event: InputEvent) => void;
  readonly copy: (button: HTMLElement, seed: string) => void;
}

type Select = 'palette' | 'background' | 'mood' | 'style';

function renderSelect(name: Select, ids: readonly string[], chosen: string | undefined): TemplateResult {
  return html`<div class="field">
    <label class="legend" for="f-${name}">${AVATAR_OPTIONS[name].label}</label>
    <select id="f-${name}" name=${name}>
      <option value="" .selected=${field(chosen === undefined)}>its own</option>
      ${ids.map((id) => html`<option value=${id} .selected=${field(id === chosen)}>${id}</option>`)}
    </select>
  </div>`;
}

function renderFilters(state: State): TemplateResult {
  const { count, prefix } = readGallery((name) => state[name], catalogue);
  const { palette, background, mood, style, packs } = readAvatarOptions((name) => state[name], catalogue);
  const options = GALLERY_OPTIONS;
  return html`<div class="field">
      <label class="legend" for="c-count">${options.count.label}</label>
      <div class="slide">
        <input id="c-count" type="range" name="count" min=${options.count.min} max=${options.count.max} .value=${field(String(count))}>
        <output for="c-count">${count}</output>
      </div>
    </div>
    <div class="field">
      <label class="legend" for="f-prefix">${options.prefix.label}</label>
      <input id="f-prefix" type="text" name="prefix" .value=${field(prefix)} placeholder=${options.prefix.default}
        maxlength=${options.prefix.maxLength} autocomplete="off" spellcheck="false">
    </div>
    ${renderSelect('palette', PALETTES.map(({ id }) => id).toSorted(), palette)}
    ${renderSelect('background', BACKGROUNDS, background)} ${renderSelect('mood', MOODS, mood)}
    ${renderSelect('style', STYLES, style)}
    <div class="field field-packs" role="group" aria-labelledby="l-packs">
      <span class="legend" id="l-packs">${AVATAR_OPTIONS.packs.label}</span>
      <div class="flow choice words small">
        ${renderPackChoice(packs)}
      </div>
    </div>`;
}

/** What one cell shows. */
interface Cell {
  readonly seed: string;
  /** Seed and options, as the query of the playground. */
  readonly query: string;
  readonly svg: () => string;
  readonly isCopied?: boolean;
}

function renderCell({ seed, query, svg, isCopied = false }: Cell, act: GalleryActions): TemplateResult {
  return html`<li><a href="/?${query}#playground" aria-label="${seed} in the playground">${drawing(svg, [query])}</a><button
    type="button" class="copied" title="Copy the seed" dir="auto"
    @click=${({ currentTarget }: Event) => act.copy(currentTarget as HTMLElement, seed)}>${isCopied ? 'copied' : seed}</button></li>`;
}

/** A cell that a service fills as the script of the page does, with a seed, a query and a drawing. */
export const BLANK_CELL: unknown = renderCell(
  { seed: '{seed}', query: '{query}', svg: () => '{svg}' },
  {} as GalleryActions,
);

/** The cells of a state, each with what it shows. */
export function listCells(state: State): Cell[] {
  const settings = readAvatarOptions((name) => state[name], catalogue);
  const options = listNonDefaults(settings);
  return listGallerySeeds(readGallery((name) => state[name], catalogue)).map((seed) => ({
    seed,
    query: writePlaygroundQuery(seed, options),
    svg: () => drawSeed(seed, settings, catalogue),
  }));
}

/** The gallery. */
export function renderGallery({ filters, cells, copied, status }: Gallery, act: GalleryActions): TemplateResult {
  return html`<form class="card filters" aria-label="Filters" @submit=${(event: Event) => event.preventDefault()} @input=${act.filter}>
      ${renderFilters(filters)}
    </form>
    <ul class="grid swells" data-grid>${listCells(cells).map((cell) => renderCell({ ...cell, isCopied: cell.seed === copied }, act))}</ul>
    <p class="toast status ${status.isShown ? '' : 'hidden'}" role="status">${status.text}</p>`;
}
