// The options of the playground. Each control is made from its row in the table of options.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { listPalettes, readAvatarOptions } from '../../lib/index.js';
import { kindOf } from '../../lib/options/kinds.js';
import { list, printSetting } from '../../lib/options/read.js';
import type {
  ColorRow,
  ColorsRow,
  EnumRow,
  IntegerRow,
  NumberRow,
  OptionRow,
  OptionSchema,
} from '../../lib/options/row.js';
import { AVATAR_OPTIONS, describeDefault } from '../../lib/options/table.js';
import { renderChoices, renderPackChoice } from '../shared/choices.js';
import { field, inputOf } from '../shared/view.js';
import { explainFault } from './explain-fault.js';
import { renderPreview } from './preview.js';
import type { PlaygroundState } from './state.js';
import type { LandingActions, LandingState } from './view.js';

/** Sets an option. The empty text removes it. */
type SetOption = (name: string, text: string) => void;

/**
 * Describes a control and the state of its option.
 *
 * @param settings - the options, as the engine reads them from their raw texts
 */
function describeControl(name: string, row: OptionRow, settings: object, state: PlaygroundState, set: SetOption) {
  const value: unknown = Reflect.get(settings, name);
  const values = value === undefined ? [] : [value].flat().map(printSetting);
  // Whether several values can be picked.
  const isSeveral = values.length > 1 || list(state['several']).includes(name);
  const fault = explainFault(state[name], row);
  return { name, state, values, isSeveral, set, fault };
}

type Control = ReturnType<typeof describeControl>;

/**
 * Radio buttons for the values of an option. An option without a default also has the choice of the seed. Where several can be
 * picked, they are checkboxes, and the seed chooses if none is checked.
 */
function renderChoice(
  { name, values: chosen, isSeveral }: Control,
  values: readonly string[],
  className: string,
  draw?: (value: string) => unknown,
  byDefault = '',
): TemplateResult {
  const choices = byDefault === '' && !isSeveral ? ['', ...values] : values;
  const type = isSeveral ? 'checkbox' : 'radio';
  return html`<div class="flow choice ${className}">${renderChoices(name, choices, chosen.length === 0 ? [''] : chosen, draw, type)}</div>`;
}

function renderRange({ name, values: [value = ''] }: Control, row: IntegerRow | NumberRow): TemplateResult {
  const step = 'step' in row ? row.step : 1;
  return html`<div class="slide"><input id="c-${name}" type="range" name=${name} min=${row.min} max=${row.max} step=${step}
    .value=${field(value)} aria-describedby="h-${name}"><output for="c-${name}">${value}${row.unit === undefined ? '' : ` ${row.unit}`}</output></div>`;
}

function renderTextField({ name, state, fault }: Control, placeholder: string, maxLength?: number): TemplateResult {
  return html`<input id="c-${name}" name=${name} type="text" .value=${field(state[name] ?? '')} placeholder=${placeholder}
    maxlength=${maxLength ?? nothing} autocomplete="off" spellcheck=${maxLength === undefined ? 'false' : nothing}
    aria-describedby="f-${name} h-${name}" aria-invalid=${fault !== ''}>`;
}

function renderColor(control: Control, row: ColorRow): TemplateResult {
  const { name, set } = control;
  const words = [...(row.default === undefined ? [describeDefault(row)] : []), ...(row.auto ? ['auto'] : [])];
  const chips = words.map(
    (word) => html`<button type="button" @click=${() => set(name, word === 'none' ? '' : word)}>${word}</button>`,
  );
  return html`<div class="colour"><input type="color" value=${row.default ?? row.example} aria-label="Pick a colour"
    @input=${(event: Event) => set(name, inputOf(event).value)}>${renderTextField(control, 'colour')}${chips}</div>`;
}

const ROLES_OF_COLORS = ['body', 'background', 'accent'];

/** A picker for each colour and one for the next, and all of them as text. */
function renderColors(control: Control, row: ColorsRow): TemplateResult {
  const { name, values, set } = control;
  const pickers = ROLES_OF_COLORS.slice(0, Math.min(values.length + 1, row.most)).map((role, at) => {
    const pick = (picked: string) => set(name, [...values.slice(0, at), picked, ...values.slice(at + 1)].join(','));
    return html`<input type="color" .value=${field(values[at] ?? row.example)} aria-label="Pick a colour: ${role}"
      @input=${(event: Event) => pick(inputOf(event).value)}>`;
  });
  return html`<div class="colour">${pickers}${renderTextField(control, 'hex colours')}</div>`;
}

const PALETTE_DOTS = new Map(
  listPalettes().map(({ id, body, accent }) => [
    id,
    html`<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="${body}"/><path d="M32 16a16 16 0 0 1-16 16c0-9 7-16 16-16z" fill="${accent}"/></svg>`,
  ]),
);

/** Options whose values are shown as pictures. */
const PICTURED: ReadonlySet<string> = new Set(['background', 'mood']);

