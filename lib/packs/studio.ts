// The pack `studio`: the calm cast. A soft body in two flat tones, a face of a few strokes, and one quiet sign at most. It is the
// model for your own pack: it uses only the public helpers, and no other pack refers to it.
import { makePalette } from '../palettes/palette.js';
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
    // A hood ends 22 units over the eyes.
    edges: [2 * (eyeY - 22) - edge, edge + 2 * sag],
    head: { x, eyeY, eyeGap, mouthY: eyeY + 13, earGap: brimWidth - 5, earY: topY + 7, brimY: topY + 8, brimWidth },
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
  figure('soft-pebble', [50, 18], [50, 18], [50, 48, 14], [24, 42, 36], [46, 21],
    ['C76 18 95.5 29.5 97 46',
      'C98.5 65.5 77 77.5 50 77.5']),
  figure('soft-drop', [50, 3], [50, 3], [50, 60, 12.5], [10, 34.5, 35.5], [66, 13],
    ['C54.5 3 59 9.5 66.5 22L70.5 29C78.5 43.5 84 56.5 86 66',
      'C87 71.5 87 76 86 79.5C82.5 88 69 93 50 93']),
  figure('soft-dome', [50, 9.5], [50, 9.5], [50, 48, 13.5], [24, 43, 38], [60, 9],
    ['C74 9.5 92 23.5 92.5 42.5L93 56C93 57.5 93 58.5 93 60',
      'C91 69.5 81.5 76 67.5 76L50 76']),
  figure('soft-loaf', [50, 18], [50, 18], [50, 46, 14], [24, 42, 39.5], [58, 10],
    ['C74 17 92.5 22 92.5 41L92.5 56',
      'C92.5 73 83 82 66 82L50 82']),
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
  figure('soft-bell', [50, 7], [50, 7], [50, 48, 13], [23, 31, 39.5], [66, 5],
    ['C67 7 79.5 18 80.5 36C81.5 47 85 55 89.5 62C91 64.5 92 66 92 68',
      'C92 76 86 80 76 80L50 80']),
  figure('soft-arch', [50, 5], [50, 5], [50, 45, 13], [19, 32, 34.5], [64, 5],
    ['C68 5 80.5 18 82 38C83 48 84 56 85 64',
      'L85 74C85.5 82 81.5 86.5 76 86.5C70 86.5 69 82 63.5 82C58 82 57.5 89.5 50 89.5']),
  figure('soft-cap', [50, 8], [50, 8], [50, 44, 13], [23.5, 42.5, 31.5], [57, 4],
    ['C76 8 93 22 93 40C93 49 89.5 55 83 57',
      'L78.5 82C77.5 88 73 91 67 91L50 91']),
  figure('soft-clover', [50, 17], [50, 17], [50, 47, 13], [24, 33, 38.5], [50, 30],
    ['C53 17 55 15 57 13C63 8 75 8 82 17C91 24 92 37 86 44C84 46 83 48 83 50',
      'C83 52 84 54 86 56C92 63 91 76 82 83C75 92 63 92 57 87C55 85 53 83 50 83']),
  figure('long-ears', [50, 37.5], [50, 37.5], [50, 56, 13], [24, 35, 37], [65, 12],
    ['L51 37.5C53.5 37.5 55.5 33 56.5 26.5L57 24C59 14 63 10.5 71.5 10.5C80 10.5 82.5 15 80.5 26.5L79 32.5C78 37.5 79 45 80.5 48L83 52C85 55 86.5 60 87 65',
      'C87.5 68.5 87.5 72.5 87 76.5C86 86 72.5 91.5 50 91.5']),
  figure('point-ears', [50, 31.5], [50, 31.5], [50, 51, 13], [24, 36, 33.5], [58, 14],
    ['L51 31.5C54 31.5 61 29 68 25L79 18.5C84 15.5 86 17 86 24.5L86.5 39C86.5 45 86 52 85.5 58',
      'C85.5 61.5 85 64.5 84.5 67L84 70C82.5 79 77 87.5 70.5 91C63.5 95 56 97.5 50 97.5']),
  figure('two-bumps', [50, 22.5], [50, 20.5], [50, 53, 14], [24, 41, 36], [62, 15],
    ['C55 22.5 59 23 63 24.5C65 18 69.5 14.5 75 14.5C83 14.5 88.5 20 88.5 27.5C88.5 32.5 86.5 36 85 38C89 43 91.5 49 91.5 55.5',
      'C91.5 75 75 88.5 50 88.5']),
  figure('soft-tulip', [50, 11], [50, 11], [50, 53, 13], [6, 37.5, 35.5], [61, 14],
    ['C51 11 52.5 12.5 54 15.5L57.5 22.5C59.5 26.5 63 27 66 23.5L73 16.5C77 12 79.5 15 82.5 27L85 37.5C87 46 88 54 88 61',
      'C87.5 68 86 74 83.5 78.5C78 87.5 65.5 92.5 50 92.5']),
  figure('soft-bloom', [50, 8], [50, 8], [50, 46, 13], [11.5, 34.5, 37.5], [64, 8],
    ['C58 8 61 11 61.5 16.5C62 21 66 22.5 69.5 20C75 17 79 19 83 24C87.5 30 88 34 83 38.5C80 41 81 45 85.5 46.5C91.5 48.5 92.5 56 89.5 64',
      'C88 68.5 84 69 79.5 68.5C75.5 68 73.5 71.5 75 75.5C77 81.5 75 84.5 68 88C61.5 91 57.5 91 54 85C53 83 51.5 82.5 50 82.5']),
  figure('soft-cloud', [50, 8], [50, 8], [50, 51, 13.5], [18, 44, 39], [62, 9],
    ['C63 8 73 17 73 31L73.5 32.5C85 28 96.5 38 96.5 53',
      'C96.5 69 85 79 69 79L50 79']),
  figure('soft-house', [50, 4], [50, 4], [50, 53, 13], [14.5, 36.5, 37], [63, 12],
    ['C53.5 4 56.5 5.5 60 8.5L76 22C82 27.5 86 36.5 86.5 46L87 63',
      'L87 73.5C87.5 80.5 82 84.5 72.5 84.5L50 84.5']),
  figure('soft-bowl', [50, 24], [50, 24], [50, 44, 14], [24, 40.5, 38.5], [52, 12],
    ['L70 24C83 24 91 29 91 37L90.5 49C90.5 50 90.5 51 90.5 52',
      'C89.5 66 85 77.5 79 82.5C72 88.5 61.5 92 50 92']),
  figure('soft-bean', [46, 7], [51, 8], [52.5, 46, 12], [21, 28, 24.5], [47.5, 19],
    ['C68 5 88.5 21 88.5 47',
      'C88.5 74 69 94 47 92.5',
      'C31 91.5 19.5 84 19.5 71.5C19.5 61 27.5 57.5 27.5 50',
      'C27.5 43 14.5 39 14.5 27.5C14.5 15 28 8.5 46 7']),
  figure('soft-flame', [60.5, 9.5], [53.5, 6.5], [50, 58, 12.5], [4, 40, 36.5], [66, 11],
    ['L61.5 15C63 24 71 35.5 79 40C87 44.5 91 54 90 66',
      'C90 68 90 70 89.5 72C86.5 86 71.5 95 49.5 95',
      'C27.5 95 12.5 85.5 10.5 70C10 68.5 10 67.5 10 66',
      'C9 52.5 14.5 42.5 24.5 39C33 36.5 46 25 50.5 16L53 10.5C57.5 1.5 59 1 60.5 9.5']),
];

