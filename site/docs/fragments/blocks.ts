// The building blocks of docs pages. Their arguments are HTML, except captions and code, which are plain text.
import { each, escapeHtml, renderWords } from '../../shared/html.js';

/** Renders a code sample. `attributes` are those of its `<pre>`, each with a space before it. */
export function renderCode(caption: string, code: string, attributes = ''): string {
  return (
    `<figure class="code"><figcaption>${escapeHtml(caption)}</figcaption>` +
    `<pre tabindex="0"${attributes}><code>${escapeHtml(code)}</code></pre></figure>`
  );
}

/** Renders drawings in a row. Beside their sample, they say nothing to a screen reader. */
export function renderStage(drawings: string): string {
  return `<div class="stage flow" aria-hidden="true">${drawings}</div>`;
}

/** Renders some people, each with the same function. */
export function renderFaces(draw: (seed: string) => string, count = 6): string {
  return renderStage(each(['ada', 'grace', 'hedy', 'alan', 'mary', 'joan'].slice(0, count), draw));
}

/** Renders a list of terms with their descriptions. A row may have an id. */
export function renderRows(rows: Iterable<readonly [term: string, about: string, id?: string]>): string {
  const items = each(rows, ([term, about, id]) => {
    return `<div${id === undefined ? '' : ` id="${id}"`}><dt>${term}</dt><dd>${about}</dd></div>`;
  });
  return items === '' ? '' : `<dl class="rows">${items}</dl>`;
}

/** Renders links to names in groups. A group is HTML. */
export function renderNames(names: readonly (readonly [group: string, name: string, link: string])[]): string {
  const groups = new Map<string, string>();
  for (const [group, name, link] of names)
    groups.set(group, `${groups.get(group) ?? ''}<li><a href="${link}"><code>${escapeHtml(name)}</code></a></li>`);
  return renderRows(Array.from(groups, ([group, items]) => [group, `<ul class="names flow">${items}</ul>`]));
}

/** Renders the description of an option: its effect, its values and its default, if it has one. Backticks mark code. */
export function describeOption(about: string, takes: string, byDefault: string): string {
  const otherwise = byDefault === 'none' ? '' : ` Default: ${renderWords(byDefault)}.`;
  return `${renderWords(about)}<br><small>Takes ${renderWords(takes)}.${otherwise}</small>`;
}

/** Renders a mark that a screen reader reads as yes or no. */
export const renderMark = (isYes: boolean): string =>
  `<b role="img" aria-label="${isYes ? 'yes' : 'no'}">${isYes ? '✓' : '–'}</b>`;

/** Renders a table, which scrolls horizontally if it is too wide. Cells are HTML. */
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
