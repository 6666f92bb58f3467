// Draws contact sheets of the art for people to look at: `npm run sheet -- --help`, after `npm run build`. The command `navii sheet`
// draws those of seeds.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-wasm';
import { createAvatar, GROUNDS, listPalettes, listParts, renderAvatar, SHAPES, TONES } from 'navii';
import { layOut, loadResvg } from './raster.js';

const HELP = `Usage: npm run sheet -- [kind] [options]

Kinds
  matrix     every body with every variant of one slot (the default): --slot topper
  palettes   every palette in its three tones
  grounds    every palette on each of its grounds
  shapes     every scene of every pack in each shape
  sizes      the same seeds at 16, 24, 32, 48, 96 and 256 px

Options
  --out FILE      where to write: .png or .svg           (sheet.png)
  --cell PX       edge of a cell                         (96)
  --paper COLOR   colour behind the sheet                (#ffffff)
  --slot NAME     slot for the kind matrix               (topper)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    out: { type: 'string', default: 'sheet.png' },
    cell: { type: 'string', default: '96' },
    paper: { type: 'string', default: '#ffffff' },
    slot: { type: 'string', default: 'topper' },
  },
});
const [kind = 'matrix'] = positionals;
const COLUMNS = 12;
const idOf = (/** @type {{ readonly id: string }} */ { id }) => id;
const bodies = listParts('body').map(idOf);
const palettes = listPalettes().map(idOf);

/** @param {number} i */
const paletteAt = (i) => palettes[i % palettes.length] ?? 'violet';

/** @param {number} i */
const bodyAt = (i) => bodies[i % bodies.length] ?? 'bun';

function variants() {
  return listParts(/** @type {import('navii').PartSlot} */ (values.slot)).map(idOf);
}

/** The avatars and the number of columns of each kind of sheet. @type {Record<string, () => [svgs: string[], columns: number]>} */
const kinds = {
  matrix: () => [
    bodies.flatMap((body, i) =>
      variants().map((id) => renderAvatar({ palette: paletteAt(i), body, [values.slot]: id })),
    ),
    variants().length,
  ],
  palettes: () => [
    palettes.flatMap((palette, i) => TONES.map((tone) => renderAvatar({ palette, tone, body: bodyAt(i) }))),
    COLUMNS,
  ],
  grounds: () => [
    palettes.flatMap((palette, i) => GROUNDS.map((ground) => renderAvatar({ palette, ground, body: bodyAt(i) }))),
    GROUNDS.length * 2,
  ],
  shapes: () => [
    listParts('scene').flatMap(({ id: scene }) =>
      SHAPES.map((shape) => createAvatar(scene, { parts: `scene:${scene}`, shape })),
    ),
    SHAPES.length * 3,
  ],
  sizes: () => [
    Array.from({ length: 8 }, (_, i) =>
      [16, 24, 32, 48, 96, 256].map((size) => createAvatar(`user-${i}`, { size })),
    ).flat(),
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
  await loadResvg();
  writeFileSync(values.out, values.out.endsWith('.svg') ? sheet : new Resvg(sheet).render().asPng());
  console.log(`${values.out}: ${svgs.length} mascots`);
}
