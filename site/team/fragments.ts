// The fragments of the team's page: its controls, and the team that stands there before there is one.
import { AVATAR_OPTIONS, BACKGROUNDS, renderGroup, SHAPES } from '../../lib/index.js';
import { each } from '../shared/html.js';
import { renderPackChoice } from '../shared/pack-choice.js';
import type { Fragments } from '../shared/page-entry.js';
import { renderCells } from './cells.js';
import { FIRST_TILES, GROUP_TILES } from './group-picture.js';
import { PAPERS } from './poster-layout.js';
import { gatherPeople } from './read-list.js';
import { EXAMPLE, TILE_SIZES } from './state.js';

function renderWords(name: string, legend: string, words: readonly (readonly [value: string, word: string])[]): string {
  const [[first] = ['']] = words;
  const choices = each(
    words,
    ([value, word]) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === first ? ' checked' : ''}>` +
      `<span class="word">${word}</span></label>`,
  );
  return (
    `<fieldset class="field"><legend class="legend">${legend}</legend>` +
    `<div class="choice words">${choices}</div></fieldset>`
  );
}

function renderLooks(): string {
  const same = (ids: readonly string[]) => ids.map((id) => [id, id] as const);
  const usual = ['medium', ...TILE_SIZES.filter((size) => size !== 'medium')];
  return (
    renderWords('background', AVATAR_OPTIONS.background.label, [['', 'its own'], ...same(BACKGROUNDS)]) +
    renderWords('shape', AVATAR_OPTIONS.shape.label, same(SHAPES)) +
    renderWords('tiles', 'Size of the tiles', same(usual)) +
    `<fieldset class="field"><legend class="legend">${AVATAR_OPTIONS.packs.label}</legend>${renderPackChoice()}</fieldset>`
  );
}

function renderPapers(): string {
  return each(
    Object.entries(PAPERS),
    ([id, { name, width, height }]) => `<option value="${id}">${name}, ${width} × ${height}</option>`,
  );
}

function renderTilesRange(): string {
  const { min, max } = GROUP_TILES;
  return (
    `<input id="group-max" type="range" name="max" min="${min}" max="${max}" value="${FIRST_TILES}">` +
    `<output for="group-max">${FIRST_TILES}</output>`
  );
}

/** The fragments of the page. */
export const TEAM_FRAGMENTS: Fragments = new Map([
  ['team-looks', renderLooks],
  ['team-grid', () => renderCells(gatherPeople(EXAMPLE).people, {})],
  ['team-papers', renderPapers],
  ['team-group-tiles', renderTilesRange],
  ['team-group-picture', () => renderGroup(EXAMPLE, { max: FIRST_TILES })],
]);
