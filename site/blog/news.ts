// The news: the project's changelog, release by release. Only the build imports this file, and with it markdown-it.
import MarkdownIt from 'markdown-it';
import { createAvatar } from '../../lib/index.js';
import { renderShareTags } from '../../lib/share-tags.js';
import { each, escapeHtml } from '../shared/html.js';
import type { Fragments } from '../shared/page-entry.js';

// HTML in the changelog is text.
const markdown = new MarkdownIt({ html: false });

/** One release of the changelog. */
export interface Release {
  readonly version: string;
  /** As the changelog has it: year, month, day. */
  readonly date: string;
  readonly changes: readonly { readonly kind: string; readonly items: readonly string[] }[];
}

function toPlainText(item: string): string {
  const tokens = markdown.parseInline(item, {}).flatMap(({ children }) => children ?? []);
  return tokens.map(({ content }) => content).join('');
}

function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
}

function renderDate(date: string): string {
  return `<p><time datetime="${date}">${formatDate(date)}</time></p>`;
}

function renderChanges(changes: Release['changes'], heading: 'h2' | 'h3'): string {
  return each(
    changes,
    ({ kind, items }) =>
      `<${heading}>${escapeHtml(kind)}</${heading}><ul>${each(items, (item) => `<li>${markdown.renderInline(item)}</li>`)}</ul>`,
  );
}

/** One release in the list of all. */
export function renderRelease({ version, date, changes }: Release): string {
  const faces = each(['', ' a', ' b', ' c', ' d'], (end) => createAvatar(`Navii ${version}${end}`, { size: 96 }));
  return (
    `<article class="release chapter"><header><h2><a href="/blog/v${version}">Navii ${version}</a></h2>` +
    `${renderDate(date)}<div class="faces" aria-hidden="true">${faces}</div></header>` +
    `<div>${renderChanges(changes, 'h3')}</div></article>`
  );
}

/** One release on a page of its own, with its card. */
function renderArticle({ version, date, changes }: Release): string {
  return (
    `<article class="release chapter"><header>${renderDate(date)}<img class="card" src="/og/blog/v${version}.png" width="1200" ` +
    `height="630" alt="The card of this release: six mascots under the words Navii ${version}">` +
    `<p><a href="/blog">All releases</a></p></header><div>${renderChanges(changes, 'h2')}</div></article>`
  );
}

/** A release in a sentence: its first entry, and how many more there are. */
function summarize({ version, date, changes }: Release): string {
  const [first = '', ...others] = changes.flatMap((change) => change.items);
  const more = others.length === 0 ? '' : ` And ${others.length} more.`;
  return `Navii ${version}, ${formatDate(date)}. ${toPlainText(first)}${more}`;
}

const RELEASES = /<!--releases-->[^]*<!--\/releases-->/;
const SHARED = /<!--share-->[^]*<!--\/share-->/;

/** Makes the page of one release from the page of all. */
export function renderReleasePage(page: string, release: Release): string {
  const { version, date } = release;
  const [title, address, card] = [`Navii ${version}`, `/blog/v${version}`, `/og/blog/v${version}.png`];
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
  return (
    page
      .replace(RELEASES, () => renderArticle(release))
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
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/<h1>[^<]*<\/h1>/, () => `<h1>${title}</h1>`)
      // The card already shows mascots.
      .replace(/<p class="lead">[^<]*<\/p>|<ul class="heading-mascots"[^]*?<\/ul>/g, '')
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, open: string) => open + escapeHtml(description))
  );
}

/** The fragments of the page of all releases. */
export function listReleases(releases: readonly Release[]): Fragments {
  return new Map([['releases', () => each(releases, renderRelease)]]);
}
