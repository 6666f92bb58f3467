// Idle motion: one constant stylesheet, the same text in every animated drawing, so that one hash allows it.
import type { Motion } from '../parts/part.js';

// Only `no-preference` moves: a viewer who prefers reduced motion gets the still drawing, not a slower one.
// While it floats, the figure leans to and fro; between two blinks the eyes glance aside. A raised arm waves, then rests.
// `fill-box`: each pair of eyes shrinks about its own middle, not about that of the drawing.
/**
 * The stylesheet of every animated drawing (SPEC §2.1, `animated`).
 *
 * @example
 * createAvatar('ada', { animated: true }).includes(MOTION_CSS); // true
 */
export const MOTION_CSS =
  '@media (prefers-reduced-motion:no-preference){' +
  '.navii-float{animation:navii-float 4.4s ease-in-out infinite;transform-origin:50px 89px}' +
  '.navii-shadow{animation:navii-shadow 4.4s ease-in-out infinite}' +
  '.navii-blink{animation:navii-blink 6.8s linear infinite}' +
  '.navii-sway{animation:navii-sway 3.6s ease-in-out infinite}' +
  '.navii-pulse{animation:navii-pulse 1.8s ease-in-out infinite}' +
  '.navii-twinkle{animation:navii-twinkle 2.6s ease-in-out infinite}' +
  '.navii-wave{animation:navii-wave 4.2s ease-in-out infinite}' +
  '.navii-blink,.navii-shadow,.navii-pulse,.navii-twinkle{transform-box:fill-box;transform-origin:center}' +
  '.navii-sway,.navii-wave{transform-box:fill-box;transform-origin:bottom}' +
  '.navii-d1 [class]{animation-delay:-.9s}' +
  '.navii-d2 [class]{animation-delay:-1.7s}' +
  '.navii-d3 [class]{animation-delay:-2.6s}' +
  '.navii-d4 [class]{animation-delay:-3.5s}}' +
  '@keyframes navii-float{0%,to{transform:rotate(-.8deg)}50%{transform:translateY(-2.5px) rotate(.8deg)}}' +
  '@keyframes navii-shadow{50%{transform:scale(.86)}}' +
  '@keyframes navii-blink{0%,30%,52%,88%,94%,to{transform:none}34%,48%{transform:translateX(1.2px)}' +
  '91%,97%{transform:scaleY(.1)}}' +
  '@keyframes navii-sway{0%,to{transform:rotate(-4deg)}50%{transform:rotate(4deg)}}' +
  '@keyframes navii-pulse{50%{transform:scale(1.25)}}' +
  '@keyframes navii-twinkle{50%{opacity:.35;transform:scale(.7)}}' +
  '@keyframes navii-wave{0%,56%,to{transform:none}8%,32%{transform:rotate(9deg)}20%,44%{transform:rotate(-9deg)}}';

/** The stylesheet as the element that an animated drawing carries. */
export const MOTION_STYLE = `<style>${MOTION_CSS}</style>`;

// After a change of the stylesheet test/lib/render/motion.test.ts fails and prints the new hash.
/**
 * SHA-256 of {@link MOTION_CSS}, as a Content-Security-Policy source (CSP 3 §6.7.3.3).
 *
 * @example
 * const policy = `style-src 'self' '${MOTION_CSP_HASH}'`;
 */
export const MOTION_CSP_HASH = 'sha256-sEoQRY3I+StH2exuuSesYG2VmlUW4Q+g3MI2U8VCA4k=';

/** Number of `navii-d…` classes: those of {@link MOTION_CSS}, and `navii-d0`, which has no delay and no rule. */
export const DELAYS = 5;

/** Marks of a still drawing. */
export const STILL: Motion = { blink: '', sway: '', pulse: '', twinkle: '', wave: '' };

/** Marks of a moving drawing. */
export const MOVING: Motion = {
  blink: ' class="navii-blink"',
  sway: ' class="navii-sway"',
  pulse: ' class="navii-pulse"',
  twinkle: ' class="navii-twinkle"',
  wave: ' class="navii-wave"',
};
