// The gallery: its filters, and the grid that a visitor without JavaScript sees.
import { BACKGROUNDS, MOODS, PALETTES, STYLES } from '../../lib/index.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { renderPacks } from '../shared/controls.js';
import { each } from '../shared/html.js';
import { renderGrid } from './grid.js';

function renderSelect(name: string, label: string, ids: readonly string[]): string {
  const options = each(ids, (id) => `<option value="${id}">${id}</option>`);
  return (
    `<div class="field"><label class="legend" for="f-${name}">${label}</label>` +
    `<select id="f-${name}" name="${name}"><option value="">its own</option>${options}</select></div>`
  );
}

/** The filters. */
export function renderFilters(): string {
  const { count, prefix } = GALLERY_OPTIONS;
  return (
    `<div class="field"><label class="legend" for="c-count">${count.label}</label><div class="slide">` +
    `<input id="c-count" type="range" name="count" min="${count.min}" max="${count.max}" value="${count.default}">` +
    `<output for="c-count" data-unit="">${count.default}</output></div></div>` +
    `<div class="field"><label class="legend" for="f-prefix">${prefix.label}</label>` +
    `<input id="f-prefix" type="text" name="prefix" value="${prefix.default}" placeholder="${prefix.default}" ` +
    `maxlength="${prefix.maxLength}" autocomplete="off" spellcheck="false"></div>` +
    renderSelect('palette', 'Palette', PALETTES.map(({ id }) => id).toSorted()) +
    renderSelect('background', 'Background', BACKGROUNDS) +
    renderSelect('mood', 'Mood', MOODS) +
    renderSelect('style', 'Style', STYLES) +
    `<div class="field field-packs" role="group" aria-labelledby="l-packs"><span class="legend" id="l-packs">Packs</span>` +
    `${renderPacks()}</div>`
  );
}

/** The grid before anything is filtered. */
export function renderFirstGrid(): string {
  return renderGrid({});
}
