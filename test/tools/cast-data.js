// Describes the whole cast as data, with which a port to another language draws instead of our sources.
import { SHAPES, STATUSES } from 'navii';
import { drawShadow } from '../../dist/lib/parts/body.js';
import { drawGround, rootOf } from '../../dist/lib/render/avatar.js';
import { drawBadge, nameStatus } from '../../dist/lib/render/badge.js';
import { DELAYS, MOTION_STYLE, MOVING, printAttributes, STILL } from '../../dist/lib/render/svg.js';
import { Columns, mergeDrawings } from './cast-text.js';

/** @typedef {import('../../dist/lib/choose/catalogue.js').Catalogue} Catalogue */
/** @typedef {import('../../dist/lib/parts/body.js').LayeredBody} LayeredBody */
/** @typedef {import('../../dist/lib/palettes/palette.js').InkedPalette} InkedPalette */
/** @typedef {import('../../dist/lib/parts/part.js').Anchors} Anchors */
/** @typedef {import('../../dist/lib/parts/part.js').Draw} Draw */
/** @typedef {import('../../dist/lib/parts/part.js').Part} Part */
/** @typedef {ReadonlySet<string>} Facts the conditions that are true: `light` lines, a `rim`, `moving` */

const COLORS = /** @type {const} */ ([
  'body',
  'shade',
  'belly',
  'ink',
  'dark',
  'accent',
  'accentShade',
  'blush',
  'rim',
]);
const PLACES = /** @type {const} */ ([
  'left',
  'right',
  'leftPupil',
  'rightPupil',
  'gaze',
  'bridge',
  'mouth',
  'leftCheek',
  'rightCheek',
]);

// The layers of the figure from back to front: `{slot.layer}` is a layer of a slot.
const FIGURE =
  '{outfit.back}{topper.back}{accessory.back}{antenna.draw}{arms.back}{body.back}{marking.draw}{body.gloss}' +
  '{body.front}{outfit.draw}{cheeks.face}{mouth.face}<g transform="{toEyes}">{eyes.face}{brows.face}{accessory.face}' +
  '</g>{accessory.draw}{topper.draw}{arms.draw}';

/** @param {string} condition @param {string} text */
function when(condition, text) {
  return `{${condition}?}${text}{?}`;
}

/**
 * Makes a placeholder for each name.
 *
 * @template {string} Name
 * @param {readonly Name[]} names
 */
function nameAll(names) {
  return /** @type {Record<Name, string>} */ (Object.fromEntries(names.map((name) => [name, `{${name}}`])));
}

const FACE = nameAll(PLACES);

/** Makes inks whose two conditions, light lines and a rim, follow the facts. @param {Facts} facts */
function inksOf(facts) {
  const inks = nameAll(COLORS);
  return { ...inks, ink: facts.has('light') ? inks.ink : inks.dark, rim: facts.has('rim') ? inks.rim : '' };
}

/** @param {Facts} facts */
function motionOf(facts) {
  return facts.has('moving') ? MOVING : STILL;
}

/**
 * @param {Part} part
 * @param {string} mark attribute of a group that the part moves in as a whole
 * @param {readonly string[]} conditions
 * @param {readonly LayeredBody[]} bodies
 * @param {Columns} columns
 */
function describePart(part, mark, conditions, bodies, columns) {
  const { height, kind, draw, back, face } = part;
  const moves = mark !== '' && conditions.includes('moving');
  const finish = (/** @type {string} */ text) =>
    moves ? when('moving', `<g${mark}>`) + text + when('moving', '</g>') : text;
  const merge = (/** @type {(facts: Facts) => string} */ drawWith) => mergeDrawings(conditions, drawWith);
  const onBodies = (/** @type {Draw} */ layer) =>
    columns.merge(
      bodies.map(({ layers }) => {
        const signed = { ...layers().anchors, ...nameAll(['cap', 'dip']) };
        return merge((facts) => layer(signed, inksOf(facts), motionOf(facts)));
      }),
    );
  return {
    ...(height === undefined ? {} : { height }),
    ...(kind === 'ears' || kind === 'horns' ? { low: true } : {}),
    ...(back ? { back: finish(onBodies(back)) } : {}),
    ...(draw ? { draw: finish(onBodies(draw)) } : {}),
    ...(face ? { face: finish(merge((facts) => face(FACE, inksOf(facts), motionOf(facts)))) } : {}),
  };
}

