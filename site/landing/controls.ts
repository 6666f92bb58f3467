// The controls of the playground: each follows from its row in the option tables.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import {
  AVATAR_OPTIONS,
  catalogue,
  GROUP_OPTIONS,
  PALETTES,
  readAvatarOptions,
  readGroupOptions,
} from '../../lib/index.js';
import { printSetting } from '../../lib/options/read.js';
import type { ColorRow, EnumRow, IntegerRow, NumberRow, OptionRow, OptionTable } from '../../lib/options/schema.js';
import { describeDefault } from '../../lib/options/table.js';
import { TEAM_NAMES } from '../shared/options.js';
import { renderPackChoice } from '../shared/pack-choice.js';
import { field } from '../shared/view.js';
import { renderPreview } from './preview.js';
import type { State } from './state.js';

/** Sets an option; the empty text takes it away. */
type SetOption = (name: string, text: string) => void;

/** What a control shows of its option. */
interface Control {
  readonly name: string;
  readonly state: State;
  /** The values that the engine reads from the raw text. */
  readonly values: readonly string[];
  readonly set: SetOption;
  /** The id of its hint, if it has one. */
  readonly hint: unknown;
}

/** One of several; where the option has no default, also what the seed chose. */
function renderChoice(
  { name, values: [chosen = ''] }: Control,
  values: readonly string[],
  kind: string,
  draw: (value: string) => unknown,
  byDefault = '',
): TemplateResult {
  const choices = byDefault === '' ? ['', ...values] : values;
  const options = choices.map((value) => {
    const label = value === '' ? 'its own' : value;
    return html`<label title=${label}><input type="radio" name=${name} value=${value} .checked=${field(value === chosen)}>${draw(value)}<span class="word">${label}</span></label>`;
  });
  return html`<div class="flow choice ${kind}">${options}</div>`;
}

function renderRange({ name, values: [value = ''], hint }: Control, row: IntegerRow | NumberRow): TemplateResult {
  const step = row.kind === 'number' ? row.step : 1;
  return html`<div class="slide"><input id="c-${name}" type="range" name=${name} min=${row.min} max=${row.max} step=${step}
    .value=${field(value)} aria-describedby=${hint}><output for="c-${name}">${value}${row.unit === undefined ? '' : ` ${row.unit}`}</output></div>`;
}

function renderColor({ name, state, set, hint }: Control, row: ColorRow): TemplateResult {
  const words = [...(row.default === undefined ? [describeDefault(row)] : []), ...(row.auto ? ['auto'] : [])];
  const chips = words.map(
    (word) => html`<button type="button" @click=${() => set(name, word === 'none' ? '' : word)}>${word}</button>`,
  );
  return html`<div class="colour"><input type="color" value=${row.default ?? row.example} aria-label="Pick a colour"
    @input=${({ currentTarget }: Event) => set(name, (currentTarget as HTMLInputElement).value)}><input id="c-${name}" name=${name} type="text" .value=${field(state[name] ?? '')}
    placeholder="colour" autocomplete="off" spellcheck="false" aria-describedby=${hint}>${chips}</div>`;
}

const PALETTE_DOTS = new Map(
  PALETTES.map(({ id, body, accent }) => [
    id,
    html`<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="${body}"/><path d="M32 16a16 16 0 0 1-16 16c0-9 7-16 16-16z" fill="${accent}"/></svg>`,
  ]),
);

/** Options whose values are best told apart by a picture. */
const PICTURED: ReadonlySet<string> = new Set(['background', 'mood']);

function renderWords(control: Control, row: EnumRow): TemplateResult {
  const { name, state } = control;
  if (!PICTURED.has(name)) return renderChoice(control, row.values, 'words', () => nothing, row.default);
  return renderChoice(control, row.values, 'pictures', (value) => renderPreview(state, { size: '48', [name]: value }));
}

