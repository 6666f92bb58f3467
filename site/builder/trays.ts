// The tabs of the builder and their panels as HTML. A panel holds a tray for each of its slots: the options of the slot.
// The build writes them into the page; when packs are added or removed, the page itself writes the options again.
import { catalogue, PACKS, type Slot } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import { renderTabButtons } from '../shared/tab-markup.js';
import { DIE, LOCK, PARCEL } from './icons.js';
import { drawOption, drawPack } from './pictures.js';
import { applyRules, isAvailable } from './rules.js';
import {
  countOwn,
  EMPTY,
  isEmptyTray,
  listBringers,
  listGroups,
  nameId,
  nameSlot,
  PANELS,
  type OptionId,
  type Panel,
} from './slots.js';
import { FIRST, type Design } from './state.js';

function renderOption(design: Design, slot: Slot, id: OptionId, isDrawn: boolean): string {
  const checked = applyRules(design)[slot] === id ? ' checked' : '';
  const disabled = isAvailable(design, slot, id) ? '' : ' disabled';
  return (
    `<label class="option"><input type="radio" name="${slot}" value="${id ?? EMPTY}"${checked}${disabled}>` +
    `<span class="pic" aria-hidden="true">${isDrawn ? drawOption(design, slot, id) : ''}</span>` +
    `<span class="word">${escapeHtml(nameId(id))}</span></label>`
  );
}

/** The options of a slot. */
export function renderOptions(design: Design, slot: Slot, isDrawn: boolean): string {
  return each(listGroups(slot, design.packs), ({ pack, ids }) => {
    const name = pack === undefined ? '' : (catalogue.packs.get(pack)?.name ?? '');
    const title = name === '' ? '' : `<p class="pack-title">${escapeHtml(name)}</p>`;
    return title + each(ids, (id) => renderOption(design, slot, id, isDrawn));
  });
}

/** The packs that would fill a tray, each with a button that adds it. */
function renderBringers(slot: Slot): string {
  const packs = each(listBringers(slot), ({ pack, ids }) => {
    const name = escapeHtml(catalogue.packs.get(pack)?.name ?? pack);
    const parts = escapeHtml(new Intl.ListFormat('en').format(ids.map(nameId)));
    return (
      `<li><button type="button" class="bringer" data-add-pack="${pack}" data-for="${slot}">` +
      `<span class="pic" aria-hidden="true" data-bringer="${slot}" data-id="${ids[0] ?? ''}"></span>` +
      `<span class="about"><b>Add ${name}</b> <span>${parts}</span></span></button></li>`
    );
  });
  return `<ul class="bringers" data-bringers="${slot}" aria-label="Packs for this tray">${packs}</ul>`;
}

function renderTray(slot: Slot, isDrawn: boolean): string {
  const name = nameSlot(slot);
  const lower = name.toLowerCase();
  return (
    `<section class="tray" data-tray="${slot}"><div class="head"><h3 id="name-${slot}">${name}</h3>` +
    `<span class="current" data-current="${slot}">${escapeHtml(nameId(FIRST.spec[slot]))}</span>` +
    `<button type="button" class="tool" data-randomize="${slot}" aria-label="Random ${lower}" title="Random ${lower}">${DIE}</button>` +
    `<button type="button" class="tool" data-keep="${slot}" aria-pressed="false" aria-label="Keep ${lower}" ` +
    `title="Keep ${lower} when chance is at work">${LOCK}</button></div>` +
    `<p class="note" id="note-${slot}" data-note="${slot}"></p>` +
    `<button type="button" class="button plain clear" data-clear="${slot}" hidden>Take it off</button>` +
    `<div class="options ${slot}" role="radiogroup" aria-labelledby="name-${slot}" aria-describedby="note-${slot}" ` +
    `data-options="${slot}">${renderOptions(FIRST, slot, isDrawn)}</div>` +
    `${isEmptyTray(slot, []) ? renderBringers(slot) : ''}</section>`
  );
}

function renderPackTray(): string {
  const packs = each(PACKS, ({ id, name, about }) => {
    return (
      `<label class="pack"><input type="checkbox" name="packs" value="${id}"><span class="pic" aria-hidden="true">${drawPack(id)}</span>` +
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

export function renderTabs(): string {
  const tabs = PANELS.map((panel) => {
    const isEmpty = panel.slots.length > 0 && panel.slots.every((slot) => isEmptyTray(slot, []));
    const mark = `<span class="needs" data-needs="${panel.id}">${PARCEL}<span class="hidden"> (needs a pack)</span></span>`;
    return isEmpty ? { ...panel, name: panel.name + mark } : panel;
  });
  return renderTabButtons(tabs, FIRST.tab, (id) => `panel-${id}`);
}

function renderPanel({ id, slots }: Panel): string {
  const isFirst = id === FIRST.tab;
  const trays = slots.length === 0 ? renderPackTray() : each(slots, (slot) => renderTray(slot, isFirst));
  const hidden = isFirst ? '' : ' hidden';
  return `<div role="tabpanel" class="part-panel" id="panel-${id}" aria-labelledby="tab-${id}"${hidden}>${trays}</div>`;
}

export function renderPanels(): string {
  return each(PANELS, renderPanel);
}
