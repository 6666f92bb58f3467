// Files that the service reads. This file is server/paths.ts among the sources, server/dist/paths.js once built.
import { fileURLToPath } from 'node:url';

const built = new URL(import.meta.url.endsWith('.js') ? './' : './dist/', import.meta.url);

/** Folder of the built site. */
export const SITE = fileURLToPath(new URL('site', built));
/** The build's copy of the changelog, so that the package has it too. */
export const CHANGELOG = fileURLToPath(new URL('CHANGELOG.md', built));
