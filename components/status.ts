// The badge of a status, as markup. Each has a shape of its own, for those who cannot tell the colours apart.
import type { Status } from './schema.js';

// A disc with a tick, a crescent, a disc with a bar, a ring.
const BADGES: Readonly<Record<Status, string>> = {
  online: '<circle cx="10" cy="10" r="10"/><path part="mark" d="M5.6 10.4l3 3 5.8-6.4"/>',
  away: '<path d="M9 .5a9.8 9.8 0 1 0 10.6 12.2A8.4 8.4 0 0 1 9 .5z"/>',
  busy: '<circle cx="10" cy="10" r="10"/><path part="mark" d="M5.5 10h9"/>',
  offline: '<circle class="rim" cx="10" cy="10" r="7.8"/>',
};

/** Prints the badge of a status. */
export function printStatus(status: Status): string {
  return `<svg part="status" class="${status}" viewBox="0 0 20 20" aria-hidden="true">${BADGES[status]}</svg>`;
}
