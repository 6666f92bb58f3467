import { renderEasel, renderTakings, renderTraits } from '../builder/fragments.js';
// The pieces that pages ask for by name.
import { renderBlanks } from '../builder/search-results.js';
import { renderPanels, renderTabs } from '../builder/trays.js';
import {
  renderAvatarTable,
  renderElements,
  renderGroupTable,
  renderMoodList,
  renderMotionPolicy,
  renderPackList,
  renderPaletteList,
  renderParts,
  renderSamples,
} from '../docs/fragments.js';
import { renderIndex, renderMap, renderNext } from '../docs/frame.js';
import { renderCellTemplate, renderFilters, renderFirstGrid } from '../gallery/fragments.js';
import { renderCaption, renderCode, renderGrounds, renderTeam } from '../landing/fragments.js';
import {
  measureAverage,
  renderGuest,
  renderMoods,
  renderPacks,
  renderPalettes,
  renderPeekers,
  renderSitters,
} from '../landing/showcase.js';
import { renderCrowd } from '../shared/cast.js';
import { renderControls, renderShot, renderTeamControls } from '../shared/controls.js';
import { renderCover } from '../shared/covers.js';
import { renderFooter, renderHead, renderHeader } from './head.js';

/** Each piece, from the path and the text of the page that it goes into. */
export const FRAGMENTS: ReadonlyMap<string, (path: string, html: string) => string> = new Map([
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
  ['guest-url', () => renderGuest(0)],
  ['guest-element', () => renderGuest(1)],
  ['guest-code', () => renderGuest(2)],
  ['guest-server', () => renderGuest(3)],
  ['average-size', measureAverage],
  ['cover', renderCover],
  ['filters', renderFilters],
  ['grid', renderFirstGrid],
  ['cell', renderCellTemplate],
  ['easel', renderEasel],
  ['rail', renderTabs],
  ['shelves', renderPanels],
  ['takings', renderTakings],
  ['traits', renderTraits],
  ['blanks', renderBlanks],
  ['avatar-table', renderAvatarTable],
  ['group-table', renderGroupTable],
  ['parts', renderParts],
  ['palette-list', renderPaletteList],
  ['pack-list', renderPackList],
  ['mood-list', renderMoodList],
  ['samples', renderSamples],
  ['elements', renderElements],
  ['motion-policy', renderMotionPolicy],
  ['docs-index', renderIndex],
  ['docs-next', renderNext],
  ['docs-map', renderMap],
]);
