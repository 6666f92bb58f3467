// The pack `studio`: the calm cast. A soft body in two flat tones, a face of a few strokes, and one quiet sign at most. It is the
// model for a pack of one's own: only the public helpers, and no other pack knows of it.
import { makePalette, type Grounds } from '../palettes/palette.js';
import type { Body, DrawFace, Inks, Kind, Part, Point } from '../parts/part.js';
import { at, fill, line } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { NONE } from './shapes.js';

/**
 * A body.
 *
 * @param start - the start of its outline
 * @param crown - the place of the sign on its head
 */
function figure(
  id: string,
  start: Point,
  [topX, topY]: Point,
  [x, eyeY, eyeGap]: readonly [x: number, eyeY: number, eyeGap: number],
  // Half its width at the top of the head, at the eyes and under the mouth.
  [brimWidth, sideWidth, neckWidth]: readonly [brim: number, side: number, neck: number],
  // The height of its temples, where its two tones meet, and by how much their edge hangs down between them.
  [edge, sag]: readonly [edge: number, sag: number],
  arcs: Body['arcs'],
): Body {
  const neckY = Math.min(eyeY + 21, 80);
  return {
    id,
    weight: 1,
    top: start,
    crown: [topX, topY],
    arcs,
    // A hood ends 19 units over the eyes.
    edges: [2 * (eyeY - 19) - edge, edge + 2 * sag],
    head: { x, eyeY, eyeGap, mouthY: eyeY + 12, earGap: brimWidth - 5, earY: topY + 7, brimY: topY + 8, brimWidth },
    trunk: { sideWidth, bellyY: neckY, bellyWidth: neckWidth - 8, bellyHeight: 6, neckY, neckWidth },
    shine: '',
    shadow: 0,
    lay: 'scale(1)',
    paint: (c, outline) => ['', fill(c.body, outline)],
  };
}

