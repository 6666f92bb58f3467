// The pack `studio`: matt figures of clay and stone, for tools that people use at work. Calm faces, muted colours, and one prop
// at most.
import { makePalette } from '../palettes/palette.js';
import type { Anchors, Body, DrawFace, Inks, Part, Point } from '../parts/part.js';
import { at, dot, fill, line, move } from '../parts/shapes.js';
import type { Pack } from './pack.js';
import { matt, NONE, veil } from './shapes.js';

/** A body. Its arcs meet at the glaze on the right, at the bottom, at the glaze on the left and at the top. */
function figure(
  id: string,
  top: Point,
  crown: Point,
  [x, eyeY, eyeGap]: readonly [x: number, eyeY: number, eyeGap: number],
  // The height of the glaze, and half widths.
  [glaze, head, side, neck]: readonly [glaze: number, head: number, side: number, neck: number],
  arcs: Body['arcs'],
): Body {
  const [, topY] = crown;
  return matt({
    id,
    weight: 1,
    top,
    arcs,
    crown,
    edges: [Math.max(0, 2 * eyeY - 28 - glaze), glaze + 7],
    shine: '',
    shadow: 0,
    head: { x, eyeY, eyeGap, mouthY: eyeY + 12.5, earGap: head - 5, earY: topY + 6, brimY: topY + 8, brimWidth: head },
    trunk: {
      sideWidth: side,
      bellyY: Math.min(glaze + 4, 80),
      bellyWidth: neck - 6,
      bellyHeight: 5,
      neckY: Math.min(eyeY + 20.5, 80),
      neckWidth: neck,
    },
  });
}

