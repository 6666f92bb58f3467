// The frame of every page: its head, its header and its footer.
import { createHash } from 'node:crypto';
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

/** The text of the inline script. */
export const EARLY_SCRIPT = `(${applyChoices.toString()})(${isWall.toString()})`;

/** The source of a policy that allows the inline script (CSP Level 3 §8.3). */
export const EARLY_SOURCE = `'sha256-${createHash('sha256').update(EARLY_SCRIPT).digest('base64')}'`;

/** Describes a page in the vocabulary of schema.org. */
function describeSchema({ address, title, description, docs }: PageEntry, project: Project): PageHead['about'] {
  if (address === '/blog') return { '@type': 'Blog', name: 'Navii news', url: address, description };
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

/** Renders the name as a drawing, in which the dots of the two i are eyes. */
function renderWordmark(): string {
  return '<span class="wordmark" aria-hidden="true"><i></i><i></i></span>';
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

/** Renders the header; `open` is the address of the page. */
function renderHeader(open: string, { pages }: SitePages): string {
  const header = pages.filter(({ menu }) => menu?.place === 'header');
  return (
    '<a class="skip" href="#main">Skip to content</a>' +
    `<header class="bar"><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    // In a narrow window, the button opens the list of pages, without a script.
    `<nav id="pages" popover aria-label="Pages">${renderMenu(header, open)}</nav>` +
    '<button class="search-button placed" type="button" data-site-search aria-haspopup="dialog" hidden>' +
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/>' +
    '<path d="M15.5 15.5 21 21"/></svg><span>Search</span> <kbd aria-hidden="true">Ctrl K</kbd></button>' +
    '<button class="motion placed" type="button" data-motion-toggle aria-label="Pause motion" hidden>' +
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="pause" d="M8.5 6v12M15.5 6v12"/>' +
    '<path class="play" d="M8.5 6v12l9.5-6z"/></svg></button>' +
    '<button class="theme placed" type="button" data-theme-toggle aria-label="Theme: system" hidden>' +
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle class="orb" cx="12" cy="12" r="6"/>' +
    '<path class="half" d="M12 3a9 9 0 0 1 0 18z"/><circle class="bite" cx="12" cy="12" r="6"/>' +
    '<path class="rays" d="M12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4' +
    'M18.4 18.4l1.4 1.4M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4"/></svg></button>' +
    '<button class="menu" type="button" popovertarget="pages">Menu</button></header>'
  );
}

/** Renders the footer; `open` is the address of the page. */
export function renderFooter(open: string, { pages, project }: SitePages): string {
  const { repository } = project;
  const license =
    repository === '' ? 'MIT license' : `<a href="${escapeHtml(repository)}/blob/HEAD/LICENSE">MIT license</a>`;
  const links = each(listProjectLinks(project), ({ name, href }) => `<a href="${escapeHtml(href)}">${name}</a>`);
  return (
    `<footer class="foot"><div><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    `<p>Version ${VERSION}. Open source under the ${license}. No cookies, no tracking, no requests to anyone else.</p>` +
    `</div><nav aria-label="More pages">${renderMenu(pages, open)}${links}</nav></footer>` +
    '<p class="hidden" role="status" data-announcement></p>'
  );
}

/** Renders the mascots on the heading of a page. */
export function renderHeadingMascots({ mascots }: PageEntry): string {
  return `<ul class="heading-mascots" aria-hidden="true">${renderMascots(mascots)}</ul>`;
}

/** Renders a text as chapters. In a wide window, headings are to the left of their chapters. */
function renderChapters(html: string): string {
  const [start, ...chapters] = splitChapters(html, '2');
  const sections = each(chapters, ({ id, heading, text }) => {
    return `<section class="chapter"><h2 id="${id}">${heading}</h2><div>${text}</div></section>`;
  });
  return `<div class="prose">${start?.text}${sections}</div>`;
}

/** Renders the content of a page of text. Heading and text are HTML. */
export function renderTextMain(page: PageEntry, heading: string, text: string, { pages }: SitePages): string {
  const isBelow = page.address.startsWith('/docs/');
  return (
    `<main id="main"><header class="top${isBelow ? ' slim' : ''}">${heading}${renderHeadingMascots(page)}</header>` +
    `${isOfDocs(page) ? renderGuide(pages, page, text) : renderChapters(text)}</main>`
  );
}

/** Tags of the stylesheets and fonts, and of the scripts of a page. */
export interface PageTags {
  readonly styles: string;
  readonly scripts: string;
}

/**
 * Renders a page as a text with holes. Its head has the order of the first paint: browsers load its files one after another on a
 * slow connection, and an inline script waits for the stylesheets before it.
 */
export function renderDocument({ address }: PageEntry, main: string, tags: PageTags, site: SitePages): string {
  const feed = `<link rel="alternate" type="application/atom+xml" title="Navii news" href="${FEED_PATH}">`;
  const body = `${renderHeader(address, site)}${main}${renderFooter(address, site)}`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><script>${EARLY_SCRIPT}</script>${tags.styles}` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="theme-color" content="${SKY}" media="(prefers-color-scheme: light)">` +
    '<meta name="theme-color" content="#24124d" media="(prefers-color-scheme: dark)">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">${markHole('head')}` +
    `${address === '/blog' ? feed : ''}${tags.scripts}</head>` +
    `<body>${body.replaceAll(EXAMPLE_ORIGIN, markHole('origin'))}</body></html>`
  );
}
