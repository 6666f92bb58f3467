// Renders parts of the guide to packs from the engine: anchors, inks, kinds of parts, and error messages of the checks.
import { checkPack, createTopper, line } from '../../../lib/authoring/index.js';
import { KIND_SLOTS } from '../../../lib/authoring/rules.js';
import { BASE_CATALOGUE as catalogue } from '../../../lib/base-catalogue.js';
import { renderAvatar } from '../../../lib/core.js';
import type { Anchors, Inks } from '../../../lib/parts/part.js';
import { each } from '../../shared/html.js';
import { renderCode, renderTable } from './blocks.js';

type Point = readonly [x: number, y: number];

const pair = (a: Anchors, gap: number, y: number) => [[a.x - gap, y] as const, [a.x + gap, y] as const];

/** The points of the anchors in the picture, in the order of the list below it (docs/packs.md). */
const listPoints = (a: Anchors): readonly (readonly Point[])[] => [
  [[a.topX, a.topY]],
  pair(a, a.earGap, a.earY),
  pair(a, a.brimWidth, a.brimY),
  pair(a, a.eyeGap, a.eyeY),
  pair(a, a.sideWidth, a.eyeY),
  [[a.x, a.mouthY]],
  pair(a, a.armGap, a.armY),
  [[a.x, a.bellyY]],
  pair(a, a.neckWidth, a.neckY),
];

const RADIUS = 3;

/** Draws the anchors of a body of the base, with a number at each. */
export function renderAnchors(): string {
  const [body] = catalogue.bodies.values();
  if (body === undefined) throw new Error('expected a body');
  const { id, layers } = body;
  const { anchors: a } = layers();
  const figure = renderAvatar(
    { body: id, palette: 'mint', background: 'none', eyes: null, mouth: null },
    { size: 100 },
  );
  const dots = each(listPoints(a), (points, i) =>
    each(
      points,
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="${RADIUS}"/><text x="${x}" y="${y + 1.5}">${i + 1}</text>`,
    ),
  );
  return (
    `<svg class="anchors" viewBox="0 0 100 100" role="img" aria-label="Anchors on the body ${id}, numbered as below">` +
    `${figure}<ellipse cx="${a.x}" cy="${a.bellyY}" rx="${a.bellyWidth}" ry="${a.bellyHeight}"/>${dots}</svg>`
  );
}

/** Draws an ink of a palette that has all of them. */
export function renderInk(name: string): string {
  const pale = [...catalogue.palettes.values()]
    .map(({ inks }) => inks('home', 'contrasting'))
    .find(({ rim }) => rim !== '');
  if (pale === undefined || !(name in pale)) throw new Error(`expected the name of an ink, got ${name}`);
  const fill = pale[name as keyof Inks];
  return `<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="${fill}"/></svg>`;
}

/** Renders the kinds of parts that the rules know, by slot. */
export function renderKinds(): string {
  const slots = [...new Set(Object.values(KIND_SLOTS).flat())];
  const rows = slots.map((slot) => {
    const kinds = Object.entries(KIND_SLOTS).filter(([, known]) => known.includes(slot));
    return [`<code>${slot}</code>`, kinds.map(([kind]) => `<code>${kind}</code>`).join(', ')];
  });
  return renderTable('Kinds of parts', ['Slot', 'Kinds'], rows);
}

/** Renders the messages of the checks for a pack with errors. */
export function renderFaults(): string {
  const faults = checkPack({
    id: 'acme',
    name: 'Acme',
    about: 'Hats that are too tall.',
    topper: {
      none: 1,
      parts: [
        createTopper('tall-hat', 1, 0, (c) => line(c.accent, 'M0 0V-30', 12)),
        createTopper('crown', -1, 8, (c) => line(c.accent, 'M-8 0h16', 6)),
        createTopper('party-hat', 1, 8, (c) => line(c.body === '#fff' ? c.dark : c.accent, 'M-8 0h16', 6)),
        createTopper('flag', 1, 8, () => '<path d="M0 0V-8.125" stroke="red"/>'),
      ],
    },
  });
  return renderCode('Error', faults.join('\n'));
}