// The outlines differ in height, lean and mass.
// oxfmt-ignore
const STUDIO_BODIES: readonly Body[] = [
  figure('pebble', [42, 33], [42, 33], [55, 56, 14], [76, 24, 34, 32],
    ['C68 31 93 45 92 63C92 68 90 73 87 76', 'C81 84 69 87 52 87',
      'C32 87 17 84 11 76', 'C9 73 8 69 8 65C9 47 22 34 42 33']),
  figure('pillar', [50, 8], [50, 9], [50, 36, 12.5], [70, 19, 23, 23],
    ['C64 8 73 16 73 30L73 70', 'L73 74C73 83 65 88 50 88',
      'C35 88 27 83 27 74L27 70', 'L27 30C27 16 36 8 50 8']),
  figure('boulder', [58, 10], [51, 10], [48, 47, 13.5], [73, 24, 42, 36],
    ['C79 13 93 33 90 54C89 62 86 68 83 73', 'C75 83 63 88 49 88',
      'C33 88 22 82 15 73', 'C11 67 9 59 10 50C12 28 33 7 58 10']),
  figure('gourd', [39, 8], [47, 12], [50, 58, 13], [78, 17, 30, 30.5],
    ['C53 8 57 19 58 30C60 44 85 48 85 67C85 71 84 75 82 78', 'C76 85 65 88 50 88',
      'C35 88 24 85 19 78', 'C16 75 15 71 15 66C15 50 25 46 25 31C25 17 29 8 39 8']),
  figure('slab', [36, 24], [50, 18], [51, 48, 13.5], [72, 24, 29, 28.5],
    ['L67 11C75 7 81 11 81 20L79 72', 'L79 79C78 86 74 89 66 89L35 89',
      'C26 89 22 85 22 77L22 72', 'L21 40C21 31 27 28 36 24']),
  figure('archway', [50, 9], [50, 9], [50, 44, 13.5], [70, 21.5, 31.5, 32],
    ['C71 9 82 25 82 48L82 70', 'L82 79C82 86 79 89 73 89',
      'L27 89C21 89 18 86 18 79L18 70', 'L18 48C18 25 29 9 50 9']),
  figure('doorstop', [34, 9], [50, 20], [45, 57, 12.5], [77, 17, 29, 25],
    ['C41 8 46 14 50 20L80 61C83 66 85 72 85 77', 'C84 84 81 89 73 89L31 89',
      'C23 89 20 86 20 78L20 77', 'L24 20C25 13 27 10 34 9']),
  figure('basin', [50, 29], [50, 29], [50, 48, 14], [71, 24, 40.5, 32],
    ['L82 25C88 24 92 28 91 36C91 50 87 62 80 71', 'C73 81 63 87 50 87',
      'C37 87 26 81 19 71', 'C13 63 10 53 9 41C8 34 12 31 18 31L50 29']),
  figure('bottle', [46, 8], [50, 9], [50, 56, 13.5], [76, 17, 33, 33],
    ['L55 8C61 8 63 11 62 16L61 31C61 38 83 40 83 54L83 76', 'L83 76C83 84 79 88 71 88',
      'L29 88C21 88 17 84 17 76L17 76', 'L17 54C17 40 40 38 40 31L39 16C38 11 40 8 46 8']),
  figure('droplet', [55, 8], [53, 12], [48, 56, 13.5], [76, 17, 37.5, 29],
    ['C61 7 62 13 65 19C70 32 87 42 87 61C87 67 85 72 82 76', 'C76 84 64 88 50 88',
      'C36 88 25 84 18 76', 'C14 71 12 65 12 58C12 37 43 30 55 8']),
  figure('decoy', [40, 16], [50, 19], [42, 46, 13], [70, 18, 30.5, 27.5],
    ['C56 16 62 33 69 40C75 45 81 42 86 36C92 31 94 38 91 47C89 56 87 64 83 70', 'C77 80 66 87 50 87',
      'C34 87 22 81 16 70', 'C13 64 11 57 11 48C11 29 24 16 40 16']),
  figure('spire', [57, 8], [53, 12], [50, 58, 12.5], [78, 17, 27.5, 32.5],
    ['C62 8 65 12 67 18L82 70C83 73 83 76 83 78', 'C82 84 77 88 70 88',
      'L28 88C21 88 17 84 17 78', 'C17 76 17 74 18 72L47 18C49 12 52 8 57 8']),
  figure('river-stone', [61, 7], [50, 15], [58, 41, 13.5], [70, 21, 32, 28.5],
    ['C83 7 93 25 89 45C88 53 87 62 84 70', 'C80 81 72 89 54 89',
      'C33 89 22 81 20 70', 'C19 65 20 60 23 55C32 42 29 7 61 7']),
  figure('diamond', [50, 7], [50, 9], [50, 44, 13.5], [67, 17, 35, 26],
    ['C54 7 58 9 61 12L86 41C90 46 90 51 86 55L75 67', 'L60 84C54 90 48 90 42 84',
      'L26 67', 'L15 55C10 50 10 46 15 41L41 11C44 8 47 7 50 7']),
  figure('doorstep', [30, 10], [47, 12], [50, 53, 13.5], [74, 19.5, 35, 32],
    ['L49 9C56 9 59 12 59 19L59 28C59 33 61 35 66 35L76 35C82 35 85 38 85 44L84 74', 'L84 76C83 85 80 88 73 88L29 89',
      'C22 89 18 85 18 78L18 74', 'L19 22C20 14 23 10 30 10']),
  figure('standing-stone', [46, 13], [53, 12], [52, 42, 12.5], [72, 21.5, 22.5, 19.5],
    ['L67 9C75 7 79 11 77 19L70 72', 'L69 80C68 86 65 89 58 89',
      'L28 89C20 89 17 85 19 77L20 72', 'L31 27C34 18 37 15 46 13']),
  figure('crescent', [49, 37], [49, 37], [50, 60, 14], [76, 24, 37, 22],
    ['C62 37 73 34 80 27C85 22 92 25 91 34C90 52 85 67 76 76', 'C70 84 61 88 50 88',
      'C39 88 30 84 24 76', 'C15 67 10 52 9 34C8 25 15 22 20 27C27 34 36 37 49 37']),
  figure('twin-peak', [37, 9], [50, 28], [50, 52, 13.5], [74, 17, 35, 31],
    ['C50 9 48 29 57 29C66 29 62 20 72 20C83 20 85 39 85 53C85 62 83 69 80 74', 'C75 84 64 89 50 89',
      'C36 89 25 84 20 74', 'C17 68 15 61 15 53C15 33 19 9 37 9']),
  figure('brick', [40, 33], [41, 34], [50, 53, 14], [75, 24, 40, 38.5],
    ['L74 30C85 29 90 34 90 44L89 70C89 72 88 74 88 75', 'C86 82 81 85 73 85L27 86',
      'C19 86 13 82 11 75', 'C11 74 11 72 11 71L10 48C10 39 15 35 25 34L40 33']),
  figure('tumbler', [50, 9], [50, 9], [50, 41, 13.5], [69, 24, 27.5, 25.5],
    ['L70 9C78 9 80 13 79 20L75 69', 'L74 80C73 87 69 89 62 89',
      'L38 89C31 89 27 87 26 80L25 69', 'L21 20C20 13 22 9 30 9L50 9']),
];

