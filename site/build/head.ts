// The head, the header and the footer of every page.
import { VERSION } from '../../lib/index.js';
import { each, escapeHtml } from '../shared/html.js';
import type { PageEntry } from '../shared/page-entry.js';
import { EARLY_THEME } from './early-theme.js';
import { PAGES } from './page-table.js';
import { listProjectLinks, NO_PROJECT, type Project } from './project.js';
import { sharePage } from './share.js';

/** Elements that every head has, and the share tags of the page. */
export function renderHead(path: string, html: string, project: Project = NO_PROJECT): string {
  return (
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="theme-color" content="#ffc94a" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#24124d" media="(prefers-color-scheme: dark)">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link vite-ignore rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    `<script>${EARLY_THEME}</script>` +
    sharePage(path, html, project)
  );
}

/** The name as a drawing: the dots of the two i are eyes. */
function renderWordmark(): string {
  return '<span class="wordmark" aria-hidden="true"><i></i><i></i></span>';
}

function isCurrent(link: string, path: string): boolean {
  return path.startsWith(`${link}/`);
}

function renderMenu(pages: readonly PageEntry[], path: string): string {
  return each(pages, ({ address, menu }) => {
    if (menu === undefined) return '';
    const { name, href = address } = menu;
    const current = isCurrent(href, path) ? ' aria-current="page"' : '';
    // A link within the page does not load it again: the visitor keeps what the query says.
    const link = path === '/index.html' && href.startsWith('/#') ? href.slice(1) : href;
    return `<a href="${link}"${current}>${name}</a>`;
  });
}

export function renderHeader(path: string): string {
  const header = PAGES.filter(({ menu }) => menu?.place === 'header');
  return (
    '<a class="skip" href="#main">Skip to content</a>' +
    `<header class="bar"><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    // In a narrow window the pages are behind the button, which needs no script for that.
    `<nav id="pages" popover aria-label="Pages">${renderMenu(header, path)}</nav>` +
    '<button class="search-button" type="button" data-site-search aria-haspopup="dialog" hidden>' +
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5"/>' +
    '<path d="M15.5 15.5 21 21"/></svg><span>Search</span> <kbd aria-hidden="true">Ctrl K</kbd></button>' +
    '<button class="theme" type="button" data-theme-toggle aria-label="Theme: system" hidden>' +
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle class="orb" cx="12" cy="12" r="6"/>' +
    '<path class="half" d="M12 3a9 9 0 0 1 0 18z"/><circle class="bite" cx="12" cy="12" r="6"/>' +
    '<path class="rays" d="M12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4' +
    'M18.4 18.4l1.4 1.4M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4"/></svg></button>' +
    '<button class="menu" type="button" popovertarget="pages">Menu</button></header>'
  );
}

export function renderFooter(path: string, project: Project = NO_PROJECT): string {
  const links = each(listProjectLinks(project), ({ name, href }) => `<a href="${escapeHtml(href)}">${name}</a>`);
  return (
    `<footer class="foot"><div><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    `<p>Version ${VERSION}. Open source under the MIT license. No cookies, no tracking, no request to anyone else.</p>` +
    `</div><nav aria-label="More pages">${renderMenu(PAGES, path)}${links}</nav></footer>` +
    '<p class="hidden" role="status" data-announcement></p>'
  );
}
