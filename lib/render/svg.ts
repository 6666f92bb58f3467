// The few ways in which text becomes SVG: escaping, numbers, and moving a drawing to its anchor.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/**
 * Escapes text for an attribute value in double quotes or an element's content (XML 1.0 §2.4). Apostrophes need no escape
 * there, and a browser that writes the element out again leaves them alone too.
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/**
 * Formats hundredths as a decimal with at most two digits after the point, from integer arithmetic alone, so that every
 * JavaScript engine prints the same bytes.
 *
 * @param hundredths - a safe integer, for example 1250 for 12.5
 */
export function formatHundredths(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(hundredths) / 100);
  const rest = Math.abs(hundredths) % 100;
  if (rest === 0) return sign + String(whole);
  const digits = rest < 10 ? `0${rest}` : rest % 10 === 0 ? String(rest / 10) : String(rest);
  return `${sign}${whole === 0 ? '' : whole}.${digits}`;
}

/**
 * Joins text that was put together from pieces. Engines keep such text as a tree of its pieces until somebody reads it,
 * and walk that tree at every use; text that is used often is read once instead.
 */
export function flatten(text: string): string {
  return text.charCodeAt(0) < 0 ? '' : text;
}

/** Moves a drawing made around 0,0 by a transform that is already text. */
export function move(transform: string, drawing: string): string {
  return `<g transform="${transform}">${drawing}</g>`;
}

/** Moves a drawing made around 0,0 to a point. Coordinates are multiples of one half, which print exactly. */
export function at(x: number, y: number, drawing: string): string {
  return `<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/** Draws the same thing on the left and, mirrored, on the right of a vertical axis. */
export function mirror(x: number, offset: number, y: number, drawing: string): string {
  return (
    `<g transform="translate(${x - offset} ${y})">${drawing}</g>` +
    `<g transform="matrix(-1 0 0 1 ${x + offset} ${y})">${drawing}</g>`
  );
}