// oxfmt-ignore
const BODIES: readonly Body[] = [
  figure('soft-round', [50, 10], [50, 10], [50, 47, 13], [23.5, 39.5, 35.5], [56, 19],
    ['C72 10 90 28 90 50C90 52 89.5 54 89.5 56',
      'C86.5 75 70 90 50 90']),
  figure('soft-egg', [50, 5.5], [50, 5.5], [50, 49, 13], [15.5, 31, 33], [68, -5],
    ['C61 5.5 73.5 19 78 36.5C81.5 48 83 59 83 68',
      'C82.5 73 82 77.5 80.5 80.5C76.5 88.5 65 93.5 50 93.5']),
  figure('soft-pebble', [50, 18], [50, 18], [50, 48, 14], [24, 42, 36], [56, 13],
    ['C76.5 18 95.5 30 97 48C97.5 50.5 97 53.5 96.5 56',
      'C92.5 69.5 75 77.5 50 77.5']),
  figure('soft-drop', [50, 3], [50, 3], [50, 60, 12.5], [10, 34.5, 35.5], [66, 13],
    ['C54.5 3 59 9.5 66.5 22L70.5 29C78.5 43.5 84 56.5 86 66',
      'C87 71.5 87 76 86 79.5C82.5 88 69 93 50 93']),
  figure('soft-dome', [50, 9.5], [50, 9.5], [50, 48, 13.5], [24, 43, 38], [60, 9],
    ['C74 9.5 92 23.5 92.5 42.5L93 56C93 57.5 93 58.5 93 60',
      'C91 69.5 81.5 76 67.5 76L50 76']),
  figure('soft-loaf', [50, 17.5], [50, 17.5], [50, 42, 12.5], [24, 39.5, 29], [50, 12],
    ['L56.5 17.5C77 17.5 90 22.5 90 30L90 35.5C90 42.5 88 48.5 85 50',
      'L83 51.5C80 53 78.5 60 79 68.5L79.5 80.5C79.5 86.5 73 90.5 63 90.5L50 90.5']),
  figure('soft-slab', [50, 8.5], [50, 8.5], [50, 44, 12.5], [24, 32.5, 32.5], [60, 13],
    ['L59 8.5C73.5 8.5 82.5 20 82.5 38.5L82.5 60',
      'L82.5 61.5C82.5 80 73.5 91.5 59 91.5L50 91.5']),
  figure('soft-peak', [50, 2.5], [50, 2.5], [50, 58, 12], [11.5, 38, 36.5], [72, 3],
    ['C55.5 2.5 61.5 8.5 67.5 20L84.5 50.5C89.5 60 92 67 91 72',
      'C90 79.5 82 83 66.5 83L50 83']),
  figure('soft-gem', [50, 6], [50, 6], [50, 46, 13], [14, 41.5, 32.5], [54, 12],
    ['C54 6 58.5 8 62.5 12.5L86 37C91.5 42.5 93.5 48.5 91.5 54',
      'C91 57 89 60 86 63L62.5 87.5C58.5 92 54 94 50 94']),
  figure('soft-shield', [50, 13.5], [50, 13.5], [50, 41, 13], [24, 38, 31], [50, 14],
    ['L62.5 13.5C79.5 13.5 89.5 19.5 89 29.5L88.5 36.5C88 41 87.5 45.5 86 50',
      'C82.5 60.5 76.5 72 68.5 81L61 89.5C57 94 53.5 96.5 50 96.5']),
  figure('soft-bell', [50, 2.5], [50, 2.5], [50, 46, 12], [18, 27, 39], [66, 3],
    ['C64 2.5 73.5 13 74 28C74 40.5 79 57 84 60.5C86 62 87.5 64 88.5 66',
      'C90.5 69 91.5 72.5 90.5 74.5C88.5 78 68.5 81 50 81']),
  figure('soft-arch', [50, 3.5], [50, 3.5], [50, 41, 13], [22.5, 36.5, 36.5], [60, 0],
    ['C71 3.5 86.5 20.5 86.5 43.5L86.5 60',
      'L86.5 66C86.5 77 84.5 83.5 81 83.5L70.5 83.5C65.5 83.5 61.5 80.5 61 76L60.5 72C59.5 65.5 55 61 50 61']),
  figure('soft-cap', [50, 15.5], [50, 15.5], [50, 41, 13], [24, 42, 39], [62, 4],
    ['C65 15.5 78.5 20 84.5 27C91 34.5 93.5 43 92.5 51.5L92.5 54.5C92 58 90.5 60.5 89 62',
      'C87.5 63.5 85.5 64 83 63.5L79 63C74.5 62 72 66.5 72.5 73.5L73.5 80.5C74 87 68 91 57 91L50 91']),
  figure('soft-clover', [50, 10], [50, 10], [50, 46, 13], [24, 29, 34], [66, 6],
    ['C55 10 61 9.5 70 9.5C78 9 83 15 84 26C84.5 37 82.5 42.5 78.5 45.5C75 48.5 75 51.5 79 54C83.5 56.5 87 60 88 66',
      'C88.5 68.5 88.5 71 88 74C86.5 83.5 78 88.5 67 88.5L50 88.5']),
  figure('long-ears', [50, 37.5], [50, 37.5], [50, 56, 13], [24, 35, 37], [65, 12],
    ['L51 37.5C53.5 37.5 55.5 33 56.5 26.5L57 24C59 14 63 10.5 71.5 10.5C80 10.5 82.5 15 80.5 26.5L79 32.5C78 37.5 79 45 80.5 48L83 52C85 55 86.5 60 87 65',
      'C87.5 68.5 87.5 72.5 87 76.5C86 86 72.5 91.5 50 91.5']),
  figure('point-ears', [50, 31.5], [50, 31.5], [50, 51, 13], [24, 36, 33.5], [58, 14],
    ['L51 31.5C54 31.5 61 29 68 25L79 18.5C84 15.5 86 17 86 24.5L86.5 39C86.5 45 86 52 85.5 58',
      'C85.5 61.5 85 64.5 84.5 67L84 70C82.5 79 77 87.5 70.5 91C63.5 95 56 97.5 50 97.5']),
  figure('two-bumps', [50, 31], [50, 31], [50, 53, 13.5], [24, 35, 34], [66, 13],
    ['C52 31 53.5 28.5 55.5 24.5C59.5 16 63.5 12 71 12C80 12 84.5 19 85 33C85 43 85 55.5 85 66',
      'C84.5 68.5 84.5 71 84.5 73C83.5 86.5 73 92.5 50 92.5']),
  figure('soft-tulip', [50, 11], [50, 11], [50, 53, 13], [6, 37.5, 35.5], [61, 14],
    ['C51 11 52.5 12.5 54 15.5L57.5 22.5C59.5 26.5 63 27 66 23.5L73 16.5C77 12 79.5 15 82.5 27L85 37.5C87 46 88 54 88 61',
      'C87.5 68 86 74 83.5 78.5C78 87.5 65.5 92.5 50 92.5']),
  figure('soft-bloom', [50, 8], [50, 8], [50, 46, 13], [11.5, 34.5, 37.5], [64, 8],
    ['C57.5 8 60.5 10 61.5 16L61.5 17C62 20.5 65.5 22.5 68.5 20.5L69.5 20C74.5 17 78 18 83 24C87.5 30 88 33.5 83.5 38L83 38.5C80.5 41 81.5 45 85 46L85.5 46.5C91.5 48.5 92.5 52 91 59.5C90.5 61 90 62.5 89.5 64',
      'C87.5 68 85 69 80.5 68.5L79.5 68.5C76 68 73.5 71.5 74.5 75L75 75.5C77 81.5 75 84.5 68 88C61.5 91 57.5 90.5 54.5 85.5L54 85C53 83 51.5 82.5 50 82.5']),
  figure('soft-cloud', [50, 5], [50, 5], [50, 49, 13.5], [19, 44.5, 35.5], [64, 9],
    ['C63.5 5 70 10 70 19.5L70 22.5C70 28 75 33 80.5 32.5L83 32C91.5 31 95 38 94.5 54C94.5 58 93.5 61 91.5 64',
      'C86 73 72 77.5 50 77.5']),
  figure('soft-house', [50, 4], [50, 4], [50, 53, 13], [14.5, 36.5, 37], [63, 12],
    ['C53.5 4 56.5 5.5 60 8.5L76 22C82 27.5 86 36.5 86.5 46L87 63',
      'L87 73.5C87.5 80.5 82 84.5 72.5 84.5L50 84.5']),
  figure('soft-bowl', [50, 24], [50, 24], [50, 44, 14], [24, 40.5, 38.5], [52, 12],
    ['L70 24C83 24 91 29 91 37L90.5 49C90.5 50 90.5 51 90.5 52',
      'C89.5 66 85 77.5 79 82.5C72 88.5 61.5 92 50 92']),
  figure('soft-bean', [41, 7.5], [53, 7], [53, 38, 12], [23, 36, 24], [47.5, 13],
    ['C52.5 5.5 66.5 8.5 76 15C86 22 91 34.5 89 47.5',
      'C89 48.5 88.5 49 88.5 50C86 62 79 74 71 81C61 89 50 92 37 90',
      'C23.5 88.5 20.5 82.5 26.5 72C31 65.5 29.5 55 24.5 50C24 49.5 23 49 22.5 48.5',
      'C14 43 11.5 34.5 15.5 25.5C20 16.5 29.5 9.5 41 7.5']),
  figure('soft-flame', [60.5, 9.5], [53.5, 6.5], [50, 58, 12.5], [4, 40, 36.5], [66, 11],
    ['L61.5 15C63 24 71 35.5 79 40C87 44.5 91 54 90 66',
      'C90 68 90 70 89.5 72C86.5 86 71.5 95 49.5 95',
      'C27.5 95 12.5 85.5 10.5 70C10 68.5 10 67.5 10 66',
      'C9 52.5 14.5 42.5 24.5 39C33 36.5 46 25 50.5 16L53 10.5C57.5 1.5 59 1 60.5 9.5']),
];

