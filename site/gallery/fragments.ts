// The gallery: its filters, and the grid that a visitor without JavaScript sees.
import { BACKGROUNDS, MOODS, PALETTES, STYLES } from '../../lib/index.js';
import { GALLERY_COUNT, GALLERY_PREFIX } from '../../lib/options/limits.js';
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
  const { min, max, fallback } = GALLERY_COUNT;
  const prefix = GALLERY_PREFIX.fallback;
  return (
    `<div class="field"><label class="legend" for="c-count">How many</label><div class="slide">` +
    `<input id="c-count" type="range" name="count" min="${min}" max="${max}" value="${fallback}">` +
    `<output for="c-count" data-unit="">${fallback}</output></div></div>` +
    `<div class="field"><label class="legend" for="f-prefix">Seeds begin with</label>` +
    `<input id="f-prefix" type="text" name="prefix" value="${prefix}" placeholder="${prefix}" ` +
    `maxlength="${GALLERY_PREFIX.length}" autocomplete="off" spellcheck="false"></div>` +
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
