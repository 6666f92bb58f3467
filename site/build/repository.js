// The addresses of the project. `npm run print` writes them into both package.json files and into the README's links, and the site
// prints them.

/** Address of the repository, without `.git`; empty until it exists. */
export const REPOSITORY = '';

/** Address of the package's page in its registry; empty until it is published. */
export const REGISTRY = '';
