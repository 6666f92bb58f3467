// The view of the builder: the picker, the name and the files, the code, and the search for a seed with the same look.
import { guard } from 'lit/directives/guard.js';
import { html, type TemplateResult } from 'lit/html.js';
import { describeAvatar } from '../../lib/index.js';
import { renderPackChoice, renderSelect, renderSizes } from '../shared/choices.js';
import { linkSharePage, linkToPlayground } from '../shared/links.js';
import { findSnippet, renderCodeTabs } from '../shared/snippets.js';
import { drawing, field, type Actions } from '../shared/view.js';
import { NO_BRAND, renderBrand, type BrandActions } from './brand.js';
import { codeMascot, drawStill, EXPORT_FORMATS } from './export.js';
import { NO_SEARCH, renderSearch, type SearchStatus, type SeedSearchActions } from './search-panel.js';
import { SLOT_WORDS } from './slots.js';
import { describeMascot, FIRST, PNG_SIZES, printChoice, seedOf, SIZES, type BuilderState } from './state.js';

/** The state that the build prints. */
export const FIRST_PAGE = {
  state: FIRST as BuilderState,
  /** The texts of the fields for colours. */
  brand: NO_BRAND,
  search: NO_SEARCH as SearchStatus,
  canUndo: false,
  canRedo: false,
  /** The hint below the name. */
  hint: '',
  /** Address of the service, without a slash at the end. */
  service: '',
};

/** The state of the page. */
export type BuilderPage = Readonly<typeof FIRST_PAGE>;

/** The callbacks of the page: of the picker and its fields, of files and code, of colours and of the search. */
export interface BuilderActions
  extends
    Actions<'pick' | 'another' | 'undo' | 'redo' | 'reset' | 'changePacks' | 'rename'>,
    Actions<'copyLink' | 'share' | 'saveSvg' | 'savePng' | 'changeFiles' | 'copyCode'>,
    BrandActions,
    SeedSearchActions {
  readonly selectCode: (code: string) => void;
}

/** The slots in groups, in the order in which most people look for them. */
const SLOTS_SHOWN =
  'shape: body arms marking ground scene face: eyes mouth brows cheeks eyeSize eyeSpacing ' +
  'wear: topper antenna accessory outfit colour: palette tone accent background pose: tilt gaze faceHeight';

const STILL_SIZES = [96, 48, 24] as const;

/** An arrow that turns back. */
const UNDO = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"/></svg>`;

/** The picker with the files of its mascot, its seed, and the colours and packs that it chooses from. */
function renderPicker({ state, brand, hint, canUndo, canRedo }: BuilderPage, act: BuilderActions): TemplateResult {
  const { packs } = state.options;
  return html`<div class="builder card scripted">
      <navii-picker seed=${seedOf(state)} packs=${packs.join(',')} slots=${SLOTS_SHOWN} words=${JSON.stringify(SLOT_WORDS)} .value=${field(printChoice(state))} @change=${act.pick}>
        <div class="tools flow" slot="actions">
          <button type="button" class="button plain" @click=${act.another}>Another one</button>
          <button type="button" class="button plain" aria-label="Undo" title="Undo" aria-disabled=${!canUndo} @click=${act.undo}>${UNDO}</button>
          <button type="button" class="button plain" aria-label="Redo" title="Redo" aria-disabled=${!canRedo} @click=${act.redo}>${UNDO}</button>
          <button type="button" class="button plain" aria-disabled=${printChoice(state) === ''} @click=${act.reset}>Start over</button>
        </div>
        <form class="name-form field" slot="actions" method="dialog">
          <label class="legend" for="name">Name</label>
          <input id="name" name="name" type="text" .value=${field(state.name)} placeholder=${seedOf(state)} dir="auto"
            autocomplete="off" autocapitalize="words" spellcheck="false" aria-describedby="name-hint" @input=${act.rename} @change=${act.rename}>
          <p class="hint" id="name-hint">${hint}</p>
        </form>
        <div class="actions" slot="actions">
          <button type="button" class="button" @click=${act.copyLink}>Copy link</button>
          <button type="button" class="button plain" @click=${act.share}>Share</button>
          <button type="button" class="button plain" @click=${act.saveSvg}>Save SVG</button>
          <button type="button" class="button plain" @click=${act.savePng}>Save PNG</button>
        </div>
      </navii-picker>
      ${renderBrand(state, brand, act)}
      <fieldset class="flow choice words packs" @change=${act.changePacks}><legend class="legend">Packs</legend>${renderPackChoice(packs)}</fieldset>
    </div>`;
}

/** The mascot in small. */
function renderMascot({ state }: BuilderPage): TemplateResult {
  const { seed, options } = describeMascot(state);
  const look = JSON.stringify([seed, options]);
  const stills = ['light', 'dark'].map(
    (backdrop) =>
      html`<div class=${backdrop}>${STILL_SIZES.map((size) => html`<span class="s${size}">${drawing(() => drawStill(state, size), [look])}</span>`)}</div>`,
  );
  return html`<section class="mascot" aria-label="Your mascot">
      <div class="stills" aria-hidden="true">${stills}</div>
      <p class="description">${describeAvatar(seed, state.options)}</p>
      <p class="links flow"><a href=${linkSharePage(seed, options)}>See its page</a> <a href=${linkToPlayground(seed, Object.fromEntries(options))}>Open in the playground</a></p>
    </section>`;
}

/** The code, and the options of the files. */
function renderExport({ state, service }: BuilderPage, act: BuilderActions): TemplateResult {
  const { size, animated } = state.options;
  // The address may ask for a size that is not in the list.
  const sizes = [...new Set([...SIZES, size])];
  const format = findSnippet(EXPORT_FORMATS, state.code);
  const code = renderCodeTabs({
    label: 'Code',
    tabs: EXPORT_FORMATS,
    selected: format.id,
    select: act.selectCode,
    panel: 'code',
    code: format.write(codeMascot(state), service),
    copy: act.copyCode,
  });
  return html`<section class="export" aria-labelledby="away-title">
      <h2 id="away-title">Use your mascot</h2>
      <p class="sub">Your link keeps every part you picked. Or save a file, or let the library draw it.</p>
      <div class="code">${code}</div>
      <form class="fields flow" method="dialog" @change=${act.changeFiles}>
        ${renderSelect('file-size', 'size', 'Size', renderSizes(sizes, size))}
        ${renderSelect('file-png', 'png', 'PNG size', renderSizes(PNG_SIZES, state.png))}
        <label class="switch"><input type="checkbox" name="animated" value="1" .checked=${field(animated)}><span>Animate</span></label>
      </form>
    </section>`;
}

/** The builder. */
export function renderBuilder(page: BuilderPage, act: BuilderActions): TemplateResult {
  const { state, search } = page;
  return html`${renderPicker(page, act)}
    <div class="results scripted">
      ${guard([state, page.service], () => renderExport(page, act))}
      ${renderMascot(page)}
      ${renderSearch(state, search, act)}
    </div>`;
}