// Eyes are small and of one ink, without whites and highlights.

/** Eyes as lines from the pupils, or as areas where there is no width. */
function eyes(id: string, weight: number, left: string, width = 0, right = left): Part {
  const face: DrawFace = (f, c) => {
    const path = f.leftPupil + left + f.rightPupil + right;
    return width === 0 ? fill(c.ink, path) : line(c.ink, path, width);
  };
  return { id, weight, face };
}

/** Eyes of which one is closed: glasses do not suit them. */
const shut = (...[id, weight, left, width, right]: Parameters<typeof eyes>): Part => ({
  ...eyes(id, weight, left, width, right),
  kind: 'closed',
});

const ROUND = 'm-4.9 0a4.9 4.9 0 1 1 0 .1z';
/** A lid, and the lower half of an eye. */
const HALF = 'm-6.2-2.8a1.3 1.3 0 0 0 0 2.6h1a5.3 5.3 0 0 0 10.4 0h1a1.3 1.3 0 0 0 0-2.6z';
const BAR = 'm-5.6-1.4h11.2a1.4 1.4 0 1 1 0 2.8h-11.2a1.4 1.4 0 1 1 0-2.8z';

const EYES: readonly Part[] = [
  eyes('calm', 7, 'h.01', 9.8),
  eyes('upright', 7, 'm0-2.2v4.4', 8),
  eyes('pinpoint', 5, 'h.01', 7.6),
  eyes('level', 3, HALF),
  eyes('sceptical', 4, ROUND, 0, HALF),
  eyes('tired', 2, `${HALF}m1.6 10q4.6 2 9.2 0q-4.6 4-9.2 0z`),
  eyes('listening', 4, 'm-5.5 0a5.5 5.5 0 1 1 0 .1z', 0, 'm-4.2 0a4.2 4.2 0 1 1 0 .1z'),
  shut('proud', 4, 'm-6-1.4q6 6.4 12 0', 3.2),
  shut('amused', 4, 'm-6 2q6-8 12 0', 3.2),
  shut('deadpan', 2, 'm-4.8 0h9.6', 3.6),
  shut('dry-wink', 3, ROUND, 0, BAR),
];

const brows = (id: string, left: string, right = left): Part => ({
  id,
  weight: 3,
  face: (f, c) => line(c.ink, f.left + left + f.right + right),
});

const BROWS: readonly Part[] = [
  brows('lifted', 'm-5-12q5-3.4 10 0'),
  brows('uneven', 'm-5-10.4q5-1 10 0', 'm-5.5-12.5q5.5-4 10.5 1'),
  brows('shy', 'm-5.5-10.4l9-2.6', 'm-3.5-13l9 2.6'),
];

const mouth = (id: string, weight: number, path: string): Part => ({
  id,
  weight,
  face: (f, c) => line(c.ink, f.mouth + path, 3.2),
});

// Half of the mouths do not smile.
const MOUTHS: readonly Part[] = [
  mouth('straight', 9, 'm-6.2-.4q6.2 1.6 12.4 0'),
  mouth('slanted', 4, 'm-6.2 1.3l12.4-2.8'),
  mouth('skewed', 3, 'm-6.2-1.3q6 .2 12.4 2.4'),
  { id: 'hushed', weight: 3, face: (f, c) => fill(c.ink, `${f.mouth}m-5.2 .4a5.2 3.6 0 1 1 0 .1z`) },
  mouth('slight-smile', 7, 'm-6.2-1.1q6.2 5.2 12.4 0'),
  mouth('half-smile', 6, 'm-6.2 .7q6.6 3.2 12.4-3.2'),
  mouth('broad-smile', 3, 'm-7.8-1.6q7.8 6.6 15.6 0'),
  mouth('tucked-smile', 3, 'm-6.4-2.4l.8 1.6q5.4 4.4 12-.4'),
];

/** Something that stands on the head, around the middle of its foot, as large as the head is broad. */
function perched(id: string, weight: number, height: number, drawing: (c: Inks) => string): Part {
  const toHead = ({ topX, topY, brimWidth }: Anchors): string =>
    `translate(${topX} ${topY + 4}) scale(${Math.round(5 * Math.min(Math.max(brimWidth, 17), 24)) / 100})`;
  return { id, weight, kind: 'sole', height, draw: (a, c) => move(toHead(a), drawing(c)) };
}

