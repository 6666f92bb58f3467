// Draws contact sheets for people to look at: `npm run sheet -- --help`. Reads the built engine, so `npm run build` comes
// first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createAvatar, GROUNDS, listPacks, listPalettes, listParts, MOODS, renderAvatar, SHAPES, TONES } from 'navii';
import { layOut, rasterizeSheet } from './raster.js';

const HELP = `Usage: npm run sheet -- [kind] [options]

Kinds
  seeds      mascots of numbered seeds (the default)
  slot       every variant of one slot on three bodies: --slot eyes
  matrix     every body with every variant of one slot: --slot topper
  palettes   every palette in its three tones
  grounds    every palette on each of its grounds
  packs      a row of mascots for each pack
  moods      one column for each mood
  shapes     every scene of every pack in each shape
  sizes      the same seeds at 16, 24, 32, 48, 96 and 256 px

Options
  --out FILE      where to write: .png or .svg           (sheet.png)
  --count N       how many seeds                         (144)
  --prefix TEXT   what the seeds begin with              (user-)
  --cell PX       edge of a cell                         (96)
  --columns N     cells in a row                         (12)
  --paper COLOR   colour behind the sheet                (#ffffff)
  --packs IDS     packs to draw seeds with
  --slot NAME     slot for the kinds slot and matrix     (topper)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    out: { type: 'string', default: 'sheet.png' },
    count: { type: 'string', default: '144' },
    prefix: { type: 'string', default: 'user-' },
    cell: { type: 'string', default: '96' },
    columns: { type: 'string', default: '12' },
    paper: { type: 'string', default: '#ffffff' },
    packs: { type: 'string', default: '' },
    slot: { type: 'string', default: 'topper' },
  },
});
const [kind = 'seeds'] = positionals;
const seeds = Array.from({ length: Number(values.count) }, (_, i) => `${values.prefix}${i}`);
const idOf = (/** @type {{ readonly id: string }} */ { id }) => id;
const bodies = listParts('body').map(idOf);
const palettes = listPalettes().map(idOf);

/** @param {number} i */
const paletteAt = (i) => palettes[i % palettes.length] ?? 'violet';

function variants() {
  return listParts(/** @type {import('navii').PartSlot} */ (values.slot)).map(idOf);
}

/** The avatars and the number of columns of each kind of sheet. @type {Record<string, () => [svgs: string[], columns: number]>} */
const kinds = {
  seeds: () => [seeds.map((seed) => createAvatar(seed, { packs: values.packs })), Number(values.columns)],
  slot: () => [
    variants().flatMap((id, i) =>
      ['bun', 'bell', 'star'].map((body, k) =>
        renderAvatar({ body, palette: paletteAt(i * 3 + k), [values.slot]: id }),
      ),
    ),
    Number(values.columns),
  ],
  matrix: () => [
    bodies.flatMap((body, i) =>
      variants().map((id) => renderAvatar({ palette: paletteAt(i), body, [values.slot]: id })),
    ),
    variants().length,
  ],
  palettes: () => [
    palettes.flatMap((palette, i) =>
      TONES.map((tone) => renderAvatar({ palette, tone, body: bodies[i % bodies.length] ?? 'bun' })),
    ),
    Number(values.columns),
  ],
  grounds: () => [
    palettes.flatMap((palette, i) =>
      GROUNDS.map((ground) => renderAvatar({ palette, ground, body: bodies[i % bodies.length] ?? 'bun' })),
    ),
    GROUNDS.length * 2,
  ],
  packs: () => [
    listPacks().flatMap(({ id }) =>
      seeds.slice(0, Number(values.columns)).map((seed) => createAvatar(seed, { packs: id })),
    ),
    Number(values.columns),
  ],
  moods: () => [
    seeds.flatMap((seed) => MOODS.map((mood) => createAvatar(seed, { mood, packs: values.packs }))),
    MOODS.length * Math.max(1, Math.floor(Number(values.columns) / MOODS.length)),
  ],
  shapes: () => [
    listParts('scene').flatMap(({ id: scene }) =>
      SHAPES.map((shape) => createAvatar(scene, { parts: `scene:${scene}`, shape })),
    ),
    SHAPES.length * 3,
  ],
  sizes: () => [
    seeds.slice(0, 8).flatMap((seed) => [16, 24, 32, 48, 96, 256].map((size) => createAvatar(seed, { size }))),
    6,
  ],
};

if (values.help) {
  console.log(HELP);
} else {
  const show = new Map(Object.entries(kinds)).get(kind);
  if (!show) throw new RangeError(`kind: expected one of ${Object.keys(kinds).join(', ')}; got ${kind}`);
  const [svgs, columns] = show();
  const cell = kind === 'sizes' ? undefined : Number(values.cell);
  mkdirSync(dirname(values.out), { recursive: true });
  const sheet = layOut(svgs, { columns, cell: cell ?? 256, paper: values.paper, resize: cell !== undefined });
  writeFileSync(values.out, values.out.endsWith('.svg') ? sheet : await rasterizeSheet(sheet));
  console.log(`${values.out}: ${svgs.length} mascots`);
}
