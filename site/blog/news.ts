// The releases, from the project's changelog: a list, a page for each of them, and a feed. Only the build imports this file.
import MarkdownIt from 'markdown-it';
import { createAvatar, sha256Hex } from '../../lib/index.js';
import { markHole } from '../../lib/pages/template.js';
import { each, escapeHtml } from '../shared/html.js';
import type { Fragments } from '../shared/page-entry.js';

// HTML in the changelog is shown as text.
const markdown = new MarkdownIt({ html: false });

// The changelog, in the format of Keep a Changelog 1.1.0

/** Reads the releases of a changelog, in its order, without the unreleased changes: the date as `2026-02-28`, the text in Markdown. */
export function parseChangelog(changelog: string) {
  // The text of a release ends at the next heading of the same level, such as Unreleased.
  const releases = changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)(?: .*)?$([^]*?)(?=^## |(?![^]))/gm);
  return Array.from(releases, ([, version = '', date = '', text = '']) => ({ version, date, text }));
}

export type Release = Readonly<ReturnType<typeof parseChangelog>[number]>;

// The pages

const titleOf = ({ version }: Release): string => `Navii ${version}`;
const addressOf = ({ version }: Release): string => `/blog/v${version}`;

function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function renderDate(date: string): string {
  return `<time datetime="${date}">${formatDate(date)}</time>`;
}

/** Returns the first entry of a release, the first item of its lists, as plain text. */
function readFirst({ text }: Release): string {
  const item = markdown.parse(text, {}).find(({ type, level }) => type === 'inline' && level > 1);
  const pieces = item?.children ?? [];
  return pieces.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

/** Renders all changes of a release as HTML. Below its title, its headings are of the second level. */
function renderChanges({ text }: Release): string {
  return markdown.render(text.replace(/^###/gm, '##'));
}

/** Renders mascots for a release: those of its name with numbers. */
function renderCast(release: Release): string {
  const draw = (place: number) =>
    createAvatar(`${titleOf(release)} ${place}`, { background: 'solid', shape: 'rounded' });
  return `<div class="cast" aria-hidden="true">${each([1, 2, 3, 4, 5, 6, 7, 8, 9], draw)}</div>`;
}

/** Renders a release in the list: the text before the headings of its changes, and a link to all its changes, if there are more. The newest also has the next step and the feed. */
export function renderRelease(release: Release, index: number): string {
  const { date, text } = release;
  const [summary = '', rest] = text.split(/^### /m);
  const title = titleOf(release);
  const all = rest === undefined ? [] : [[addressOf(release), `All changes in ${title}`]];
  const next = index > 0 ? all : [['/docs', 'Quick start'], ...all, [FEED_PATH, 'Atom feed']];
  const links = next.map(
    ([href, name], at) => `<a class="button${at + index > 0 ? ' plain' : ''}" href="${href}">${name}</a>`,
  );
  return (
    `<article class="release chapter">${renderCast(release)}<div>` +
    `<h2><a href="${addressOf(release)}">${title}</a></h2><p class="sub">${renderDate(date)}</p>` +
    `${markdown.render(summary)}${links.length === 0 ? '' : `<p class="flow">${links.join('')}</p>`}</div></article>`
  );
}

function renderNeighbour(release: Release | undefined, word: string, rel: string): string {
  if (release === undefined) return '';
  const name = `<span>${word}</span> <b>${titleOf(release)}</b> ${renderDate(release.date)}`;
  return `<a rel="${rel}" href="${addressOf(release)}">${name}</a>`;
}

/** Writes a page for each release: its heading with what stands above and below it, and its content, as HTML. */
export function listPosts(releases: readonly Release[]) {
  return releases.map((release, index) => {
    const { version, date } = release;
    const [title, address, card] = [titleOf(release), addressOf(release), `/og/blog/v${version}.png`];
    const description = `${title}, ${formatDate(date)}. ${readFirst(release)}`;
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
    const alt = `Six mascots under the words: ${title}`;
    return {
      head: { title: `${title} · Releases`, cardTitle: title, description, address, card, alt, about, isArticle: true },
      heading: `<p class="back"><a href="/blog">Releases</a></p><h1>${title}</h1><p class="lead">${renderDate(date)}</p>`,
      text:
        `<article class="post chapter">${renderCast(release)}${renderChanges(release)}</article>` +
        `<p class="posts">${renderNeighbour(releases[index + 1], 'Older', 'prev')}${renderNeighbour(releases[index - 1], 'Newer', 'next')}</p>`,
    };
  });
}

/** The fragments of the page with all releases. */
export function listReleases(releases: readonly Release[]): Fragments {
  return new Map([['releases', () => each(releases, renderRelease)]]);
}

export const FEED_PATH = '/blog/feed.xml';

/** The number of releases in the feed. Feed readers keep older ones. */
const FEED_LENGTH = 20;

/**
 * Creates an id that is the same on all hosts (RFC 4287 §4.2.6), which an address is not: a version 8 UUID (RFC 9562 §5.8) of
 * the name.
 */
function createId(name: string): string {
  const digits = sha256Hex(`navii news ${name}`);
  return `urn:uuid:${digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')}`;
}

const timeOf = ({ date }: Release): string => `${date}T00:00:00Z`;

function renderEntry(release: Release): string {
  return (
    `<entry><id>${createId(release.version)}</id><title>${titleOf(release)}</title>` +
    `<link rel="alternate" type="text/html" href="${BASE}${addressOf(release)}"/>` +
    `<published>${timeOf(release)}</published><updated>${timeOf(release)}</updated>` +
    `<summary>${escapeHtml(readFirst(release))}</summary>` +
    `<content type="html">${escapeHtml(renderChanges(release))}</content></entry>`
  );
}

const BASE = markHole('base');

/** Renders the feed (Atom, RFC 4287), with holes for the base URL. */
export function renderFeed(releases: readonly Release[]): string {
  const [newest] = releases;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${BASE}/"><id>${createId('feed')}</id>` +
    `<title>Navii releases</title><subtitle>The changes in each release of Navii.</subtitle>` +
    `<link rel="self" type="application/atom+xml" href="${BASE}${FEED_PATH}"/><link rel="alternate" type="text/html" href="${BASE}/blog"/>` +
    // The element is required, also in a feed without entries.
    `<updated>${newest === undefined ? '1970-01-01T00:00:00Z' : timeOf(newest)}</updated>` +
    `<author><name>Navii contributors</name></author>${each(releases.slice(0, FEED_LENGTH), renderEntry)}</feed>\n`
  );
}