const TOPPERS: readonly Part[] = [
  perched(
    'docker-cap',
    4,
    11,
    (c) => fill(c.accent, 'M-14 0C-15-18 13-19 14 0Z') + line(c.accentShade, 'M-14 0Q0 4 14 0', 6.4),
  ),
  perched(
    'bowler',
    3,
    12,
    (c) =>
      fill(c.accent, 'M-12 1C-13-20 12-20 12 1Z') +
      line(c.accentShade, 'M-11-2Q0 1 11-2', 4) +
      line(c.accent, 'M-19 1Q0 5 19 1', 4.4),
  ),
  perched(
    'beret',
    3,
    17,
    (c) =>
      fill(c.accentShade, 'M-11-2h22v5q-11 3-22 0z') +
      fill(c.accent, 'M-13 1C-24-4-14-16 3-15C18-14 22-2 13 1Q0-3-13 1Z') +
      line(c.accentShade, 'M2-15l1-2', 3),
  ),
  perched(
    'flat-cap',
    3,
    11,
    (c) => fill(c.accent, 'M-15 2C-18-16 12-18 16 1Q0 0-15 2Z') + line(c.accentShade, 'M-13 3Q6 0 21 4', 4.4),
  ),
  perched(
    'bucket-hat',
    3,
    15,
    (c) => fill(c.accent, 'M-9-14Q0-17 9-14L12-2H-12Z') + fill(c.accentShade, 'M-12-3H12L18 4Q0 9-18 4Z'),
  ),
  perched(
    'sprig',
    4,
    22,
    (c) =>
      line(c.accentShade, 'M0 0Q1-10-1-18', 3.2) +
      fill(c.accent, 'M0-8C3-18 13-20 18-17C16-8 8-4 0-8ZM-1-12C-2-21-10-25-16-22C-16-14-9-9-1-12Z'),
  ),
  perched('cowlick', 4, 11, (c) => line(c.ink, 'M-4 0Q-6-9 4-12M0 0Q1-7 11-7', 3.4)),
  perched(
    'balanced-book',
    4,
    9,
    (c) => fill('#fff', 'M-13-7H14V-2H-13Z') + line(c.accent, 'M14-8.5H-12Q-15-8.5-15-4.5T-12-.5H14', 3.6),
  ),
  perched(
    'balanced-cup',
    3,
    15,
    (c) =>
      line(c.accentShade, 'M10-12q7 0 6 4t-8 4', 3) +
      fill(c.accent, 'M-12-15H11C11-5 7-3 5-2H-6C-9-3-12-7-12-15Z') +
      line(c.accentShade, 'M-13-1H12', 3),
  ),
  perched(
    'sparrow',
    2,
    17,
    (c) =>
      fill(c.accentShade, 'M-10-13L-16-13L-11-10C-9 0 5 1 8-6L17-10L7-10C6-19-9-20-10-13Z') +
      line(c.dark, 'M-6-12.5h.01', 3),
  ),
  {
    id: 'pencil-behind-ear',
    weight: 3,
    kind: 'sole',
    draw: (a, c) =>
      at(
        a.x + Math.min(a.sideWidth, 36),
        Math.max(a.eyeY - 4, 32),
        line(c.accent, 'M-6 12L0-7', 6.4) + line(c.dark, 'M1.6-11.4h.01', 3.6),
      ),
  },
];

const LENS = 'm-10.8 0a10.8 10.8 0 1 0 21.6 0a10.8 10.8 0 1 0-21.6 0';

const glasses = (id: string, lens: string, width: number): Part => ({
  id,
  weight: 4,
  kind: 'glasses',
  face: (f, c) => line(c.ink, f.left + lens + f.right + lens + f.bridge, width),
});

const BROWLINE = glasses('', 'm-10.6-4v3a10.6 10.6 0 0 0 21.2 0v-3', 2);

/** Something that stands beside the body, around the middle of its foot. */
const beside = (id: string, drawing: (c: Inks) => string): Part => ({
  id,
  weight: 4,
  draw: (_a, c) => at(78, 83, drawing(c)),
});

