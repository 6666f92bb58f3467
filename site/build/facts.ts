// The facts that `vite.config.ts` passes to the build, because the site imports neither the service nor the tests.
import { VERSION } from '../../lib/index.js';
import type { Release } from '../blog/news.js';
import type { DocsFacts } from '../docs/fragments/index.js';
import { escapeHtml } from '../shared/html.js';
import type { Fragment, Fragments } from '../shared/page-entry.js';

/** The addresses of the project, from `site/build/repository.js`. An address is empty until it exists. */
export interface Project {
  /** Address of the repository, without `.git`. */
  readonly repository: string;
  /** Address of the package's page in its registry. */
  readonly registry: string;
}

/** Lists the links to the project, without empty ones. */
export function listProjectLinks({ repository, registry }: Project) {
  const source = [
    { name: 'Source code', href: repository },
    { name: 'Issues', href: `${repository}/issues` },
  ];
  return [...(repository === '' ? [] : source), ...(registry === '' ? [] : [{ name: 'Package', href: registry }])];
}

function linkTo(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${text}</a>`;
}

/** The second sentence of the notices of `/ready` and `/support`, while the package is not on npm. */
const WORKING = 'HTML and URLs work today.';

/** Returns the fragments about the project for the pages of text. */
export function describeProject({ project, frameworks, nodes }: Facts): Fragments {
  const { repository, registry } = project;
  const isPublished = registry !== '';
  const places = listProjectLinks(project).map(({ name, href }) => linkTo(href, name));
  const install = isPublished
    ? '<p><code>npm install navii</code></p>'
    : `<p class="not-yet"><b>Not on npm yet.</b> ${WORKING} ` +
      `${repository === '' ? 'The source is not public yet, either: in a copy' : 'In a clone of the repository'}, ` +
      '<code>npm pack</code> makes the file to install.</p>';
  const contact =
    repository === ''
      ? 'Nobody can report in public yet: the list of issues opens with the source. Until then, ask the people who run your server.'
      : `Open an ${linkTo(`${repository}/issues`, 'issue')} with the version (it is at <code>/api</code>), what you saw, ` +
        'and a link from the <a href="/#playground">playground</a>. Report a security problem ' +
        `${linkTo(`${repository}/security`, 'in private')}; you get an answer within a week.`;
  return new Map<string, Fragment>([
    ['version', () => VERSION],
    ['node', (_, name) => `${nodes[name as keyof typeof nodes]} or newer`],
    ['tried-count', () => String(frameworks.length)],
    ['where', () => install + (places.length === 0 ? '' : `<p>${places.join(' · ')}</p>`)],
    ['verdict', () => (isPublished ? 'Yes. Every build is tested.' : 'Yes to use it, not yet to install it from npm.')],
    [
      'npm',
      () =>
        isPublished
          ? '<p>Your registry may lack it: <code>npm config get registry</code> shows which one you use.</p>'
          : `<p>It is <a href="/ready#where">not there yet</a>. ${WORKING}</p>`,
    ],
    ['contact', () => `<p>${contact}</p>`],
    ['not-yet', () => (isPublished ? '' : '<p><a class="not-yet" href="/ready#where">Not on npm yet</a></p>')],
  ]);
}

export interface Facts extends DocsFacts {
  /** The project's releases, the newest first. */
  readonly releases: readonly Release[];
  readonly project: Project;
  /** The oldest version of Node for the package and for the server. */
  readonly nodes: { readonly package: string; readonly server: string };
  /** The operator's `PUBLIC_URL`, for hosts of files. */
  readonly publicUrl: string | undefined;
}
