// Renders the navigation around the text of a docs page: the list of pages, the contents of the page, and links to
// other pages.
import { each } from '../shared/html.js';
import type { PageEntry } from '../shared/page-entry.js';

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

/** Renders the links to all pages, in their groups, with the sub-pages of the open page. */
function renderMenu(pages: readonly DocsPage[], open: DocsPage): string {
  const renderItem = ({ address, docs }: DocsPage): string => {
    const isOpen = open.address === address;
    const holdsOpen = open.docs.partOf === address;
    const own = pages.filter((page) => page.docs.partOf === address);
    const parts = isOpen || holdsOpen ? each(own, renderItem) : '';
    const current = isOpen ? ' aria-current="page"' : holdsOpen ? ' aria-current="true"' : '';
    return `<li><a href="${address}"${current}>${docs.name}</a>${parts === '' ? '' : `<ul>${parts}</ul>`}</li>`;
  };
  const groups = new Set(pages.flatMap(({ docs }) => docs.group ?? []));
  return each(groups, (group) => {
    const own = pages.filter(({ docs }) => docs.group === group);
    return `<p>${group}</p><ul>${each(own, renderItem)}</ul>`;
  });
}

/** Renders links to the page before and to the page after. */
function renderNext(pages: readonly DocsPage[], open: DocsPage): string {
  const at = pages.indexOf(open);
  const render = (page: DocsPage | undefined, words: string): string =>
    page === undefined
      ? ''
      : `<a href="${page.address}"><span>${words}</span> <b>${page.docs.name}</b> ${page.docs.about}</a>`;
  return `<p class="next">${render(pages[at - 1], '← Previous')}${render(pages[at + 1], 'Next →')}</p>`;
}

/** Renders a button that opens links in a narrow window. */
function renderButton(id: string, name: string): string {
  return `<button class="places-button" type="button" popovertarget="${id}">${name}</button>`;
}

/** Renders links that stand beside the text in a wide window. */
function renderPlaces(id: string, name: string, links: string): string {
  return `<nav class="${id}" id="${id}" popover aria-label="${name}">${links}</nav>`;
}

/** Renders the text of a docs page with its navigation. */
export function renderGuide(all: readonly PageEntry[], open: DocsPage, text: string): string {
  const pages = all.filter(isOfDocs);
  const [, ...chapters] = splitChapters(text, '2');
  const links = each(chapters, ({ id, heading, text: chapter }) => {
    // Headings, the functions of the SDK, and the routes of the API.
    const parts = each(
      chapter.matchAll(/<h3 id="([^"]*)">(.*?)<\/h3>|<h3>(?:<b>.*?<\/b> )?(<a href="#.*?<\/a>)/g),
      ([, at = '', words = '', link = `<a href="#${at}">${words}</a>`]) => `<li>${link}</li>`,
    );
    return `<li><a href="#${id}">${heading}</a>${parts === '' ? '' : `<ul>${parts}</ul>`}</li>`;
  });
  return (
    `<div class="guide"><div class="places flow">${renderButton('docs-menu', 'Docs menu')}` +
    renderPlaces('docs-menu', 'Docs', renderMenu(pages, open)) +
    (links === '' ? '' : renderButton('contents', 'On this page')) +
    `</div><div class="prose">${text}${renderNext(pages, open)}</div>` +
    // At the right of the text, so the Tab key reaches it after the text.
    `${links === '' ? '' : renderPlaces('contents', 'On this page', `<ul>${links}</ul>`)}</div>`
  );
}
