// The bands of the front page that show the visitor's mascot in other clothes.
import { html, type TemplateResult } from 'lit/html.js';
import { MOODS, PACKS, PALETTES } from '../../lib/index.js';
import { PALETTE_ROWS } from '../../lib/palettes/rows.js';
import { listOptions } from '../shared/options.js';
import { linkToPlayground } from '../shared/playground-link.js';
import { renderPreview, show, type Overrides } from './preview.js';
import { getSeed, type State } from './state.js';
import type { Landing, LandingActions } from './view.js';

/** The place of a hex colour in the order of the rainbow, for sorting; greys come last. */
function rankHue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const span = Math.max(r, g, b) - Math.min(r, g, b);
  if (span < 24) return 9;
  // The hue, in half turns. It is shifted so that pinks come before red, not after violet.
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) / Math.PI + 2.2) % 2;
}

const BASE = PALETTES.filter(({ id }) => PALETTE_ROWS.some((row) => row.id === id));
const RAINBOW = BASE.toSorted((a, b) => rankHue(a.body) - rankHue(b.body)).map(({ id }) => id);

/** The mascot in every mood, in every base palette and in each pack; each is a link that gives it to the mascot. */
export function renderShowcase({ state, isAway }: Landing, act: LandingActions): TemplateResult {
  const seed = getSeed(state);
  const own = Object.fromEntries(listOptions(state));

  function renderOffer(options: State, inside: unknown): TemplateResult {
    return html`<li><a href=${linkToPlayground(seed, { ...own, ...options })} @click=${(event: MouseEvent) => act.dress(event, options)}>${inside}</a></li>`;
  }

  function renderPicture(options: State, overrides: Overrides): TemplateResult {
    return renderPreview(state, { ...overrides, ...options });
  }

  const moods = MOODS.map((mood) =>
    renderOffer(
      { mood },
      html`${renderPicture({ mood }, { background: 'none', animated: isAway ? '0' : '1' })}<b>${mood}</b>`,
    ),
  );
  const palettes = RAINBOW.map((palette) => {
    const overrides = { background: 'none', tileBg: 'none', mood: 'happy', animated: '0' };
    return renderOffer(
      { palette },
      html`${renderPicture({ palette }, overrides)}<span class="hidden">${palette}</span>`,
    );
  });
  // Where there is no script, some of the pack's own stand for it (`drawPackPictures`).
  const packs = PACKS.map(({ id, name, about }) =>
    renderOffer(
      { packs: id },
      html`<navii-avatar class="preview" ${show(state, { packs: id, parts: '', palette: '', animated: '0' })}><img src="/pictures/pack-${id}.svg" width="204" height="204" alt="" loading="lazy"></navii-avatar><b>${name}</b><span>${about}</span>`,
    ),
  );
  return html`<section class="band moods" aria-labelledby="moods-title">
      <h2 id="moods-title">Same soul, new mood</h2>
      <p class="sub">A mood changes the face of <bdi>${seed}</bdi> and not a single other shape. Good morning, good news, long meeting.</p>
      <ul class="row">${moods}</ul>
    </section>
    <section class="band palettes" aria-labelledby="palettes-title">
      <h2 id="palettes-title">Every colour you wear</h2>
      <p class="sub">Choosing one thing changes one thing. Force a palette and <bdi>${seed}</bdi> is still the same character, in your colours.</p>
      <ul class="palette-grid swells">${palettes}</ul>
    </section>
    <section class="band packs" aria-labelledby="packs-title">
      <h2 id="packs-title">Packs for every party</h2>
      <p class="sub">Themes with bodies, hats and colours of their own. Nobody changes until you ask for one.</p>
      <ul class="row">${packs}</ul>
    </section>`;
}
