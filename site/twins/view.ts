// The view of the page for twins: the column, the chance of equal mascots, and the closest pairs.
import { guard } from 'lit/directives/guard.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { createAvatar, listPacks, selectAvatar, SLOTS, type Slot } from '../../lib/index.js';
import { formatOdds } from '../../lib/pages/numbers.js';
import { PART_SLOTS } from '../../lib/spec.js';
import { nameId, nameSlot } from '../builder/slots.js';
import { renderOptions } from '../shared/choices.js';
import { computeTwinChance, computeTwinOdds } from '../shared/odds-of-twins.js';
import { drawing } from '../shared/view.js';
import { renderListForm, type ListActions } from '../team/text-file.js';
import { gatherRows, MAX_COMPARED, type Row, type Rows, type Table } from './rows.js';

/** Two rows whose mascots are close, and the distance of their pictures. */
export interface ClosePair {
  readonly rows: readonly [Row, Row];
  readonly distance: number;
}

/** The state of the page. */
export interface TwinsState {
  readonly text: string;
  /** The table in the text; `undefined` shows an example. */
  readonly table: Table | undefined;
  /** The index of the column with the seeds. */
  readonly column: number;
  readonly rows: Rows;
  /** Why a file was not read; empty without a message. */
  readonly message: string;
  /** Whether a file is dragged over the column. */
  readonly isOver: boolean;
  /** The closest pairs. */
  readonly pairs: readonly ClosePair[];
  /** The number of mascots that are drawn while pairs are searched; `undefined` before and after. */
  readonly drawn: number | undefined;
  /** Whether the search for pairs was cancelled, or has failed. */
  readonly isCancelled: boolean;
}

/** The callbacks of the page. */
export type TwinsActions = ListActions &
  Readonly<Record<'chooseColumn' | 'cancel' | 'compare', (event: Event) => void>>;

/** The number of pairs that are shown. */
export const SHOWN_PAIRS = 12;

/** The ids of the example. */
export const EXAMPLE: Rows = gatherRows({ rows: Array.from({ length: 200 }, (_, index) => [`user-${index + 1}`]) }, 0);

const PLACEHOLDER = [...EXAMPLE.compared.slice(0, 7).map(({ label }) => label), '…'].join('\n');

/** The state that the build prints. */
export const FIRST: TwinsState = {
  text: '',
  table: undefined,
  column: 0,
  rows: EXAMPLE,
  message: '',
  isOver: false,
  pairs: [],
  drawn: 0,
  isCancelled: false,
};

const COUNT = new Intl.NumberFormat('en');
const PERCENT = new Intl.NumberFormat('en', { style: 'percent' });

/** The chance that two of some seeds get the same mascot: 0 to 1. */
function computeChance(count: number, packs: readonly string[] = []): number {
  return computeTwinChance(count, computeTwinOdds({ match: SLOTS, packs }, catalogue));
}

function formatChance(chance: number): string {
  return chance > 0.1 ? PERCENT.format(chance) : formatOdds(chance);
}

/** Says what could be better about the column. */
function listHints({ different, repeated, most, empty, alike }: Rows): readonly string[] {
  const [first] = alike;
  return [
    repeated > 0 &&
      `${COUNT.format(repeated)} ${repeated === 1 ? 'row repeats an earlier one, and gets' : 'rows repeat an earlier one, and get'} the same mascot, by design: “${most.label}” is there ${COUNT.format(most.count)} times. If they are different people, take a column of unique ids.`,
    first &&
      `${COUNT.format(alike.length)} ${alike.length === 1 ? 'row differs' : 'rows differ'} from an earlier one only in upper and lower case or in the form of its letters, such as “${first[0]}” and “${first[1]}”. They get different mascots: write them alike if they are one person.`,
    empty > 0 && `${COUNT.format(empty)} ${empty === 1 ? 'row is' : 'rows are'} empty. An empty seed has no mascot.`,
    different > MAX_COMPARED &&
      `Only the first ${COUNT.format(MAX_COMPARED)} different rows are drawn and compared. The chance is that of all rows.`,
  ].filter((hint) => typeof hint === 'string');
}

/** A chance from which on the page says how to lower it. */
const HIGH_CHANCE = 0.001;

function explainChance(count: number): string {
  if (count === 0) return 'No row has a text in this column.';
  if (count === 1) return 'One seed alone has no twin. Add at least one more.';
  return `This is the chance that two of ${COUNT.format(count)} different seeds get the same mascot: the same choice in all ${SLOTS.length} slots, from the body to the gaze.`;
}

function renderChance({ rows, table }: TwinsState): TemplateResult {
  const count = rows.different;
  const chance = computeChance(count);
  const packs = listPacks().map(({ id }) => id);
  const hints = listHints(rows);
  return html`<section class="chance stack" aria-labelledby="chance-title">
      <h2 id="chance-title">The chance of twins</h2>
      ${hints.length > 0 ? html`<ul class="hints stack">${hints.map((hint) => html`<li dir="auto">${hint}</li>`)}</ul>` : nothing}
      <p class="odds">${count < 2 ? 'None' : formatChance(chance)}</p>
      <p>${explainChance(count)}</p>
      ${table === undefined ? html`<p class="status">An example with the ids user-1 to user-200, until you add your column.</p>` : nothing}
      ${chance > HIGH_CHANCE ? html`<p>Packs add looks: with all ${packs.length} the chance is ${formatChance(computeChance(count, packs))}.</p>` : nothing}
    </section>`;
}