/** Eyes as lines from the middles of the left and the right one. They look twice as far aside as the base's eyes. */
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
  mouth('small-smile', 6, 'm-6.8-1q6.8 5 13.6 0'),
  mouth('gentle-smile', 3, 'm-7-.4q7 3.4 14 0'),
  mouth('half-smile', 2, 'm-6.6 0q7.6 3.8 13.2-2'),
  mouth('hushed', 0, 'm0 .6h.01', 10.6),
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
  grown('pom', 2, 8, (c) => line(c.accent, 'M-6 0h.01M6 0h.01M0-6h.01', 11)),
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
const TINTS = 'fcdfdbfd9cebaedaefcdfedf';
const PASTELS = 'faafcbfd89d97ee9dfbbffbe';

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
    makePalette('custard', '210e77 e75e86fa4ca19c87b7 de8eb3feced7ea4fdbfc8f96fdc', '07726407b35966b65995a846', { pale: true }),
    makePalette('marmalade', '210f67 ed7fb8fc9fb9d64c53 ea3e70dc4f93e63eb1f85e55fa3', '053055058236359437649526', { pale: true }),
    makePalette('peach', '210e77 e57d578ce6bd9dc7cb fb7e85ed8fb8e86ed8fa9d88fc9', '26306605804646a44875a637', { pale: true }),
    makePalette('petal', '211e77 d58b478dc6cbcafb9e eadc8cfbcf9bd7bfbaf9ad7afb9', '26305406604506924855a537', { pale: true }),
    makePalette('wisteria', '112e77 f9cd7c98e86c9df7ce bbf89eebfcae98dfaddaeb8dfbd', '26305406604506a24855a735', { pale: true }),
    makePalette('drizzle', '112e77 fc8ec15ad09a9ed5cb acf7ad9ef8ce5ac9dd7cd4aa8dc', '17306406634855a648849735', { pale: true }),
    makePalette('dew', '021e77 5df2bc3b8098de8cd6 7ed5caafb7ec5c9ce99da8b7dd8', '27404507b35966b64895a846', { pale: true }),
    makePalette('sorrel', '110e77 fc6ea46a46817dc4cb ae93d9ee8bd76c7fd6cd67c6fd8', '07726407b35966b64895a846', { pale: true }),
    makePalette('papaya', '211e88 da2ea1f85f75f8bf8a d57c27f85d55b24f80d52b22d80', TINTS),
    makePalette('fern', '021e77 ab28c54ca3c8da2cb4 1971657c93952638c5590460bc5', TINTS),
    makePalette('cove', '012e77 3cb2bb7be4bd7c67c8 18b1783ba1891665b91981757a7', TINTS),
    makePalette('cornflower', '012e77 4ce2beb9f98ef86f98 67d14b4bf57d06b0be08d1792bc', TINTS),
    makePalette('mallow', '212e77 f87e98c9e9aff8bf9a a6d75ce8cb6b94be79c69a49e87', TINTS),
    makePalette('iris', '112e77 d9ec9e8af9bff8be9c 87d55cc8d96d64bd8da6c74be7b', TINTS),
    makePalette('twilight', '112e77 f76e7568f77e3ac4ac 06b05827955b43917b74b52946d', PASTELS, { ink: '#fff' }),
    makePalette('spruce', '021e77 ca2d924b82a88b47b4 077055479075054278174052377', PASTELS, { ink: '#fff' }),
    makePalette('bramble', '212e77 f83e92e8bc6bf66e87 849627a58947725b56946724b54', PASTELS, { ink: '#fff' }),
    makePalette('harbor', '112e77 f83e803ab3ad4a84a9 468256477268046377367155577', PASTELS, { ink: '#fff' }),
    makePalette('cherry-stone', '211e77 f83e94f67e68d5ad7a a36825c44a35824b43b22912b50', PASTELS, { ink: '#fff' }),
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
  mouth: { none: 0, parts: MOUTHS },
  cheeks: NONE,
  antenna: NONE,
  topper: { none: 26, parts: SIGNS },
  marking: {
    none: 1,
    parts: [
      toned('deep-foot', 2, 'dip', (c) => c.shade),
      toned('bright-foot', 4, 'dip', (c) => c.accent),
      toned('rich-foot', 5, 'dip', (c) => c.accentShade),
      toned('deep-hood', 1, 'cap', (c) => c.shade),
      toned('soft-hood', 1, 'cap', (c) => c.belly),
      toned('bright-hood', 2, 'cap', (c) => c.accent),
      toned('rich-hood', 1, 'cap', (c) => c.accentShade),
    ],
  },
  accessory: NONE,
  arms: NONE,
  outfit: NONE,
  scene: NONE,
};