/** @param {LayeredBody} body @param {readonly string[]} conditions @param {readonly number[]} row */
function describeBody(body, conditions, row) {
  const { outline, gloss, anchors, silhouette, foreground } = body.layers();
  const { x, eyeY, eyeGap, mouthY, topY, earY, cap, dip } = anchors;
  const merge = (/** @type {Draw} */ layer) =>
    mergeDrawings(conditions, (facts) => layer(anchors, inksOf(facts), STILL));
  return {
    x,
    eyeY,
    eyeGap,
    mouthY,
    topY,
    // The distance by which ears move inwards when they are attached lower.
    sink: Math.max(0, earY - topY - 9),
    shadow: body.shadow,
    outline,
    cap,
    dip,
    back: merge(silhouette).replaceAll(outline, '{outline}'),
    gloss,
    ...(foreground ? { front: merge(foreground) } : {}),
    row,
  };
}

/** @param {InkedPalette} palette */
function describePalette({ ink, dark, blush, tones, accents, grounds, pale }) {
  const rimmed = Object.entries(tones).map(([role, tone]) => [role, { ...tone, ...(pale && { rim: tone.shade }) }]);
  return { inks: { ink, dark, blush }, tones: Object.fromEntries(rimmed), accents, grounds };
}

/** Describes the ground behind the mascot, by shape and background. */
function describeGrounds() {
  const backgrounds = /** @type {const} */ (['solid', 'ring']);
  const draw = (/** @type {(typeof SHAPES)[number]} */ shape, /** @type {'solid' | 'ring'} */ background) =>
    mergeDrawings(['painted'], (facts) => {
      const scene = facts.has('painted') ? '{scene.draw}' : '';
      return drawGround('', background, '{ground}', nameAll(COLORS), { tileBg: undefined, shape }, scene);
    });
  return Object.fromEntries(
    SHAPES.map((shape) => [shape, Object.fromEntries(backgrounds.map((each) => [each, draw(shape, each)]))]),
  );
}

/** @param {readonly string[]} conditions */
function describeFrame(conditions) {
  const whenMoving = (/** @type {string} */ text) => (conditions.includes('moving') ? when('moving', text) : '');
  const root = `<svg${printAttributes({ ...rootOf('100', '{size}', 0), height: '{size}' })}`;
  const shadow = mergeDrawings(conditions, (facts) =>
    drawShadow(0, '{dark}', motionOf(facts).blink).replace('"0"', '"{width}"'),
  );
  const named = when('named', ' role="img" aria-label="{title}"');
  return {
    svg: `${root}${whenMoving(' class="navii-d{delay}"')}${named}>${whenMoving('{style}')}{avatar}</svg>`,
    avatar:
      `{ground}{shadow}${whenMoving('<g class="navii-float">')}${when('posed', '<g transform="{pose}">')}${FIGURE}` +
      `${when('posed', '</g>')}${whenMoving('</g>')}`,
    shadow,
    ...(conditions.includes('moving') ? { style: MOTION_STYLE, delays: DELAYS } : {}),
  };
}

/**
 * Describes the statuses: their English words and their badges.
 *
 * @param {readonly string[]} conditions
 */
function describeStatuses(conditions) {
  const moving = conditions.filter((condition) => condition === 'moving');
  const each = STATUSES.map((status) => {
    const settings = { status, badge: true, statusLabel: undefined };
    const badge = mergeDrawings(moving, (facts) => drawBadge({ ...settings, animated: facts.has('moving') }));
    return [status, { words: nameStatus(settings), badge }];
  });
  return Object.fromEntries(each);
}

/** @type {Readonly<Record<string, string>>} */
const MARKS = { antenna: MOVING.sway, eyes: MOVING.blink };

/**
 * Describes everything that drawing needs, as text templates.
 *
 * @param {Catalogue} catalogue
 * @param {boolean} moving whether the classes of the animations are included
 */
export function makeCast(catalogue, moving) {
  const conditions = ['light', 'rim', ...(moving ? ['moving'] : [])];
  const bodies = [...catalogue.bodies.values()];
  const columns = new Columns();
  const parts = Object.entries(catalogue.parts).map(([slot, all]) => {
    const each = [...all.values()].map((part) => [
      part.id,
      describePart(part, MARKS[slot] ?? '', conditions, bodies, columns),
    ]);
    return [slot, Object.fromEntries(each)];
  });
  return {
    ...describeFrame(conditions),
    grounds: describeGrounds(),
    palettes: Object.fromEntries([...catalogue.palettes].map(([id, palette]) => [id, describePalette(palette)])),
    bodies: Object.fromEntries(bodies.map((body, i) => [body.id, describeBody(body, conditions, columns.rowOf(i))])),
    parts: Object.fromEntries(parts),
    statuses: describeStatuses(conditions),
  };
}
