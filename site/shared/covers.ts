import { addressOf } from '../build/share.js';
// The mascots who sit on the heading of a page.
import { castRoles, drawMoving, type Role } from './cast.js';
import { each } from './html.js';
import { NAMES } from './names.js';

const COVERS: ReadonlyMap<string, readonly Role[]> = new Map<string, readonly Role[]>([
  [
    '/builder',
    [
      { palette: 'cobalt', body: 'loaf', topper: true },
      { palette: 'blossom', body: 'cloud', mood: 'happy' },
      { palette: 'lime', body: 'imp', topper: true },
    ],
  ],
  [
    '/gallery',
    [
      { palette: 'rose', body: 'bell' },
      { palette: 'sky', body: 'imp', topper: true },
      { palette: 'lime', body: 'star', mood: 'happy' },
    ],
  ],
  [
    '/docs',
    [
      { palette: 'grape', body: 'loaf', topper: true },
      { palette: 'mint', body: 'mushroom' },
      { palette: 'cherry', body: 'ghost', mood: 'happy' },
    ],
  ],
  [
    '/blog',
    [
      { palette: 'aqua', body: 'cloud' },
      { palette: 'orchid', body: 'pill', topper: true },
      { palette: 'cream', body: 'fluff' },
    ],
  ],
  [
    '/privacy',
    [
      { palette: 'teal', body: 'imp', mood: 'sleepy' },
      { palette: 'grape', body: 'flame' },
      { palette: 'apricot', body: 'egg', topper: true },
    ],
  ],
  [
    '/support',
    [
      { palette: 'cherry', body: 'heart', mood: 'happy' },
      { palette: 'snow', body: 'bun', topper: true },
      { palette: 'fern', body: 'dome', mood: 'wink' },
    ],
  ],
  ['/docs/options', [{ palette: 'cobalt', body: 'dome', topper: true, mood: 'happy' }]],
  ['/docs/looks', [{ palette: 'orchid', body: 'star', mood: 'happy' }]],
  ['/docs/elements', [{ palette: 'aqua', body: 'swirl', mood: 'wink' }]],
  ['/docs/http', [{ palette: 'grape', body: 'peak', topper: true }]],
  ['/docs/seeds', [{ palette: 'fern', body: 'egg' }]],
  ['/docs/pages', [{ palette: 'rose', body: 'cloud', mood: 'happy' }]],
  ['/docs/hosting', [{ palette: 'sky', body: 'bell', topper: true }]],
  ['/docs/porting', [{ palette: 'lilac', body: 'pill', topper: true }]],
  ['/docs/compare', [{ palette: 'cherry', body: 'imp', mood: 'wink' }]],
]);

const LOST: readonly Role[] = [
  { palette: 'grape', body: 'ghost', mood: 'sleepy' },
  { palette: 'aqua', body: 'imp' },
  { palette: 'rose', body: 'swirl' },
];

/** The mascots of a page. */
export function renderCover(path: string): string {
  const roles = COVERS.get(addressOf(path)) ?? LOST;
  return `<ul class="cover" aria-hidden="true">${each(castRoles(roles, NAMES.slice(20)), (actor) => `<li>${drawMoving(actor)}</li>`)}</ul>`;
}
