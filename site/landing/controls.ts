// The controls of the playground: each follows from its row in the option tables.
import { AVATAR_OPTIONS, GROUP_OPTIONS, PALETTES } from '../../lib/index.js';
import { describeDefault } from '../../lib/options/describe.js';
import type { ColorRow, EnumRow, IntegerRow, NumberRow, OptionRow, OptionTable } from '../../lib/options/row.js';
import { each, escapeHtml, renderWords } from '../shared/html.js';
import { TEAM_NAMES } from '../shared/options.js';
import { renderPackChoice } from '../shared/pack-choice.js';
import { renderPreview } from './preview.js';

function renderRadio(name: string, value: string, inside: string, isChecked: boolean): string {
  const label = value === '' ? 'its own' : value;
  return (
    `<label title="${label}"><input type="radio" name="${name}" value="${value}"${isChecked ? ' checked' : ''}>` +
    `${inside}<span class="word">${label}</span></label>`
  );
}

/** One of several; where the option has no default, also what the seed chose. */
function renderChoice(
  name: string,
  values: readonly string[],
  kind: string,
  draw: (value: string) => string,
  byDefault = '',
): string {
  const choices = byDefault === '' ? ['', ...values] : values;
  const options = each(choices, (value) => renderRadio(name, value, draw(value), value === byDefault));
  return `<div class="choice ${kind}">${options}</div>`;
}

function renderRange(name: string, row: IntegerRow | NumberRow): string {
  const { min, max, unit } = row;
  const after = unit === undefined ? '' : ` ${unit}`;
  const step = row.kind === 'number' ? row.step : 1;
  return (
    `<div class="slide"><input id="c-${name}" type="range" name="${name}" min="${min}" max="${max}" step="${step}" ` +
    `value="${row.default}"><output for="c-${name}" data-unit="${after}">${row.default}${after}</output></div>`
  );
}

/** A number that says nothing until it is given. */
function renderNumber(name: string, row: IntegerRow | NumberRow): string {
  return (
    `<input id="c-${name}" name="${name}" type="number" min="${row.min}" max="${row.max}" ` +
    `placeholder="${describeDefault(row)}" inputmode="numeric">`
  );
}

function renderColor(name: string, row: ColorRow): string {
  const words = [...(row.default === undefined ? [describeDefault(row)] : []), ...(row.auto ? ['auto'] : [])];
  const chips = each(words, (word) => `<button type="button" data-set="${name}" data-value="${word}">${word}</button>`);
  return (
    `<div class="colour"><input type="color" value="${row.default ?? row.example}" data-well="${name}" aria-label="Pick a colour">` +
    `<input id="c-${name}" name="${name}" type="text" placeholder="colour" autocomplete="off" spellcheck="false">` +
    `${chips}</div>`
  );
}

const PALETTE_DOTS = new Map(
  PALETTES.map(({ id, body, accent }) => [
    id,
    `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="${body}"/>` +
      `<path d="M32 16a16 16 0 0 1-16 16c0-9 7-16 16-16z" fill="${accent}"/></svg>`,
  ]),
);

/** Options whose values are best told apart by a picture. */
const PICTURED: ReadonlySet<string> = new Set(['background', 'mood']);

function renderWordsOf(name: string, row: EnumRow): string {
  if (!PICTURED.has(name)) return renderChoice(name, row.values, 'words', () => '', row.default);
  return renderChoice(name, row.values, 'pictures', (value) => renderPreview(`size=48&${name}=${value}`));
}

function renderControl(name: string, row: OptionRow): string {
  switch (row.kind) {
    case 'integer':
    case 'number':
      return row.unset === undefined ? renderRange(name, row) : renderNumber(name, row);
    case 'enum':
      return renderWordsOf(name, row);
    case 'id':
      return renderChoice(
        name,
        [...PALETTE_DOTS.keys()],
        'swatches',
        (id) => PALETTE_DOTS.get(id) ?? '<i class="any"></i>',
      );
    case 'ids':
      return renderPackChoice();
    case 'color':
      return renderColor(name, row);
    case 'text':
      return `<input id="c-${name}" name="${name}" type="text" maxlength="${row.maxLength}" placeholder="${row.example}" autocomplete="off">`;
    case 'parts':
      return `<input id="c-${name}" name="${name}" type="text" placeholder="${row.example}" autocomplete="off" spellcheck="false">`;
    case 'flag':
      return (
        `<label class="switch"><input id="c-${name}" type="checkbox" name="${name}" value="1"><i></i>` +
        '<span>Animate</span></label>'
      );
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

function renderField(name: string, row: OptionRow): string {
  const control = renderControl(name, row);
  const hint = `<p class="hint" id="h-${name}">${renderWords(row.doc)}</p>`;
  const about = `aria-describedby="h-${name}"`;
  if (!SINGLE.has(row.kind)) {
    return `<fieldset class="field field-${name}" ${about}><legend class="legend">${row.label}</legend>${control}${hint}</fieldset>`;
  }
  const described = control.replace(`id="c-${name}"`, `id="c-${name}" ${about}`);
  return `<div class="field field-${name}"><label class="legend" for="c-${name}">${row.label}</label>${described}${hint}</div>`;
}

// Columns of about one height; what has no place yet goes into the last.
const PLACES: ReadonlyMap<string, number> = new Map(
  [
    ['size', 'palette'],
    ['background', 'tileBg', 'shape', 'mood', 'animated'],
  ].flatMap((names, column) => {
    return names.map((name) => [name, column] as const);
  }),
);
const LAST_COLUMN = 2;

/** One control for every avatar option. */
export function renderControls(): string {
  const rows = Object.entries<OptionRow>(AVATAR_OPTIONS);
  return each([0, 1, LAST_COLUMN], (column) => {
    const own = rows.filter(([name]) => (PLACES.get(name) ?? LAST_COLUMN) === column);
    return `<div class="column">${each(own, ([name, row]) => renderField(name, row))}</div>`;
  });
}

/** The controls of the team. */
export function renderTeamControls(): string {
  const table: OptionTable = GROUP_OPTIONS;
  return each(TEAM_NAMES, (name) => {
    const row = table[name] as OptionRow;
    return (
      `<div class="field field-${name}"><label class="legend" for="c-${name}" title="${escapeHtml(row.doc)}">` +
      `${row.label}</label>${renderControl(name, row)}</div>`
    );
  });
}
