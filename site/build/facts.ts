// The facts that `vite.config.ts` passes to the build, because the site imports neither the service nor the tests.
import type { Release } from '../blog/news.js';
import type { DocsFacts } from '../docs/fragments/index.js';

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

export interface Facts extends DocsFacts {
  /** The project's releases, the newest first. */
  readonly releases: readonly Release[];
  readonly project: Project;
  /** The operator's `PUBLIC_URL`, for hosts of files. */
  readonly publicUrl: string | undefined;
}
