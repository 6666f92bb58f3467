// Creatures as HTML.
import { renderAvatar, type AvatarSpec } from '../../lib/index.js';
import { formatOdds } from '../../lib/numbers.js';
import { nameId, nameSlot } from '../builder/slots.js';
import { drawAnimated, removeMotionStyle } from '../shared/draw-animated.js';
import { each, escapeHtml } from '../shared/html.js';
import { linkSharePage } from '../shared/links.js';
import type { Wanted } from './wanted.js';

const OPTIONS = { size: 320, animated: true } as const;

/** Draws a creature that has no name yet. */
export function drawCreature(spec: AvatarSpec): string {
  return removeMotionStyle(renderAvatar(spec, OPTIONS));
}

/** Draws the mascot of a name. */
export function drawNamed(name: string): string {
  return drawAnimated(name, { size: OPTIONS.size });
}

/** What its namesake must have, as items of a list; what it does not have says little. */
export function renderTraits({ spec, match }: Wanted): string {
  return each(match, (slot) => {
    const id = spec[slot];
    return id === null ? '' : `<li><span>${nameSlot(slot)}</span> <b>${escapeHtml(nameId(id))}</b></li>`;
  });
}

/** How rare a look is, in a sentence. */
export function describeOdds(odds: number): string {
  return `${formatOdds(odds)} names looks like this.`;
}

/** A link to the page about a name. */
export function linkName(name: string): string {
  return escapeHtml(linkSharePage(name, []));
}
