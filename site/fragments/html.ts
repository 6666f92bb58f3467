// Text into HTML, for the fragments.
import { escapeXml } from '../../lib/svg.js';

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml: (text: string) => string = escapeXml;

/** Joins what a list gives, item by item. */
export function each<T>(items: Iterable<T>, draw: (item: T, index: number) => string): string {
  return Array.from(items, draw).join('');
}
