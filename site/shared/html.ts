// Functions that write HTML as text.
import { escapeXml } from '../../lib/render/svg.js';

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml: (text: string) => string = escapeXml;

/** Renders each item, and joins the results. */
export function each<T>(items: Iterable<T>, render: (item: T, index: number) => string): string {
  return Array.from(items, render).join('');
}

/** Splits code into plain text, quoted text and comments: a `b` marks quoted text, an `i` a comment. */
export function splitCode(code: string): (readonly [tag: '' | 'b' | 'i', text: string])[] {
  return code
    .split(/("[^"\n]*"|'[^'\n]*'|(?<!\S)(?:\/\/|#) .*|\/\*.*?\*\/|<!--.*?-->)/)
    .map((text, index) => [index % 2 === 0 ? '' : /^["']/.test(text) ? 'b' : 'i', text]);
}

/** Escapes a sentence, and turns its backticks into `<code>`. */
export function renderWords(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
