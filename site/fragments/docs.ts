// What the documentation prints from the code: tables of options, and a picture of everything there is.
import { build, catalogue, PALETTES } from '../../lib/core.js';
import { AVATAR_OPTIONS, createAvatar, GROUP_OPTIONS, MOODS, PACKS } from '../../lib/index.js';
import { castRoles, drawMoving } from './cast.js';
import { each, escapeHtml } from './html.js';
import { NAMES } from './names.js';

type Table = Readonly<Record<string, { readonly values: string; readonly fallback: string; readonly doc: string }>>;

function renderTable(table: Table, caption: string): string {
  const rows = each(
    Object.entries(table),
    ([name, { values, fallback, doc }]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escapeHtml(values)}</td><td>${escapeHtml(fallback)}</td>` +
      `<td>${escapeHtml(doc).replace(/`([^`]*)`/g, '<code>$1</code>')}</td></tr>`,
  );
  return (
    `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption><thead><tr>` +
    '<th scope="col">Name</th><th scope="col">Values</th><th scope="col">Without it</th><th scope="col">What it does</th>' +
    `</tr></thead><tbody>${rows}</tbody></table></div>`
  );
}

/** The options of an avatar, as a table. */
export function renderAvatarTable(): string {
  return renderTable(AVATAR_OPTIONS, 'Options of an avatar');
}

/** The options of a group, as a table. */
export function renderGroupTable(): string {
  return renderTable(GROUP_OPTIONS, 'Options of a group');
}

/** A model that every part can be seen on. */
const MODEL = { palette: 'mint', body: 'loaf', eyes: 'wide', mouth: 'smile', background: 'none' } as const;

const SLOTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['body', [...catalogue.bodies.keys()]],
  ...Object.entries(catalogue.parts).map(([slot, parts]) => [slot, [...parts.keys()]] as const),
]);

function namePicture(slot: string, id: string): string {
  return `pictures/${slot}-${id}.svg`;
}

/** Pictures of the base parts, by file name. */
export function drawPartPictures(): Map<string, string> {
  return new Map(
    [...SLOTS].flatMap(([slot, ids]) =>
      ids.map((id) => [namePicture(slot, id), build({ ...MODEL, [slot]: id })] as const),
    ),
  );
}

/** Every base part by slot, with its id. */
export function renderParts(): string {
  return each(SLOTS, ([slot, ids]) => {
    if (ids.length === 0) return '';
    const cells = each(
      ids,
      (id) =>
        `<li><img src="/${namePicture(slot, id)}" width="96" height="96" alt="" loading="lazy"><code>${id}</code></li>`,
    );
    return `<h3>${slot}</h3><ul class="parts">${cells}</ul>`;
  });
}

/** Every base palette, with its id. */
export function renderPaletteList(): string {
  const cells = each(
    PALETTES,
    ({ id }) => `<li>${build({ ...MODEL, palette: id, background: 'solid' }, { size: 72 })}<code>${id}</code></li>`,
  );
  return `<ul class="parts">${cells}</ul>`;
}

/** Every pack, with its id and its first picture. */
export function renderPackList(): string {
  return each(
    PACKS,
    ({ id, about }) =>
      `<li><img src="/pictures/pack-${id}.svg" width="96" height="96" alt="" loading="lazy"><p><code>${id}</code> ${escapeHtml(about)}</p></li>`,
  );
}

/** The moods, side by side. */
export function renderMoodList(): string {
  const cells = each(MOODS, (mood) => `<li>${createAvatar('Otto', { mood, size: 96 })}<code>${mood}</code></li>`);
  return `<ul class="parts">${cells}</ul>`;
}

const COVERS: ReadonlyMap<string, Parameters<typeof castRoles>[0]> = new Map([
  [
    'gallery',
    [
      { palette: 'rose', body: 'bell' },
      { palette: 'sky', body: 'imp', topper: true },
      { palette: 'lime', body: 'star', mood: 'happy' },
    ],
  ],
  [
    'docs',
    [
      { palette: 'violet', body: 'loaf', topper: true },
      { palette: 'mint', body: 'mushroom' },
      { palette: 'coral', body: 'ghost', mood: 'happy' },
    ],
  ],
  [
    'blog',
    [
      { palette: 'aqua', body: 'cloud' },
      { palette: 'orchid', body: 'pill', topper: true },
      { palette: 'cream', body: 'fluff' },
    ],
  ],
  [
    'privacy',
    [
      { palette: 'teal', body: 'imp', mood: 'sleepy' },
      { palette: 'grape', body: 'flame' },
      { palette: 'apricot', body: 'egg', topper: true },
    ],
  ],
  [
    'support',
    [
      { palette: 'cherry', body: 'heart', mood: 'happy' },
      { palette: 'snow', body: 'bun', topper: true },
      { palette: 'fern', body: 'dome', mood: 'wink' },
    ],
  ],
]);

const LOST = [
  { palette: 'grape', body: 'ghost', mood: 'sleepy' },
  { palette: 'aqua', body: 'imp' },
  { palette: 'rose', body: 'swirl' },
];

/** The mascots who sit on the heading of a page. */
export function renderCover(path: string): string {
  const roles = COVERS.get(path.split('/')[1] ?? '') ?? LOST;
  return `<ul class="cover" aria-hidden="true">${each(castRoles(roles, NAMES.slice(20)), (actor) => `<li>${drawMoving(actor)}</li>`)}</ul>`;
}
