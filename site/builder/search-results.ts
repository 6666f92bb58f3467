// The seeds that a search has found, as HTML, and placeholders for those to come.
import { createAvatar, selectAvatar, SLOTS, type AvatarOptions, type AvatarSpec } from '../../lib/index.js';
import { escapeHtml } from '../shared/html.js';
import { linkToPlayground } from '../shared/playground-link.js';

/** Seeds that are found before a search stops by itself. */
export const RESULTS_PER_SEARCH = 6;

const PLACEHOLDER =
  '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="50"/>' +
  '<path d="M50 22c20 0 27 17 27 33 0 18-10 26-27 26s-27-8-27-26c0-16 7-33 27-33z"/>' +
  '<circle cx="40" cy="52" r="5"/><circle cx="60" cy="52" r="5"/></svg>';

/** A placeholder for each result of one search. */
export function renderPlaceholders(): string {
  return `<li class="placeholder" aria-hidden="true">${PLACEHOLDER}</li>`.repeat(RESULTS_PER_SEARCH);
}

/** A seed with its mascot: the mascot leads to the playground, the seed can be copied. */
export function renderResult(seed: string, options: AvatarOptions, wanted: AvatarSpec): string {
  const spec = selectAvatar(seed, options);
  const equal = SLOTS.filter((slot) => spec[slot] === wanted[slot]).length;
  const name = escapeHtml(seed);
  return (
    `<li><a href="${escapeHtml(linkToPlayground(seed, options))}" aria-label="${name} in the playground">` +
    `${createAvatar(seed, options)}</a><button type="button" data-copy-seed="${name}" title="Copy the seed">${name}</button>` +
    `<small>${equal} of ${SLOTS.length} alike</small></li>`
  );
}