/** Eyes as lines from the middles of the left and the right one. They look twice as far aside as those of the base. */
function eyes(id: string, weight: number, width: number, left: string, right = left, kind?: Kind): Part {
  const face: DrawFace = (f, c) => {
    return line(c.ink, f.leftPupil + f.gaze + left + f.rightPupil + f.gaze + right, width);
  };
  return { id, weight, face, ...(kind && { kind }) };
}

const UPRIGHT = 'm0-4v8';
const RAISED = 'm-5.4 2.2q5.4-7.4 10.8 0';
const LOWERED = 'm-5.4-1.6q5.4 6.4 10.8 0';

const EYES: readonly Part[] = [
  eyes('upright', 10, 7.6, UPRIGHT),
  eyes('calm', 4, 10.8, 'h.01'),
  eyes('slender', 5, 5.6, 'm0-5v10'),
  eyes('content', 1, 3.6, RAISED, RAISED, 'closed'),
  eyes('at-ease', 0, 3.6, LOWERED, LOWERED, 'closed'),
  eyes('quiet-wink', 0, 5.4, UPRIGHT, RAISED, 'closed'),
  eyes('wide-open', 0, 13, 'h.01'),
  eyes('crossed-out', 0, 4, 'm-4.5-4.5l9 9m-9 0l9-9', undefined, 'closed'),
];

