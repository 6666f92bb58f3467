// The news: the project's changelog, release by release. Its form is that of Keep a Changelog 1.1.0.
import { createAvatar } from '../../lib/index.js';
import { each, escapeHtml } from './html.js';

/** One release of the changelog. */
export interface Release {
  readonly version: string;
  /** As the changelog has it: year, month, day. */
  readonly date: string;
  readonly changes: readonly { readonly kind: string; readonly items: readonly string[] }[];
}

/** Joins the lines of a list's items: one that does not begin an item continues the last. */
function readItems(text: string): string[] {
  return text
    .split(/^- /m)
    .slice(1)
    .map((item) => item.trim().replace(/\s+/g, ' '));
}

/** Reads the releases of a changelog, in its order; what is not yet released is left out. */
export function readReleases(changelog: string): Release[] {
  const [, ...parts] = changelog.split(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/m);
  return Array.from({ length: parts.length / 3 }, (_, index) => {
    const [version = '', date = '', text = ''] = parts.slice(index * 3, index * 3 + 3);
    // What stands under another heading, such as Unreleased, is another part's.
    const own = text.split(/^## /m)[0] ?? '';
    const [, ...kinds] = own.split(/^### (.+)$/m);
    const changes = Array.from({ length: kinds.length / 2 }, (__, at) => ({
      kind: kinds[at * 2] ?? '',
      items: readItems(kinds[at * 2 + 1] ?? ''),
    }));
    return { version, date, changes };
  });
}

function renderInline(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
}

/** One release as an article. */
export function renderRelease({ version, date, changes }: Release): string {
  const faces = each(['', ' a', ' b', ' c', ' d'], (end) => createAvatar(`Navii ${version}${end}`, { size: 96 }));
  const lists = each(
    changes,
    ({ kind, items }) =>
      `<h3>${escapeHtml(kind)}</h3><ul>${each(items, (item) => `<li>${renderInline(item)}</li>`)}</ul>`,
  );
  return (
    `<article class="release"><div class="faces" aria-hidden="true">${faces}</div>` +
    `<h2><a href="/blog/v${version}">Navii ${version}</a></h2>` +
    `<p><time datetime="${date}">${formatDate(date)}</time></p>${lists}</article>`
  );
}

const REGION = /<!--releases-->[^]*<!--\/releases-->/;

/** Makes the page of one release from the page of all. */
export function cutRelease(page: string, release: Release): string {
  const name = `Navii ${release.version}`;
  return page
    .replace(REGION, renderRelease(release))
    .replace(/<title>[^<]*<\/title>/, `<title>${name}</title>`)
    .replace(/<h1>[^<]*<\/h1>/, `<h1>${name}</h1>`)
    .replace(/(property="og:title" content=")[^"]*/, `$1${name}`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      `$1What is new in ${name}, of ${formatDate(release.date)}.`,
    );
}
