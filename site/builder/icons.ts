// Icons of buttons, in the colour of the text.
import { html } from 'lit/html.js';

/** A die that shows five. */
export const DIE = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/><circle class="dot" cx="8" cy="8" r="1.8"/><circle class="dot" cx="16" cy="8" r="1.8"/><circle class="dot" cx="12" cy="12" r="1.8"/><circle class="dot" cx="8" cy="16" r="1.8"/><circle class="dot" cx="16" cy="16" r="1.8"/></svg>`;

/** A padlock whose shackle opens. */
export const LOCK = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="shackle" d="M8 11V8a4 4 0 0 1 8 0v3"/><rect x="5" y="11" width="14" height="10" rx="3"/></svg>`;

/** A parcel: the sign of packs. */
export const PARCEL = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9"/></svg>`;

/** A card with a face: the page about a mascot. */
export const PAGE = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><rect x="4" y="3" width="16" height="18" rx="4"/><circle cx="12" cy="10" r="3"/><path d="M8 17h8"/></svg>`;

/** An arrow into a tray: use a mascot here. */
export const TAKE = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M12 3v11M7 10l5 5 5-5M4 16v2a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3v-2"/></svg>`;

/** Arrows that turn to the left and to the right. */
export const UNDO = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3"/></svg>`;
export const REDO = html`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M15 5l5 5-5 5M20 10H10a6 6 0 0 0 0 12h3"/></svg>`;
