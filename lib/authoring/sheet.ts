// `renderPackSheet`: a sheet that shows all of a pack to its author.
import { createCatalogue, type Catalogue } from '../choose/catalogue.js';
import { completeSpec, findSelection } from '../choose/select.js';
import { selectAvatar } from '../engine.js';
import { AVATAR_DEFAULTS } from '../options/read.js';
import type { Pack } from '../packs/pack.js';
import { BODIES, POOLS } from '../parts/index.js';
import { drawAvatar } from '../render/avatar.js';
import { escapeXml, formatHundredths } from '../render/svg.js';
import { PART_SLOTS, ROLES, TONES, type AvatarSpec } from '../spec.js';

/**
 * Options of {@link renderPackSheet}.
 *
 * @example
 * const wide: PackSheetOptions = { columns: 12, size: 72 };
 */
export interface PackSheetOptions {
  /** Mascots in a row: an integer of 1 or more. Default: 8. */
  readonly columns?: number;
  /** Width and height of one mascot in pixels: a number over 0. Default: 96. */
  readonly size?: number;
  /** Seeds whose mascots are shown at the end. Default: 24 numbered seeds. */
  readonly seeds?: readonly string[];
}

// Lengths in units. A mascot is 100 units wide and high.
const GAP = 12;
const LABEL = 22;
const TITLE = 44;
const DEFAULT_SEEDS = 24;
/** Maximum number of bodies on which each part is shown. */
const MODELS = 3;

function textAt(x: number, y: number, size: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-family="system-ui,sans-serif" font-size="${size}" fill="#223"${more}>${escapeXml(words)}</text>`;
}

/** Picks different bodies: from the beginning, the middle and the end of the list. */
function pickModels(ids: readonly string[]): string[] {
  const places = Array.from({ length: MODELS }, (_, i) => Math.round((i * (ids.length - 1)) / (MODELS - 1)));
  return [...new Set(places)].flatMap((place) => ids[place] ?? []);
}

function listSections(pack: Pack, catalogue: Catalogue, seeds: readonly string[]) {
  const palettes = pack.palettes?.length ? pack.palettes.map(({ id }) => id) : ['violet', 'mint', 'amber'];
  const bodies = (pack.bodies?.length ? pack.bodies : BODIES).map(({ id }) => id);
  const models = pickModels(bodies);
  const cell = (i: number, label: string, parts: Partial<AvatarSpec>) => {
    const turning = {
      palette: palettes[i % palettes.length] ?? '',
      ground: ROLES.ground[i % ROLES.ground.length] ?? 'tint',
    };
    return { label, spec: completeSpec({ ...turning, body: bodies[0] ?? '', ...parts }, catalogue) };
  };
  const slots = PART_SLOTS.map((slot) => {
    // Parts of the base are not shown.
    const parts = (pack[slot]?.parts ?? []).filter((part) => !POOLS[slot].parts.includes(part));
    const cells = parts.flatMap(({ id }, i) =>
      models.map((body, k) => cell(i * models.length + k, id, { body, [slot]: id })),
    );
    return { title: slot, cells };
  });
  const tones = palettes.flatMap((palette, i) =>
    TONES.map((tone, k) =>
      cell(3 * i + k, `${palette} ${tone}`, { palette, tone, accent: ROLES.accent[k] ?? 'bright' }),
    ),
  );
  const mascots = seeds.map((seed) => ({ label: seed, spec: selectAvatar(catalogue, seed, { packs: pack.id }) }));
  return [
    { title: 'body', cells: bodies.map((body, i) => cell(i, body, { body })) },
    ...slots,
    { title: 'palette', cells: tones },
    { title: 'seeds', cells: mascots },
  ].filter(({ cells }) => cells.length > 0);
}

/**
 * Draws a pack on one sheet: each body, each part of its own on up to three bodies, each palette in its tones, and the mascots of
 * some seeds, each with its id below it. Look at it in a small size too: a mascot must be recognizable at 24 pixels.
 *
 * @param pack - a pack without faults, see {@link checkPack}
 * @param options - the layout and the seeds
 * @returns an SVG document of `svg g path circle ellipse rect text`, without ids
 * @throws RangeError if the columns are not an integer of 1 or more, or if the size is not over 0
 * @example
 * const pack: Pack = { id: 'plain', name: 'Plain', about: 'Nothing on the head.', topper: { none: 1, parts: [] } };
 * renderPackSheet(pack, { columns: 6, size: 72 }).slice(0, 5); // '<svg '
 */
export function renderPackSheet(pack: Pack, options: PackSheetOptions = {}): string {
  const { columns = 8, size = 96, seeds = Array.from({ length: DEFAULT_SEEDS }, (_, i) => `user-${i}`) } = options;
  if (!Number.isInteger(columns) || columns < 1)
    throw new RangeError(`columns: expected an integer of 1 or more, got ${columns}`);
  if (!(size > 0 && size < Infinity)) throw new RangeError(`size: expected a number over 0, got ${size}`);
  const catalogue = createCatalogue([pack]);
  const width = GAP + columns * (100 + GAP);
  let y = GAP + TITLE;
  let drawing = textAt(GAP, y - 12, 30, pack.name, ' font-weight="700"') + textAt(GAP, (y += 16) - 4, 16, pack.about);
  for (const { title, cells } of listSections(pack, catalogue, seeds)) {
    y += TITLE;
    drawing += textAt(GAP, y - 12, 20, title, ' font-weight="700"');
    for (const [i, { spec, label }] of cells.entries()) {
      const column = i % columns;
      if (i > 0 && column === 0) y += 100 + LABEL;
      const x = GAP + column * (100 + GAP);
      drawing +=
        `<g transform="translate(${x} ${y})">${drawAvatar('', findSelection(spec, catalogue), AVATAR_DEFAULTS, catalogue.layers)}</g>` +
        textAt(x + 50, y + 114, 11, label, ' text-anchor="middle"');
    }
    y += 100 + LABEL;
  }
  const height = y + GAP;
  const pixels = (units: number): string => formatHundredths(Math.round(units * size));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels(width)}" height="${pixels(height)}" ` +
    `fill="none" stroke-linecap="round"><rect width="${width}" height="${height}" fill="#fff"/>${drawing}</svg>`
  );
}
