// The tabs of the builder and their panels. A panel has a tray for each of its slots, with the options of the slot.
import { html, noChange, nothing, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { listPacks, type Slot } from '../../lib/index.js';
import { ROLES } from '../../lib/spec.js';
import { renderTabList } from '../shared/tab-list.js';
import { buttonOf, drawing, field, inputOf } from '../shared/view.js';
import { DIE, LOCK, PARCEL } from './icons.js';
import { getOwnTilt } from './mascot.js';
import { drawOption, drawPack } from './pictures.js';
import { applyRules, canClear, isAvailable, listTrayBlockers } from './rules.js';
import {
  capitalize,
  countOptions,
  EMPTY,
  findPanel,
  isEmptyTray,
  listGroups,
  nameId,
  nameSlot,
  PANELS,
  type OptionId,
  type Panel,
} from './slots.js';
import type { BuilderState, Design } from './state.js';

/** The callbacks of the trays. */
export interface TrayActions {
  readonly selectTab: (tab: string) => void;
  readonly pick: (slot: Slot, id: OptionId) => void;
  /** Shows a tilt while its slider is dragged. It is picked when the slider is let go. */
  readonly showTilt: (degrees: number) => void;
  readonly randomize: (slot: Slot) => void;
  readonly toggleKeep: (slot: Slot) => void;
  /** Removes the parts that hide options of a slot. */
  readonly clear: (slot: Slot) => void;
  /** Adds a pack that brings options of a slot. */
  readonly fill: (slot: Slot, pack: string) => void;
  readonly addPack: (pack: string) => void;
  readonly dropPack: (pack: string) => void;
}

const LIST = new Intl.ListFormat('en');

/** Explains why some options of a slot cannot be picked; empty if all can. */
function explainTray(design: Design, slot: Slot): string {
  const { spec } = design;
  const resolved = applyRules(design);
  const blockers = listTrayBlockers(design, slot);
  if (blockers.length === 0) {
    if (isEmptyTray(slot, design.packs)) return 'The options here come with packs. Add one:';
    return slot === 'ground' && spec.background === 'none' ? 'Choose a background to see this.' : '';
  }
  const isPlural = blockers.length > 1;
  const names = capitalize(
    LIST.format(blockers.map((blocker) => `${nameId(resolved[blocker])} (${nameSlot(blocker).toLowerCase()})`)),
  );
  const first = `${names} ${isPlural ? 'leave' : 'leaves'} no room for the options in grey.`;
  if (spec[slot] === resolved[slot] || spec[slot] === null) return first;
  return `${first} Your ${nameId(spec[slot])} comes back without ${isPlural ? 'them' : 'it'}.`;
}

/** Lets the keys Home and End pick the first and the last option of a group. Browsers do not do this for radio buttons. */
function pickFirstOrLast(event: KeyboardEvent): void {
  const { key } = event;
  // With a modifier key, they are commands of the browser.
  if (event.altKey || event.ctrlKey || event.metaKey || (key !== 'Home' && key !== 'End')) return;
  const options = buttonOf(event).querySelectorAll<HTMLInputElement>('input:enabled');
  const option = Array.from(options).at(key === 'Home' ? 0 : -1);
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}

/** The mascot with an option. */
function renderPicture(state: BuilderState, slot: Slot, id: OptionId): TemplateResult {
  const dependencies = [JSON.stringify([state.spec, state.forced]), id];
  return html`<span class="pic" aria-hidden="true">${drawing(() => drawOption(state, slot, id), dependencies)}</span>`;
}

function renderOption(state: BuilderState, slot: Slot, id: OptionId, act: TrayActions): TemplateResult {
  const isPicked = applyRules(state)[slot] === id;
  return html`<label class="pick option"><input type="radio" name=${slot} value=${id ?? EMPTY} .checked=${field(isPicked)}
    ?disabled=${!isAvailable(state, slot, id)} @change=${() => act.pick(slot, id)}>${renderPicture(state, slot, id)}<span class="word">${nameId(id)}</span></label>`;
}

/** The options of a slot. The options of a pack stand below its name. */
function renderOptions(state: BuilderState, slot: Slot, act: TrayActions): unknown[] {
  return listGroups(slot, state.packs).map(({ pack, ids }) => [
    pack === undefined ? nothing : html`<p class="pack-title">${catalogue.packs.get(pack)?.name}</p>`,
    ids.map((id) => renderOption(state, slot, id, act)),
  ]);
}

/** The tilt: a slider, and a button for the tilt without a choice. */
function renderTilt(state: BuilderState, act: TrayActions): TemplateResult {
  const [tilt, own] = [state.spec.tilt, getOwnTilt(state)];
  const read = (event: Event): number => Number(inputOf(event).value);
  return html`<div class="slide"><input type="range" name="tilt" min=${Math.min(...ROLES.tilt)} max=${Math.max(...ROLES.tilt)} .value=${field(String(tilt))}
      aria-labelledby="name-tilt" aria-valuetext=${nameId(tilt)} @input=${(event: Event) => act.showTilt(read(event))}
      @change=${(event: Event) => act.pick('tilt', read(event))}><button type="button" class="button plain" aria-disabled=${tilt === own}
      title="The tilt that the name gives by itself" @click=${() => act.pick('tilt', own)}>Its own</button></div>`;
}

/** The packs that have options for an empty tray, each with a button that adds it. */
function renderSlotPacks(state: BuilderState, slot: Slot, act: TrayActions): TemplateResult {
  const packs = listPacks().map(({ id: pack, name }) => {
    const { ids = [] } = listGroups(slot, [pack]).find((group) => group.pack === pack) ?? {};
    if (ids.length === 0) return nothing;
    return html`<li><button type="button" class="pick pack" @click=${() => act.fill(slot, pack)}>${renderPicture(state, slot, ids[0] ?? null)}<span
      class="about"><b>Add ${name}</b> <span>${LIST.format(ids.map(nameId))}</span></span></button></li>`;
  });
  return html`<ul class="pack-list bringers" aria-label="Packs with more options">${packs}</ul>`;
}

function renderTray(state: BuilderState, slot: Slot, act: TrayActions): TemplateResult {
  const name = nameSlot(slot);
  const lower = name.toLowerCase();
  return html`<section class="tray">
      <div class="head"><h3 id="name-${slot}">${name}</h3><span class="current">${nameId(applyRules(state)[slot])}</span><button
        type="button" class="tool" aria-label="Random ${lower}" title="Random ${lower}" @click=${() => act.randomize(slot)}>${DIE}</button><button
        type="button" class="tool" aria-pressed=${state.keep.includes(slot)} aria-label="Keep ${lower}"
        title="Keep ${lower} in random choices" @click=${() => act.toggleKeep(slot)}>${LOCK}</button></div>
      <p class="hint note" id="note-${slot}">${explainTray(state, slot)}</p>
      <button type="button" class="button plain clear" ?hidden=${!canClear(listTrayBlockers(state, slot))} @click=${() => act.clear(slot)}>Make room</button>
      ${
        slot === 'tilt'
          ? renderTilt(state, act)
          : html`<div class="options ${slot}" role="radiogroup" aria-labelledby="name-${slot}" aria-describedby="note-${slot}" @keydown=${pickFirstOrLast}>${renderOptions(state, slot, act)}</div>`
      }
      ${isEmptyTray(slot, state.packs) ? renderSlotPacks(state, slot, act) : nothing}
    </section>`;
}

function renderPackTray({ packs }: BuilderState, act: TrayActions): TemplateResult {
  const toggle = (event: Event): void => {
    const { checked, value } = inputOf(event);
    if (checked) act.addPack(value);
    else act.dropPack(value);
  };
  const choices = listPacks().map(
    ({ id, name, about }) =>
      html`<label class="pick pack"><input type="checkbox" name="packs" value=${id} .checked=${field(packs.includes(id))} @change=${toggle}><span
        class="pic" aria-hidden="true">${drawing(() => drawPack(id), [])}</span><span
        class="about"><b>${name}</b> <small>${countOptions(id)} parts</small><span>${about}</span></span></label>`,
  );
  return html`<section class="tray">
      <div class="head"><h3 id="name-packs">Packs</h3></div>
      <p class="hint note">The parts of a pack are in the other tabs, after the standard parts.</p>
      <div class="pack-list" role="group" aria-labelledby="name-packs">${choices}</div>
    </section>`;
}

function nameTab({ name, slots }: Panel, { packs }: BuilderState): unknown {
  const isEmpty = slots.length > 0 && slots.every((slot) => isEmptyTray(slot, packs));
  return isEmpty ? html`${name}<span class="needs">${PARCEL}<span class="hidden"> (needs a pack)</span></span>` : name;
}

/** The tabs and their panels. */
export function renderTrays(state: BuilderState, act: TrayActions): TemplateResult {
  const open = findPanel(state.tab);
  const tabs = renderTabList(
    {
      label: 'Parts',
      tabs: PANELS.map((panel) => ({ id: panel.id, name: nameTab(panel, state) })),
      selected: open.id,
      panelOf: (id) => `panel-${id}`,
      select: act.selectTab,
      isVertical: true,
    },
    'part-tabs',
  );
  const renderPanel = ({ id, slots }: Panel): TemplateResult => {
    const trays = () =>
      slots.length === 0 ? renderPackTray(state, act) : slots.map((slot) => renderTray(state, slot, act));
    // A panel is filled when it is first opened, and keeps its pictures when it is closed.
    return html`<div role="tabpanel" class="part-panel" id="panel-${id}" aria-labelledby="tab-${id}" ?hidden=${id !== open.id}>${id === open.id ? trays() : noChange}</div>`;
  };
  return html`${tabs}<div class="part-panels">${PANELS.map(renderPanel)}</div>`;
}
