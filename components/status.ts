// Presence: a badge that is told by its shape as well as by its colour.
import { html, type TemplateResult } from 'lit';

/** What a status can be. */
export const STATUSES = ['online', 'away', 'busy', 'offline'] as const;
export type Status = (typeof STATUSES)[number];

// Whole templates, so that nothing is left to fill in: a disc with a tick, a crescent, a disc with a bar, a ring.
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

/** The status that a value names, if it names one. */
export function readStatus(value: unknown): Status | undefined {
  return STATUSES.find((status) => status === value);
}

/** Draws the badge of a status. */
export function showStatus(status: Status): TemplateResult {
  return BADGES[status];
}
