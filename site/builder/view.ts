// The view of the builder: the mascot, its parts, files and code, and the search for a seed with the same look.
import { guard } from 'lit/directives/guard.js';
import { html, type TemplateResult } from 'lit/html.js';
import { describeAvatar } from '../../lib/index.js';
import { renderSizes } from '../shared/choices.js';
import { linkSharePage, linkToPlayground } from '../shared/links.js';
import { findSnippet } from '../shared/snippets.js';
import { renderTabList } from '../shared/tab-list.js';
import { drawing, field, renderCode, type Actions } from '../shared/view.js';
import { codeMascot, EXPORT_FORMATS } from './export.js';
import { DIE, REDO, UNDO } from './icons.js';
import { describeMascot, getName } from './mascot.js';
import { drawPreview, drawStill } from './pictures.js';
import { applyRules } from './rules.js';
import { NO_SEARCH, renderSearch, type SearchStatus, type SeedSearchActions } from './search-panel.js';
import { FIRST, PNG_SIZES, SIZES, type BuilderState } from './state.js';
import { renderTrays, type TrayActions } from './trays.js';

/** The state that the build prints. */
export const FIRST_PAGE = {
  state: FIRST as BuilderState,
  search: NO_SEARCH as SearchStatus,
  canUndo: false,
  canRedo: false,
  /** Whether a narrow window shows the name, the link and the files. Others always do. */
  isMoreOpen: false,
  /** The hint below the name. */
  hint: '',
  /** Address of the service, without a slash at the end. */
  service: '',
};

/** The state of the page. */
export type BuilderPage = Readonly<typeof FIRST_PAGE>;

/** The callbacks of the page. */
export type BuilderActions = TrayActions &
  SeedSearchActions &
  Actions<'undo' | 'redo' | 'randomizeAll' | 'reset' | 'toggleMore' | 'rename' | 'takeOwnLook'> &
  Actions<'copyLink' | 'share' | 'saveSvg' | 'savePng' | 'changeFiles' | 'copyCode'> & {
    readonly selectCode: (code: string) => void;
  };

const STILL_SIZES = [96, 48, 24] as const;

/** The mascot, large and small, with the buttons that change all of it. */
function renderPreview(
  { state, canUndo, canRedo, isMoreOpen, hint }: BuilderPage,
  act: BuilderActions,
): TemplateResult {
  const { seed, options } = describeMascot(state);
  const look = JSON.stringify([state.spec, state.forced, state.options]);
  const stills = ['light', 'dark'].map(
    (backdrop) =>
      html`<div class=${backdrop}>${STILL_SIZES.map((size) => html`<span class="s${size}">${drawing(() => drawStill(state, size), [look])}</span>`)}</div>`,
  );
  return html`<section class="preview" aria-label="Your mascot">
      <div class="summary">
        <div class="figure" aria-hidden="true">${drawing(drawPreview(state))}</div>
        <p class="paper-name" dir="auto">${seed}</p>
        <div class="actions">
          <button type="button" class="tool" aria-label="Undo" title="Undo" aria-disabled=${!canUndo} @click=${act.undo}>${UNDO}</button>
          <button type="button" class="tool" aria-label="Redo" title="Redo" aria-disabled=${!canRedo} @click=${act.redo}>${REDO}</button>
          <button type="button" class="button" @click=${act.randomizeAll}>${DIE}Random</button>
        </div>
      </div>
      <p class="description">${describeAvatar(applyRules(state), state.options)}</p>
      <div class="actions">
        <button type="button" class="button plain" @click=${act.reset}>Start over</button>
        <button type="button" class="button plain more" aria-controls="more" aria-expanded=${isMoreOpen} @click=${act.toggleMore}>Name and save</button>
      </div>
      <div class="takeaway stack" id="more">
      <form class="name-form" method="dialog">
        <label class="legend" for="name">Name</label>
        <span class="flow"><input id="name" name="name" type="text" .value=${field(state.name)} placeholder=${getName({ ...state, name: '' })} dir="auto"
          autocomplete="off" autocapitalize="words" spellcheck="false" aria-describedby="name-hint"
          @input=${act.rename}><button type="button" class="button plain"
          title="Show the mascot that this name gives by itself" @click=${act.takeOwnLook}>Draw this name</button></span>
        <p class="hint" id="name-hint">${hint}</p>
      </form>
      <div class="actions">
        <button type="button" class="button" @click=${act.copyLink}>Copy link</button>
        <button type="button" class="button plain" @click=${act.share}>Share</button>
        <button type="button" class="button plain" @click=${act.saveSvg}>Save SVG</button>
        <button type="button" class="button plain" @click=${act.savePng}>Save PNG</button>
      </div>
      <p class="links flow"><a href=${linkSharePage(seed, options)}>See its page</a> <a href=${linkToPlayground(seed, Object.fromEntries(options))}>Open in the playground</a></p>
      </div>
      <div class="stills" aria-hidden="true">${stills}</div>
    </section>`;
}

/** The code, and the options of the files. */
function renderExport({ state, service }: BuilderPage, act: BuilderActions): TemplateResult {
  const { size, animated } = state.options;
  const format = findSnippet(EXPORT_FORMATS, state.code);
  const tabs = renderTabList(
    { label: 'Code', tabs: EXPORT_FORMATS, selected: format.id, panelOf: () => 'code', select: act.selectCode },
    'tabs flow',
  );
  return html`<section class="export" aria-labelledby="away-title">
      <h2 id="away-title">Use your mascot</h2>
      <p class="sub">Its name is the seed, and options set the parts that this seed would not get by itself. Link to it, save it as a file, or let the library draw it: within one version, the picture is always the same.</p>
      <div class="code">
        ${tabs}
        <div class="panel" id="code" role="tabpanel" aria-labelledby="tab-${format.id}" tabindex="0"><pre><code>${renderCode(format.write(codeMascot(state), service))}</code></pre></div>
        <form class="file-options flow" method="dialog" @change=${act.changeFiles}>
          <label>Size <select name="size" autocomplete="off">${
            // The address may ask for a size that is not in the list.
            renderSizes([...new Set([...SIZES, size])], size)
          }</select></label>
          <label>PNG size <select name="png" autocomplete="off">${renderSizes(PNG_SIZES, state.png)}</select></label>
          <label class="switch"><input type="checkbox" name="animated" value="1" .checked=${field(animated)}><span>Animate the SVG</span></label>
        </form>
        <div class="actions"><button type="button" class="button" @click=${act.copyCode}>Copy</button></div>
      </div>
    </section>`;
}

/** The builder. */
export function renderBuilder(page: BuilderPage, act: BuilderActions): TemplateResult {
  const { state, search } = page;
  return html`<div class="builder card large scripted">
      ${renderPreview(page, act)}
      <h2 class="hidden">Parts</h2>
      ${guard([state], () => renderTrays(state, act))}
    </div>
    <div class="results scripted">
      ${guard([state, page.service], () => renderExport(page, act))}
      ${renderSearch(state, search, act)}
    </div>`;
}
