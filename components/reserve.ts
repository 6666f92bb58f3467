// The style sheet `navii/navii.css`: it keeps the place of elements whose script is still on its way, so that nothing in the
// page moves when it comes. Their boxes are those that element/styles.ts gives them once they are defined.
import { css, unsafeCSS, type CSSResult } from 'lit';
import { AVATAR_SCHEMA, GROUP_SCHEMA } from '../lib/options/schema.js';
import { CORNER } from '../lib/render/avatar.js';
import { GROUND_OPACITY } from './element/placeholder.js';
import { AVATAR_BOX, BOX, GROUP_BOX } from './element/styles.js';

/** Sizes for browsers that cannot read a number in an attribute, which today are all but Chromium. */
export const COMMON_SIZES = [
  16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 192, 256, 320, 512,
] as const;

function listSteps({ min, max, step }: Readonly<Record<'min' | 'max' | 'step', number>>): readonly number[] {
  return Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => Number((min + i * step).toFixed(2)));
}

/** The overlaps for them. */
export const COMMON_OVERLAPS = /* @__PURE__ */ listSteps(GROUP_SCHEMA.overlap);

/** A rule whose selector weighs nothing: `condition` selects among elements that are not defined. */
function printRule(tag: string, condition: string, declarations: CSSResult | string, pseudo = ''): string {
  return `:where(${tag}${condition}:not(:defined))${pseudo} {${declarations.toString()}}`;
}

/** Rules that set a property to what an attribute says, as the engine reads it. */
function printReader(
  tag: string,
  property: string,
  attribute: string,
  values: readonly (readonly [given: number, read: string])[],
  read: string,
): string[] {
  return [
    ...values.map(([given, value]) => printRule(tag, `[${attribute}="${given}"]`, `${property}: ${value};`)),
    `@supports (width: attr(size px)) {${printRule(tag, '', `${property}: ${read};`)}}`,
  ];
}

function printSizes(tag: string, row: typeof AVATAR_SCHEMA.size | typeof GROUP_SCHEMA.size): string[] {
  const { min, max, default: byDefault } = row;
  const common = COMMON_SIZES.filter((size) => size <= max).map((size) => [size, `${size}px`] as const);
  const read = `clamp(${min}px, round(to-zero, attr(size px, ${byDefault}px), 1px), ${max}px)`;
  const unset = printRule(tag, '', `--navii-reserved: ${byDefault}px;`);
  return [unset, ...printReader(tag, '--navii-reserved', 'size', common, read)];
}

function printOverlaps(): string[] {
  const { min, max, default: byDefault } = GROUP_SCHEMA.overlap;
  const common = COMMON_OVERLAPS.map((overlap) => [overlap, String(overlap)] as const);
  const read = `clamp(${min}, attr(overlap number, ${byDefault}), ${max})`;
  const unset = printRule('navii-group', '', `--navii-overlap: ${byDefault};`);
  return [unset, ...printReader('navii-group', '--navii-overlap', 'overlap', common, read)];
}

// The width is that of what will be inside, so that it gives way to the width and the height that a page sets.
const avatar = css`
  ${BOX}${AVATAR_BOX}
  min-height: 0;
  contain: inline-size;
  contain-intrinsic-width: var(--navii-reserved);
`;

// How many tiles there are, no style sheet can read: the page says so in --navii-tiles, or it has the height alone. As wide
// as its content, for if a column stretched it, it would be as high as its ratio says.
const group = css`
  ${BOX}${GROUP_BOX}
  min-width: 0;
  min-height: 0;
  width: fit-content;
  aspect-ratio: calc(1 + (var(--navii-tiles) - 1) * (1 - var(--navii-overlap)));
`;

// What is in a group of so many tiles. It has no height of its own where the ratio gives one.
const stack = css`
  content: '';
  display: block;
  width: calc(
    var(--navii-size, var(--navii-reserved)) * (1 + (var(--navii-tiles, 1) - 1) * (1 - var(--navii-overlap)))
  );
  height: max(0px, var(--navii-reserved) * (1 - var(--navii-tiles, 0)));
`;

/** What a placeholder has behind its figure. */
const ground = css`
  content: '';
  position: absolute;
  inset: 0;
  background: var(--navii-placeholder, currentColor);
  opacity: ${unsafeCSS(GROUND_OPACITY)};
`;

const hidden = css`
  display: none;
`;

/**
 * Prints the style sheet. It is a layer, and its selectors weigh nothing: whatever a page says afterwards stands above it. An
 * element that holds something while it waits, such as a drawing, has no ground.
 */
export function printReserve(): string {
  const rules = [
    ...printSizes('navii-avatar', AVATAR_SCHEMA.size),
    ...printSizes('navii-group', GROUP_SCHEMA.size),
    ...printOverlaps(),
    printRule('navii-avatar', '', avatar),
    printRule('navii-group', '', group),
    printRule('navii-group', ':not(:has(*))', stack, '::before'),
    printRule('navii-avatar', ':empty', `${ground.toString()} border-radius: 50%;`, '::after'),
    printRule('navii-avatar', '[shape="rounded"]', `border-radius: ${CORNER}%;`, '::after'),
    printRule('navii-avatar', '[shape="square"]', 'border-radius: 0;', '::after'),
    printRule('navii-group', '[seeds]:empty', `${ground.toString()} border-radius: 999px;`, '::after'),
    printRule('navii-avatar', '[hidden]', hidden),
    printRule('navii-group', '[hidden]', hidden),
  ];
  // Safari before 17 would have it without a width.
  const lines = ['@supports (contain-intrinsic-width: 1px) {', '@layer navii {', ...rules, '}', '}'];
  return `${lines.map((line) => line.replace(/\s+/g, ' ')).join('\n')}\n`;
}