const ACCESSORIES: readonly Part[] = [
  glasses('wire-glasses', LENS, 2),
  glasses('desk-glasses', 'm-10.8-6.4q0-2 2-2h17.6q2 0 2 2v9q0 5-5 5h-11.6q-5 0-5-5z', 2.4),
  {
    ...BROWLINE,
    id: 'browline-glasses',
    face: (f, c, m) => BROWLINE.face?.(f, c, m) + line(c.ink, `${f.left}m-11-6h22${f.right}m-11-6h22`, 4.4),
  },
  { id: 'monocle', weight: 2, kind: 'glasses', face: (f, c) => line(c.ink, `${f.right}${LENS}m19 6q5 8 1 15`, 2.2) },
  {
    id: 'moustache',
    weight: 3,
    face: (_f, c) => fill(c.dark, 'M0 7.4C3 3.4 10 4 14 9.6C9 13 3 12.4 0 10C-3 12.4-9 13-14 9.6C-10 4-3 3.4 0 7.4Z'),
  },
  {
    id: 'wool-scarf',
    weight: 4,
    kind: 'neckwear',
    draw: ({ x, neckY, neckWidth }, c) =>
      line(c.accentShade, `M${x + 10} ${neckY + 4}l3 9`, 8) +
      line(c.accent, `M${x - neckWidth} ${neckY - 2}q${neckWidth} 9 ${2 * neckWidth} 0`, 8.5),
  },
  beside(
    'stoneware-mug',
    (c) =>
      line(c.accentShade, 'M7-15q8-1 7 4t-9 5', 3.6) +
      fill(c.accent, 'M-9-20H8L7-1Q0 1-8-1Z') +
      line(c.accentShade, 'M-8.5-20H7.5', 3),
  ),
  beside(
    'desk-plant',
    (c) =>
      fill(
        '#8a6',
        'M0-9C-9-11-13-16-12-22C-5-20-3-16-1-12C-2-18 1-23 6-25C8-20 6-15 2-11C5-15 9-16 13-15C11-10 7-8 0-9Z',
      ) + fill(c.accent, 'M-9-12H9L7-1Q0 1-7-1Z'),
  ),
];

const shade = (path: string): string => veil('.2', fill('#000', path));

/**
 * The pack `studio`: calm, matt figures of clay and stone in muted colours, for tools that people use at work.
 *
 * @example
 * const { createAvatar } = createEngine({ packs: [studio] });
 * const svg = createAvatar('ada', { packs: 'studio' });
 */
