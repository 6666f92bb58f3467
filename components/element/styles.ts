// The style sheets of the elements, and the one that keeps their place until they are defined (`navii.css`).
//
// The elements adopt their sheets, which needs no exception in a Content-Security-Policy. Each has exactly one, because every
// further sheet costs time whenever an element appears.
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../../lib/options/schema.js';
import { CORNER } from '../../lib/render/avatar.js';
import { INSET } from '../../lib/render/group.js';
import { MOTION_CSS, MOTION_STYLE } from '../../lib/render/svg.js';
import { EVERY } from '../pause.js';
import { PHOTO_STYLE } from './photo.js';
import { GROUND_OPACITY } from './placeholder.js';
import type { Content } from './show.js';

// `data-motion` is set by motion.ts, which explains its words. The rules are `!important` because the rules of the engine's
// sheet are more specific.
/** The animations of drawings, and their limits. */
export const motionStyles = `
  ${MOTION_CSS}
  [data-motion~='rests'] [class],
  [data-motion~='calm'] :is(.navii-shadow, .navii-sway, .navii-pulse, .navii-twinkle):not([color] > *),
  [data-motion~='few'] > svg > g:not(:nth-of-type(${EVERY}n + 1)) [class] {
    animation: none !important;
  }
  [data-motion~='held'] [class] {
    animation-play-state: paused !important;
  }
  @media print {
    [class] {
      animation: none !important;
    }
  }
`;

/** Declarations for both elements. */
const BOX = `
  display: inline-block;
  position: relative;
  flex-shrink: 0;
  max-width: 100%;
  vertical-align: middle;
`;

// With a height other than `auto`, a flex row does not stretch the avatar, as it does not stretch an image with a height.
/** Declarations for an avatar. */
const AVATAR_BOX = `
  width: var(--navii-size, fit-content);
  aspect-ratio: 1;
  height: fit-content;
`;

/** Declarations for a group. */
const GROUP_BOX = 'height: var(--navii-size, fit-content);';

/** Layout of both elements: the size of the drawing, unless CSS sets another. */
const hostStyles = `
  :host {
    ${BOX}
  }
  :host([hidden]) {
    display: none;
  }
  [part~='svg'],
  [part~='svg'] > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  [part~='placeholder'] {
    color: var(--navii-placeholder, currentColor);
  }
`;

const badgeStyles = `
  [color] {
    color: var(--navii-badge, revert-layer);
  }
  [color] > circle {
    fill: var(--navii-badge-plate, revert-layer);
  }
  @media (forced-colors: active) {
    [color] {
      forced-color-adjust: none;
      color: CanvasText;
    }
    [color] > circle {
      fill: Canvas;
    }
  }
`;

const photoStyles = `img { ${PHOTO_STYLE} }`;

/** The rules of an element, in pieces: a server writes only those that a drawing needs. */
export interface Rules {
  /** All of them, as the sheet that an element of a page adopts. */
  readonly sheet: string;
  readonly box: string;
  /** Rules for badges. */
  readonly badge: string;
  /** Rules for the markup after the box. */
  readonly after: string;
}

function joinRules(box: string, badge: string, after: string): Rules {
  return { sheet: `${hostStyles}${motionStyles}${box}${badge}${after}${photoStyles}`, box, badge, after };
}

const avatarBox = `:host { ${AVATAR_BOX} }`;

// The page shows in a gap around the badge of an avatar: its disc is smaller than in the drawing, and a mask cuts the rest out.
const avatarBadge = `
  ${badgeStyles}
  .badged:not([part~='placeholder']) {
    --badge-x: 75%;
    mask: radial-gradient(ellipse 15% 15% at var(--badge-x) 75%, #000 80%, #0000 81% 99%, #000);
  }
  .badged > svg > [color] > circle {
    r: 12px;
  }
  :host(:dir(rtl)) .badged {
    --badge-x: 25%;
  }
  :host(:dir(rtl)) .badged > svg > [color] {
    transform: translate(25px, 75px);
  }
`;

/** The rules of `<navii-avatar>`. */
export const avatarRules = /* @__PURE__ */ joinRules(avatarBox, avatarBadge, '');

// In a page from right to left the drawing is mirrored as a whole, and each avatar is mirrored back about its middle: the engine
// puts x at INSET + SCALE x, and the mirrored one stands at 100 - (INSET + SCALE x).
const SCALE = (100 - 2 * INSET) / 100;

// The gap is a little narrower than the ring that the engine draws, so that a ring from CSS covers its edge.
const GAP_RADIUS = 49.75;

