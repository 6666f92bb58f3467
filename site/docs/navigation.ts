// Renders the navigation around the text of a docs page: the list of pages, the contents of the page, and links to
// other pages.
import { each } from '../shared/html.js';
import type { Fragments, PageEntry } from '../shared/page-entry.js';

export type DocsPage = PageEntry & Required<Pick<PageEntry, 'docs'>>;

/**
 * Splits the text of a page, which is HTML, into chapters at its headings of some levels, such as `2` or `23`. What stands before the first
 * heading has no id and no heading.
 */
export function splitChapters(html: string, levels: string) {
  const pieces = html.split(new RegExp(`<h([${levels}])\\b[^>]*?\\sid="([\\w-]+)"[^>]*>([^]*?)</h\\1>`));
  return Array.from({ length: (pieces.length + 3) / 4 }, (_, index) => {
    const [, id = '', heading = '', text = ''] = index === 0 ? ['', '', '', pieces[0]] : pieces.slice(4 * index - 3);
    return { id, heading, text };
  });
}

export function isOfDocs(page: PageEntry): page is DocsPage {
  return page.docs !== undefined;
}

/** Lists the sub-pages of a page; without `of`, the pages at the top level. */
function listParts(pages: readonly DocsPage[], of?: string): DocsPage[] {
  return pages.filter(({ docs }) => docs.partOf === of);
}

/** Renders the list of docs pages, with the contents and the sub-pages of the open page. */
function renderList(pages: readonly DocsPage[], open: DocsPage, contents: string): string {
  const renderItem = ({ address, docs }: DocsPage): string => {
    const holdsOpen = open.docs.partOf === address;
    if (open.address !== address && !holdsOpen) return `<li><a href="${address}">${docs.name}</a></li>`;
    const parts = each(listParts(pages, address), renderItem);
    const inside = (holdsOpen ? '' : contents) + (parts === '' ? '' : `<ul class="shelf">${parts}</ul>`);
    return `<li><a href="${address}" aria-current="${holdsOpen ? 'true' : 'page'}">${docs.name}</a>${inside}</li>`;
  };
  return `<nav class="index" aria-label="Docs"><ul>${each(listParts(pages), renderItem)}</ul></nav>`;
}

/** Renders links to the sub-pages of the same page. */
function renderSiblings(pages: readonly DocsPage[], { address: open, docs: { partOf } }: DocsPage): string {
  const whole = pages.find(({ address }) => address === partOf);
  if (whole === undefined) return '';
  const links = each(listParts(pages, partOf), ({ address, docs }) => {
    return `<a href="${address}"${address === open ? ' aria-current="page"' : ''}>${docs.name}</a>`;
  });
  return `<nav class="siblings flow" aria-label="${whole.docs.name}">${links}</nav>`;
}

/** Renders a link to the next page; after the last page comes the first. */
function renderNext(pages: readonly DocsPage[], open: DocsPage): string {
  const { address, docs } = pages[(pages.indexOf(open) + 1) % pages.length] ?? open;
  return `<p class="next"><a href="${address}"><span>Next</span> <b>${docs.name}</b> ${docs.about}</a></p>`;
}

/**
 * Renders the text of a docs page with its navigation. In a narrow window, the list of pages has no room for contents
 * and sub-pages, so they are also rendered separately.
 */
export function renderGuide(all: readonly PageEntry[], open: DocsPage, text: string): string {
  const pages = all.filter(isOfDocs);
  const [, ...chapters] = splitChapters(text, '2');
  const links = each(chapters, ({ id, heading }) => `<li><a href="#${id}">${heading}</a></li>`);
  const contents = links === '' ? '' : `<ul>${links}</ul>`;
  const folded = `<details><summary>On this page</summary>${contents}</details>`;
  return (
    `<div class="guide">${renderList(pages, open, contents)}` +
    (contents === '' ? '' : `<nav class="contents" aria-label="On this page">${folded}</nav>`) +
    `${renderSiblings(pages, open)}<div class="prose">${text}${renderNext(pages, open)}</div></div>`
  );
}

function renderCards(pages: readonly DocsPage[]): string {
  const items = each(
    pages,
    ({ address, docs: { name, about } }) => `<li><a href="${address}"><b>${name}</b> ${about}</a></li>`,
  );
  return `<ul class="overview">${items}</ul>`;
}

/** Returns the fragments that list pages: all other pages, and the sub-pages of a page. */
export function describeLists(all: readonly PageEntry[]): Fragments {
  const pages = all.filter(isOfDocs);
  return new Map([
    ['docs-overview', (open) => renderCards(listParts(pages).filter(({ address }) => address !== open))],
    ['docs-parts', (open) => renderCards(listParts(pages, open))],
  ]);
}
