// Says on the console when another copy of this library has the elements of the page: it looks as if packs were ignored.
import { NaviiAvatar } from '../navii-avatar.js';

// Bundlers write the value in; a browser without one has no `process` at all.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV === 'development';
  } catch {
    return true;
  }
}

const owner = customElements.get('navii-avatar');

// A class that extends ours has our packs.
if (isDevelopment() && owner !== NaviiAvatar && !(owner?.prototype instanceof NaviiAvatar)) {
  // oxlint-disable-next-line no-console -- what is for developing says what it finds
  console.warn('navii: <navii-avatar> is registered by something else; packs that are registered here do not reach it');
}
