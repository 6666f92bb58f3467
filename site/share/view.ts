// The share page: one mascot with all there is to say of it, and the form that leads to that of another name.
import { html, noChange, type TemplateResult } from 'lit/html.js';
import type { SharePlaces } from '../../lib/pages/share.js';
import { PNG_SIZE, renderPngSizes } from '../shared/png-sizes.js';
import { drawing } from '../shared/view.js';

/** What the page shows. */
export interface Share {
  readonly places: SharePlaces;
  /** Whether the script is there, which the buttons need. */
  readonly isReady: boolean;
  /** Edge of the PNG that is saved, in pixels. */
  readonly size: number;
}

/** What visitors can do with the mascot. */
export interface ShareActions {
  readonly share: (event: Event) => void;
  readonly copyLink: (event: Event) => void;
  readonly copySvg: (event: Event) => void;
  readonly saveSvg: () => void;
  readonly savePng: () => void;
  readonly chooseSize: (event: Event) => void;
}

/** The page of a mascot as it is printed. */
export function printShare(places: SharePlaces): Share {
  return { places, isReady: false, size: PNG_SIZE };
}

/**
 * The mascot.
 *
 * @param unscripted - stands there for those without JavaScript; the script leaves it in the page
 */
export function renderMascot(
  { places, isReady, size }: Share,
  act: ShareActions,
  unscripted: unknown = noChange,
): TemplateResult {
  const { portrait, ground, greeting, fit, name, words, odds, rarity, code, builder } = places;
  return html`<article class="mascot">
      <div class="portrait"><svg class="ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill=${ground}></rect></svg><div class="figure" aria-hidden="true">${drawing(portrait)}</div></div>
      <div class="about">
        <p class="greeting">${greeting}</p>
        <h1 class="name ${fit}" dir="auto">${name}</h1>
        <p class="words">${words}</p>
        <p class="rarity"><b class="odds">${odds}</b> <span>${rarity}</span></p>
        ${unscripted}
        <div class="tools placed scripted" ?hidden=${!isReady}>
          <div class="actions">
            <button class="button" type="button" @click=${act.share}>Share</button>
            <button class="button plain" type="button" @click=${act.copyLink}>Copy link</button>
          </div>
          <div class="actions">
            <button class="button plain" type="button" @click=${act.copySvg}>Copy SVG</button>
            <button class="button plain" type="button" @click=${act.saveSvg}>Save SVG</button>
            <span class="split"><button class="button plain" type="button" @click=${act.savePng}>Save PNG</button><label class="hidden" for="png-size">Size of the PNG</label><select
              id="png-size" autocomplete="off" @change=${act.chooseSize}>${renderPngSizes(size)}</select></span>
          </div>
        </div>
        <p class="more flow"><a href=${code}>Get the code</a> <a href=${builder}>Open in the builder</a></p>
      </div>
    </article>`;
}

/** What the form shows. */
export interface Find {
  readonly isReady: boolean;
  /** What becomes of a name. */
  readonly hint: string;
}

/** The form as it is printed. */
export const FIRST_FIND: Find = { isReady: false, hint: '' };

/** What visitors can do in the form. It is not sent, so that no e-mail gets into an address. */
export interface FindActions {
  readonly type: (event: Event) => void;
  readonly submit: (event: Event) => void;
}

/** The form. */
export function renderFind({ isReady, hint }: Find, act: FindActions): TemplateResult {
  return html`<form method="dialog" @submit=${act.submit}>
      <p class="actions placed" ?hidden=${!isReady}>
        <input aria-labelledby="find-title" name="seed" placeholder="Your name" autocomplete="off" spellcheck="false" autocapitalize="words" @input=${act.type}>
        <button class="button">Show me</button>
      </p>
      <p class="hint" role="status">${hint}</p>
    </form>`;
}
