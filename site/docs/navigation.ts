// What every page of the docs has around its text: the list of pages, and links to the others.
import { each } from '../shared/html.js';
import { getAddress } from '../shared/page-entry.js';
import { DOCS_PAGES } from './pages.js';

const HEADING = /<h2 id="([\w-]+)">([^]*?)<\/h2>/g;

function renderContents(html: string): string {
  const links = each(html.matchAll(HEADING), ([, id, text = '']) => `<li><a href="#${id}">${text.trim()}</a></li>`);
  return `<ul>${links}</ul>`;
}

/** The pages of the docs, with the contents of the one that is open. */
export function renderIndex(path: string, html: string): string {
  const current = getAddress(path);
  const items = each(DOCS_PAGES, ({ address, docs: { name } }) =>
    address === current
      ? `<li><a href="${address}" aria-current="page">${name}</a>${renderContents(html)}</li>`
      : `<li><a href="${address}">${name}</a></li>`,
  );
  return `<nav class="index" aria-label="Docs"><ul>${items}</ul></nav>`;
}

/** A link to the page that comes next; from the last page to the first. */
export function renderNext(path: string): string {
  const index = DOCS_PAGES.findIndex(({ address }) => address === getAddress(path));
  const { address, docs } = DOCS_PAGES[index + 1] ?? DOCS_PAGES[0];
  return `<p class="next"><a href="${address}"><span>Next</span> <b>${docs.name}</b> <i>${docs.about}</i></a></p>`;
}

/** All other pages, with what is in them. */
export function renderOverview(path: string): string {
  const others = DOCS_PAGES.filter(({ address }) => address !== getAddress(path));
  const items = each(
    others,
    ({ address, docs: { name, about } }) => `<li><a href="${address}"><b>${name}</b> ${about}</a></li>`,
  );
  return `<ul class="overview">${items}</ul>`;
}
