// The stylesheets that the elements adopt: these need no exception in a Content-Security-Policy. Each element has exactly one,
// because every further sheet costs time whenever an element appears.
import { css, unsafeCSS } from 'lit';
import { INSET } from '../../lib/render/group.js';
import { MOTION_CSS } from '../../lib/render/svg.js';
import { EVERY } from '../motion.js';

// What `data-motion` says is up to motion.ts, which also says what its words mean. The rules are important because those of
// the engine's sheet are more specific.
/** The motion of animated drawings, and what keeps it within bounds. */
const motionStyles = css`
  ${unsafeCSS(MOTION_CSS)}
  [data-motion~='rests'] [class],
  [data-motion~='calm'] :is(.navii-shadow, .navii-sway, .navii-pulse, .navii-twinkle),
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
export const BOX = css`
  display: inline-block;
  position: relative;
  flex-shrink: 0;
  max-width: 100%;
  vertical-align: middle;
`;

// A height that is not `auto` keeps a row from stretching an avatar, as it does not stretch an image with a height.
/** Declarations for an avatar. */
export const AVATAR_BOX = css`
  width: var(--navii-size, fit-content);
  aspect-ratio: 1;
  height: fit-content;
`;

/** Declarations for a group. */
export const GROUP_BOX = css`
  height: var(--navii-size, fit-content);
`;

// What a server has drawn keeps its own place until the script comes, without what reserve.ts puts into empty elements.
/** Layout of both elements: as large as the drawing says, unless CSS says otherwise. */
const hostStyles = css`
  :host {
    ${BOX}
  }
  :host([hidden]) {
    display: none;
  }
  :host(:not(:defined)) {
    contain: none !important;
  }
  :host(:not(:defined))::before,
  :host(:not(:defined))::after {
    content: none !important;
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

// A mask cuts a hole for the badge into the drawing, so that the badge stands out on every page. In a square the hole is
// wider, or a sliver of the corner would be left beside it.
/** The sheet of `<navii-avatar>`. */
export const avatarStyles = css`
  ${hostStyles}${motionStyles}
  :host {
    ${AVATAR_BOX}
  }
  .badged {
    --hole-x: 85.5%;
    --hole-radius: 18.5%;
    mask: radial-gradient(ellipse var(--hole-radius) var(--hole-radius) at var(--hole-x) 85.5%, #0000 97%, #000);
  }
  .square {
    --hole-radius: 21%;
  }
  :host(:dir(rtl)) .badged {
    --hole-x: 14.5%;
  }
  [part='status'] {
    position: absolute;
    overflow: visible;
    inset-inline-end: 0.5%;
    bottom: 0.5%;
    width: 28%;
    height: 28%;
    fill: currentColor;
  }
  .online {
    color: var(--navii-status-online, #15803d);
  }
  .away {
    color: var(--navii-status-away, #b45309);
  }
  .busy {
    color: var(--navii-status-busy, #d92d3c);
  }
  .offline {
    color: var(--navii-status-offline, #6b7280);
  }
  [part='mark'],
  .rim {
    fill: none;
    stroke: var(--navii-status-mark, #fff);
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .rim {
    stroke: currentColor;
    stroke-width: 4.4;
  }
  @media (forced-colors: active) {
    [part='status'] {
      forced-color-adjust: none;
      color: CanvasText;
    }
    [part='mark'] {
      stroke: Canvas;
    }
  }
`;

// From right to left, the engine's drawing is mirrored as a whole, and each avatar is mirrored back about its middle: where
// the engine puts x at INSET + SCALE x, it is put at 100 - (INSET + SCALE x).
const SCALE = (100 - 2 * INSET) / 100;

// The gap is a little narrower than the ring that the engine draws, so that a ring from CSS covers its edge.
const GAP_RADIUS = 49.75;

/**
 * Cuts what the next tile and its ring cover out of a tile, so that the page shows between them. In units of the tile.
 *
 * @param step - from one tile to the next, in hundredths of a unit
 */
export function cutGap(step: number): string {
  const [r, d] = [GAP_RADIUS, 2 * GAP_RADIUS];
  const next = `M${step / 100 + 50 - r} 50a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0z`;
  return `path(evenodd,"M-50-50h250v200h-250z${next}") view-box`;
}

/** The sheet of `<navii-group>`. */
export const groupStyles = css`
  ${hostStyles}${motionStyles}
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
