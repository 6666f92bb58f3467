// Constructed stylesheets: nothing here needs a style exception of a Content-Security-Policy. One for each element, for the
// browser goes through all that a shadow root has adopted when it appears.
import { css, unsafeCSS } from 'lit';
import { MOTION_CSS } from '../lib/index.js';

/** The motion of animated drawings. */
const motionStyles = unsafeCSS(MOTION_CSS);

/** Layout of every element: as large as its drawing says, unless CSS says otherwise. */
const hostStyles = css`
  :host {
    display: inline-block;
    position: relative;
    isolation: isolate;
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

// The badge takes a bite out of the drawing, so that it stands clear on every page; out of a square a wider one, which
// leaves no splinter of the corner.
/** A square of any size. */
export const avatarStyles = css`
  ${hostStyles}${motionStyles}
  :host {
    width: var(--navii-size, fit-content);
    aspect-ratio: 1;
  }
  .ground,
  [part='status'] {
    position: absolute;
    overflow: visible;
  }
  .ground {
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
  }
  .badged {
    --bite: 85.5%;
    --reach: 18.5%;
    mask: radial-gradient(ellipse var(--reach) var(--reach) at var(--bite) 85.5%, #0000 97%, #000);
  }
  .square {
    --reach: 21%;
  }
  :host(:dir(rtl)) .badged {
    --bite: 14.5%;
  }
  [part='status'] {
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

// A stack from the right is the engine's drawing mirrored as a whole, with every tile mirrored back about its own middle:
// x becomes 100 - (4 + .92 x), where 4 and .92 are how the engine insets an avatar in its ring.
/** A row as high as one tile. */
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
    transform: translate(96px, 4px) scale(-0.92, 0.92);
  }
`;
