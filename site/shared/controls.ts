// The controls of the playground, one for each row of the option table.
import { AVATAR_OPTIONS, BACKGROUNDS, GROUP_OPTIONS, MOODS, PACKS, PALETTES, STYLES } from '../../lib/index.js';
import { AVATAR_SIZE, GROUP_TILES, OVERLAP, TITLE_LENGTH, type Range } from '../../lib/options/limits.js';
import { drawShot } from './draw.js';
import { each, escapeHtml, renderWords } from './html.js';
import type { TEAM_NAMES } from './state.js';

const LABELS: Readonly<Record<keyof typeof AVATAR_OPTIONS, string>> = {
  size: 'Size',
  palette: 'Palette',
  background: 'Background',
  tileBg: 'Tile',
  mood: 'Mood',
  packs: 'Packs',
  style: 'Style',
  title: 'Title',
  animated: 'Motion',
};

function renderRadio(name: string, value: string, inside: string, label: string): string {
  const checked = value === '' ? ' checked' : '';
  return (
    `<label title="${label}"><input type="radio" name="${name}" value="${value}"${checked}>` +
    `${inside}<span class="word">${label}</span></label>`
  );
}

function renderChoice(name: string, values: readonly string[], kind: string, draw: (value: string) => string): string {
  const options = each(['', ...values], (value) =>
    renderRadio(name, value, draw(value), value === '' ? 'its own' : value),
  );
  return `<div class="choice ${kind}">${options}</div>`;
}

/** An element that shows the state with something overridden; what is in it stands until it is defined. */
export function renderShot(overrides: string): string {
  return `<navii-avatar class="shot" data-shot="${escapeHtml(overrides)}">${drawShot({}, overrides)}</navii-avatar>`;
}

function renderRange(name: string, { min, max, fallback }: Range, step: number, unit: string): string {
  return (
    `<div class="slide"><input id="c-${name}" type="range" name="${name}" min="${min}" max="${max}" step="${step}" ` +
    `value="${fallback}"><output for="c-${name}" data-unit="${unit}">${fallback}${unit}</output></div>`
  );
}

function renderColor(name: string, words: readonly string[], fallback: string): string {
  const chips = each(words, (word) => `<button type="button" data-set="${name}" data-value="${word}">${word}</button>`);
  return (
    `<div class="colour"><input type="color" value="${fallback}" data-well="${name}" aria-label="Pick a colour">` +
    `<input id="c-${name}" name="${name}" type="text" placeholder="colour" autocomplete="off" spellcheck="false">` +
    `${chips}</div>`
  );
}

/** A box for each pack: several at once, as the engine takes them. */
export function renderPacks(): string {
  return `<div class="choice words">${each(
    PACKS,
    ({ id, name, about }) =>
      `<label title="${escapeHtml(about)}"><input type="checkbox" name="packs" value="${id}">` +
      `<span class="word">${escapeHtml(name)}</span></label>`,
  )}</div>`;
}

const PALETTE_DOTS = new Map(
  PALETTES.map(({ id, body, accent }) => [
    id,
    `<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="${body}"/>` +
      `<path d="M32 16a16 16 0 0 1-16 16c0-9 7-16 16-16z" fill="${accent}"/></svg>`,
  ]),
);

const CONTROLS: Readonly<Record<keyof typeof AVATAR_OPTIONS, () => string>> = {
  size: () => renderRange('size', AVATAR_SIZE, 1, ' px'),
  palette: () =>
    renderChoice(
      'palette',
      [...PALETTE_DOTS.keys()],
      'swatches',
      (id) => PALETTE_DOTS.get(id) ?? '<i class="any"></i>',
    ),
  background: () => renderChoice('background', BACKGROUNDS, 'pictures', (id) => renderShot(`size=48&background=${id}`)),
  tileBg: () => renderColor('tileBg', ['none', 'auto'], '#ffc94a'),
  mood: () => renderChoice('mood', MOODS, 'pictures', (id) => renderShot(`size=48&mood=${id}`)),
  packs: renderPacks,
  style: () => renderChoice('style', STYLES, 'words', () => ''),
  title: () =>
    `<input id="c-title" name="title" type="text" maxlength="${TITLE_LENGTH}" placeholder="for screen readers" autocomplete="off">`,
  animated: () =>
    '<label class="switch"><input id="c-animated" type="checkbox" name="animated" value="1"><i></i><span>Alive</span></label>',
};

// A single field is named by a label, several by the legend of their set.
const SINGLE: ReadonlySet<string> = new Set(['size', 'tileBg', 'title']);

function renderField(name: string, label: string, doc: string, control: string): string {
  const hint = `<p class="hint" id="h-${name}">${renderWords(doc)}</p>`;
  const about = `aria-describedby="h-${name}"`;
  if (!SINGLE.has(name)) {
    return `<fieldset class="field field-${name}" ${about}><legend class="legend">${label}</legend>${control}${hint}</fieldset>`;
  }
  const described = control.replace(`id="c-${name}"`, `id="c-${name}" ${about}`);
  return `<div class="field field-${name}"><label class="legend" for="c-${name}">${label}</label>${described}${hint}</div>`;
}

// Three columns of about one height.
const COLUMNS: readonly (readonly (keyof typeof AVATAR_OPTIONS)[])[] = [
  ['size', 'palette'],
  ['background', 'tileBg', 'mood', 'animated'],
  ['packs', 'style', 'title'],
];

/** One control for every avatar option. */
export function renderControls(): string {
  return each(COLUMNS, (names) => {
    const fields = each(names, (name) => renderField(name, LABELS[name], AVATAR_OPTIONS[name].doc, CONTROLS[name]()));
    return `<div class="column">${fields}</div>`;
  });
}

const TEAM_CONTROLS: Readonly<Record<(typeof TEAM_NAMES)[number], readonly [label: string, control: string]>> = {
  overlap: ['Overlap', renderRange('overlap', OVERLAP, 0.05, '')],
  max: [
    'At most',
    `<input id="c-max" name="max" type="number" min="${GROUP_TILES.min}" max="${GROUP_TILES.max}" placeholder="all" inputmode="numeric">`,
  ],
  ring: ['Ring', renderColor('ring', ['auto'], '#ffffff')],
};

/** The controls of the team. */
export function renderTeamControls(): string {
  return each(
    Object.entries(TEAM_CONTROLS),
    ([name, [label, control]]) =>
      `<div class="field field-${name}"><label class="legend" for="c-${name}" title="${escapeHtml(
        GROUP_OPTIONS[name as keyof typeof TEAM_CONTROLS].doc,
      )}">${label}</label>${control}</div>`,
  );
}
