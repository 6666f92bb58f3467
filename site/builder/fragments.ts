// The builder as it stands before anybody has touched it.
import { describe, SLOTS } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import { TAKINGS } from './export.js';
import { DIE, REDO, UNDO } from './icons.js';
import { drawLarge, drawStill } from './pictures.js';
import { wear } from './rules.js';
import { nameId, nameSlot } from './slots.js';
import { FIRST, PREFIX_LENGTH, SIZES } from './state.js';

const STILLS = [96, 48, 24] as const;

function renderTool(name: string, label: string, icon: string): string {
  return `<button type="button" class="tool" ${name} aria-label="${label}" title="${label}" aria-disabled="true">${icon}</button>`;
}

/** The mascot, large and small, and what can be done with all of it. */
export function renderEasel(): string {
  const stills = each(['light', 'dark'], (ground) => {
    const sizes = each(STILLS, (size) => {
      return `<span class="s${size}" data-still="${size}">${drawStill(FIRST.spec, size)}</span>`;
    });
    return `<div class="${ground}">${sizes}</div>`;
  });
  return (
    `<div class="figure" data-preview>${drawLarge(FIRST.spec)}</div>` +
    `<div class="desk"><p class="saying" data-words>${describe(wear(FIRST.spec))}</p><div class="acts">` +
    `${renderTool('data-undo', 'Undo', UNDO)}${renderTool('data-redo', 'Redo', REDO)}` +
    `<button type="button" class="button" data-roll-all>${DIE}Random</button>` +
    '<button type="button" class="button plain" data-reset>Start over</button></div></div>' +
    `<div class="stills" aria-hidden="true">${stills}</div>` +
    '<form class="from" method="dialog" data-from><label for="from">Start from a name</label><span>' +
    '<input id="from" name="name" type="text" placeholder="Ada" autocomplete="off" spellcheck="false">' +
    '<button class="button plain">Use it</button></span></form>'
  );
}

/** The tabs of the code, and the code of the first. */
export function renderTakings(): string {
  const [first] = TAKINGS;
  const tabs = each(
    TAKINGS,
    ({ id, name }) =>
      `<button type="button" role="tab" id="tab-${id}" data-code="${id}" aria-controls="code" ` +
      `aria-selected="${id === first.id}" tabindex="${id === first.id ? 0 : -1}">${name}</button>`,
  );
  const sizes = each(SIZES, (size) => {
    return `<option value="${size}"${size === FIRST.size ? ' selected' : ''}>${size} px</option>`;
  });
  return (
    `<div class="tabs" role="tablist" aria-label="As text">${tabs}</div>` +
    `<div class="panel" id="code" role="tabpanel" aria-labelledby="tab-${first.id}" tabindex="0">` +
    `<pre><code data-snippet>${escapeHtml(first.write(FIRST))}</code></pre></div>` +
    '<form class="file" method="dialog" data-file><label>Size <select name="size" autocomplete="off">' +
    `${sizes}</select></label><label class="switch"><input type="checkbox" name="animated" value="1"><i></i>` +
    '<span>Alive, as SVG</span></label></form>' +
    '<div class="take"><button type="button" data-copy>Copy</button>' +
    '<button type="button" data-save-svg>Save SVG</button><button type="button" data-save-png>Save PNG</button></div>'
  );
}

/** What can be asked of a seed. */
export function renderTraits(): string {
  const spec = wear(FIRST.spec);
  const traits = each(SLOTS, (slot) => {
    const checked = FIRST.match.includes(slot) ? ' checked' : '';
    return (
      `<label class="trait"><input type="checkbox" name="match" value="${slot}"${checked}><span class="word">` +
      `<b>${nameSlot(slot)}</b> <span data-trait="${slot}">${nameId(spec[slot])}</span> ` +
      `<small data-odds="${slot}"></small></span></label>`
    );
  });
  return (
    `<fieldset class="traits"><legend class="legend">What must match</legend>${traits}</fieldset>` +
    '<div class="wish"><label for="prefix" class="legend">Seeds begin with</label>' +
    `<input id="prefix" name="prefix" type="text" maxlength="${PREFIX_LENGTH}" value="${FIRST.prefix}" ` +
    'autocomplete="off" spellcheck="false"></div>' +
    '<label class="switch"><input type="checkbox" name="given" value="1"><i></i>' +
    '<span>Give palette and background as options instead of looking for them</span></label>'
  );
}
