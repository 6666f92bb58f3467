// A drawing as an address of its own, for where markup cannot stand: `src`, `url()`, a field of JSON.

// What a URL or an attribute of HTML would take for its own end or for an escape.
const RESERVED = /[%#<>&]/g;

/**
 * Writes a drawing as a data URI (RFC 2397), percent-encoded: 1.08 times as long as the drawing,
 * where base64 takes 1.33 times.
 *
 * Put it between double quotes, in an attribute or in `url("…")`. Spaces stay spaces, so `srcset` cannot take it.
 *
 * @param svg - what a function of this library drew
 * @returns `data:image/svg+xml,` and the document
 * @throws TypeError when the drawing is not a string
 * @example
 * const image = new Image();
 * image.src = toDataUri(createAvatar('ada'));
 */
export function toDataUri(svg: string): string {
  if (typeof svg !== 'string') throw new TypeError(`svg: expected a string, got ${typeof svg}`);
  // Apostrophes instead of quotes around attributes, because those need no escape; the few apostrophes inside become
  // character references. Drawings have quotes around attributes alone.
  const quoted = svg.replaceAll("'", '&#39;').replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(RESERVED, encodeURIComponent)}`;
}