/** A mouth, which turns with the eyes. */
function mouth(id: string, weight: number, path: string, width = 3.6): Part {
  return { id, weight, face: (f, c) => line(c.ink, f.mouth + f.gaze + path, width) };
}

// Seeds choose no mouth of weight 0: only moods and statuses do.
const MOUTHS: readonly Part[] = [
  mouth('small-smile', 6, 'm-6.8-1.2q6.8 6 13.6 0'),
  mouth('half-smile', 3, 'm-6.6.6q7.2 3.4 13.2-2.8'),
  mouth('hushed', 1, 'm0 .6h.01', 10.6),
  mouth('straight', 0, 'm-6.1 0h12.2'),
  mouth('musing', 0, 'm-5 1.4l12-2.8'),
  mouth('downcast', 0, 'm-6 3q6-6 12 0'),
  { id: 'open-smile', weight: 0, face: (f, c) => fill(c.ink, `${f.mouth}m-7.7-2.4h15.4c0 12-15.4 12-15.4 0z`) },
];

/** A sign that grows on the head, drawn around 0,0, the crown. */
function grown(id: string, weight: number, height: number, drawing: (c: Inks) => string): Part {
  return { id, weight, kind: 'sole', height, back: ({ topX, topY }, c) => at(topX, topY + 2, drawing(c)) };
}

const SIGNS: readonly Part[] = [
  grown('leaf', 2, 14, (c) => fill(c.accent, 'M-1 4C-6-8 0-18 16-17C17-4 10 2-1 4Z')),
  grown('two-leaves', 2, 9, (c) => fill(c.accent, 'M0 4C-1-5-5-9-11-8C-11-2-7 4 0 4C0-6 6-11 12-10C12-2 8 4 0 4Z')),
  grown('tuft', 3, 9, (c) => line(c.shade, 'M-4 4Q-5-4-8-6M0 4Q-1-6 1-9M4 4Q5-4 9-5', 4.4)),
  grown('bud', 3, 14, (c) => line(c.accent, 'M0 4V-8', 3.2) + line(c.accent, 'M0-9h.01', 11)),
  grown('curl', 3, 10, (c) => line(c.shade, 'M0 4C-2-12 14-12 11-3', 4.4)),
  grown('wisp', 2, 10, (c) => line(c.shade, 'M-4 4Q-4-7 9-8', 5.4)),
  grown('pom', 2, 8, (c) => line(c.accent, 'M0-2h.01', 16)),
  {
    id: 'rosy',
    weight: 1,
    kind: 'sole',
    draw: ({ x, eyeY, eyeGap }, c) =>
      line(c.blush, `M${x - eyeGap - 9} ${eyeY + 10}h3M${x + eyeGap + 6} ${eyeY + 10}h3`, 5.4),
  },
];

/** The second tone: a foot as if the body were dipped into a colour, or a hood around the face. */
function toned(id: string, weight: number, where: 'cap' | 'dip', inkOf: (c: Inks) => string): Part {
  return { id, weight, kind: where === 'cap' ? 'cap' : 'low', draw: (a, c) => fill(inkOf(c), a[where]) };
}

// Grounds are clean and never near black, so that a disc suits light and dark pages: tints behind bodies of middle lightness, pastels
// behind dark ones, and in each palette full colours behind pale ones.
const TINTS: Grounds = ['#fdd', '#fdb', '#fec', '#cfb', '#9fe', '#cef', '#def', '#fdf'];
const PASTELS: Grounds = ['#faa', '#fcb', '#fec', '#9d9', '#7ee', '#cef', '#bbf', '#fbe'];

