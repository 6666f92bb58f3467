// All parts that `parts` can ask for, in groups: the base, and each pack. A group has one picture of all of it, in which a page
// shows one part by its name: hundreds of files would be hundreds of requests.
import { catalogue as base } from '../../../lib/core.js';
import { build, catalogue, PACKS, ROLES, type AvatarSpec } from '../../../lib/index.js';
import { each, escapeHtml } from '../../shared/html.js';

/** A mascot on which every part can be seen. */
export const MODEL = { palette: 'mint', body: 'loaf', eyes: 'wide', mouth: 'smile', background: 'none' } as const;

/** Changes of the model for slots that only show beside other parts than its own. */
const MODEL_CHANGES: ReadonlyMap<string, Partial<AvatarSpec>> = new Map([
  ['accent', { topper: 'beanie' }],
  ['background', { background: 'solid' }],
  ['ground', { background: 'solid' }],
  ['palette', { background: 'solid' }],
  ['scene', { background: 'solid' }],
]);

/** A part, a body, a palette, or a value of another slot. */
export interface PartItem {
  readonly slot: string;
  readonly id: string;
  /** Its place on the page of parts. */
  readonly anchor: string;
  /** Address of its picture. */
  readonly picture: string;
}

/** The base, or a pack. */
export interface PartGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly items: readonly PartItem[];
  /** The picture of all of it, and its path. */
  readonly path: string;
  readonly draw: () => string;
}

type Ids = Iterable<readonly [slot: string, ids: readonly string[]]>;

const COLUMNS = 16;

function createGroup(id: string, name: string, about: string, ids: Ids, model: Partial<AvatarSpec>): PartGroup {
  const path = `pictures/parts-${id}.svg`;
  const items = Array.from(ids).flatMap(([slot, known]) =>
    known.map((part) => {
      const view = `${slot}-${part}`;
      return { slot, id: part, anchor: `${id}-${view}`, picture: `/${path}#${view}` };
    }),
  );
  const draw = (): string => {
    const cells = each(items, ({ slot, id: part }, index) => {
      const [x, y] = [(index % COLUMNS) * 100, Math.floor(index / COLUMNS) * 100];
      const value = slot === 'tilt' ? Number(part) : part;
      const svg = build({ ...model, ...MODEL_CHANGES.get(slot), [slot]: value }, { size: 100 });
      return (
        `<view id="${slot}-${part}" viewBox="${x} ${y} 100 100"/>` + svg.replace('<svg ', `<svg x="${x}" y="${y}" `)
      );
    });
    const height = Math.ceil(items.length / COLUMNS) * 100;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * 100} ${height}">${cells}</svg>`;
  };
  return { id, name, about, items, path, draw };
}

function createBase(): PartGroup {
  const ids: Ids = [
    ['body', [...base.bodies.keys()]],
    ...Object.entries(base.parts).map(([slot, parts]) => [slot, [...parts.keys()]] as const),
    ...Object.entries(ROLES).map(([slot, values]) => [slot, values.map(String)] as const),
    ['palette', [...base.palettes.keys()]],
  ];
  return createGroup('base', 'The base', 'What seeds choose from without a pack.', ids, MODEL);
}

/** The parts that a pack has and the base has not. */
function createPackGroup(id: string, name: string, about: string): PartGroup {
  const pack = catalogue.packs.get(id);
  const own = (items: readonly { readonly id: string }[] = [], known: ReadonlyMap<string, unknown>) =>
    items.flatMap((item) => (known.has(item.id) ? [] : item.id));
  const palettes = own(pack?.palettes, base.palettes);
  const ids: Ids = [
    ['body', own(pack?.bodies, base.bodies)],
    ...Object.entries(base.parts).map(
      ([slot, parts]) => [slot, own(pack?.[slot as keyof typeof base.parts]?.parts, parts)] as const,
    ),
    ['palette', palettes],
  ];
  return createGroup(id, name, about, ids, { ...MODEL, palette: palettes[0] ?? MODEL.palette });
}

/** The base, and then the packs. */
export const PART_GROUPS: readonly PartGroup[] = [
  createBase(),
  ...PACKS.map(({ id, name, about }) => createPackGroup(id, name, about)),
];

/** The pictures, by file name. */
export function drawPartPictures(): Map<string, string> {
  return new Map(PART_GROUPS.map(({ path, draw }) => [path, draw()]));
}

function renderItem({ slot, id, anchor, picture }: PartItem): string {
  const value = `${slot}:${id}`;
  return (
    `<li id="${anchor}"><img src="${picture}" width="88" height="88" alt="" loading="lazy">` +
    `<code data-copy="${value}"><span class="hidden">${slot}:</span>${id}</code></li>`
  );
}

function renderGroup({ id, name, about, items }: PartGroup, index: number): string {
  const lists = each(new Set(items.map(({ slot }) => slot)), (slot) => {
    const own = items.filter((item) => item.slot === slot);
    return `<h3>${slot}</h3><ul class="parts">${each(own, renderItem)}</ul>`;
  });
  // A list of hundreds is in nobody's way while it is closed, and its pictures are not fetched.
  return (
    `<h2 id="${id}">${escapeHtml(name)}</h2><p>${escapeHtml(about)}</p>` +
    `<details class="all-parts"${index === 0 ? ' open' : ''}><summary>All ${items.length} parts of ` +
    `${index === 0 ? 'the base' : escapeHtml(name)}</summary>${lists}</details>`
  );
}

/** The page of parts: a chapter for the base and one for each pack. */
export function renderGroups(): string {
  return each(PART_GROUPS, renderGroup);
}
