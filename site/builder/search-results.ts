// Seeds that were found, as HTML, and the places that wait for them.
import { createAvatar, selectAvatar, SLOTS, type AvatarOptions, type AvatarSpec } from '../../lib/index.js';
import { escapeHtml } from '../shared/html.js';

/** Seeds that are shown before a search rests. */
export const ENOUGH = 6;

// Somebody, but nobody yet.
const NOBODY =
  '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="50"/>' +
  '<path d="M50 22c20 0 27 17 27 33 0 18-10 26-27 26s-27-8-27-26c0-16 7-33 27-33z"/>' +
  '<circle cx="40" cy="52" r="5"/><circle cx="60" cy="52" r="5"/></svg>';

/** As many empty places. */
export function renderBlanks(): string {
  return `<li class="blank" aria-hidden="true">${NOBODY}</li>`.repeat(ENOUGH);
}

/** A seed with its mascot: it leads to the playground, and can be copied. */
export function renderFound(seed: string, options: AvatarOptions, spec: AvatarSpec): string {
  const own = selectAvatar(seed, options);
  const alike = SLOTS.filter((slot) => own[slot] === spec[slot]).length;
  const query = new URLSearchParams({ seed });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  const name = escapeHtml(seed);
  return (
    `<li><a href="/?${escapeHtml(query.toString())}#playground" aria-label="${name} in the playground">` +
    `${createAvatar(seed, options)}</a><button type="button" data-copy-seed="${name}" title="Copy the seed">${name}</button>` +
    `<small>${alike} of ${SLOTS.length} alike</small></li>`
  );
}
