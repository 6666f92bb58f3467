// How text and numbers are written into SVG.

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
