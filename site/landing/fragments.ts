import { renderShot } from '../shared/controls.js';
// The results side of the playground: previews, team and code.
import { describeState, drawTeam } from '../shared/draw.js';
import { each, escapeHtml } from '../shared/html.js';
import { FIRST_SEED } from '../shared/state.js';
import { SNIPPETS } from './snippets.js';

const GROUNDS = ['light', 'dark', 'photo'] as const;
const SMALL = [96, 48, 24] as const;

/** The state on every ground, in every size. */
export function renderGrounds(): string {
  return each(GROUNDS, (ground) => {
    const small = each(SMALL, (size) => `<div class="s${size}">${renderShot(`size=${size}`)}</div>`);
    return (
      `<div class="ground ${ground}"><b>${ground}</b><div class="s256">${renderShot('size=256')}</div>` +
      `<div class="small">${small}</div></div>`
    );
  });
}

/** What the state looks like, in words. */
export function renderCaption(): string {
  return `<strong data-seed-text>${FIRST_SEED}</strong> <span data-words>${escapeHtml(describeState({}))}</span>`;
}

/** The team, drawn. */
export function renderTeam(): string {
  return drawTeam({});
}

/** The tabs of the code, and the code of the first. */
export function renderCode(): string {
  const tabs = each(
    SNIPPETS,
    ({ id, name }, index) =>
      `<button type="button" role="tab" id="tab-${id}" data-code="${id}" aria-controls="code" ` +
      `aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${name}</button>`,
  );
  const code = escapeHtml(SNIPPETS[0]?.write({}, '') ?? '');
  return (
    `<div class="tabs" role="tablist" aria-label="Code for">${tabs}</div>` +
    `<div class="panel" id="code" role="tabpanel" aria-labelledby="tab-html" tabindex="0">` +
    `<pre><code data-snippet>${code}</code></pre>` +
    '<p class="note" data-note>A service draws this picture. Where only these pages are hosted, put in the address of ' +
    '<a href="/docs/hosting">your own</a>.</p></div>' +
    '<div class="take"><button type="button" data-copy>Copy</button></div>' +
    `<div class="onlooker">${renderShot('size=160&background=none&tileBg=none&animated=1')}</div>`
  );
}