function renderControl(control: Control, row: OptionRow): TemplateResult {
  const { name, state, values, hint } = control;
  const text = field(state[name] ?? '');
  switch (row.kind) {
    case 'integer':
    case 'number':
      // One that says nothing until it is given is no slider.
      if (row.unset === undefined) return renderRange(control, row);
      return html`<input id="c-${name}" name=${name} type="number" min=${row.min} max=${row.max} .value=${text}
        placeholder=${describeDefault(row)} inputmode="numeric">`;
    case 'enum':
      return renderWords(control, row);
    case 'id':
      return renderChoice(
        control,
        [...PALETTE_DOTS.keys()],
        'swatches',
        (id) => PALETTE_DOTS.get(id) ?? html`<i class="any"></i>`,
      );
    case 'ids':
      return html`<div class="flow choice words">${renderPackChoice(values)}</div>`;
    case 'color':
      return renderColor(control, row);
    case 'text':
    case 'parts':
      return html`<input id="c-${name}" name=${name} type="text" .value=${text} maxlength=${row.kind === 'text' ? row.maxLength : nothing}
        placeholder=${row.example} autocomplete="off" spellcheck=${row.kind === 'text' ? nothing : 'false'} aria-describedby=${hint}>`;
    case 'flag':
      return html`<label class="switch"><input id="c-${name}" type="checkbox" name=${name} value="1" .checked=${field(values.includes('1'))}><i></i><span>Animate</span></label>`;
  }
}

// A single field is named by a label, several by the legend of their set.
const SINGLE: ReadonlySet<OptionRow['kind']> = new Set<OptionRow['kind']>([
  'integer',
  'number',
  'color',
  'parts',
  'text',
]);

/** A sentence in which backticks mark code. */
function renderDoc(text: string): unknown {
  const pieces = text.split('`');
  return pieces.length === 1
    ? text
    : pieces.map((piece, index) => (index % 2 === 0 ? piece : html`<code>${piece}</code>`));
}

function renderField(control: Control, row: OptionRow): TemplateResult {
  const { name } = control;
  const hint = html`<p class="hint" id="h-${name}">${renderDoc(row.doc)}</p>`;
  const inside = renderControl(control, row);
  return SINGLE.has(row.kind)
    ? html`<div class="field field-${name}"><label class="legend" for="c-${name}">${row.label}</label>${inside}${hint}</div>`
    : html`<fieldset class="field field-${name}" aria-describedby="h-${name}"><legend class="legend">${row.label}</legend>${inside}${hint}</fieldset>`;
}

function describeControl(name: string, settings: object, state: State): Pick<Control, 'name' | 'state' | 'values'> {
  const value: unknown = Reflect.get(settings, name);
  return { name, state, values: value === undefined ? [] : [value].flat().map(printSetting) };
}

// Columns of about one height; what has no place yet goes into the last.
const COLUMNS: readonly (readonly string[])[] = [
  ['size', 'palette'],
  ['background', 'tileBg', 'shape', 'mood', 'animated'],
];

/** One control for every avatar option. */
export function renderControls(state: State, set: SetOption): TemplateResult[] {
  const settings = readAvatarOptions((name) => state[name], catalogue);
  const rows = Object.entries<OptionRow>(AVATAR_OPTIONS);
  const placed = new Set(COLUMNS.flat());
  return [...COLUMNS, rows.map(([name]) => name).filter((name) => !placed.has(name))].map((column) => {
    const own = rows.filter(([name]) => column.includes(name));
    return html`<div class="column">${own.map(([name, row]) => renderField({ ...describeControl(name, settings, state), set, hint: `h-${name}` }, row))}</div>`;
  });
}

/** The controls of the team. */
export function renderTeamControls(state: State, set: SetOption): TemplateResult[] {
  const settings = readGroupOptions((name) => state[name], catalogue);
  const table: OptionTable = GROUP_OPTIONS;
  return TEAM_NAMES.map((name) => {
    const row = table[name] as OptionRow;
    return html`<div class="field field-${name}"><label class="legend" for="c-${name}" title=${row.doc}>${row.label}</label>${renderControl({ ...describeControl(name, settings, state), set, hint: nothing }, row)}</div>`;
  });
}
