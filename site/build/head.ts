// What every page has in its head and around its content.
import { VERSION } from '../../lib/index.js';
import { each } from '../shared/html.js';
import { sharePage } from './share.js';

/** Shared elements of the head, and what the page says of itself. */
export function renderHead(path: string, html: string): string {
  return (
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="theme-color" content="#ffc94a" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#24124d" media="(prefers-color-scheme: dark)">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link vite-ignore rel="apple-touch-icon" href="/apple-touch-icon.png"><script src="/theme.js"></script>' +
    sharePage(path, html)
  );
}

/** The name as a drawing: two dots that are eyes. */
export function renderWordmark(): string {
  return '<span class="wordmark" aria-hidden="true"><i></i><i></i></span>';
}

const PAGES: readonly (readonly [path: string, name: string])[] = [
  ['/#playground', 'Playground'],
  ['/builder', 'Builder'],
  ['/gallery', 'Gallery'],
  ['/docs', 'Docs'],
  ['/blog', 'News'],
];

const NOTES: readonly (readonly [path: string, name: string])[] = [
  ['/privacy', 'Privacy'],
  ['/support', 'Support'],
];

function isCurrent(link: string, path: string): boolean {
  return path.startsWith(`${link}/`);
}

function renderLinks(links: typeof PAGES, path: string): string {
  return each(links, ([link, name]) => {
    const current = isCurrent(link, path) ? ' aria-current="page"' : '';
    // What the visitor has made there stays only if the page does.
    const href = path === '/index.html' && link.startsWith('/#') ? link.slice(1) : link;
    return `<a href="${href}"${current}>${name}</a>`;
  });
}

/** The bar at the top. */
export function renderHeader(path: string): string {
  return (
    '<a class="skip" href="#main">Skip to content</a>' +
    `<header class="bar"><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    `<nav aria-label="Pages">${renderLinks(PAGES, path)}</nav>` +
    '<button class="theme" type="button" data-theme-toggle aria-label="Dark theme" aria-pressed="false" hidden>' +
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><circle class="orb" cx="12" cy="12" r="6"/>' +
    '<circle class="bite" cx="12" cy="12" r="6"/><path class="rays" d="M12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4' +
    'M18.4 18.4l1.4 1.4M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4"/></svg></button></header>'
  );
}

/** The end of a page. */
export function renderFooter(path: string): string {
  return (
    `<footer class="foot"><div><a class="home" href="/" aria-label="Navii, home">${renderWordmark()}</a>` +
    `<p>Version ${VERSION}. Open source under the MIT license. No cookies, no tracking, no request to anyone else.</p>` +
    `</div><nav aria-label="More pages">${renderLinks([...PAGES, ...NOTES], path)}</nav></footer>`
  );
}
