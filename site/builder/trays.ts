// The trays: what there is to pick for each slot, as HTML. Written into the page at build time, and again in the page
// when packs come or go.
import { catalogue, PACKS, type Slot } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import { DIE, LOCK } from './icons.js';
import { drawOption, drawPack } from './pictures.js';
import { isFree, wear } from './rules.js';
import { countOwn, EMPTY, listGroups, nameId, nameSlot, PANELS, type Panel, type Pick } from './slots.js';
import { FIRST, type Design } from './state.js';

function renderOption(design: Design, slot: Slot, id: Pick, isDrawn: boolean): string {
  const { spec } = design;
  const checked = wear(spec)[slot] === id ? ' checked' : '';
  const disabled = isFree(spec, slot, id) ? '' : ' disabled';
  return (
    `<label class="option"><input type="radio" name="${slot}" value="${id ?? EMPTY}"${checked}${disabled}>` +
    `<span class="pic">${isDrawn ? drawOption(spec, slot, id) : ''}</span>` +
    `<span class="word">${escapeHtml(nameId(id))}</span></label>`
  );
}

/** What can be picked for a slot. */
export function renderOptions(design: Design, slot: Slot, isDrawn: boolean): string {
  return each(listGroups(slot, design.packs), ({ pack, ids }) => {
    const name = pack === undefined ? '' : (catalogue.packs.get(pack)?.name ?? '');
    const title = name === '' ? '' : `<p class="from-pack">${escapeHtml(name)}</p>`;
    return title + each(ids, (id) => renderOption(design, slot, id, isDrawn));
  });
}

function renderTray(slot: Slot, isDrawn: boolean): string {
  const name = nameSlot(slot);
  const lower = name.toLowerCase();
  return (
    `<section class="tray" data-tray="${slot}"><div class="head"><h3 id="name-${slot}">${name}</h3>` +
    `<span class="now" data-now="${slot}">${escapeHtml(nameId(FIRST.spec[slot]))}</span>` +
    `<button type="button" class="tool" data-roll="${slot}" aria-label="Random ${lower}" title="Random ${lower}">${DIE}</button>` +
    `<button type="button" class="tool" data-keep="${slot}" aria-pressed="false" aria-label="Keep ${lower}" ` +
    `title="Keep ${lower} when chance is at work">${LOCK}</button></div>` +
    `<p class="note" id="note-${slot}" data-note="${slot}"></p>` +
    `<button type="button" class="button plain off" data-off="${slot}" hidden>Take it off</button>` +
    `<div class="options ${slot}" role="radiogroup" aria-labelledby="name-${slot}" aria-describedby="note-${slot}" ` +
    `data-options="${slot}">${renderOptions(FIRST, slot, isDrawn)}</div></section>`
  );
}

function renderPackTray(): string {
  const packs = each(PACKS, ({ id, name, about }) => {
    return (
      `<label class="pack"><input type="checkbox" name="packs" value="${id}"><span class="pic">${drawPack(id)}</span>` +
      `<span class="about"><b>${escapeHtml(name)}</b> <small>${countOwn(id)} parts</small>` +
      `<span>${escapeHtml(about)}</span></span></label>`
    );
  });
  return (
    '<section class="tray"><div class="head"><h3 id="name-packs">Packs</h3></div>' +
    '<p class="note">What a pack brings stands in the other trays, after what is always there.</p>' +
    `<div class="pack-list" role="group" aria-labelledby="name-packs">${packs}</div></section>`
  );
}

/** The tabs. */
export function renderTabs(): string {
  return each(PANELS, ({ id, name }) => {
    const isFirst = id === FIRST.tab;
    return (
      `<button type="button" role="tab" id="tab-${id}" data-code="${id}" aria-controls="panel-${id}" ` +
      `aria-selected="${isFirst}" tabindex="${isFirst ? 0 : -1}">${name}</button>`
    );
  });
}

function renderPanel({ id, slots }: Panel): string {
  const isFirst = id === FIRST.tab;
  const trays = slots.length === 0 ? renderPackTray() : each(slots, (slot) => renderTray(slot, isFirst));
  const hidden = isFirst ? '' : ' hidden';
  return `<div role="tabpanel" class="shelf" id="panel-${id}" aria-labelledby="tab-${id}"${hidden}>${trays}</div>`;
}

/** What the tabs show. */
export function renderPanels(): string {
  return each(PANELS, renderPanel);
}
