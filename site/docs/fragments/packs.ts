// Draws the pictures of the guide to packs: the packs of its samples, anchors, and inks.
import { createTopper, line } from '../../../lib/authoring/index.js';
import { BASE_CATALOGUE as catalogue } from '../../../lib/base-catalogue.js';
import { type AvatarOptions, createEngine, type Engine } from '../../../lib/core.js';
import { openEngine } from '../../../lib/create-engine.js';
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

/** The body of a sample in docs/packs.md. */
const LAMP = {
  id: 'oil-lamp',
  weight: 1,
  top: 10,
  arcs: ['C69 10 83 25 83 46', 'C83 62 75 70 75 79C75 86 66 89 50 89'] as const,
  edges: [25, 95] as const,
  shine: 'M26 44C26 32 31 25 38 20',
  shadow: 19,
  head: { eyeY: 47, eyeGap: 14.5, mouthY: 61, earGap: 20, earY: 19, brimY: 24, brimWidth: 27 },
  trunk: { sideWidth: 33, neckY: 74, neckWidth: 25, bellyY: 76, bellyWidth: 20, bellyHeight: 9 },
  front: (c: Inks) => line(c.shade, 'M28 83Q49 88 70 83', 2.8),
};
const LAMPS = createEngine({ packs: [{ id: 'lamps', name: 'Lamps', about: '', bodies: [LAMP] }] });

/** Draws large mascots with the pack of an engine. */
const renderLarge = ({ createAvatar }: Engine, options: AvatarOptions) =>
  renderFaces((seed) => removeMotionStyle(createAvatar(seed, { ...options, size: 160, animated: true })), 3);

export const renderLamps = (): string => renderLarge(LAMPS, { packs: 'lamps' });

/** Draws the anchors of the lamp, with a number at each. */
export function renderAnchors(): string {
  const a = openEngine(LAMPS).bodies.get(LAMP.id)?.layers().anchors;
  if (a === undefined) throw new Error('expected a body');
  const figure = LAMPS.renderAvatar(
    { body: LAMP.id, palette: 'mint', background: 'none', eyes: null, mouth: null },
    { size: 100 },
  );
  const dots = each(listPoints(a), (points, i) =>
    each(points, ([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/><text x="${x}" y="${y + 1.5}">${i + 1}</text>`),
  );
  return (
    `<svg class="anchors" viewBox="0 0 100 100" role="img" aria-label="Anchors on the body ${LAMP.id}, numbered as in the list">` +
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

/** Renders mascots with the pack of the first sample. All wear the lantern. */
export function renderLanterns(): string {
  const topper = { none: 1, parts: [createTopper('paper-lantern', 1, 18, drawLantern)] };
  const engine = createEngine({ packs: [{ id: 'lanterns', name: 'Lanterns', about: '', topper }] });
  return renderLarge(engine, { packs: 'lanterns', parts: 'topper:paper-lantern' });
}
