// Renders all values of the option `parts`, in groups: the base, and each pack. Each group has one SVG file with a view
// per part, because hundreds of files would be hundreds of requests.
import { BASE_CATALOGUE as base } from '../../../lib/base-catalogue.js';
import { catalogue } from '../../../lib/catalogue.js';
import { listKnown, listOwn, type OptionId } from '../../../lib/choose/owners.js';
import { renderAvatar, listPacks, ROLES, type AvatarSpec, type PackInfo } from '../../../lib/index.js';
import type { Slot } from '../../../lib/spec.js';
import { each, escapeHtml } from '../../shared/html.js';

/** A mascot on which every part is visible. */
const MODEL = { palette: 'mint', body: 'loaf', eyes: 'wide', mouth: 'smile', background: 'none' } as const;

/** Changes of the model for slots that need another part to be visible. */
const MODEL_CHANGES: ReadonlyMap<string, Partial<AvatarSpec>> = new Map([
  ['accent', { topper: 'beanie' }],
  ['background', { background: 'solid' }],
  ['ground', { background: 'solid' }],
  ['palette', { background: 'solid' }],
  ['scene', { background: 'solid' }],
]);

/** The slots in the order of the page. */
const SHOWN = ['body', ...Object.keys(base.parts), ...Object.keys(ROLES), 'palette'] as Slot[];

const COLUMNS = 16;

/** Makes the section of the base, or of a pack. Each item has its anchor on the page, and its picture in the file of the section. */
function createSection(info: PackInfo, listIds: (slot: Slot) => readonly OptionId[], model: Partial<AvatarSpec>) {
  const path = `pictures/parts-${info.id}.svg`;
  const items = SHOWN.flatMap((slot) =>
    listIds(slot).map((id) => {
      const view = `${slot}-${id}`;
      return { slot, id: String(id), anchor: `${info.id}-${view}`, picture: `/${path}#${view}` };
    }),
  );
  const draw = (): string => {
    const cells = each(items, ({ slot, id }, index) => {
      const [x, y] = [(index % COLUMNS) * 100, Math.floor(index / COLUMNS) * 100];
      const value = slot === 'tilt' ? Number(id) : id;
      const svg = renderAvatar({ ...model, ...MODEL_CHANGES.get(slot), [slot]: value }, { size: 100 });
      return `<view id="${slot}-${id}" viewBox="${x} ${y} 100 100"/>` + svg.replace('<svg ', `<svg x="${x}" y="${y}" `);
    });
    const height = Math.ceil(items.length / COLUMNS) * 100;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * 100} ${height}">${cells}</svg>`;
  };
  return { ...info, items, path, draw };
}

const BASE = createSection({ id: 'base', name: 'The base', about: '' }, (slot) => listKnown(slot, base), MODEL);

const OF_PACKS = listPacks().map((pack) => {
  const listAdded = (slot: Slot) => {
    const known = listKnown(slot, base);
    return listOwn(pack.id, slot, catalogue).filter((id) => !known.includes(id));
  };
  const [palette = MODEL.palette] = listAdded('palette');
  return createSection(pack, listAdded, { ...MODEL, palette });
});

/** The base, then the packs. */
export const PART_GROUPS = [BASE, ...OF_PACKS];

export function drawPartPictures(): Map<string, string> {
  return new Map(PART_GROUPS.map(({ path, draw }) => [path, draw()]));
}

type PartGroup = typeof BASE;

function renderSlot({ items }: PartGroup, slot: string): string {
  const own = each(
    items.filter((item) => item.slot === slot),
    ({ id, anchor, picture }) =>
      `<li id="${anchor}"><img src="${picture}" width="80" height="80" alt="" loading="lazy">` +
      `<code data-copy="${slot}:${id}"><span class="hidden">${slot}:</span>${id}</code></li>`,
  );
  return `<ul class="parts">${own}</ul>`;
}

function renderSlots(group: PartGroup, slots: Iterable<string>): string {
  return each(slots, (slot) => `<h3>${slot}</h3>${renderSlot(group, slot)}`);
}

const slotsOf = ({ items }: PartGroup): Set<string> => new Set(items.map(({ slot }) => slot));

export function renderPalettes(): string {
  return renderSlot(BASE, 'palette');
}

/** Renders all parts of the base, whose palettes are elsewhere on the page. */
export function renderBase(): string {
  return renderSlots(
    BASE,
    [...slotsOf(BASE)].filter((slot) => slot !== 'palette'),
  );
}

/** Renders a chapter for each pack. Its parts are folded, so that the page stays short and their pictures are not loaded. */
export function renderPacks(): string {
  return each(
    OF_PACKS,
    (group) =>
      `<h2 id="${group.id}">${escapeHtml(group.name)}</h2><div class="pack">` +
      `<img src="/pictures/pack-${group.id}.svg" width="96" height="96" alt="" loading="lazy">` +
      `<p>${escapeHtml(group.about)} <code data-copy="${group.id}">${group.id}</code></p></div>` +
      `<details class="all-parts"><summary>All ${group.items.length} parts of ${escapeHtml(group.name)}</summary>` +
      `${renderSlots(group, slotsOf(group))}</details>`,
  );
}
