// SVG as text: escaped text and numbers, the stylesheet of animated drawings, and data URIs.
import { typeName } from '../options/words.js';
import type { Motion } from '../parts/part.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Escapes text for an attribute value in double quotes or for the content of an element (XML 1.0 §2.4). Apostrophes need no escape
 * there, and browsers do not escape them either when they serialize an element.
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/**
 * A drawing that is not printed yet: elements and components change the attributes of its root, and lay photos over its inside.
 */
export interface Drawing {
  /** The attributes of its root element, in order and not escaped. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The style element of a moving drawing; empty for a still one. */
  readonly style: string;
  /** The markup inside. */
  readonly inside: string;
  /** The markup over the inside: a badge, which no photo covers. */
  readonly over: string;
}

/** Prints attributes of an element. */
export function printAttributes(attributes: Drawing['attributes']): string {
  let printed = '';
  for (const name in attributes) printed += ` ${name}="${escapeXml(attributes[name] as string)}"`;
  return printed;
}

/** Prints a drawing as a whole SVG document. */
export function printDrawing({ attributes, style, inside, over }: Drawing): string {
  return `<svg${printAttributes(attributes)}>${style}${inside}${over}</svg>`;
}

/**
 * Formats hundredths as a decimal with at most two digits after the point. Division rounds once, and numbers print as the shortest
 * decimal that is nearest to them (ECMA-262 §6.1.6.1.20). So every JavaScript engine prints the same bytes.
 *
 * @param hundredths - a safe integer, for example 1250 for 12.5
 */
export function formatHundredths(hundredths: number): string {
  return String(hundredths / 100).replace(/^(-?)0\./, '$1.');
}

// The drawing moves only with `no-preference`: viewers who prefer reduced motion get the still drawing, not a slower one.
// While it floats, the figure leans left and right; between two blinks the eyes look aside; a raised arm waves, then rests.
// Nothing leaves the viewBox, which a still drawing may touch: the figure sinks and shrinks, but never rises or grows.
// With `fill-box`, a pair of eyes shrinks around its own middle, not around the middle of the drawing.
/**
 * The stylesheet of every animated drawing: one constant text, so that a policy can allow it by one hash.
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
  '.navii-turn{animation:navii-turn 3s linear infinite}' +
  '.navii-blink,.navii-shadow,.navii-pulse,.navii-twinkle{transform-box:fill-box;transform-origin:center}' +
  '.navii-sway,.navii-wave{transform-box:fill-box;transform-origin:bottom}' +
  '.navii-d1 [class]{animation-delay:-.9s}' +
  '.navii-d2 [class]{animation-delay:-1.7s}' +
  '.navii-d3 [class]{animation-delay:-2.6s}' +
  '.navii-d4 [class]{animation-delay:-3.5s}}' +
  '@keyframes navii-float{0%,to{transform:translateY(1px) rotate(-.5deg) scaleY(.98)}' +
  '50%{transform:translateY(.3px) rotate(.4deg)}}' +
  '@keyframes navii-shadow{50%{transform:scale(.86)}}' +
  '@keyframes navii-blink{0%,30%,52%,88%,94%,to{transform:none}34%,48%{transform:translateX(1.2px)}' +
  '91%,97%{transform:scaleY(.1)}}' +
  '@keyframes navii-sway{0%,to{transform:rotate(-4deg)}50%{transform:rotate(4deg)}}' +
  '@keyframes navii-pulse{50%{transform:scale(.8)}}' +
  '@keyframes navii-twinkle{50%{opacity:.35;transform:scale(.7)}}' +
  '@keyframes navii-wave{0%,56%,to{transform:none}8%,32%{transform:rotate(6deg)}20%,44%{transform:rotate(-8deg)}}' +
  '@keyframes navii-turn{to{transform:rotate(1turn)}}';

/** The stylesheet as an element of animated drawings. */
export const MOTION_STYLE = `<style>${MOTION_CSS}</style>`;

/** The style element of a drawing; empty if it does not move. */
export function styleOf({ animated }: { readonly animated: boolean }): string {
  return animated ? MOTION_STYLE : '';
}

// After a change of the stylesheet, test/lib/render/svg.test.ts fails and prints the new hash.
/**
 * SHA-256 of {@link MOTION_CSS}, as a Content-Security-Policy source (CSP 3 §6.7.3.3).
 *
 * @example
 * const policy = `style-src 'self' '${MOTION_CSP_HASH}'`;
 */
export const MOTION_CSP_HASH = 'sha256-K2fRshyO7U4J6tZc5zFqLYozjrABEHZ97iGrwzoXEoM=';

/** Number of `navii-d…` classes: as in {@link MOTION_CSS}, and `navii-d0`, which needs no rule because it has no delay. */
export const DELAYS = 5;

/** The marks of a still drawing. */
export const STILL: Motion = { blink: '', sway: '', pulse: '', twinkle: '', wave: '', turn: '' };

/** The marks of a moving drawing. */
export const MOVING: Motion = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.keys(STILL).map((name) => [name, ` class="navii-${name}"`]),
) as unknown as Motion;

// Characters that end or escape something in a URL or in an attribute of HTML.
const RESERVED = /[%#<>&]/g;

// Browsers, workers and Node have it.
declare function btoa(text: string): string;

/**
 * Writes a drawing as a data URI (RFC 2397), for places that take no markup: `src`, `url()`, a field of JSON. An SVG is
 * percent-encoded, and so 1.08 times as long as the drawing; in base64, as a PNG is written, it would be 1.33 times as long.
 *
 * Put it between double quotes, in an attribute or in `url("…")`. It contains spaces, so `srcset` cannot take it.
 *
 * @param image - a drawing of this library, or the bytes of its PNG
 * @returns `data:image/svg+xml,` and the document, or `data:image/png;base64,` and the bytes
 * @throws TypeError when the image is neither a string nor bytes
 * @example
 * const image = new Image();
 * image.src = toDataUri(createAvatar('ada'));
 */
export function toDataUri(image: string | Uint8Array): string {
  if (image instanceof Uint8Array) {
    return `data:image/png;base64,${btoa(Array.from(image, (byte) => String.fromCharCode(byte)).join(''))}`;
  }
  if (typeof image !== 'string')
    throw new TypeError(`image: expected a string or a Uint8Array, got ${typeName(image)}`);
  // In drawings, quotes stand only around attributes. Apostrophes replace them, because they need no escape; the few apostrophes
  // inside become character references.
  const quoted = image.replaceAll("'", '&#39;').replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(RESERVED, encodeURIComponent)}`;
}
