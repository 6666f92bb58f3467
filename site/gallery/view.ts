// The view of the gallery: its filters and its grid.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { MOODS, listPalettes, readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { listNonDefaults } from '../../lib/options/read.js';
import { AVATAR_OPTIONS, GALLERY_OPTIONS } from '../../lib/options/table.js';
import { listGallerySeeds, readGallery } from '../../lib/pages/gallery.js';
import { markHole } from '../../lib/pages/template.js';
import { renderSeed } from '../../lib/render/avatar.js';
import { renderChoice, renderPackChoice } from '../shared/choices.js';
import { writePlaygroundQuery } from '../shared/links.js';
import type { RawTexts } from '../shared/options.js';
import { drawing, field, type Actions } from '../shared/view.js';

/** The state without a query: the values of the filters, and those with which the cells are drawn. */
export const FIRST: Readonly<Record<'filters' | 'cells', RawTexts>> = { filters: {}, cells: {} };

export type GalleryState = typeof FIRST;

export interface GalleryActions extends Actions<'filter'> {
  readonly copy: (event: Event, seed: string) => void;
}

function renderFilters(filters: RawTexts, settings: AvatarSettings): TemplateResult {
  const { count, prefix } = readGallery((name) => filters[name], catalogue);
  const palettes = Array.from(listPalettes(), ({ id }) => id).toSorted();
  const renderFilter = (name: 'palette' | 'mood', ids: readonly string[]) =>
    renderChoice(`f-${name}`, name, ['', ...ids], settings[name] ?? '');
  return html`<div class="field">
      <label class="legend" for="c-count">${GALLERY_OPTIONS.count.label}</label>
      <div class="slide">
        <input id="c-count" type="range" name="count" min=${GALLERY_OPTIONS.count.min} max=${GALLERY_OPTIONS.count.max} .value=${field(String(count))}>
        <output for="c-count">${count}</output>
      </div>
    </div>
    <div class="field">
      <label class="legend" for="f-prefix">${GALLERY_OPTIONS.prefix.label}</label>
      <input id="f-prefix" type="text" name="prefix" .value=${field(prefix)} placeholder=${GALLERY_OPTIONS.prefix.default}
        maxlength=${GALLERY_OPTIONS.prefix.maxLength} autocomplete="off" spellcheck="false">
    </div>
    ${renderFilter('palette', palettes)} ${renderFilter('mood', MOODS)}
    <div class="field field-packs" role="group" aria-labelledby="l-packs">
      <span class="legend" id="l-packs">${AVATAR_OPTIONS.packs.label}</span>
      <div class="flow choice words">${renderPackChoice(settings.packs)}</div>
    </div>`;
}

function renderCell({ seed, query, svg }: ReturnType<typeof listCells>[number], act: GalleryActions): TemplateResult {
  return html`<li><a href="/?${query}#playground" aria-label="${seed} in the playground">${drawing(svg, [query])}</a><button
    type="button" class="copied" title="Copy the seed" dir="auto"
    @click=${(event: Event) => act.copy(event, seed)}>${seed}</button></li>`;
}

/** A cell with holes, for the build. */
export function renderBlankCell(): TemplateResult {
  return renderCell(
    { seed: markHole('seed'), query: markHole('query'), svg: () => markHole('svg') },
    {} as GalleryActions,
  );
}

/** Lists the cells for some filters: the query of the playground of each has its seed and the options. */
export function listCells(filters: RawTexts) {
  const settings = readAvatarOptions((name) => filters[name], catalogue);
  const options = listNonDefaults(settings);
  return listGallerySeeds(readGallery((name) => filters[name], catalogue)).map((seed) => ({
    seed,
    query: writePlaygroundQuery(seed, options),
    svg: () => renderSeed(seed, settings, catalogue),
  }));
}

/**
 * The gallery.
 *
 * @param grid - the content of its grid; the build has a hole there
 */
export function renderGallery(
  { filters, cells }: GalleryState,
  act: GalleryActions,
  grid: unknown = listCells(cells).map((cell) => renderCell(cell, act)),
): TemplateResult {
  const settings = readAvatarOptions((name) => filters[name], catalogue);
  const chosen = listNonDefaults(settings);
  return html`<form class="card filters" aria-label="Filters" @submit=${(event: Event) => event.preventDefault()} @input=${act.filter}>
      <details>
        <summary>Filters <small>${chosen.map(([, text]) => text).join(', ') || nothing}</small></summary>
        <div class="fields">${renderFilters(filters, settings)}</div>
      </details>
    </form>
    <ul class="grid hops" data-grid>${grid}</ul>`;
}
