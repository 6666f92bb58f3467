// The badge of a status. Each has a shape of its own, for those who cannot tell the colours apart.
import { html, type TemplateResult } from 'lit';
import type { Status } from './schema.js';

// A disc with a tick, a crescent, a disc with a bar, a ring. Each is a constant template: Lit has nothing to fill in.
const BADGES: Readonly<Record<Status, TemplateResult>> = {
  online: html`<svg part="status" class="online" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="10" />
    <path class="mark" d="M5.6 10.4l3 3 5.8-6.4" />
  </svg>`,
  away: html`<svg part="status" class="away" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M9 .5a9.8 9.8 0 1 0 10.6 12.2A8.4 8.4 0 0 1 9 .5z" />
  </svg>`,
  busy: html`<svg part="status" class="busy" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="10" />
    <path class="mark" d="M5.5 10h9" />
  </svg>`,
  offline: html`<svg part="status" class="offline" viewBox="0 0 20 20" aria-hidden="true">
    <circle class="rim" cx="10" cy="10" r="7.8" />
  </svg>`,
};

/** Renders the badge of a status. */
export function renderStatus(status: Status): TemplateResult {
  return BADGES[status];
}
