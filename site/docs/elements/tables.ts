// What the elements take beside the options, and what a style sheet can say of them, as their manifests have it.
import { ELEMENTS, type ElementRow, type PropertyRow } from '../../../components/rows.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../../lib/index.js';
import { describeDefault, describeValues } from '../../../lib/options/describe.js';
import { toKebab } from '../../../lib/options/words.js';
import { each, escapeHtml, renderWords } from '../../shared/html.js';

function renderList(title: string, rows: readonly string[]): string {
  return `<h3>${title}</h3><dl class="rows">${rows.join('')}</dl>`;
}

/** Lists the rows that all elements have, and then those that only one of them has. */
function renderLists(list: (element: ElementRow) => readonly string[]): string {
  const [first = [], ...others] = ELEMENTS.map(list);
  const shared = new Set(first.filter((row) => others.every((rows) => rows.includes(row))));
  const own = each(ELEMENTS, (element) => {
    const rows = list(element).filter((row) => !shared.has(row));
    return renderList(element.tag, rows);
  });
  return renderList('Both', [...shared]) + own;
}

function renderRow(name: string, html: string): string {
  return `<div><dt><code>${escapeHtml(name)}</code></dt><dd>${html}</dd></div>`;
}

function describeRow(row: PropertyRow): string {
  const [takes, unset] = 'takes' in row ? [row.takes, row.unset] : [describeValues(row), describeDefault(row)];
  return `${renderWords(row.doc)}<br><small>Takes ${renderWords(takes)}. Default: ${renderWords(unset)}.</small>`;
}

/** Options of the engine, which have a table of their own, by the names of properties. */
const OPTIONS: ReadonlySet<string> = new Set([...Object.keys({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS }), 'styleHint']);

/** The attributes that are no option of the engine. */
export function renderAttributes(): string {
  return renderLists(({ properties }) => {
    const own = Object.entries(properties).filter(([name]) => !OPTIONS.has(name));
    return own.map(([name, row]) => renderRow(toKebab(name), describeRow(row)));
  });
}

/** Custom properties and parts. */
export function renderStyles(): string {
  return renderLists(({ cssProperties, cssParts }) => [
    ...cssProperties.map(({ name, description }) => renderRow(name, renderWords(description))),
    ...cssParts.map(({ name, description }) => renderRow(`::part(${name})`, renderWords(description))),
  ]);
}
