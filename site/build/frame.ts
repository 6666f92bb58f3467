// The frame of every page: its head, its header and its footer.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../lib/index.js';
import { SKY } from '../../lib/pages/brand.js';
import { isWall } from '../../lib/pages/team.js';
import { EXAMPLE_ORIGIN, markHole, type PageHead } from '../../lib/pages/template.js';
import { FEED_PATH } from '../blog/news.js';
import { isOfDocs, renderGuide, splitChapters } from '../docs/navigation.js';
import { each, escapeHtml } from '../shared/html.js';
import { renderMascots } from '../shared/mascots.js';
import type { PageEntry } from '../shared/page-entry.js';
import { listProjectLinks, type Project } from './facts.js';
import { fillFragments } from './read-page.js';
import { root } from './setup.js';

/** The page for unknown addresses. */
export const UNKNOWN_PAGE = '/404';

/** All pages in the order of the menus, and the addresses of the project. */
export interface SitePages {
  readonly pages: readonly PageEntry[];
  readonly project: Project;
}

// The only inline script of the pages. It runs before the first paint, so that the page does not flash in another theme than the
// chosen one, paused motion does not start, and a link to the wall of a team does not show the editor first. It applies theme and
// motion again when another open page changes them, and when the browser restores the page from its cache. The policy of the pages
// allows it by its hash.
function applyChoices(isWallHere: typeof isWall): void {
  function apply(): void {
    const { dataset } = document.documentElement;
    try {
      const chosen = localStorage.getItem('navii-theme');
      if (chosen === 'light' || chosen === 'dark') dataset['theme'] = chosen;
      else delete dataset['theme'];
      if (localStorage.getItem('navii-motion') === 'paused') dataset['paused'] = '';
      else delete dataset['paused'];
    } catch {
      // Storage is off: the page keeps its theme and its motion.
    }
  }
  apply();
  if (isWallHere(location.search, location.hash)) document.documentElement.dataset['wall'] = '';
  addEventListener('storage', apply);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply();
  });
}

export const EARLY_SCRIPT = `(${applyChoices.toString()})(${isWall.toString()})`;

/** The source of a policy that allows the inline script (CSP Level 3 §8.3). */
export const EARLY_SOURCE = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;

/** The columns of the footer: a heading, and the addresses of its pages. */
const COLUMNS = { Make: '/ /builder /team /gallery', Use: '/app /docs /ready', About: '/blog /privacy /support' };

/** Describes a page in the vocabulary of schema.org. */
function describeSchema({ address, title, description, docs }: PageEntry, project: Project): PageHead['about'] {
  if (address === '/blog') return { '@type': 'Blog', name: 'Navii releases', url: address, description };
  if (docs !== undefined) {
    return { '@type': 'TechArticle', headline: title, url: address, image: '/og.png', description };
  }
  if (address !== '/') return undefined;
  const places = listProjectLinks(project).map(({ href }) => href);
  return {
    '@graph': [
      { '@type': 'WebSite', name: 'Navii', url: address, description },
      {
        '@type': 'SoftwareApplication',
        name: 'Navii',
        url: address,
        image: '/og.png',
        description,
        softwareVersion: VERSION,
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Any',
        ...(places.length > 0 && { sameAs: places }),
        license: 'https://opensource.org/license/mit',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  };
}

/** Describes a page for search engines and for links to it. */
export function describeHead(page: PageEntry, project: Project): PageHead {
  const { address, title, description, isHidden = false } = page;
  const about = describeSchema(page, project);
  return { title, description, isHidden, ...(address !== UNKNOWN_PAGE && { address, about }) };
}

/** Renders links to pages; `open` is the address of the page with the links. */
function renderMenu(pages: readonly PageEntry[], open: string): string {
  return each(pages, ({ address, menu }) => {
    if (menu === undefined) return '';
    const { name, href = address } = menu;
    const current = `${open}/`.startsWith(`${href}/`) ? ' aria-current="page"' : '';
    // A link within the page does not reload it, and keeps its query.
    const link = open === '/' && href.startsWith('/#') ? href.slice(1) : href;
    return `<a href="${link}"${current}>${name}</a>`;
  });
}

export function renderHeadingMascots({ mascots }: PageEntry): string {
  return `<ul class="heading-mascots" aria-hidden="true">${renderMascots(mascots)}</ul>`;
}

/** Renders a text as chapters, side by side in a wide window. */
function renderChapters(html: string): string {
  const [start, ...chapters] = splitChapters(html, '2');
  const sections = each(
    chapters,
    ({ id, heading, text }) => `<section><h2 id="${id}">${heading}</h2>${text}</section>`,
  );
  return `<div class="prose">${start?.text}<div class="chapters">${sections}</div></div>`;
}

/** Renders the content of a page of text. Heading and text are HTML. */
export function renderTextMain(page: PageEntry, heading: string, text: string, { pages }: SitePages): string {
  return (
    `<main id="main"><header class="top">${heading}${renderHeadingMascots(page)}</header>` +
    `${isOfDocs(page) ? renderGuide(pages, page, text) : renderChapters(text)}</main>`
  );
}

/** Tags of the stylesheets and fonts, and of the scripts of a page. */
export interface PageTags {
  readonly styles: string;
  readonly scripts: string;
}

// Without the line breaks between tags, which would be white space on the page. The head has the order of the first paint: browsers load
// its files one after another on a slow connection, and an inline script waits for the stylesheets before it.
const FRAME = readFileSync(join(root, 'site/build/frame.html'), 'utf8')
  .replace(/(?<=>)\s*\n\s*|\s*\n\s*(?=<\/|>)/g, '')
  .replace(/\s*\n\s*/g, ' ');

/** Renders a page as a text with holes. */
export function renderDocument(
  { address }: PageEntry,
  main: string,
  tags: PageTags,
  { pages, project }: SitePages,
): string {
  const feed = `<link rel="alternate" type="application/atom+xml" title="Navii releases" href="${FEED_PATH}">`;
  const links = each(listProjectLinks(project), ({ name, href }) => `<a href="${escapeHtml(href)}">${name}</a>`);
  const license = project.repository === '' ? '/ready#license' : `${escapeHtml(project.repository)}/blob/HEAD/LICENSE`;
  const header = pages.filter(({ menu }) => menu?.place === 'header');
  const fragments: Readonly<Record<string, string>> = {
    ...tags,
    early: EARLY_SCRIPT,
    sky: SKY,
    head: markHole('head') + (address === '/blog' ? feed : ''),
    menu: renderMenu(header, address),
    main,
    version: VERSION,
    license: `<a href="${license}">MIT license</a>`,
    columns: each(Object.entries(COLUMNS), ([name, addresses]) => {
      const column = addresses.split(' ').flatMap((one) => pages.find((page) => page.address === one) ?? []);
      return `<div><b>${name}</b>${renderMenu(column, address)}${name === 'About' ? links : ''}</div>`;
    }),
  };
  return fillFragments(FRAME, (name) => fragments[name]).replaceAll(EXAMPLE_ORIGIN, markHole('origin'));
}