function renderWords(control: Control, row: EnumRow): TemplateResult {
  const { name, state } = control;
  if (!PICTURED.has(name)) return renderChoice(control, row.values, 'words', undefined, row.default);
  return renderChoice(control, row.values, 'pictures', (value) => renderPreview(state, { size: '48', [name]: value }));
}

function renderNumber(control: Control, row: IntegerRow | NumberRow): TemplateResult {
  // A slider cannot be empty, so an option without a default has a number field.
  if (row.unset === undefined) return renderRange(control, row);
  const { name, state, fault } = control;
  return html`<input id="c-${name}" name=${name} type="text" .value=${field(state[name] ?? '')} placeholder=${describeDefault(row)}
        inputmode="numeric" autocomplete="off" aria-describedby="f-${name} h-${name}" aria-invalid=${fault !== ''}>`;
}

function renderText(control: Control, row: OptionRow): TemplateResult {
  return renderTextField(control, String(row.example), 'maxLength' in row ? row.maxLength : undefined);
}

/** The names of switches: what each does. */
const ACTS: Readonly<Record<string, string>> = { flip: 'Mirror', animated: 'Animate', badge: 'Hide the badge' };

/** A switch that sets the value that is not the default. */
function renderSwitch({ name, values }: Control, row: OptionRow): TemplateResult {
  const value = row.default === true ? '0' : '1';
  return html`<label class="switch"><input id="c-${name}" type="checkbox" name=${name} value=${value} .checked=${field(values.includes(value))}
    aria-describedby="h-${name}"><span>${ACTS[name] ?? row.label}</span></label>`;
}

/** Controls that are a single field with a `<label>`. The fields of the others have a `<legend>` together. */
const SINGLE: ReadonlySet<string> = new Set(['number', 'text', 'color', 'colors', 'switch']);

const CONTROLS: Readonly<Record<ReturnType<typeof kindOf>['control'], (control: Control, row: never) => unknown>> = {
  number: renderNumber,
  text: renderText,
  color: renderColor,
  colors: renderColors,
  words: renderWords,
  swatches: (control) =>
    renderChoice(
      control,
      [...PALETTE_DOTS.keys()],
      'swatches',
      (id) => PALETTE_DOTS.get(id) ?? html`<i class="any"></i>`,
    ),
  packs: ({ values }) => html`<div class="flow choice words">${renderPackChoice(values)}</div>`,
  switch: renderSwitch,
};

/** Renders a sentence, and turns its backticks into `<code>`. */
function renderDoc(text: string): unknown {
  return text.split('`').map((piece, index) => (index % 2 === 0 ? piece : html`<code>${piece}</code>`));
}

function renderField(control: Control, row: OptionRow): TemplateResult {
  const { name, isSeveral, fault } = control;
  // Lets several values of an option be picked. The playground reads it as the field `several`.
  const several =
    'several' in row
      ? html`<label class="switch"><input type="checkbox" name="several" value=${name} .checked=${field(isSeveral)}><span>Pick several</span></label>`
      : nothing;
  const kind = kindOf<OptionSchema>(row).control;
  const isSingle = SINGLE.has(kind);
  // The fault is announced. It stands above the hint, next to its field.
  const hint = html`${isSingle && kind !== 'switch' ? html`<p class="hint problem" role="status" id="f-${name}">${fault}</p>` : nothing}<p
    class="hint" id="h-${name}">${renderDoc(row.doc)}</p>`;
  const inside = CONTROLS[kind](control, row as never);
  const label = kind === 'switch' ? nothing : html`<label class="legend" for="c-${name}">${row.label}</label>`;
  return isSingle
    ? html`<div class="field field-${name}">${label}${inside}${hint}</div>`
    : html`<fieldset class="field field-${name}" aria-describedby="h-${name}"><legend class="legend">${row.label}</legend>${inside}${several}${hint}</fieldset>`;
}

// Columns of about the same height. All other options go into the last column.
const COLUMNS: readonly (readonly string[])[] = [
  ['size', 'palette', 'status', 'badge', 'statusLabel'],
  ['colors', 'background', 'tileBg', 'shape', 'mood', 'animated'],
];

/** Renders a control for each avatar option, in columns. */
export function renderControls(state: PlaygroundState, set: SetOption): TemplateResult[] {
  const settings = readAvatarOptions((name) => state[name], catalogue);
  const rows = Object.entries<OptionRow>(AVATAR_OPTIONS);
  const placed = new Set(COLUMNS.flat());
  return [...COLUMNS, rows.map(([name]) => name).filter((name) => !placed.has(name))].map((column) => {
    const own = rows.filter(([name]) => column.includes(name));
    return html`<div class="column">${own.map(([name, row]) => renderField(describeControl(name, row, settings, state, set), row))}</div>`;
  });
}

export function renderOptions({ state }: LandingState, act: LandingActions): TemplateResult {
  return html`<form class="controls" method="dialog" aria-label="Options" @input=${act.changeOptions}>${renderControls(state, act.setOption)}</form>`;
}
