// Brand colours: a field for each, and what is drawn in its place where its contrast is too low.
import { html, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { selectSeed } from '../../lib/choose/select.js';
import { readHex } from '../../lib/options/read.js';
import { HEX_PROBLEM, suggestHex } from '../shared/hex.js';
import { field, type Actions } from '../shared/view.js';
import { seedOf, type BuilderState } from './state.js';

/** The roles of the colours in their order, and why one may be adjusted. */
const ROLES = [
  { name: 'Body', why: 'so the face stays visible' },
  { name: 'Background', why: 'so the body stands out' },
  { name: 'Accent', why: 'so it differs from the rest' },
] as const;

export const NO_BRAND: readonly string[] = ROLES.map(() => '');

export interface BrandActions extends Actions<'typeColor'> {
  /** Takes texts of all colours, and moves the focus to a field. */
  readonly setColors: (texts: readonly string[], at: number) => void;
}

/** The colours that the mascot of a state is drawn in: body, background and accent. */
function listDrawn(state: BuilderState): readonly string[] {
  const { palette, tone, accent, ground } = selectSeed(seedOf(state), state.options, catalogue);
  const inks = palette.inks(tone, accent);
  // Palettes have short hex too, which fields for colours do not take.
  return [inks.body, palette.grounds[ground], inks.accent].map((color) => readHex(color) ?? color);
}

/** The texts of the fields for the colours of a state. Of three legible colours, the name decides which is the body. */
export function printBrand(state: BuilderState): readonly string[] {
  const { colors = [] } = state.options;
  const drawn = listDrawn(state);
  const areLegible = colors.length === ROLES.length && colors.every((color) => drawn.includes(color));
  return ROLES.map((_, at) => (areLegible ? drawn : colors)[at] ?? '');
}

/** The orders of three colours, the given one first. */
const ORDERS = ['012', '021', '102', '120', '201', '210'].map((order) => Array.from(order, Number));

/** Gives colours to the mascot of a state, in the order in which each is drawn as what it was given for: above all, the body. */
export function giveColors(state: BuilderState, given: readonly string[]): BuilderState {
  const orders =
    given.length === ROLES.length ? ORDERS.map((order) => order.map((at) => given[at] as string)) : [given];
  const rated = orders.map((order) => {
    const colors = order.length > 0 ? order : undefined;
    const next = { ...state, options: { ...state.options, colors } };
    const drawn = listDrawn(next);
    return { next, rate: drawn.reduce((sum, color, at) => sum + (color === given[at] ? 4 >> at : 0), 0) };
  });
  const best = Math.max(...rated.map(({ rate }) => rate));
  return rated.find(({ rate }) => rate === best)?.next ?? state;
}

/** Fills the fields before the last text with what is drawn: a background needs a body. */
export function fillBrand(texts: readonly string[], state: BuilderState): readonly string[] {
  const isEmpty = (text: string) => text.trim() === '';
  const before = readBrand(texts.slice(0, texts.findIndex(isEmpty)));
  const drawn = listDrawn(giveColors(state, before ?? []));
  const last = texts.findLastIndex((text) => !isEmpty(text));
  return texts.map((text, at) => (isEmpty(text) && at < last ? (drawn[at] ?? '') : text));
}

/** Reads the texts of the fields; `undefined` if one of them is no colour. */
export function readBrand(texts: readonly string[]): readonly string[] | undefined {
  const given = texts.filter((text) => text.trim() !== '').map(readHex);
  return given.every((color) => color !== undefined) ? given : undefined;
}

function renderProblem(texts: readonly string[], at: number, act: BrandActions): TemplateResult {
  const nearest = suggestHex(texts[at] ?? '');
  if (nearest === undefined) return html`${HEX_PROBLEM}`;
  return html`Not a hex colour. <button class="nearest" type="button" @click=${() => act.setColors(texts.with(at, nearest), at)}>Use ${nearest}</button>`;
}

/** Shows what was given and what is drawn. */
function renderMove(given: string, drawn: string, why: string): TemplateResult {
  const swatch = (color: string) =>
    html`<svg class="swatch" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill=${color} /></svg>`;
  return html`${swatch(given)} ${given} → ${swatch(drawn)} ${drawn}, ${why}.`;
}

/** The fields of the colours. */
export function renderBrand(state: BuilderState, texts: readonly string[], act: BrandActions): TemplateResult {
  const drawn = listDrawn(state);
  const fields = ROLES.map(({ name, why }, at) => {
    const [text = '', color = ''] = [texts[at], drawn[at]];
    const given = readHex(text);
    const isWrong = text.trim() !== '' && given === undefined;
    const move = given === undefined || given === color ? '' : renderMove(given, color, why);
    return html`<div class="field">
      <label for="color-${at}">${name}</label>
      <span class="color-field"><input type="color" data-at=${at} aria-label="Pick the colour: ${name.toLowerCase()}" .value=${field(given ?? color)} @input=${act.typeColor} @change=${act.typeColor}><input
        id="color-${at}" data-at=${at} type="text" .value=${field(text)} placeholder="auto" autocomplete="off" spellcheck="false"
        aria-invalid=${isWrong} aria-describedby="color-${at}-hint" @input=${act.typeColor} @change=${act.typeColor}></span>
      <p class="hint ${isWrong ? 'problem' : ''}" id="color-${at}-hint" role="status">${isWrong ? renderProblem(texts, at, act) : move}</p>
    </div>`;
  });
  return html`<fieldset class="brand"><legend class="legend">Brand colours</legend>
      <div class="brand-fields">${fields}</div>
      <p class="hint">The name decides a colour on auto. Colours with low contrast are adjusted.
        <button class="nearest" type="button" ?hidden=${texts.every((text) => text === '')} @click=${() => act.setColors(NO_BRAND, 0)}>Remove colours</button></p>
    </fieldset>`;
}
