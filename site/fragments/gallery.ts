// The gallery: its filters, and the grid that a visitor without JavaScript sees.
import { BACKGROUNDS, MOODS, PACKS, PALETTES, STYLES } from '../../lib/index.js';
import { COUNT, PREFIX, renderGrid } from '../gallery/grid.js';
import { each, escapeHtml } from './html.js';

function renderSelect(name: string, label: string, ids: readonly (readonly [id: string, name: string])[]): string {
  const options = each(ids, ([id, word]) => `<option value="${id}">${escapeHtml(word)}</option>`);
  const own = name === 'packs' ? 'none' : 'its own';
  return (
    `<div class="field"><label class="legend" for="f-${name}">${label}</label>` +
    `<select id="f-${name}" name="${name}"><option value="">${own}</option>${options}</select></div>`
  );
}

function pairUp(ids: readonly string[]): (readonly [string, string])[] {
  return ids.map((id) => [id, id]);
}

/** The filters. */
export function renderFilters(): string {
  const { min, max, fallback } = COUNT;
  return (
    `<div class="field"><label class="legend" for="c-count">How many</label><div class="slide">` +
    `<input id="c-count" type="range" name="count" min="${min}" max="${max}" value="${fallback}">` +
    `<output for="c-count" data-unit="">${fallback}</output></div></div>` +
    `<div class="field"><label class="legend" for="f-prefix">Seeds begin with</label>` +
    `<input id="f-prefix" type="text" name="prefix" value="${PREFIX}" autocomplete="off" spellcheck="false"></div>` +
    renderSelect('palette', 'Palette', pairUp(PALETTES.map(({ id }) => id).toSorted())) +
    renderSelect('background', 'Background', pairUp(BACKGROUNDS)) +
    renderSelect('mood', 'Mood', pairUp(MOODS)) +
    renderSelect(
      'packs',
      'Pack',
      PACKS.map(({ id, name }) => [id, name]),
    ) +
    renderSelect('style', 'Style', pairUp(STYLES))
  );
}

/** The grid before anything is filtered. */
export function renderFirstGrid(): string {
  return renderGrid({});
}
