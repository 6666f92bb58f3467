// What a drawing may hold: a few elements, on each a few attributes, in each a few kinds of values. So nothing in it runs,
// loads or refers to anything, and every engine and rasterizer reads it alike.
import { MOVING } from '../render/svg.js';
import type { Shape } from './markup.js';
import { readTransform } from './matrix.js';
import { isPrinted, readNumbers } from './number.js';
import { readPath } from './path.js';
import { show } from './schema.js';

const PAINT =
  'class transform opacity fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin';

/** The elements of a drawing, and the attributes that each may have. */
export const SHAPE_ATTRIBUTES = {
  g: PAINT,
  path: `d ${PAINT}`,
  circle: `cx cy r ${PAINT}`,
  ellipse: `cx cy rx ry ${PAINT}`,
  rect: `x y width height rx ry ${PAINT}`,
};

const ALLOWED = new Map(Object.entries(SHAPE_ATTRIBUTES).map(([name, words]) => [name, new Set(words.split(' '))]));
const COLOR = /^(?:none|#(?:[\da-f]{3}){1,2})$/i;
const MOTION_CLASSES: ReadonlySet<string> = new Set(
  Object.values(MOVING).map((mark: string) => /"(.*)"/.exec(mark)?.[1] ?? ''),
);

/** Says what a value should be where it is not that. */
type Check = (value: string) => string | undefined;

const expect =
  (what: string, isRight: (value: string) => boolean): Check =>
  (value) =>
    isRight(value) ? undefined : what;

const place = expect('a number of at most two decimals', isPrinted);
const length = expect('a number from 0 on, of at most two decimals', (text) => isPrinted(text) && Number(text) >= 0);
const share = expect('a number from 0 to 1', (text) => isPrinted(text) && Number(text) >= 0 && Number(text) <= 1);
const color = expect('an ink, a colour such as #abc or #aabbcc, or none', (text) => COLOR.test(text));
const isDashes = (text: string): boolean => readNumbers(text)?.every((number) => number >= 0) ?? false;

const CHECKS: Readonly<Record<string, Check>> = {
  class: expect('a mark of the motion, such as m.sway', (text) => MOTION_CLASSES.has(text)),
  transform: expect(
    'translate, scale, rotate or matrix, with numbers of at most two decimals',
    (text) => readTransform(text) !== undefined,
  ),
  d: (data) => readPath(data).fault,
  fill: color,
  stroke: color,
  opacity: share,
  'fill-opacity': share,
  'stroke-opacity': share,
  'stroke-width': length,
  'stroke-dasharray': expect('lengths from 0 on, of at most two decimals', isDashes),
  'stroke-linecap': expect('butt, round or square', (text) => /^(?:butt|round|square)$/.test(text)),
  'stroke-linejoin': expect('miter, round or bevel', (text) => /^(?:miter|round|bevel)$/.test(text)),
  r: length,
  rx: length,
  ry: length,
  width: length,
  height: length,
};

/** What is wrong with an element and what it holds: the first fault. */
export function findShapeFault({ name, attributes, children }: Shape): string | undefined {
  const allowed = ALLOWED.get(name);
  if (allowed === undefined) return `<${name}> is none of ${[...ALLOWED.keys()].join(', ')}`;
  for (const [attribute, value] of attributes) {
    if (!allowed.has(attribute)) return `<${name}> takes no ${attribute}`;
    const wanted = (CHECKS[attribute] ?? place)(value);
    if (wanted === undefined) continue;
    const said = attribute === 'd' ? wanted : `expected ${wanted}`;
    return `${attribute} of <${name}>: ${said}, in ${show(value)}`;
  }
  if (attributes.has('class') && attributes.has('transform'))
    return `<${name}> has a transform, which its motion would replace: put it on a <g> around`;
  for (const child of children) {
    const fault = findShapeFault(child);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