/**
 * The pack `studio`: the calm cast, for tools that people use at work.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [studio] });
 * const svg = createAvatar('ada', { packs: 'studio' });
 */
export const studio: Pack = {
  id: 'studio',
  name: 'Studio',
  about: 'The calm cast: soft bodies in two flat tones, a face of a few strokes, and one quiet sign at most.',
  // oxfmt-ignore
  palettes: [
    makePalette('custard', '#210', '#e77', '#e75', '#c60', '#fa4', '#ca1', '#ddb', '#ec2',
      '#de8', '#eb3', '#fec', '#ed7', '#ea4', '#fdb', '#fc8', '#f96', '#fdc',
      '#077', '#067', '#07b', '#359', '#66b', '#659', '#95a', '#846', { pale: true }),
    makePalette('marmalade', '#210', '#f67', '#ed7', '#fb8', '#fdb', '#eb9', '#eaa', '#d87',
      '#ea3', '#e70', '#dc4', '#f93', '#e63', '#eb1', '#f85', '#e55', '#fa3',
      '#054', '#044', '#056', '#046', '#359', '#337', '#649', '#526', { pale: true }),
    makePalette('peach', '#210', '#e77', '#e66', '#c53', '#ed7', '#eb0', '#fed', '#ecb',
      '#fb7', '#e85', '#ed8', '#fb8', '#e86', '#ed8', '#fa9', '#d88', '#fc9',
      '#075', '#055', '#068', '#057', '#46a', '#448', '#75a', '#637', { pale: true }),
    makePalette('petal', '#211', '#e77', '#e57', '#c44', '#fb8', '#e92', '#fcd', '#daa',
      '#ead', '#c8c', '#fbc', '#f9b', '#d7b', '#fba', '#f9a', '#d7a', '#fb9',
      '#063', '#054', '#066', '#056', '#069', '#248', '#55a', '#537', { pale: true }),
    makePalette('wisteria', '#112', '#e77', '#f9c', '#d7c', '#98e', '#86c', '#edf', '#dbc',
      '#bbf', '#89e', '#ebf', '#cae', '#98d', '#fad', '#dae', '#b8d', '#fbd',
      '#063', '#054', '#066', '#056', '#06a', '#248', '#55a', '#735', { pale: true }),
    makePalette('drizzle', '#112', '#e77', '#fc8', '#ec1', '#5ad', '#09a', '#aef', '#3df',
      '#acf', '#7ad', '#9ef', '#8ce', '#5ac', '#9dd', '#7cd', '#4aa', '#8dc',
      '#173', '#064', '#066', '#348', '#55a', '#648', '#849', '#735', { pale: true }),
    makePalette('dew', '#021', '#e77', '#5df', '#2bc', '#3b8', '#098', '#ceb', '#5d9',
      '#7ed', '#5ca', '#afb', '#7ec', '#5c9', '#ce9', '#9da', '#8b7', '#dd8',
      '#274', '#067', '#07b', '#359', '#66b', '#648', '#95a', '#846', { pale: true }),
    makePalette('sorrel', '#110', '#e77', '#fc6', '#cb5', '#6a4', '#681', '#dda', '#ad3',
      '#ae9', '#3d9', '#ee8', '#bd7', '#6c7', '#fd6', '#cd6', '#7c6', '#fd8',
      '#077', '#067', '#07b', '#359', '#66b', '#648', '#95a', '#846', { pale: true }),
    makePalette('papaya', '#211', '#e88', '#ec7', '#ea1', '#fa7', '#f75', '#fdb', '#eb9',
      '#e57', '#c27', '#f85', '#e55', '#c25', '#f80', '#d52', '#b22', '#d80', ...TINTS),
    makePalette('fern', '#021', '#e77', '#de8', '#8e9', '#7db', '#3c8', '#ceb', '#8d9',
      '#197', '#165', '#7c9', '#395', '#263', '#8c5', '#692', '#460', '#bc5', ...TINTS),
    makePalette('cove', '#022', '#e77', '#8ec', '#3cb', '#9ce', '#4bd', '#dee', '#9dc',
      '#19b', '#178', '#3ba', '#199', '#176', '#5b9', '#198', '#175', '#7a7', ...TINTS),
    makePalette('cornflower', '#112', '#e77', '#7de', '#2be', '#cbf', '#99f', '#bdf', '#9bf',
      '#67d', '#14b', '#4bf', '#58d', '#07b', '#0be', '#09d', '#179', '#2bc', ...TINTS),
    makePalette('mallow', '#212', '#e77', '#fbb', '#e98', '#cae', '#b8c', '#fcd', '#f9a',
      '#a7d', '#75c', '#e8c', '#b6b', '#94b', '#e79', '#c69', '#a49', '#e87', ...TINTS),
    makePalette('iris', '#112', '#e77', '#ebe', '#c9e', '#abf', '#99f', '#ecf', '#caf',
      '#87d', '#55c', '#c8d', '#97d', '#65c', '#d8d', '#a6c', '#74b', '#e7b', ...TINTS),
    makePalette('twilight', '#112', '#e77', '#f99', '#e75', '#9af', '#88e', '#cdf', '#abf',
      '#06b', '#057', '#279', '#55b', '#23a', '#17b', '#74b', '#42a', '#46d', ...PASTELS, { ink: '#fff' }),
    makePalette('spruce', '#021', '#e77', '#ec7', '#cc1', '#6c9', '#2a8', '#cec', '#8da',
      '#077', '#154', '#479', '#075', '#152', '#278', '#174', '#150', '#377', ...PASTELS, { ink: '#fff' }),
    makePalette('bramble', '#212', '#e77', '#fb8', '#e92', '#e8b', '#c6b', '#fdd', '#eba',
      '#849', '#628', '#a58', '#947', '#727', '#b56', '#946', '#725', '#b54', ...PASTELS, { ink: '#fff' }),
    makePalette('harbor', '#112', '#e77', '#fa7', '#e80', '#7cd', '#3ad', '#cee', '#8de',
      '#468', '#146', '#477', '#268', '#045', '#377', '#367', '#045', '#577', ...PASTELS, { ink: '#fff' }),
    makePalette('cherry-stone', '#211', '#e77', '#fc8', '#fa9', '#f99', '#e68', '#fcb', '#f99',
      '#a36', '#806', '#c44', '#a35', '#805', '#b43', '#b22', '#813', '#b50', ...PASTELS, { ink: '#fff' }),
  ],
  bodies: BODIES,
  backgrounds: { solid: 1 },
  // Nothing leans by chance, and all faces have their place and size.
  roles: { tilt: { 0: 1 }, eyeSize: { medium: 1, large: 1 }, faceHeight: { middle: 1 } },
  faces: {
    happy: { eyes: 'content', mouth: 'open-smile' },
    serious: { eyes: 'upright', mouth: 'straight' },
    sleepy: { eyes: 'at-ease', mouth: 'hushed' },
    wink: { eyes: 'quiet-wink', mouth: 'half-smile' },
    idle: { eyes: 'upright', mouth: 'small-smile', gaze: 'ahead' },
    thinking: { eyes: 'upright', mouth: 'musing', gaze: 'up-right' },
    working: { eyes: 'upright', mouth: 'half-smile', gaze: 'down-right' },
    listening: { eyes: 'wide-open', mouth: 'small-smile', gaze: 'left' },
    speaking: { eyes: 'upright', mouth: 'open-smile', gaze: 'ahead' },
    waiting: { eyes: 'wide-open', mouth: 'downcast', gaze: 'up' },
    done: { eyes: 'content', mouth: 'open-smile' },
    failed: { eyes: 'crossed-out', mouth: 'downcast' },
    asleep: { eyes: 'at-ease', mouth: null },
  },
  eyes: { none: 0, parts: EYES },
  brows: NONE,
  mouth: { none: 20, parts: MOUTHS },
  cheeks: NONE,
  antenna: NONE,
  topper: { none: 40, parts: SIGNS },
  marking: {
    none: 2,
    parts: [
      toned('deep-foot', 3, 'dip', (c) => c.shade),
      toned('bright-foot', 3, 'dip', (c) => c.accent),
      toned('rich-foot', 4, 'dip', (c) => c.accentShade),
      toned('deep-hood', 2, 'cap', (c) => c.shade),
    ],
  },
  accessory: NONE,
  arms: NONE,
  outfit: NONE,
  scene: NONE,
};
