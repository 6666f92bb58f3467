// Helpers that write HTML.
import { escapeXml } from '../../lib/render/svg.js';

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml: (text: string) => string = escapeXml;

/** Writes HTML for each item. */
export function each<T>(items: Iterable<T>, render: (item: T, index: number) => string): string {
  return Array.from(items, render).join('');
}

/** A sentence in which backticks mark code. */
export function renderWords(text: string): string {
  return escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
