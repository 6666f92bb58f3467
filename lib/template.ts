// Templates: HTML with names in braces, which scripts of pages fill, and the service.
import { escapeXml } from './render/svg.js';

/** What fills the places of a template, by their names. */
export type Filling = Readonly<Record<string, string>>;

/**
 * Makes a function that fills `{name}` in a template.
 *
 * @param template - HTML
 * @param texts - names of places for text, which is escaped
 * @param markup - names of places for HTML
 * @returns a function that takes a text for every name
 */
export function compileTemplate(
  template: string,
  texts: readonly string[],
  markup: readonly string[],
): (filling: Filling) => string {
  // The names of places stand between the pieces of the template.
  const pieces = template.split(new RegExp(`\\{(${[...texts, ...markup].join('|')})\\}`));
  return (filling) =>
    pieces
      .map((piece, at) => {
        if (at % 2 === 0) return piece;
        const value = filling[piece] ?? '';
        return markup.includes(piece) ? value : escapeXml(value);
      })
      .join('');
}
