// The crowd of mascots in the first picture of the page.
import { describe } from '../../lib/index.js';
import { drawAnimated } from '../shared/draw-animated.js';
import { each, escapeHtml } from '../shared/html.js';
import { findMascots, type WantedMascot } from '../shared/mascots.js';
import { linkToPlayground } from '../shared/playground-link.js';

// In the order of the places in crowd.css, back row first: a mascot further in front covers those behind it.
const CROWD: readonly WantedMascot[] = [
  { palette: 'teal', body: 'ghost' },
  { palette: 'rose', body: 'star' },
  { palette: 'lime', body: 'egg', topper: true },
  { palette: 'violet', body: 'dome' },
  { palette: 'snow', body: 'peak' },
  { palette: 'cherry', body: 'swirl' },
  { palette: 'lilac', body: 'pill', topper: true },
  { palette: 'clover', body: 'cloud' },
  { palette: 'aqua', body: 'mushroom' },
  { palette: 'grape', body: 'pill' },
  { palette: 'blossom', body: 'bell', topper: true },
  { palette: 'navy', body: 'heart' },
  { palette: 'turquoise', body: 'bun', topper: true },
  { palette: 'orchid', body: 'swirl' },
  { palette: 'navy', body: 'loaf', topper: true },
  { palette: 'mint', body: 'star' },
  { palette: 'coral', body: 'fluff' },
  { palette: 'cobalt', body: 'ghost', topper: true },
  { palette: 'cream', body: 'egg', topper: true },
  { palette: 'sky', body: 'mushroom', mood: 'happy' },
  { palette: 'clover', body: 'loaf', topper: true, mood: 'wink' },
  { palette: 'raspberry', body: 'heart', mood: 'happy' },
];

/** The crowd, as list items that lead to the playground. */
export function renderCrowd(): string {
  return each(findMascots(CROWD), ({ seed, options, spec }) => {
    const label = escapeHtml(`${seed}, ${describe(spec)}`);
    return (
      `<li><a href="${escapeHtml(linkToPlayground(seed, options))}" aria-label="${label}">` +
      `${drawAnimated(seed, options)}<span class="tag" aria-hidden="true">${escapeHtml(seed)}</span></a></li>`
    );
  });
}
