// The fragments of the builder: the page before anybody has changed anything.
import { describe, SLOTS } from '../../lib/index.js';
import { each } from '../shared/html.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';
import { renderCodeTabs } from '../shared/tab-markup.js';
import { EXPORT_FORMATS } from './export.js';
import { DIE, REDO, UNDO } from './icons.js';
import { getName } from './mascot.js';
import { drawPreview, drawStill } from './pictures.js';
import { applyRules } from './rules.js';
import { renderPlaceholders } from './search-results.js';
import { nameId, nameSlot } from './slots.js';
import { FIRST, PNG_SIZES, PREFIX_LENGTH, SIZES } from './state.js';
import { renderPanels, renderTabs } from './trays.js';

const STILL_SIZES = [96, 48, 24] as const;

function renderTool(name: string, label: string, icon: string): string {
  return `<button type="button" class="tool" ${name} aria-label="${label}" title="${label}" aria-disabled="true">${icon}</button>`;
}

/** The mascot, large and small, with the buttons that change all of it. */
function renderPreview(): string {
  const stills = each(['light', 'dark'], (backdrop) => {
    const sizes = each(STILL_SIZES, (size) => {
      return `<span class="s${size}" data-still="${size}">${drawStill(FIRST, size)}</span>`;
    });
    return `<div class="${backdrop}">${sizes}</div>`;
  });
  return (
    `<div class="figure" aria-hidden="true" data-preview>${drawPreview(FIRST)}</div>` +
    `<div class="summary"><p class="paper-name" dir="auto" data-name-text>${getName(FIRST)}</p><p class="description" data-words>${describe(applyRules(FIRST))}</p><div class="actions">` +
    `${renderTool('data-undo', 'Undo', UNDO)}${renderTool('data-redo', 'Redo', REDO)}` +
    `<button type="button" class="button" data-randomize-all>${DIE}Random</button>` +
    '<button type="button" class="button plain" data-reset>Start over</button></div></div>' +
    '<form class="name-form" method="dialog" data-name-form><label for="name">Call it</label><span>' +
    `<input id="name" name="name" type="text" placeholder="${getName(FIRST)}" dir="auto" autocomplete="off" ` +
    'autocapitalize="words" spellcheck="false" aria-describedby="name-hint">' +
    '<button type="button" class="button plain" data-own-look title="The mascot that this name draws by itself">Its own look</button></span>' +
    '<p class="hint" id="name-hint" data-name-hint></p></form>' +
    '<div class="actions take"><button type="button" class="button" data-copy-link>Copy link</button>' +
    '<button type="button" class="button plain" data-share>Share</button>' +
    '<button type="button" class="button plain" data-save-svg>Save SVG</button>' +
    '<button type="button" class="button plain" data-save-png>Save PNG</button></div>' +
    '<p class="ways"><a href="/" data-page>See its page</a> <a href="/#playground" data-playground>Open in the playground</a></p>' +
    `<div class="stills" aria-hidden="true">${stills}</div>`
  );
}

/** The code, and what can be chosen of the files. */
function renderExport(): string {
  const renderSizes = (sizes: readonly number[], chosen: number) =>
    each(sizes, (size) => `<option value="${size}"${size === chosen ? ' selected' : ''}>${size} px</option>`);
  return (
    renderCodeTabs('As text', EXPORT_FORMATS, EXPORT_FORMATS[0].write(FIRST, '')) +
    '<form class="file-options" method="dialog" data-file-options>' +
    `<label>Size <select name="size" autocomplete="off">${renderSizes(SIZES, FIRST.options.size)}</select></label>` +
    `<label>PNG size <select name="png" autocomplete="off">${renderSizes(PNG_SIZES, FIRST.png)}</select></label>` +
    '<label class="switch"><input type="checkbox" name="animated" value="1"><i></i>' +
    '<span>Animated, as SVG</span></label></form>' +
    '<div class="export-actions"><button type="button" data-copy>Copy</button></div>'
  );
}

/** The fields of the search: the traits that must match, and what seeds begin with. */
function renderSearchFields(): string {
  const spec = applyRules(FIRST);
  const traits = each(SLOTS, (slot) => {
    const checked = FIRST.match.includes(slot) ? ' checked' : '';
    return (
      `<label class="trait"><input type="checkbox" name="match" value="${slot}"${checked}><span class="word">` +
      `<b>${nameSlot(slot)}</b> <span data-trait="${slot}">${nameId(spec[slot])}</span> ` +
      `<small data-odds="${slot}"></small></span></label>`
    );
  });
  return (
    `<fieldset class="traits"><legend class="legend">What must match</legend>${traits}</fieldset>` +
    '<div class="prefix-field"><label for="prefix" class="legend">Seeds begin with</label>' +
    `<input id="prefix" name="prefix" type="text" maxlength="${PREFIX_LENGTH}" value="${FIRST.prefix}" ` +
    'autocomplete="off" spellcheck="false"></div>' +
    '<label class="switch"><input type="checkbox" name="given" value="1"><i></i>' +
    '<span>Give palette and background as options instead of looking for them</span></label>'
  );
}

export const BUILDER_FRAGMENTS: Fragments = new Map<string, Fragment>([
  ['preview', renderPreview],
  ['part-tabs', renderTabs],
  ['part-panels', renderPanels],
  ['export', renderExport],
  ['search-fields', renderSearchFields],
  ['search-placeholders', renderPlaceholders],
]);
