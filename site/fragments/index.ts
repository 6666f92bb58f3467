// The pieces that pages ask for by name.
import { renderCrowd } from './cast.js';
import { renderControls, renderShot, renderTeamControls } from './controls.js';
import {
  renderAvatarTable,
  renderCover,
  renderGroupTable,
  renderMoodList,
  renderPackList,
  renderPaletteList,
  renderParts,
} from './docs.js';
import { renderFilters, renderFirstGrid } from './gallery.js';
import { renderFooter, renderHead, renderHeader } from './head.js';
import { renderCaption, renderCode, renderGrounds, renderTeam } from './playground.js';
import {
  countFaces,
  measureAverage,
  renderMoods,
  renderPacks,
  renderPalettes,
  renderPeekers,
  renderSitters,
} from './showcase.js';

/** Each piece, from the path of the page that it goes into. */
export const FRAGMENTS: ReadonlyMap<string, (path: string) => string> = new Map([
  ['head', renderHead],
  ['header', renderHeader],
  ['footer', renderFooter],
  ['crowd', renderCrowd],
  ['star', () => renderShot('size=512&animated=1')],
  ['mini', () => renderShot('size=64')],
  ['controls', renderControls],
  ['grounds', renderGrounds],
  ['caption', renderCaption],
  ['team', renderTeam],
  ['team-controls', renderTeamControls],
  ['code', renderCode],
  ['moods', renderMoods],
  ['palettes', renderPalettes],
  ['packs', renderPacks],
  ['peekers', renderPeekers],
  ['sitters', renderSitters],
  ['face-count', countFaces],
  ['average-size', measureAverage],
  ['cover', renderCover],
  ['filters', renderFilters],
  ['grid', renderFirstGrid],
  ['avatar-table', renderAvatarTable],
  ['group-table', renderGroupTable],
  ['parts', renderParts],
  ['palette-list', renderPaletteList],
  ['pack-list', renderPackList],
  ['mood-list', renderMoodList],
]);
