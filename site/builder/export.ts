// The mascot of the builder as text: code, and the SVG itself.
import { AVATAR_OPTIONS, renderAvatar, SLOTS } from '../../lib/index.js';
import type { OptionRow, OptionTable } from '../../lib/options/schema.js';
import { writeElement, writeLoader } from '../shared/element-code.js';
import { isEmailHash } from '../shared/email.js';
import { linkAvatar } from '../shared/links.js';
import { escapeMarkdown, quoteHtml, quoteScript } from '../shared/quotes.js';
import { describeMascot } from './mascot.js';
import { applyRules } from './rules.js';
import { listNeeded } from './slots.js';
import type { State } from './state.js';

/** The drawing of the SVG file. */
export function drawFile({ options, ...picks }: State): string {
  const { size, tileBg, shape, title, animated } = options;
  return renderAvatar(applyRules(picks), { size, tileBg, shape, title, animated });
}

/** The alternative text of a picture. A hash, or a name that nobody gave, would say nothing to a listener. */
function chooseLabel({ name, options }: State): string {
  return options.title ?? (isEmailHash(name) ? '' : name);
}

function linkPicture(state: State, origin: string): string {
  const { seed, options } = describeMascot(state);
  return linkAvatar(seed, options, origin);
}

function writeValue(kind: OptionRow['kind'] | undefined, text: string): string {
  if (kind === 'integer') return text;
  return kind === 'flag' ? 'true' : quoteScript(text);
}

function writeCall(state: State): string {
  const { seed, options } = describeMascot(state);
  const rows: OptionTable = AVATAR_OPTIONS;
  const lines = options.map(([name, text]) => `  ${name}: ${writeValue(rows[name]?.kind, text)},\n`).join('');
  // The smaller entry point has no packs.
  const isBase = listNeeded(applyRules(state), SLOTS).length === 0 && !options.some(([name]) => name === 'packs');
  return (
    `import { createAvatar } from '${isBase ? 'navii/core' : 'navii'}';\n\n` +
    `const svg = createAvatar(${quoteScript(seed)}${lines === '' ? '' : `, {\n${lines}}`});`
  );
}

/** A form in which the mascot can be copied as text. */
export interface ExportFormat {
  readonly id: string;
  readonly name: string;
  /** @param origin - of the service that draws addresses, without a slash at its end */
  readonly write: (state: State, origin: string) => string;
}

/** The tabs of the code: first what works without building anything. */
export const EXPORT_FORMATS: readonly [ExportFormat, ...ExportFormat[]] = [
  { id: 'address', name: 'Address', write: linkPicture },
  {
    id: 'html',
    name: 'HTML',
    write: (state, origin) => {
      const { size } = state.options;
      const [source, label] = [quoteHtml(linkPicture(state, origin)), quoteHtml(chooseLabel(state))];
      return `<img src=${source}\n     width="${size}" height="${size}" alt=${label}>`;
    },
  },
  {
    id: 'element',
    name: 'Element',
    write: (state, origin) => {
      const { seed, options } = describeMascot(state);
      return `${writeLoader(origin)}\n\n${writeElement(seed, options)}`;
    },
  },
  { id: 'js', name: 'JavaScript', write: writeCall },
  {
    id: 'markdown',
    name: 'Markdown',
    write: (state, origin) => `![${escapeMarkdown(chooseLabel(state))}](${linkPicture(state, origin)})`,
  },
  { id: 'svg', name: 'SVG', write: drawFile },
  { id: 'json', name: 'Spec as JSON', write: (state) => JSON.stringify(applyRules(state), null, 2) },
];

/** The format of a tab; the first where there is no such tab. */
export function findExportFormat(id: string): ExportFormat {
  return EXPORT_FORMATS.find((format) => format.id === id) ?? EXPORT_FORMATS[0];
}
