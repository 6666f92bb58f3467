// All pages of the site, in the order of the menus. A page with its own script has a folder and a row here. A page of text is a
// Markdown file with this data in its first lines (`text-page.ts`).
import { LANDING_FRAGMENTS } from '../landing/fragments.js';
import type { Fragments, PageEntry } from '../shared/page-entry.js';
import type { Project } from './facts.js';
import type { TextPage } from './text-page.js';
import { VIEWS } from './views.js';

/** The page for unknown addresses. */
export const UNKNOWN_PAGE = '/404';

/** The first pages in the menus. */
const FIRST_PAGES: readonly PageEntry[] = [
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
  {
    address: '/app',
    menu: { place: 'footer', name: 'In your app' },
    mascots: [
      { palette: 'mint', body: 'loaf', mood: 'happy' },
      { palette: 'grape', body: 'cloud', topper: true },
      { palette: 'coral', body: 'pill' },
    ],
  },
  {
    address: '/twins',
    menu: { place: 'footer', name: 'Twins' },
    // Two that are almost the same.
    mascots: [
      { palette: 'tangerine', body: 'egg', mood: 'wink' },
      { palette: 'sky', body: 'bun', mood: 'happy' },
      { palette: 'sky', body: 'bun', mood: 'happy' },
    ],
  },
];

/** The pages that are not in the menus. */
const HIDDEN_PAGES: readonly PageEntry[] = [
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
    address: '/email',
    mascots: [
      { palette: 'lime', body: 'peak', mood: 'serious' },
      { palette: 'coral', body: 'loaf', topper: true },
      { palette: 'sky', body: 'egg' },
    ],
    isHidden: true,
  },
  {
    address: UNKNOWN_PAGE,
    mascots: [
      { palette: 'grape', body: 'ghost', mood: 'sleepy' },
      { palette: 'aqua', body: 'pill' },
      { palette: 'rose', body: 'swirl' },
    ],
    isHidden: true,
  },
];

/** The fragments of the pages with scripts. */
export const PAGE_FRAGMENTS: readonly Fragments[] = [LANDING_FRAGMENTS, VIEWS];

/** All pages, and the addresses of the project. */
export interface SitePages {
  readonly pages: readonly PageEntry[];
  readonly project: Project;
}

/** Lists all pages, in the order of the menus. */
export function listPages(texts: readonly TextPage[]): PageEntry[] {
  return [...FIRST_PAGES, ...texts.toSorted((a, b) => a.order - b.order), ...HIDDEN_PAGES];
}
