// Draws the pictures of the guide to packs: anchors, inks, and the pack of its first sample.
import { createTopper, line } from '../../../lib/authoring/index.js';
import { BASE_CATALOGUE as catalogue } from '../../../lib/base-catalogue.js';
import { createEngine, renderAvatar } from '../../../lib/core.js';
import type { Anchors, Inks, Motion } from '../../../lib/parts/part.js';
import { each } from '../../shared/html.js';
import { removeMotionStyle } from '../../shared/motion.js';
import { renderFaces } from './blocks.js';

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
    each(points, ([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/><text x="${x}" y="${y + 1.5}">${i + 1}</text>`),
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

const drawLantern = (c: Inks, m: Motion) =>
  line(c.accentShade, 'M0 4V-4', 3) + `<circle cy="-11" r="8" fill="${c.accent}"${m.pulse}/>`;

/** Renders mascots with the pack of the first sample. */
export function renderLanterns(): string {
  const topper = { none: 1, parts: [createTopper('paper-lantern', 1, 18, drawLantern)] };
  const { createAvatar } = createEngine({ packs: [{ id: 'lanterns', name: 'Lanterns', about: '', topper }] });
  const draw = (seed: string) => removeMotionStyle(createAvatar(seed, { packs: 'lanterns', size: 96, animated: true }));
  return renderFaces(draw);
}
