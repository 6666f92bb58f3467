// Files of the project that the service reads. This file is server/paths.ts among the sources, dist/server/paths.js once built.
import { fileURLToPath } from 'node:url';

const root = new URL(import.meta.url.endsWith('.js') ? '../../' : '../', import.meta.url);

/** Folder of the built site. */
export const SITE = fileURLToPath(new URL('dist/site', root));
export const CHANGELOG = fileURLToPath(new URL('CHANGELOG.md', root));
