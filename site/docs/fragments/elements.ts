// Renders the attributes of the elements that are not options of the engine, and their custom properties and parts.
import { PICKER } from '../../../components/picker/rows.js';
import { ELEMENTS, type ElementRow, type PropertyRow } from '../../../components/rows.js';
import { AVATAR_OPTIONS, describeDefault, describeValues, GROUP_OPTIONS } from '../../../lib/options/table.js';
import { toKebab } from '../../../lib/options/words.js';
import { escapeHtml, renderWords } from '../../shared/html.js';
import { describeOption, renderRows } from './blocks.js';

/** Renders HTML descriptions by name. A row that only one of the elements has says so. */
function renderElementRows(list: (element: ElementRow) => ReadonlyMap<string, string>): string {
  const rows = ELEMENTS.flatMap((element) => {
    return Array.from(list(element), ([name, html]) => ({ tag: element.tag, name, html }));
  });
  return renderRows(
    rows.flatMap(({ tag, name, html }, at) => {
      const same = rows.findIndex((row) => row.tag !== tag && row.name === name && row.html === html);
      if (same !== -1 && same < at) return [];
      return [[`<code>${escapeHtml(name)}</code>${same === -1 ? `<br><small>${tag}</small>` : ''}`, html] as const];
    }),
  );
}

function listStyles({ cssProperties, cssParts }: ElementRow): ReadonlyMap<string, string> {
  const parts = cssParts.map(({ name, description }) => ({ name: `::part(${name})`, description }));
  return new Map([...cssProperties, ...parts].map(({ name, description }) => [name, renderWords(description)]));
}

function describeRow(row: PropertyRow): string {
  const [takes, unset] = 'takes' in row ? [row.takes, row.unset] : [describeValues(row), describeDefault(row)];
  return describeOption(row.doc, takes, unset);
}

/** Properties that are options of the engine. Another table lists them. */
const OPTIONS: ReadonlySet<string> = new Set([...Object.keys({ ...AVATAR_OPTIONS, ...GROUP_OPTIONS }), 'styleHint']);

/** Renders the attributes of the picker. */
export function renderPickerAttributes(): string {
  const rows = Object.entries(PICKER.properties);
  return renderRows(rows.map(([name, row]) => [`<code>${name}</code>`, describeRow(row)]));
}

/** Renders the custom properties and parts of the picker. */
export function renderPickerStyles(): string {
  return renderRows(Array.from(listStyles(PICKER), ([name, html]) => [`<code>${name}</code>`, html]));
}

/** Renders the attributes that are not options of the engine. */
export function renderAttributes(): string {
  return renderElementRows(({ properties }) => {
    const own = Object.entries(properties).filter(([name]) => !OPTIONS.has(name));
    return new Map(own.map(([name, row]) => [toKebab(name), describeRow(row)]));
  });
}

export function renderStyles(): string {
  return renderElementRows(listStyles);
}
