// Facts that `vite.config.ts` hands to the build: the site imports neither the service nor the tests.
import type { Release } from '../../lib/http/reference.js';
import type { DocsFacts } from '../docs/fragments/index.js';
import type { Project } from './project.js';

/** Everything that is handed in. */
export interface Facts extends DocsFacts {
  /** The project's releases, the newest first. */
  readonly releases: readonly Release[];
  /** Where the project lives. */
  readonly project: Project;
}
