// The stylesheets that the elements adopt: these need no exception in a Content-Security-Policy. Each element has exactly one,
// because every further sheet costs time whenever an element appears.
import { css, unsafeCSS } from 'lit';
import { INSET } from '../lib/render/group.js';
import { MOTION_CSS } from '../lib/render/motion.js';

/** The motion of animated drawings. */
const motionStyles = unsafeCSS(MOTION_CSS);

/** Layout of both elements: as large as the drawing says, unless CSS says otherwise. */
const hostStyles = css`
  :host {
    display: inline-block;
    position: relative;
    flex-shrink: 0;
    max-width: 100%;
    vertical-align: middle;
  }
  :host([hidden]) {
    display: none;
  }
  [part='svg'] {
    display: block;
    width: 100%;
    height: 100%;
  }
  [part='svg'] > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

// A mask cuts a hole for the badge into the drawing, so that the badge stands out on every page. In a square the hole is
// wider, or a sliver of the corner would be left beside it.
/** The sheet of `<navii-avatar>`. */
export const avatarStyles = css`
  ${hostStyles}${motionStyles}
  :host {
    width: var(--navii-size, fit-content);
    aspect-ratio: 1;
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
    color: #15803d;
  }
  .away {
    color: #b45309;
  }
  .busy {
    color: #d92d3c;
  }
  .offline {
    color: #6b7280;
  }
  .mark,
  .rim {
    fill: none;
    stroke: #fff;
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
    .mark {
      stroke: Canvas;
    }
  }
`;

// From right to left, the engine's drawing is mirrored as a whole, and each avatar is mirrored back about its middle: where
// the engine puts x at INSET + SCALE x, it is put at 100 - (INSET + SCALE x).
const SCALE = (100 - 2 * INSET) / 100;

/** The sheet of `<navii-group>`. */
export const groupStyles = css`
  ${hostStyles}${motionStyles}
  :host {
    height: var(--navii-size, auto);
  }
  [part='svg'] > svg {
    width: auto;
    max-width: 100%;
  }
  text {
    direction: ltr;
    forced-color-adjust: none;
    user-select: none;
  }
  :host(:dir(rtl)) [part='svg'] > svg {
    transform: scaleX(-1);
  }
  :host(:dir(rtl)) [part='svg'] > svg > g > g {
    transform: translate(${100 - INSET}px, ${INSET}px) scale(${-SCALE}, ${SCALE});
  }
`;
