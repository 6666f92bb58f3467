// The frame of every page: head, header and footer; and the whole of a page of text.
import { VERSION } from '../../lib/index.js';
import { SKY } from '../../lib/pages/brand.js';
import { FEED_PATH } from '../blog/feed.js';
import { isOfDocs, renderGuide } from '../docs/navigation.js';
import { each, escapeHtml } from '../shared/html.js';
import { renderMascots } from '../shared/mascots.js';
import { NAMES } from '../shared/names.js';
import type { PageEntry } from '../shared/page-entry.js';
import { EARLY_THEME } from './early-theme.js';
import type { Site } from './page-table.js';
import { listProjectLinks } from './project.js';
import { sharePage, type Label } from './share.js';
import type { TextPage } from './text-page.js';

/** Elements that every head has, and the share tags of the page. */
export function renderHead(page: PageEntry, label: Label, { project }: Site): string {
  return (
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="theme-color" content="${SKY}" media="(prefers-color-scheme: light)">` +
    '<meta name="theme-color" content="#24124d" media="(prefers-color-scheme: dark)">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link vite-ignore rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<script>${EARLY_THEME}</script>` +
    sharePage(page, label, project)
  );
}

/** The name as a drawing: the dots of the two i are eyes. */
function renderWordmark(): string {
  return '<span class="wordmark" aria-hidden="true"><i></i><i></i></span>';
}

/** Links to pages; `open` is the address of the page that they stand on. */
function renderMenu(pages: readonly PageEntry[], open: string): string {
  return each(pages, ({ address, menu }) => {
    if (menu === undefined) return '';
    const { name, href = address } = menu;
    const current = `${open}/`.startsWith(`${href}/`) ? ' aria-current="page"' : '';
    // A link within the page does not load it again: the visitor keeps what the query says.
    const link = open === '/' && href.startsWith('/#') ? href.slice(1) : href;
    return `<a href="${link}"${current}>${name}</a>`;
  });
}

export function renderHeader(open: string, { pages }: Site): string {
  const header = pages.filter(({ menu }) => menu?.place === 'header');
  return (
    '<a class="skip" href="#main">Skip to content</a>' +
    `<header class="bar"><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    // In a narrow window the pages are behind the button, which needs no script for that.
    `<nav id="pages" popover aria-label="Pages">${renderMenu(header, open)}</nav>` +
    '<button class="search-button placed" type="button" data-site-search aria-haspopup="dialog" hidden>' +
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/>' +
    '<path d="M15.5 15.5 21 21"/></svg><span>Search</span> <kbd aria-hidden="true">Ctrl K</kbd></button>' +
    '<button class="theme placed" type="button" data-theme-toggle aria-label="Theme: system" hidden>' +
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle class="orb" cx="12" cy="12" r="6"/>' +
    '<path class="half" d="M12 3a9 9 0 0 1 0 18z"/><circle class="bite" cx="12" cy="12" r="6"/>' +
    '<path class="rays" d="M12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4' +
    'M18.4 18.4l1.4 1.4M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4"/></svg></button>' +
    '<button class="menu" type="button" popovertarget="pages">Menu</button></header>'
  );
}

export function renderFooter(open: string, { pages, project }: Site): string {
  const links = each(listProjectLinks(project), ({ name, href }) => `<a href="${escapeHtml(href)}">${name}</a>`);
  return (
    `<footer class="foot"><div><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    `<p>Version ${VERSION}. Open source under the MIT license. No cookies, no tracking, no request to anyone else.</p>` +
    `</div><nav aria-label="More pages">${renderMenu(pages, open)}${links}</nav></footer>` +
    '<p class="hidden" role="status" data-announcement></p>'
  );
}

/** The mascots who sit on the heading of a page. */
export function renderHeadingMascots({ mascots }: PageEntry): string {
  // Without the first names, so that the pages show other mascots than the front page.
  return `<ul class="heading-mascots" aria-hidden="true">${renderMascots(mascots, NAMES.slice(20))}</ul>`;
}

/** Text in chapters, which in a wide window have their headings at their left. */
function renderChapters(text: string): string {
  const chapters = text.replace(
    /(<h2 .*?<\/h2>)([^]*?)(?=<h2 |$)/g,
    '<section class="chapter">$1<div>$2</div></section>',
  );
  return `<div class="prose">${chapters}</div>`;
}

/**
 * Writes a page of text.
 *
 * @param text - its text as HTML
 */
export function renderTextPage(page: TextPage, text: string, site: Site): string {
  const { address, heading, lead, description } = page;
  const isBelow = address.startsWith('/docs/');
  const title = `${page.title} · Navii${isBelow ? ' docs' : ''}`;
  const feed = `<link vite-ignore rel="alternate" type="application/atom+xml" title="Navii news" href="${FEED_PATH}">`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${escapeHtml(title)}</title>` +
    `<meta name="description" content="${escapeHtml(description)}">${renderHead(page, { title, description }, site)}` +
    (address === '/blog' ? feed : '') +
    '<link rel="stylesheet" href="/shared/page.css"><link rel="stylesheet" href="/shared/prose.css">' +
    (isOfDocs(page) ? '<link rel="stylesheet" href="/docs/docs.css">' : '') +
    `<script type="module" src="${isOfDocs(page) ? '/docs/main.ts' : '/shared/page.ts'}"></script></head>` +
    `<body>${renderHeader(address, site)}<main id="main"><header class="top${isBelow ? ' slim' : ''}">` +
    `<h1>${escapeHtml(heading)}</h1><p class="lead">${escapeHtml(lead)}</p>${renderHeadingMascots(page)}</header>` +
    `${isOfDocs(page) ? renderGuide(site.pages, page, text) : renderChapters(text)}</main>` +
    `${renderFooter(address, site)}</body></html>`
  );
}