const HINT = `Paste what your app would use as the seed: up to ${COUNT.format(MAX_COMPARED)} rows, one a line, or a table as CSV. Nothing is sent, and hashes replace e-mail addresses.`;

function renderColumn({ text, table, column, isOver }: TwinsState, act: TwinsActions): TemplateResult {
  const named = (table?.titles ?? []).map((title, index) => [String(index), title] as const);
  const [title, label, placeholder] = ['Your column', 'Ids, names or e-mails', PLACEHOLDER];
  return renderListForm(
    { id: 'seeds', title, label, placeholder, text, capitals: 'off', hint: HINT, isOver },
    act,
    html`<div class="field" ?hidden=${named.length < 2}>
        <label class="legend" for="column">Column with the seeds</label>
        <select id="column" @input=${act.chooseColumn}>${renderOptions(named, String(column))}</select>
      </div>`,
  );
}

/** The slots, those that one sees first before the others. */
const SEEN_FIRST: readonly Slot[] = [
  ...new Set<Slot>(['body', 'palette', 'topper', ...PART_SLOTS, 'ground', ...SLOTS]),
];
/** The number of differences that are named. */
const NAMED = 3;

/** Describes how two mascots differ. */
function describeDifference([one, other]: readonly [Row, Row]): string {
  const [first, second] = [selectAvatar(one.seed), selectAvatar(other.seed)];
  const differing = SEEN_FIRST.filter((slot) => first[slot] !== second[slot]);
  if (differing.length === 0) return 'The same mascot.';
  const named = differing.slice(0, NAMED).map((slot) => {
    return `${nameSlot(slot).toLowerCase()} (${nameId(first[slot])}, ${nameId(second[slot])})`;
  });
  const others = differing.length - named.length;
  return `Differ in ${[...named, ...(others > 0 ? [`${others} more`] : [])].join(', ')}.`;
}

function renderHalf(row: Row | undefined): TemplateResult {
  const face = row === undefined ? '' : createAvatar(row.seed, { size: 96 });
  return html`<span class="twin"><span class="face">${drawing(face)}</span><b dir="auto">${(row?.label ?? '…').split(/(?<=@)/).map((part) => html`${part}<wbr>`)}</b></span>`;
}

function renderPair(pair: ClosePair | undefined): TemplateResult {
  const [one, other] = pair?.rows ?? [];
  return html`<li class="card stack"><span class="both">${renderHalf(one)}<span class="hidden"> and </span>${renderHalf(other)}</span>
      <span class="how hint">${pair === undefined ? '…' : html`<span class="near">Distance ${pair.distance.toFixed(1)}.</span> ${describeDifference(pair.rows)}`}</span></li>`;
}

/** Describes the search for pairs. */
export function describeSearch({ message, rows, pairs, drawn, isCancelled }: TwinsState): string {
  const count = rows.compared.length;
  if (message !== '') return message;
  if (drawn !== undefined) {
    return drawn < count
      ? `${COUNT.format(drawn)} of ${COUNT.format(count)} are drawn.`
      : `All ${COUNT.format(count)} are drawn. Comparing them…`;
  }
  if (isCancelled) return 'Cancelled.';
  if (pairs.length < 2) return pairs.length === 0 ? 'No pairs.' : 'The only pair.';
  return `The closest of ${COUNT.format((count * (count - 1)) / 2)} pairs. Below a distance of 2, two mascots are hard to tell apart.`;
}

function renderPairs(state: TwinsState, act: TwinsActions): TemplateResult {
  const { rows, pairs, drawn, isCancelled } = state;
  const count = rows.compared.length;
  const isBusy = drawn !== undefined;
  // While the first pairs are searched, their places are empty.
  const places = Math.min(SHOWN_PAIRS, (count * (count - 1)) / 2);
  const shown = Array.from({ length: isBusy || isCancelled ? places : pairs.length }, (_, index) => pairs[index]);
  return html`<section class="closest" aria-labelledby="closest-title" aria-busy=${isBusy}>
      <h2 id="closest-title">The closest pairs</h2>
      <div class="search">
        <p class="status">${describeSearch(state)}</p>
        <progress aria-label="Drawn mascots" max=${Math.max(count, 1)} value=${drawn ?? 0} ?hidden=${!isBusy}></progress>
        <button class="button plain scripted" type="button" ?hidden=${!isBusy && !isCancelled} @click=${isBusy ? act.cancel : act.compare}>${isBusy ? 'Cancel' : 'Compare again'}</button>
      </div>
      <ol class="pairs">${guard([pairs, shown.length], () => shown.map(renderPair))}</ol>
      <p class="hint">A distance is the mean difference of the colours of two pictures (ΔE in OKLab, times 100). Two mascots that differ can have the same picture, because closed eyes hide their gaze, for example: equal pictures are about six times as likely as twins. <a href="/docs/compare#distinct">How different mascots are</a></p>
    </section>`;
}

/** The page. */
export function renderTwins(state: TwinsState, act: TwinsActions): TemplateResult {
  const { rows, table } = state;
  return html`<div class="desk">
      ${renderColumn(state, act)}
      <div class="shown">
        ${guard([rows, table], () => renderChance(state))}
        ${renderPairs(state, act)}
      </div>
    </div>`;
}
