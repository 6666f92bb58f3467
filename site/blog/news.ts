// The news: the project's changelog, a list of releases and a post for each. Only the build imports this file, and with it
// markdown-it.
import MarkdownIt from 'markdown-it';
import type { Release } from '../../lib/http/reference.js';
import { createAvatar } from '../../lib/index.js';
import { renderShareTags } from '../../lib/pages/template.js';
import { each, escapeHtml } from '../shared/html.js';
import type { Fragments } from '../shared/page-entry.js';

// HTML in the changelog is text.
const markdown = new MarkdownIt({ html: false });

/** Those next to a release. */
export interface Neighbours {
  readonly newer?: Release | undefined;
  readonly older?: Release | undefined;
}

function toPlainText(item: string): string {
  const tokens = markdown.parseInline(item, {}).flatMap(({ children }) => children ?? []);
  return tokens.map(({ content }) => content).join('');
}

/** What a post is called. */
export function titleOf({ version }: Release): string {
  return `Navii ${version}`;
}

const addressOf = ({ version }: Release): string => `/blog/v${version}`;

function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
}

function renderDate(date: string): string {
  return `<time datetime="${date}">${formatDate(date)}</time>`;
}

/** Its entries as plain text. */
export function listParagraphs({ changes }: Release): string[] {
  return changes.flatMap(({ items }) => items.map(toPlainText));
}

/** All that changed, as HTML. */
export function renderChanges(changes: Release['changes'], heading: 'h2' | 'h3'): string {
  return each(
    changes,
    ({ kind, items }) =>
      `<${heading}>${escapeHtml(kind)}</${heading}><ul>${each(items, (item) => `<li>${markdown.renderInline(item)}</li>`)}</ul>`,
  );
}

/** How many entries it has besides the first, in words. */
function countMore(release: Release): string {
  const more = listParagraphs(release).length - 1;
  return more < 1 ? '' : ` And ${more} more.`;
}

/** One release in the list of all: its first entry, and the way to the others. */
export function renderRelease(release: Release): string {
  const { version, date, changes } = release;
  const faces = each(['', ' a', ' b', ' c', ' d'], (end) => createAvatar(`Navii ${version}${end}`, { size: 96 }));
  const [first = ''] = changes.flatMap(({ items }) => items);
  const title = titleOf(release);
  return (
    `<article class="release"><div class="faces flow" aria-hidden="true">${faces}</div>` +
    `<h2><a href="${addressOf(release)}">${title}</a></h2><p class="date">${renderDate(date)}</p>` +
    `<p>${markdown.renderInline(first)}${countMore(release)}</p>` +
    `<p><a href="${addressOf(release)}">Read all of ${title}</a></p></article>`
  );
}

function renderNeighbour(release: Release | undefined, word: string, rel: string): string {
  if (release === undefined) return '';
  return (
    `<a rel="${rel}" href="${addressOf(release)}"><span>${word}</span> <b>${titleOf(release)}</b> ` +
    `${renderDate(release.date)}</a>`
  );
}

/** One release on a page of its own, and the way to the next. */
function renderPost(release: Release, { newer, older }: Neighbours): string {
  const { changes } = release;
  const neighbours = renderNeighbour(older, 'Older', 'prev') + renderNeighbour(newer, 'Newer', 'next');
  return (
    `<article class="post">${renderChanges(changes, 'h2')}</article>` +
    `<nav class="posts" aria-label="Other posts">${neighbours}<a href="/blog"><b>All the news</b></a></nav>`
  );
}

/** A release in a sentence: its first entry, and how many more there are. */
function summarize(release: Release): string {
  const [first = ''] = listParagraphs(release);
  return `${titleOf(release)}, ${formatDate(release.date)}. ${first}${countMore(release)}`;
}

const RELEASES = /<!--releases-->[^]*<!--\/releases-->/;
const SHARED = /<!--share-->[^]*<!--\/share-->/;

/** Makes the page of one release from the page of all. */
export function renderReleasePage(page: string, release: Release, neighbours: Neighbours = {}): string {
  const { version, date } = release;
  const [title, address, card] = [titleOf(release), addressOf(release), `/og/blog/v${version}.png`];
  const description = summarize(release);
  const about = {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    url: address,
    mainEntityOfPage: address,
    image: card,
    author: { '@type': 'Organization', name: 'Navii contributors' },
  };
  // Functions, because `$` in a replacement text has a meaning.
  return page
    .replace(RELEASES, () => renderPost(release, neighbours))
    .replace(SHARED, () =>
      renderShareTags({
        title,
        description,
        address,
        card,
        alt: `Six mascots under the words: ${title}`,
        about,
        isArticle: true,
      }),
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title} · News</title>`)
    .replace(
      /<h1>[^<]*<\/h1>/,
      () => `<p class="back"><a href="/blog">News</a></p><h1>${title}</h1><p class="date">${renderDate(date)}</p>`,
    )
    .replace(/<p class="lead">[^<]*<\/p>/, '')
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, open: string) => open + escapeHtml(description));
}

/** The pages of all releases, by file name, made from the page of all. */
export function renderReleasePages(page: string, releases: readonly Release[]): Map<string, string> {
  return new Map(
    releases.map((release, index) => {
      const neighbours = { newer: releases[index - 1], older: releases[index + 1] };
      return [`${addressOf(release).slice(1)}/index.html`, renderReleasePage(page, release, neighbours)];
    }),
  );
}

/** The fragments of the page of all releases. */
export function listReleases(releases: readonly Release[]): Fragments {
  return new Map([['releases', () => each(releases, renderRelease)]]);
}