export const studio: Pack = {
  id: 'studio',
  name: 'Studio',
  about: 'Calm, matt figures of clay and stone in muted colours, each with one prop at most.',
  // oxfmt-ignore
  palettes: [
    makePalette('bisque', '#211', '#c76', '#d86', '#b64', '#7a9', '#476', '#da4', '#a72',
      '#dee', '#bcc', '#cdd', '#fed', '#dcb', '#edc', '#edb', '#cb9', '#fec',
      '#a43', '#346', '#367', '#834', '#563', '#745', '#851', '#266', { pale: true }),
    makePalette('celadon', '#121', '#c76', '#d86', '#a53', '#7a8', '#574', '#da4', '#a72',
      '#adc', '#8ba', '#cee', '#cdb', '#ab9', '#ded', '#ddb', '#bb9', '#eed',
      '#834', '#356', '#753', '#746', '#a43', '#266', '#446', '#365', { pale: true }),
    makePalette('fog', '#112', '#b78', '#d75', '#a53', '#79b', '#568', '#eb5', '#b83',
      '#add', '#8bb', '#cee', '#bde', '#9bc', '#def', '#ccd', '#aab', '#dde',
      '#a43', '#346', '#365', '#745', '#753', '#834', '#457', '#851', { pale: true }),
    makePalette('shell', '#211', '#b56', '#7a9', '#487', '#d76', '#a44', '#89b', '#568',
      '#edd', '#cbb', '#fee', '#fdc', '#dba', '#fed', '#ecb', '#ca9', '#fdc',
      '#266', '#356', '#563', '#834', '#367', '#746', '#753', '#346', { pale: true }),
    makePalette('ochre', '#211', '#b42', '#fff', '#dcb', '#c65', '#943', '#7ba', '#498',
      '#dc6', '#ba4', '#ee9', '#ec6', '#ca4', '#fd9', '#fb7', '#d95', '#fda',
      '#356', '#266', '#746', '#834', '#365', '#446', '#457', '#753', { pale: true }),
    makePalette('rosewater', '#211', '#a34', '#fed', '#dba', '#7aa', '#588', '#da4', '#b83',
      '#dbb', '#b99', '#ecc', '#eba', '#c98', '#fcb', '#ea8', '#c86', '#fba',
      '#266', '#346', '#753', '#365', '#834', '#367', '#745', '#457', { pale: true }),
    makePalette('heather', '#101', '#a44', '#fed', '#dba', '#6a9', '#487', '#da4', '#b83',
      '#bbd', '#99b', '#ccd', '#cbd', '#a9b', '#dce', '#ccb', '#aa9', '#ddd',
      '#346', '#753', '#365', '#834', '#266', '#457', '#563', '#a43', { pale: true }),
    makePalette('clay', '#100', '#922', '#eb4', '#b82', '#7bb', '#488', '#bc7', '#894',
      '#c77', '#a55', '#d99', '#c65', '#943', '#d98', '#c74', '#952', '#d96',
      '#fec', '#def', '#ded', '#fdd', '#235', '#233', '#fdb', '#523'),
    makePalette('sea', '#011', '#955', '#d86', '#a54', '#eb4', '#b82', '#cb6', '#983',
      '#599', '#377', '#8bb', '#598', '#376', '#8ba', '#69a', '#478', '#9bc',
      '#eec', '#fec', '#fdd', '#def', '#235', '#524', '#244', '#434'),
    makePalette('dove', '#112', '#a67', '#eb6', '#b83', '#fed', '#cba', '#d86', '#a54',
      '#8bb', '#699', '#bdd', '#9bc', '#79a', '#cdd', '#abc', '#89a', '#cce',
      '#346', '#632', '#254', '#834', '#524', '#745', '#255', '#643'),
    makePalette('moss', '#010', '#a76', '#da4', '#a72', '#d86', '#b64', '#9ab', '#678',
      '#465', '#243', '#576', '#563', '#341', '#674', '#564', '#342', '#674',
      '#eed', '#ec8', '#ecc', '#bcd', '#fdb', '#9bc', '#dcb', '#eba', { ink: '#ffe' }),
    makePalette('slate', '#011', '#977', '#da4', '#a72', '#6a9', '#487', '#d75', '#a53',
      '#367', '#145', '#478', '#468', '#246', '#579', '#668', '#446', '#677',
      '#eed', '#ec8', '#eba', '#cdc', '#ecc', '#bce', '#9cb', '#dcb', { ink: '#ffe' }),
    makePalette('damson', '#211', '#c77', '#da4', '#a72', '#8aa', '#588', '#d88', '#a55',
      '#757', '#535', '#868', '#857', '#635', '#967', '#956', '#734', '#966',
      '#eed', '#dca', '#bdb', '#ec8', '#bcd', '#fdb', '#dcc', '#eba', { ink: '#ffe' }),
    makePalette('rust', '#200', '#c87', '#eb4', '#b82', '#7aa', '#488', '#da8', '#a75',
      '#945', '#723', '#a56', '#a43', '#821', '#b54', '#b53', '#931', '#b54',
      '#eed', '#bcd', '#cdc', '#ec9', '#add', '#cde', '#fdb', '#bdb', { ink: '#ffe' }),
  ],
  bodies: STUDIO_BODIES,
  backgrounds: { solid: 1, ring: 1 },
  eyes: { none: 0, parts: EYES },
  brows: { none: 14, parts: BROWS },
  mouth: { none: 0, parts: MOUTHS },
  cheeks: NONE,
  antenna: NONE,
  topper: { none: 50, parts: TOPPERS },
  marking: {
    none: 5,
    parts: [
      { id: 'glazed-foot', weight: 2, kind: 'low', draw: (a, c) => fill(c.belly, a.dip) },
      { id: 'slip-dip', weight: 6, kind: 'low', draw: (a, c) => fill(c.accent, a.dip) },
    ],
  },
  accessory: { none: 16, parts: ACCESSORIES },
  arms: NONE,
  outfit: NONE,
  scene: {
    none: 2,
    parts: [
      { id: 'shelf', weight: 3, draw: () => shade('M5.5 72H94.5A50 50 0 0 1 5.5 72Z') },
      { id: 'hillside', weight: 3, draw: () => shade('M2 64L90 20A50 50 0 1 1 2 64Z') },
      { id: 'wall-corner', weight: 3, draw: () => shade('M30 4.5V95.5A50 50 0 0 1 30 4.5Z') },
      { id: 'low-sun', weight: 2, draw: () => veil('.2', dot('#fff', 63, 37, 30)) },
    ],
  },
};
