// The news: the project's changelog, release by release.
import { createAvatar } from '../../lib/index.js';
import { renderShared } from '../build/share.js';
import { each, escapeHtml } from '../shared/html.js';

/** One release of the changelog. */
export interface Release {
  readonly version: string;
  /** As the changelog has it: year, month, day. */
  readonly date: string;
  readonly changes: readonly { readonly kind: string; readonly items: readonly string[] }[];
}

function renderInline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
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
      `<${heading}>${escapeHtml(kind)}</${heading}><ul>${each(items, (item) => `<li>${renderInline(item)}</li>`)}</ul>`,
  );
}

/** One release among others. */
export function renderRelease({ version, date, changes }: Release): string {
  const faces = each(['', ' a', ' b', ' c', ' d'], (end) => createAvatar(`Navii ${version}${end}`, { size: 96 }));
  return (
    `<article class="release chapter"><header><h2><a href="/blog/v${version}">Navii ${version}</a></h2>` +
    `${renderDate(date)}<div class="faces" aria-hidden="true">${faces}</div></header>` +
    `<div>${renderChanges(changes, 'h3')}</div></article>`
  );
}

/** One release by itself, with its card. */
function renderArticle({ version, date, changes }: Release): string {
  return (
    `<article class="release chapter"><header>${renderDate(date)}<img class="card" src="/og/blog/v${version}.png" width="1200" ` +
    `height="630" alt="The card of this release: six mascots under the words Navii ${version}">` +
    `<p><a href="/blog">All releases</a></p></header><div>${renderChanges(changes, 'h2')}</div></article>`
  );
}

/** What a release is about, in short: its first entry, and how many more there are. */
function summarize({ version, date, changes }: Release): string {
  const [first = '', ...others] = changes.flatMap((change) => change.items);
  const more = others.length === 0 ? '' : ` And ${others.length} more.`;
  return `Navii ${version}, ${formatDate(date)}. ${first.replaceAll('`', '')}${more}`;
}

const RELEASES = /<!--releases-->[^]*<!--\/releases-->/;
const SHARED = /<!--share-->[^]*<!--\/share-->/;

/** Makes the page of one release from the page of all. */
export function cutRelease(page: string, release: Release): string {
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
  // Functions, because a text may hold what a replacement would take for a sign.
  return (
    page
      .replace(RELEASES, () => renderArticle(release))
      .replace(SHARED, () => renderShared({ title, description, address, card, words: title, about, isArticle: true }))
      .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
      .replace(/<h1>[^<]*<\/h1>/, () => `<h1>${title}</h1>`)
      // The card brings mascots enough.
      .replace(/<p class="lead">[^<]*<\/p>|<ul class="cover"[^]*?<\/ul>/g, '')
      .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, open: string) => open + escapeHtml(description))
  );
}
