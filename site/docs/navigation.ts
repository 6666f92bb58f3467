// What every page of the docs has around its text: the list of pages, and links to the others.
import { each } from '../shared/html.js';
import { getAddress } from '../shared/page-entry.js';
import { DOCS_PAGES, type DocsPage } from './pages.js';

const HEADING = /<h2 id="([\w-]+)">([^]*?)<\/h2>/g;

/** The pages that another page lists; those that none lists, without one. */
function listParts(of?: string): readonly DocsPage[] {
  return DOCS_PAGES.filter(({ docs }) => docs.partOf === of);
}

function findPage(path: string): DocsPage | undefined {
  return DOCS_PAGES.find(({ address }) => address === getAddress(path));
}

function renderContents(html: string): string {
  const links = each(html.matchAll(HEADING), ([, id, text = '']) => `<li><a href="#${id}">${text.trim()}</a></li>`);
  return links === '' ? '' : `<ul>${links}</ul>`;
}

function renderItem({ address, docs }: DocsPage, open: DocsPage | undefined, html: string): string {
  const holdsOpen = open?.docs.partOf === address;
  if (open?.address !== address && !holdsOpen) return `<li><a href="${address}">${docs.name}</a></li>`;
  const parts = each(listParts(address), (part) => renderItem(part, open, html));
  const inside = (holdsOpen ? '' : renderContents(html)) + (parts === '' ? '' : `<ul class="shelf">${parts}</ul>`);
  return `<li><a href="${address}" aria-current="${holdsOpen ? 'true' : 'page'}">${docs.name}</a>${inside}</li>`;
}

/**
 * The pages of the docs, with the contents and the parts of the one that is open. In a window in which the list of pages has
 * no room for the contents, they open on their own.
 */
export function renderIndex(path: string, html: string): string {
  const open = findPage(path);
  const items = each(listParts(), (page) => renderItem(page, open, html));
  const contents = renderContents(html);
  const list = `<nav class="index" aria-label="Docs"><ul>${items}</ul></nav>`;
  if (contents === '') return list;
  const folded = `<details><summary>On this page</summary>${contents}</details>`;
  return `${list}<nav class="contents" aria-label="On this page">${folded}</nav>`;
}

/** The other parts of the page that this one is a part of, for windows in which the list of pages has no room for them. */
export function renderSiblings(path: string): string {
  const { partOf } = findPage(path)?.docs ?? {};
  const links = each(listParts(partOf), ({ address, docs }) => {
    const current = address === getAddress(path) ? ' aria-current="page"' : '';
    return `<a href="${address}"${current}>${docs.name}</a>`;
  });
  return `<nav class="siblings" aria-label="${findPage(partOf ?? '')?.docs.name ?? ''}">${links}</nav>`;
}

/** A link to the page that comes next; from the last page to the first. */
export function renderNext(path: string): string {
  const index = DOCS_PAGES.findIndex(({ address }) => address === getAddress(path));
  const { address, docs } = DOCS_PAGES[index + 1] ?? DOCS_PAGES[0];
  return `<p class="next"><a href="${address}"><span>Next</span> <b>${docs.name}</b> <i>${docs.about}</i></a></p>`;
}

function renderCards(pages: readonly DocsPage[]): string {
  const items = each(
    pages,
    ({ address, docs: { name, about } }) => `<li><a href="${address}"><b>${name}</b> ${about}</a></li>`,
  );
  return `<ul class="overview">${items}</ul>`;
}

/** All other pages, with what is in them. */
export function renderOverview(path: string): string {
  return renderCards(listParts().filter(({ address }) => address !== getAddress(path)));
}

/** The parts of the page. */
export function renderParts(path: string): string {
  return renderCards(listParts(getAddress(path)));
}
