// All pages of the site, in the order of the menus. A new page is a folder of its own and a row here; a page of the docs
// has its row in `docs/pages.ts`.
import { DOCS_FRAGMENTS } from '../docs/fragments.js';
import { DOCS_PAGES } from '../docs/pages.js';
import { LANDING_FRAGMENTS } from '../landing/fragments.js';
import { SHARE_FRAGMENTS } from '../share/fragments.js';
import { getAddress, type Fragments, type PageEntry } from '../shared/page-entry.js';
import { TEAM_FRAGMENTS } from '../team/fragments.js';
import { VIEWS } from './views.js';

/** The page for unknown addresses: it has none itself. */
export const NOWHERE = '/404';

export const PAGES: readonly PageEntry[] = [
  {
    address: '/',
    menu: { place: 'header', name: 'Playground', href: '/#playground' },
    mascots: [],
    schema: 'SoftwareApplication',
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
  ...DOCS_PAGES,
  {
    address: '/blog',
    menu: { place: 'header', name: 'News' },
    mascots: [
      { palette: 'aqua', body: 'cloud' },
      { palette: 'orchid', body: 'pill', topper: true },
      { palette: 'cream', body: 'fluff' },
    ],
    schema: 'Blog',
  },
  {
    address: '/privacy',
    menu: { place: 'footer', name: 'Privacy' },
    mascots: [
      { palette: 'teal', body: 'pill', mood: 'sleepy' },
      { palette: 'grape', body: 'swirl' },
      { palette: 'apricot', body: 'egg', topper: true },
    ],
  },
  {
    address: '/support',
    menu: { place: 'footer', name: 'Support' },
    mascots: [
      { palette: 'cherry', body: 'heart', mood: 'happy' },
      { palette: 'snow', body: 'bun', topper: true },
      { palette: 'clover', body: 'dome', mood: 'wink' },
    ],
  },
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
export const PAGE_FRAGMENTS: readonly Fragments[] = [
  LANDING_FRAGMENTS,
  VIEWS,
  DOCS_FRAGMENTS,
  TEAM_FRAGMENTS,
  SHARE_FRAGMENTS,
];

/** The row of a page file. */
export function findPage(path: string): PageEntry {
  const page = PAGES.find(({ address }) => address === getAddress(path));
  if (page === undefined) throw new Error(`${path}: expected a row in site/build/page-table.ts`);
  return page;
}
