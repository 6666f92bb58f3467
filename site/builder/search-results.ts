// The seeds that a search has found, as HTML, and placeholders for those to come.
import { createAvatar, selectAvatar, SLOTS, type AvatarOptions, type AvatarSpec } from '../../lib/index.js';
import { escapeHtml } from '../shared/html.js';
import { linkSharePage } from '../shared/links.js';
import { listOptions } from '../shared/options.js';
import { linkToPlayground } from '../shared/playground-link.js';
import { PAGE, TAKE } from './icons.js';

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

/** How much of a mascot the mascot of a seed has. */
export function countAlike(seed: string, options: AvatarOptions, wanted: AvatarSpec): string {
  const spec = selectAvatar(seed, options);
  return `${SLOTS.filter((slot) => spec[slot] === wanted[slot]).length} of ${SLOTS.length} alike`;
}

/**
 * A seed with its mascot. The mascot leads to the playground and the seed is copied; beside it are its page, and a button
 * that builds on with it.
 */
export function renderResult(seed: string, options: AvatarOptions, wanted: AvatarSpec): string {
  const name = escapeHtml(seed);
  const texts = listOptions(
    Object.fromEntries(Object.entries(options).map(([option, value]) => [option, String(value)])),
  );
  return (
    `<li><a class="face" href="${escapeHtml(linkToPlayground(seed, options))}" aria-label="${name} in the playground">` +
    `${createAvatar(seed, options)}</a><div>` +
    `<button type="button" class="seed" data-copy-seed="${name}" title="Copy the seed" dir="auto">${name}</button>` +
    `<small data-alike>${countAlike(seed, options, wanted)}</small><span class="ways">` +
    `<a class="tool" href="${escapeHtml(linkSharePage(seed, texts))}" aria-label="The page of ${name}" title="Its page">${PAGE}</a>` +
    `<button type="button" class="tool" data-use-seed="${name}" aria-label="Use ${name} here" title="Use it here">${TAKE}` +
    '</button></span></div></li>'
  );
}
