// All pages of the site, in the order of the menus. A page with its own script has a folder and a row here. A page of text is a
// Markdown file with this data in its first lines (`text-page.ts`).
import { LANDING_FRAGMENTS } from '../landing/fragments.js';
import type { Fragments, PageEntry } from '../shared/page-entry.js';
import type { Project } from './facts.js';
import type { TextPage } from './text-page.js';
import { VIEWS } from './views.js';

/** The page for unknown addresses. */
export const UNKNOWN_PAGE = '/404';

/** A page with its own script. */
interface ScriptPage extends PageEntry {
  /** Its folder, which has the content of the page in `page.html`. */
  readonly folder: string;
}

/** The first pages in the menus. */
const FIRST_PAGES: readonly ScriptPage[] = [
  {
    address: '/',
    folder: 'landing',
    title: 'Navii: every name has a mascot',
    description:
      'Any text becomes a mascot, the same one every time: as SVG or PNG, in code, on a page or from a URL. Open source, no account, no tracking.',
    files: ['/landing/landing.css', '/landing/main.ts', '/finder/main.ts'],
    menu: { place: 'header', name: 'Playground', href: '/#playground' },
    mascots: [],
  },
  {
    address: '/builder',
    folder: 'builder',
    title: 'Builder · Navii',
    description:
      'Build a mascot part by part, save it as SVG or PNG, copy its code, or find a seed that looks just like it.',
    files: ['/builder/builder.css', '/builder/main.ts'],
    menu: { place: 'header', name: 'Builder' },
    mascots: [
      { palette: 'cobalt', body: 'loaf', topper: true },
      { palette: 'blossom', body: 'cloud', mood: 'happy' },
      { palette: 'lime', body: 'pill', topper: true },
    ],
  },
  {
    address: '/team',
    folder: 'team',
    title: 'Team · Navii',
    description:
      'Paste a list of names and get a mascot for everybody: a grid, a group picture, a poster to print, a ZIP of all files, and one link.',
    files: ['/team/team.css', '/team/main.ts'],
    menu: { place: 'header', name: 'Team' },
    mascots: [
      { palette: 'coral', body: 'bun', mood: 'happy' },
      { palette: 'mint', body: 'peak', topper: true },
      { palette: 'violet', body: 'egg' },
    ],
  },
  {
    address: '/gallery',
    folder: 'gallery',
    title: 'Gallery · Navii',
    description: 'Many mascots at once, each from its own seed, with filters for palettes, moods and packs.',
    files: ['/shared/prose.css', '/gallery/gallery.css', '/gallery/main.ts'],
    menu: { place: 'header', name: 'Gallery' },
    mascots: [
      { palette: 'rose', body: 'bell' },
      { palette: 'sky', body: 'pill', topper: true },
      { palette: 'lime', body: 'star', mood: 'happy' },
    ],
  },
  {
    address: '/app',
    folder: 'app',
    title: 'In your app · Navii',
    description:
      'A chat, comments and a board with the faces of your team, in light and dark, and the code of each screen to copy.',
    files: ['/app/app.css', '/app/main.ts'],
    menu: { place: 'footer', name: 'In your app' },
    mascots: [
      { palette: 'mint', body: 'loaf', mood: 'happy' },
      { palette: 'grape', body: 'cloud', topper: true },
      { palette: 'coral', body: 'pill' },
    ],
  },
  {
    address: '/twins',
    folder: 'twins',
    title: 'Twins · Navii',
    description:
      'Paste the column that you would use as a seed, and see the closest pairs of mascots and the chance that two are equal. Nothing is sent.',
    files: ['/twins/twins.css', '/twins/main.ts'],
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
const HIDDEN_PAGES: readonly ScriptPage[] = [
  {
    address: '/share',
    folder: 'share',
    title: 'A mascot for every name · Navii',
    description: 'See the mascot of a name, find out how rare its look is, and save or share it.',
    files: ['/shared/controls.css', '/shared/fields.css', '/share/share.css', '/share/main.ts'],
    mascots: [
      { palette: 'cobalt', body: 'bun', mood: 'happy' },
      { palette: 'rose', body: 'pill', topper: true },
      { palette: 'mint', body: 'cloud', mood: 'wink' },
    ],
    isHidden: true,
  },
  {
    address: '/email',
    folder: 'email',
    title: 'No mascot for an e-mail address · Navii',
    description: 'Why an e-mail address has no page here, and how its hash gives it a mascot.',
    files: ['/shared/prose.css', '/email/email.css', '/email/main.ts'],
    mascots: [
      { palette: 'lime', body: 'peak', mood: 'serious' },
      { palette: 'coral', body: 'loaf', topper: true },
      { palette: 'sky', body: 'egg' },
    ],
    isHidden: true,
  },
  {
    address: UNKNOWN_PAGE,
    folder: 'not-found',
    title: 'Page not found · Navii',
    description: 'This page does not exist.',
    files: ['/shared/prose.css', '/not-found/not-found.css', '/not-found/main.ts'],
    mascots: [
      { palette: 'grape', body: 'ghost', mood: 'sleepy' },
      { palette: 'aqua', body: 'pill' },
      { palette: 'rose', body: 'swirl' },
    ],
    isHidden: true,
  },
];

/** The pages with their own scripts. */
export const SCRIPT_PAGES: readonly ScriptPage[] = [...FIRST_PAGES, ...HIDDEN_PAGES];

/** The fragments of the pages with scripts. */
export const PAGE_FRAGMENTS: readonly Fragments[] = [LANDING_FRAGMENTS, VIEWS];

/** All pages, and the addresses of the project. */
export interface SitePages {
  readonly pages: readonly PageEntry[];
  readonly project: Project;
}

/** Lists all pages, in the order of the menus. */
export function listPages(texts: readonly TextPage[]): PageEntry[] {
  return [...FIRST_PAGES, ...texts, ...HIDDEN_PAGES];
}
