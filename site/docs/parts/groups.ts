// What can be asked for with `parts`, in groups: the base, and what each pack brings. Each group has one picture of all of
// it, in which a page shows one part by its name: hundreds of files would be hundreds of requests.
import { catalogue as base } from '../../../lib/core.js';
import { build, catalogue, PACKS, ROLES, type AvatarSpec } from '../../../lib/index.js';
import { each } from '../../shared/html.js';

/** A mascot on which every part can be seen. */
export const MODEL = { palette: 'mint', body: 'loaf', eyes: 'wide', mouth: 'smile', background: 'none' } as const;

/** What the model changes for slots that only show beside other parts than its own. */
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

/** What a pack has that the base has not. */
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
