// All pages of the site, in the order of the menus. A page with a script of its own is a folder and a row here; a page of text
// is a Markdown file, which says itself what would stand here (`text-page.ts`).
import { LANDING_FRAGMENTS } from '../landing/fragments.js';
import type { Fragments, PageEntry } from '../shared/page-entry.js';
import type { Project } from './project.js';
import type { TextPage } from './text-page.js';
import { VIEWS } from './views.js';

/** The page for unknown addresses: it has none itself. */
export const NOWHERE = '/404';

/** The pages that come first. */
const FIRST: readonly PageEntry[] = [
  {
    address: '/',
    menu: { place: 'header', name: 'Playground', href: '/#playground' },
    mascots: [],
  },
  {
    address: '/builder',
    menu: { place: 'header', name: 'Builder' },
    mascots: [
      { palette: 'cobalt', body: 'loaf', topper: true },
      { palette: 'blossom', body: 'cloud', mood: 'happy' },
      { palette: 'lime', body: 'pill', topper: true },
    ],
  },
  {
    address: '/team',
    menu: { place: 'header', name: 'Team' },
    mascots: [
      { palette: 'coral', body: 'bun', mood: 'happy' },
      { palette: 'mint', body: 'peak', topper: true },
      { palette: 'violet', body: 'egg' },
    ],
  },
  {
    address: '/gallery',
    menu: { place: 'header', name: 'Gallery' },
    mascots: [
      { palette: 'rose', body: 'bell' },
      { palette: 'sky', body: 'pill', topper: true },
      { palette: 'lime', body: 'star', mood: 'happy' },
    ],
  },
];

/** The pages that no menu lists. */
const HIDDEN: readonly PageEntry[] = [
  {
    address: '/share',
    mascots: [
      { palette: 'cobalt', body: 'bun', mood: 'happy' },
      { palette: 'rose', body: 'pill', topper: true },
      { palette: 'mint', body: 'cloud', mood: 'wink' },
    ],
    isHidden: true,
  },
  {
    address: NOWHERE,
    mascots: [
      { palette: 'grape', body: 'ghost', mood: 'sleepy' },
      { palette: 'aqua', body: 'pill' },
      { palette: 'rose', body: 'swirl' },
    ],
    isHidden: true,
  },
];

/** The fragments that the folders of the pages bring. */
export const PAGE_FRAGMENTS: readonly Fragments[] = [LANDING_FRAGMENTS, VIEWS];

/** All pages, and where the project lives. */
export interface Site {
  readonly pages: readonly PageEntry[];
  readonly project: Project;
}

/** Lists all pages. */
export function listPages(texts: readonly TextPage[]): PageEntry[] {
  return [...FIRST, ...texts.toSorted((a, b) => a.order - b.order), ...HIDDEN];
}
