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

/** The notice until the package is on npm: its head, and what works today. */
const NOT_YET = ['Not on npm yet', 'HTML and URLs work today.'];

/** Returns the fragments about the project for the pages of text. */
export function describeProject({ project, frameworks, nodes }: Facts): Fragments {
  const { repository, registry } = project;
  const places = listProjectLinks(project).map(({ name, href }) => linkTo(href, name));
  const unpublished =
    (repository === ''
      ? '<p>Neither the package nor the repository is public yet. In a copy of the source, '
      : '<p>The package is not in the npm registry yet. Clone the repository: there, ') +
    '<code>npm pack</code> makes the file to install.</p>';
  const contact =
    repository === ''
      ? 'There is no public list of issues yet.'
      : `Open an ${linkTo(`${repository}/issues`, 'issue')}. Report a security problem ` +
        `${linkTo(`${repository}/security`, 'in private')}; you get an answer within a week.`;
  return new Map<string, Fragment>([
    ['version', () => VERSION],
    ['node', (_, name) => `${nodes[name as keyof typeof nodes]} or newer`],
    ['tried-count', () => String(frameworks.length)],
    ['where', () => (places.length === 0 ? '' : `<p>${places.join(' · ')}</p>`) + (registry === '' ? unpublished : '')],
    [
      'verdict',
      () => (registry === '' ? 'Yes to use it, not yet to install it from npm.' : 'Yes. Every build is tested.'),
    ],
    [
      'where-short',
      () =>
        registry === ''
          ? `<li class="not-yet">${linkTo('#where', `<b>${NOT_YET[0]}</b> ${NOT_YET[1]}`)}</li>`
          : `<li>${linkTo('#where', '<b>On npm</b> npm install navii')}</li>`,
    ],
    ['contact', () => `<p>${contact}</p>`],
    ['not-yet', () => (registry === '' ? `<p class="hint">${NOT_YET.join(': ')}</p>` : '')],
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
