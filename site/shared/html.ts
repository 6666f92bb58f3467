// Functions that write HTML as text.
import { escapeXml } from '../../lib/render/svg.js';

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml: (text: string) => string = escapeXml;

/** Renders each item, and joins the results. */
export function each<T>(items: Iterable<T>, render: (item: T, index: number) => string): string {
  return Array.from(items, render).join('');
}

/** Escapes a sentence, and turns its backticks into `<code>`. */
export function renderWords(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
