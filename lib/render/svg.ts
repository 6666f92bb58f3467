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
 * Formats hundredths as a decimal with at most two digits after the point. Division rounds once, and a number prints as the
 * shortest decimal that is nearest to it (ECMA-262 §6.1.6.1.20), so every JavaScript engine prints the same bytes.
 *
 * @param hundredths - a safe integer, for example 1250 for 12.5
 */
export function formatHundredths(hundredths: number): string {
  return String(hundredths / 100).replace(/^(-?)0\./, '$1.');
}
