// Attributes of the elements beside the options, and their custom properties and parts, as the manifests have them.
import { ELEMENTS, type ElementRow, type PropertyRow } from '../../../components/rows.js';
import { AVATAR_OPTIONS, GROUP_OPTIONS } from '../../../lib/index.js';
import { describeDefault, describeValues } from '../../../lib/options/table.js';
import { toKebab } from '../../../lib/options/words.js';
import { each, escapeHtml, renderWords } from '../../shared/html.js';
import { describeOption, renderRows } from './blocks.js';

/** Their texts by their names. */
type Rows = ReadonlyMap<string, string>;

function renderList(title: string, rows: Rows, isMeant: (name: string) => boolean): string {
  const meant = Array.from(rows).filter(([name]) => isMeant(name));
  return `<h3>${title}</h3>${renderRows(meant.map(([name, html]) => [`<code>${escapeHtml(name)}</code>`, html]))}`;
}

/** Lists the rows that all elements have, and then those that only one of them has. */
function renderLists(list: (element: ElementRow) => Rows): string {
  const all = ELEMENTS.map(list);
  const [first = new Map<string, string>()] = all;
  const isShared = (name: string) => all.every((rows) => rows.get(name) === first.get(name));
  return (
    renderList('Both', first, isShared) +
    each(ELEMENTS, (element) => renderList(element.tag, list(element), (name) => !isShared(name)))
  );
}

function describeRow(row: PropertyRow): string {
  const [takes, unset] = 'takes' in row ? [row.takes, row.unset] : [describeValues(row), describeDefault(row)];
  return describeOption(row.doc, takes, unset);
}

/** Options of the engine, which have a table of their own, by the names of properties. */
const OPTIONS: ReadonlySet<string> = new Set([...Object.keys({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS }), 'styleHint']);

/** The attributes that are no option of the engine. */
export function renderAttributes(): string {
  return renderLists(({ properties }) => {
    const own = Object.entries(properties).filter(([name]) => !OPTIONS.has(name));
    return new Map(own.map(([name, row]) => [toKebab(name), describeRow(row)]));
  });
}

/** Custom properties and parts. */
export function renderStyles(): string {
  return renderLists(({ cssProperties, cssParts }) => {
    const parts = cssParts.map(({ name, description }) => ({ name: `::part(${name})`, description }));
    return new Map([...cssProperties, ...parts].map(({ name, description }) => [name, renderWords(description)]));
  });
}