/**
 * Returns the `clip-path` of a tile: it cuts out the part that the next tile and its ring cover, so that the page shows between
 * them.
 *
 * @param step - distance from one tile to the next, in hundredths of a unit; a tile is 100 units wide
 */
export function cutGap(step: number): string {
  const [r, d] = [GAP_RADIUS, 2 * GAP_RADIUS];
  const next = `M${step / 100 + 50 - r} 50a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`;
  return `path(evenodd,"M-50-50h250v200h-250z${next}") view-box`;
}

const groupBox = `
  :host {
    ${GROUP_BOX}
  }
  [part~='svg'] > svg {
    width: auto;
    max-width: 100%;
  }
  [part~='svg'] > svg > g > circle {
    fill: var(--navii-ring, revert-layer);
  }
  .open > svg > g > circle {
    fill: var(--navii-ring, transparent);
  }
  .open > svg > g:not(:last-of-type) {
    clip-path: var(--gap);
  }
  text {
    direction: ltr;
    forced-color-adjust: none;
    user-select: none;
  }
  :host(:dir(rtl)) [part~='svg'] > svg {
    transform: scaleX(-1);
  }
  :host(:dir(rtl)) [part~='svg'] > svg > g > g {
    transform: translate(${100 - INSET}px, ${INSET}px) scale(${-SCALE}, ${SCALE});
  }
`;

const groupBadge = `
  ${badgeStyles}
  :host(:dir(rtl)) [color] {
    transform: translate(75px, 75px) scaleX(-1);
  }
`;

const itemStyles = `
  .items {
    position: absolute;
    inset: 0;
    display: flex;
    pointer-events: none;
  }
  .items > * {
    flex: 1;
  }
  .items [role='img'] {
    display: block;
    height: 100%;
  }
`;

/** The rules of `<navii-group>`. */
export const groupRules = /* @__PURE__ */ joinRules(groupBox, groupBadge, itemStyles);

// A server-drawn element keeps its own place until the script is loaded, and undoes the rules of `navii.css` for empty elements.
const UNTIL_DEFINED =
  ':host(:not(:defined)) { contain: none !important; }' +
  ':host(:not(:defined))::before, :host(:not(:defined))::after { content: none !important; }';

const printed = /* @__PURE__ */ new Map<string, string>();

/** Prints a sheet as a style element, once: a server writes it with every element. */
function printStyle(sheet: string): string {
  const style = printed.get(sheet) ?? `<style>${sheet.replace(/\s+/g, ' ').trim()}</style>`;
  printed.set(sheet, style);
  return style;
}

/**
 * Prints the rules that a drawing of a server needs, as style elements. Each has a constant text, which a policy can allow by its
 * hash.
 */
export function printRules(
  rules: Rules,
  { drawing, after }: Pick<Content, 'drawing' | 'after'>,
  isMoving: boolean,
  hasPhoto: boolean,
): string {
  return (
    printStyle(UNTIL_DEFINED + hostStyles + rules.box) +
    // Only badges have the attribute.
    (drawing.includes(' color="') ? printStyle(rules.badge) : '') +
    (after === '' ? '' : printStyle(rules.after)) +
    (hasPhoto ? printStyle(photoStyles) : '') +
    (isMoving ? MOTION_STYLE : '')
  );
}

/** Sizes in px that have a rule of their own, for browsers that cannot read a number in an attribute: today all but Chromium. */
export const COMMON_SIZES = [
  16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 192, 256, 320, 512,
] as const;

function listOverlaps(): readonly number[] {
  const { min, max, step } = GROUP_SCHEMA.overlap;
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => Number((min + i * step).toFixed(2)));
}

/** Overlaps that have a rule of their own, for the same browsers. */
export const COMMON_OVERLAPS = /* @__PURE__ */ listOverlaps();

/** Prints a rule with a specificity of zero. `condition` selects among the elements that are not defined yet. */
function printRule(tag: string, condition: string, declarations: string, pseudo = ''): string {
  return `:where(${tag}${condition}:not(:defined))${pseudo} {${declarations}}`;
}

/** Prints rules that copy an attribute to a property; `reads` read it in CSS as the engine reads it, each on a condition. */
function printReader(
  tag: string,
  property: string,
  attribute: string,
  values: readonly (readonly [given: number, value: string])[],
  ...reads: readonly (readonly [condition: string, read: string])[]
): string[] {
  const rules = reads.map(([condition, read]) => printRule(tag, condition, `${property}: ${read};`));
  return [
    ...values.map(([given, value]) => printRule(tag, `[${attribute}="${given}"]`, `${property}: ${value};`)),
    '@supports (width: attr(size px)) {',
    ...rules,
    '}',
  ];
}

