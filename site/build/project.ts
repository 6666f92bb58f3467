// Where the project lives. The addresses stand in one place (`site/build/repository.js`), and nothing is shown of one that is
// not there yet.

/** Addresses of the project; empty while there is none. */
export interface Project {
  /** Of the repository, without `.git`. */
  readonly repository: string;
  /** Of the page of the package in its registry. */
  readonly registry: string;
}

/** A project that lives nowhere yet. */
export const NO_PROJECT: Project = { repository: '', registry: '' };

/** A link that leads to the project. */
export interface ProjectLink {
  readonly name: string;
  readonly href: string;
}

/** The links that there are. */
export function listProjectLinks({ repository, registry }: Project): ProjectLink[] {
  const source = [
    { name: 'Source code', href: repository },
    { name: 'Issues', href: `${repository}/issues` },
  ];
  return [...(repository === '' ? [] : source), ...(registry === '' ? [] : [{ name: 'Package', href: registry }])];
}
