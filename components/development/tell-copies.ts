// Says on the console when another copy of this library has the elements of the page: it looks as if packs were ignored.
import { isDevelopment } from '../../lib/development/is-development.js';
import { NaviiAvatar } from '../navii-avatar.js';

const owner = customElements.get('navii-avatar');

// A class that extends ours has our packs.
if (isDevelopment() && owner !== NaviiAvatar && !(owner?.prototype instanceof NaviiAvatar)) {
  // oxlint-disable-next-line no-console -- what is for developing says what it finds
  console.warn('navii: <navii-avatar> is registered by something else; packs that are registered here do not reach it');
}
