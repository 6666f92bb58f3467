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

/** A table that scrolls by itself where it is too wide; cells are HTML. */
export function renderTable(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = each(heads, (text) => `<th scope="col">${text}</th>`);
  const body = each(rows, ([first = '', ...cells]) => {
    return `<tr><th scope="row">${first}</th>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`;
  });
  return (
    `<div class="scroll" role="region" aria-label="${escapeHtml(caption)}" tabindex="0"><table>` +
    `<caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
  );
}
