// Addresses of a mascot, which the service writes too.
export { linkAvatar, linkSharePage, type Options } from '../../lib/links.js';
