// The views of the share page: one mascot and its description, and the form that opens the page of another name.
import { html, noChange, type TemplateResult } from 'lit/html.js';
import { catalogue } from '../../lib/catalogue.js';
import { readAvatarOptions, type AvatarSettings } from '../../lib/index.js';
import { describeShared, fillSharePlaces } from '../../lib/pages/share.js';
import type { SharePlaces } from '../../lib/pages/template.js';
import { renderSizes } from '../shared/choices.js';
import { PNG_SIZE, PNG_SIZES } from '../shared/png-sizes.js';
import { drawing, type Actions } from '../shared/view.js';

/** The seed that the build prints. It is shown when the address has none. */
export const FIRST_SEED = 'Ada';

/** Returns the title of the page of a mascot, and the texts and drawings for its places. */
export function describePage(seed: string, settings: AvatarSettings) {
  const shared = describeShared(seed, settings);
  return { title: shared.title, places: fillSharePlaces(seed, settings, shared) };
}

/** Fills the slots of the page with the details of the first seed. */
export function fillFirst(): SharePlaces {
  const settings = readAvatarOptions(() => undefined, catalogue);
  return describePage(FIRST_SEED, settings).places;
}

/** Makes the printed state of a mascot. Its buttons need the script, and its PNG has an edge in pixels. */
export function printShare(places: SharePlaces) {
  return { places, isReady: false, size: PNG_SIZE };
}

export type ShareState = Readonly<ReturnType<typeof printShare>>;

/**
 * The mascot.
 *
 * @param unscripted - content for visitors without JavaScript. The script leaves it in the page
 */
export function renderMascot(
  { places, isReady, size }: ShareState,
  act: Actions<'share' | 'copyLink' | 'copySvg' | 'saveSvg' | 'savePng' | 'chooseSize'>,
  unscripted: unknown = noChange,
): TemplateResult {
  const { portrait, ground, greeting, fit, name, words, odds, rarity, code, builder } = places;
  return html`<div class="portrait"><svg class="ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill=${ground}></rect></svg><div class="figure" aria-hidden="true">${drawing(portrait)}</div></div>
      <div class="about">
        <p class="greeting">${greeting}</p>
        <h1 class="name ${fit}" dir="auto">${name}</h1>
        <p class="words">${words}</p>
        <p class="rarity"><b class="odds">${odds}</b> <span>${rarity}</span></p>
      </div>
      <div class="take">
        ${unscripted}
        <div class="tools actions placed scripted" ?hidden=${!isReady}>
          <button class="button" type="button" @click=${act.share}>Share</button>
          <span class="split"><button class="button plain" type="button" @click=${act.savePng}>Save PNG</button><label class="hidden" for="png-size">Size of the PNG</label><select
            id="png-size" autocomplete="off" @change=${act.chooseSize}>${renderSizes(PNG_SIZES, size)}</select></span>
          <button class="button plain" type="button" @click=${act.copyLink}>Copy link</button>
          <button class="button plain" type="button" @click=${act.copySvg}>Copy SVG</button>
          <button class="button plain" type="button" @click=${act.saveSvg}>Save SVG</button>
        </div>
        <p class="links flow"><a href=${builder}>Change its parts</a> <a href=${code}>Get the code</a></p>
      </div>`;
}

/** The state of the form that the build prints. */
export const FIRST_FIND = { isReady: false, hint: '', isWrong: false };

/** The form. It is never submitted, so that no e-mail address gets into an address. */
export function renderFind(
  { isReady, hint, isWrong }: typeof FIRST_FIND,
  act: Actions<'type' | 'submit'>,
): TemplateResult {
  return html`<form method="dialog" @submit=${act.submit}>
      <label class="hidden" for="find-name" ?hidden=${!isReady}>Your name</label>
      <p class="actions placed" ?hidden=${!isReady}>
        <input id="find-name" name="seed" placeholder="Your name" autocomplete="off" spellcheck="false" autocapitalize="words" aria-invalid=${isWrong} aria-describedby="find-hint" @input=${act.type}>
        <button class="button">Meet it</button>
      </p>
      <p class="hint" id="find-hint" role="status">${hint}</p>
    </form>`;
}
