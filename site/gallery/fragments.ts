// The gallery: its filters, how a cell is written, and the grid that a visitor without JavaScript sees.
import { drawSeed } from '../../lib/engine.js';
import { compileCell, listGallerySeeds, readGallery } from '../../lib/gallery.js';
import { AVATAR_OPTIONS, BACKGROUNDS, catalogue, MOODS, PALETTES, STYLES } from '../../lib/index.js';
import { GALLERY_OPTIONS } from '../../lib/options/table.js';
import { each } from '../shared/html.js';
import { renderPackChoice } from '../shared/pack-choice.js';
import type { Fragments } from '../shared/page-entry.js';
import { writePlaygroundQuery } from '../shared/playground-link.js';
import { readLook } from './grid.js';

function renderSelect(name: keyof typeof AVATAR_OPTIONS, ids: readonly string[]): string {
  const options = each(ids, (id) => `<option value="${id}">${id}</option>`);
  return (
    `<div class="field"><label class="legend" for="f-${name}">${AVATAR_OPTIONS[name].label}</label>` +
    `<select id="f-${name}" name="${name}"><option value="">its own</option>${options}</select></div>`
  );
}

/** The filters. */
function renderFilters(): string {
  const { count, prefix } = GALLERY_OPTIONS;
  return (
    `<div class="field"><label class="legend" for="c-count">${count.label}</label><div class="slide">` +
    `<input id="c-count" type="range" name="count" min="${count.min}" max="${count.max}" value="${count.default}">` +
    `<output for="c-count" data-unit="">${count.default}</output></div></div>` +
    `<div class="field"><label class="legend" for="f-prefix">${prefix.label}</label>` +
    `<input id="f-prefix" type="text" name="prefix" value="${prefix.default}" placeholder="${prefix.default}" ` +
    `maxlength="${prefix.maxLength}" autocomplete="off" spellcheck="false"></div>` +
    renderSelect('palette', PALETTES.map(({ id }) => id).toSorted()) +
    renderSelect('background', BACKGROUNDS) +
    renderSelect('mood', MOODS) +
    renderSelect('style', STYLES) +
    `<div class="field field-packs" role="group" aria-labelledby="l-packs"><span class="legend" id="l-packs">${AVATAR_OPTIONS.packs.label}</span>` +
    `${renderPackChoice()}</div>`
  );
}

const CELL =
  '<li><a href="/?{query}#playground" aria-label="{seed} in the playground">{svg}</a>' +
  '<button type="button" data-copy-seed="{seed}" title="Copy the seed" dir="auto">{seed}</button></li>';

/** How a cell is written: the script of the page fills it, and the service when it is asked for something in particular. */
function renderCellTemplate(): string {
  return `<template data-cell>${CELL}</template>`;
}

/** The grid before anything is filtered. */
function renderFirstGrid(): string {
  const look = readLook({});
  const seeds = listGallerySeeds(readGallery(() => undefined, catalogue));
  const fillCell = compileCell(CELL);
  return each(seeds, (seed) =>
    fillCell({
      seed,
      query: writePlaygroundQuery(seed, look.options),
      svg: drawSeed(seed, look.settings, catalogue),
    }),
  );
}

/** The fragments of the gallery. */
export const GALLERY_FRAGMENTS: Fragments = new Map([
  ['filters', renderFilters],
  ['grid', renderFirstGrid],
  ['cell', renderCellTemplate],
]);