function printSizes(tag: string, row: typeof AVATAR_SCHEMA.size | typeof GROUP_SCHEMA.size): string[] {
  const { min, max, default: byDefault } = row;
  const common = COMMON_SIZES.filter((size) => size <= max).map((size) => [size, `${size}px`] as const);
  const read = (unit: string): string =>
    `clamp(${min}px, round(to-zero, attr(size ${unit}, ${byDefault}px), 1px), ${max}px)`;
  const unset = printRule(tag, '', `--navii-reserved: ${byDefault}px;`);
  // With its unit, a size is not a number of px but a length.
  const length = ['[size$=px]', read('type(<length>)')] as const;
  return [unset, ...printReader(tag, '--navii-reserved', 'size', common, ['', read('px')], length)];
}

function printOverlaps(): string[] {
  const { min, max, default: byDefault } = GROUP_SCHEMA.overlap;
  const common = COMMON_OVERLAPS.map((overlap) => [overlap, String(overlap)] as const);
  const read = `clamp(${min}, attr(overlap number, ${byDefault}), ${max})`;
  const unset = printRule('navii-group', '', `--navii-overlap: ${byDefault};`);
  return [unset, ...printReader('navii-group', '--navii-overlap', 'overlap', common, ['', read])];
}

// The size is an intrinsic size, so that a width and a height of the page override it.
const RESERVED_AVATAR = `
  min-height: 0;
  contain: inline-size;
  contain-intrinsic-width: var(--navii-reserved);
`;

// A style sheet cannot count the members of a group: the page sets --navii-tiles, or only the height is kept. The width fits
// the content: in a column that stretched the group, its ratio would make it higher.
const RESERVED_GROUP = `
  min-width: 0;
  min-height: 0;
  width: fit-content;
  aspect-ratio: calc(1 + (var(--navii-tiles) - 1) * (1 - var(--navii-overlap)));
`;

// The content of a group with so many tiles. It sets no height if the ratio sets the height.
const RESERVED_TILES = `
  content: '';
  display: block;
  width: calc(
    var(--navii-size, var(--navii-reserved)) * (1 + (var(--navii-tiles, 1) - 1) * (1 - var(--navii-overlap)))
  );
  height: max(0px, var(--navii-reserved) * (1 - var(--navii-tiles, 0)));
`;

/** The shape behind the figure of a placeholder. */
const RESERVED_GROUND = `
  content: '';
  position: absolute;
  inset: 0;
  background: var(--navii-placeholder, currentColor);
  opacity: ${GROUND_OPACITY};
`;

/**
 * Prints the style sheet `navii/navii.css`. It keeps the place of elements whose script is still loading, so that nothing in the
 * page moves when they are defined: it gives them the boxes that their own sheets will give them.
 *
 * It is a cascade layer, and its selectors have a specificity of zero, so all later styles of the page win. An element that
 * contains something, such as the drawing of a server, gets no placeholder.
 */
export function printReserve(): string {
  const rules = [
    ...printSizes('navii-avatar', AVATAR_SCHEMA.size),
    ...printSizes('navii-group', GROUP_SCHEMA.size),
    ...printOverlaps(),
    printRule('navii-avatar', '', `${BOX}${AVATAR_BOX}${RESERVED_AVATAR}`),
    printRule('navii-group', '', `${BOX}${GROUP_BOX}${RESERVED_GROUP}`),
    printRule('navii-group', ':not(:has(*))', RESERVED_TILES, '::before'),
    printRule('navii-avatar', ':empty', `${RESERVED_GROUND} border-radius: 50%;`, '::after'),
    printRule('navii-avatar', '[shape="rounded"]', `border-radius: ${CORNER}%;`, '::after'),
    printRule('navii-avatar', '[shape="square"]', 'border-radius: 0;', '::after'),
    printRule('navii-group', '[seeds]:empty', `${RESERVED_GROUND} border-radius: 999px;`, '::after'),
    printRule('navii-avatar', '[hidden]', ' display: none; '),
    printRule('navii-group', '[hidden]', ' display: none; '),
  ];
  // Safari before 17 lacks the property, and would keep a place without a width.
  const lines = ['@supports (contain-intrinsic-width: 1px) {', '@layer navii {', ...rules, '}', '}'];
  return `${lines.map((line) => line.replace(/\s+/g, ' ')).join('\n')}\n`;
}
